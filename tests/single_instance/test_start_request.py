"""A window takes small, exact requests from later starts, and nothing else."""

import json
from pathlib import Path

import pytest

from cardtable_gui.single_instance.start_request import LARGEST, RequestError, StartRequest, decoded

HERE = str(Path(__file__).resolve())


@pytest.mark.parametrize(
    "request_",
    [
        StartRequest(),
        StartRequest(Path(HERE)),
        StartRequest(Path(HERE).with_name("金魚 ×.cardtable"), "gnome-7_TIME1"),
        StartRequest(game="godan"),
    ],
)
def test_a_request_is_read_as_it_was_written(request_: StartRequest) -> None:
    data = request_.encoded()
    assert b"\n" not in data
    assert decoded(data) == request_


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b'{"open": null}',
        b'{"open": null, "token": "", "run": "x"}',
        b'{"open": "match.cardtable", "token": ""}',
        b'{"open": "../match.cardtable", "token": ""}',
        b'{"open": 1, "token": ""}',
        b'{"open": null, "token": 1}',
        b'{"open": null, "token": "a b"}',
        json.dumps({"open": HERE + "\0", "token": ""}).encode(),
        json.dumps({"open": None, "token": "x" * 201}).encode(),
        json.dumps({"open": HERE + "x" * LARGEST, "token": ""}).encode(),
        b"[" * 9_000,
        b'{"open": null, "token": "", "game": null}x',
        b'{"open": null, "token": "", "game": 1}',
        b'{"open": null, "token": "", "game": "../godan"}',
        b'{"open": null, "token": "", "games": "godan"}',
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(RequestError):
        decoded(data)


def test_windows_of_older_versions_understand_requests_without_a_game() -> None:
    assert json.loads(StartRequest(Path(HERE), "t").encoded()) == {"open": HERE, "token": "t"}


def test_a_path_that_is_no_text_is_no_request() -> None:
    with pytest.raises(RequestError):
        StartRequest(Path(HERE + "\udcff")).encoded()
