"""`build check`: chosen by name or group, each ends in the table, and only a failed one fails the command."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from targets import asking
from targets.checking.check import Check, CheckFailed, NotHere, carry_out, chosen
from targets.target import BuildError


def raising(error: Exception) -> Callable[[], str]:
    def run() -> str:
        raise error

    return run


PASSES = Check("deb-size", lambda: "39.1 MB")
FAILS = Check("deb-lintian", raising(CheckFailed("one error")))
ABSENT = Check("onefile-chroot", raising(NotHere("needs debootstrap")))


def test_checks_are_chosen_by_name_or_group_in_the_order_of_the_list() -> None:
    everything = [PASSES, FAILS, ABSENT]
    assert chosen(everything, []) == everything
    assert chosen(everything, ["onefile-chroot", "deb-size"]) == [PASSES, ABSENT]
    assert chosen(everything, ["deb"]) == [PASSES, FAILS]
    with pytest.raises(KeyError, match="de"):
        chosen(everything, ["de"])


def test_the_table_tells_how_each_check_ended(capsys: pytest.CaptureFixture[str]) -> None:
    results = carry_out([PASSES, FAILS, ABSENT])
    assert [result.outcome for result in results] == ["passed", "failed", "not here"]
    lines = capsys.readouterr().out.splitlines()[-3:]
    assert [line.split() for line in lines] == [
        ["deb-size", "passed", "0", "s", "39.1", "MB"],
        ["deb-lintian", "failed", "0", "s", "one", "error"],
        ["onefile-chroot", "not", "here", "0", "s", "needs", "debootstrap"],
    ]


@pytest.mark.parametrize("error", [BuildError("tar failed (2)"), FileNotFoundError("dist/x"), TimeoutError()])
def test_after_a_check_that_broke_the_others_still_run(error: Exception) -> None:
    broken, other = carry_out([Check("broken", raising(error)), PASSES])
    assert (broken.outcome, broken.text) == ("failed", str(error) or "TimeoutError")
    assert other.outcome == "passed"


def test_an_unknown_check_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert asking.read(["check", "no-such"]) == 2
    assert "There is no check 'no-such'" in capsys.readouterr().err
    assert isinstance(asking.read(["check"]), asking.CheckRequest)


@pytest.mark.parametrize(("checks", "code"), [([PASSES, ABSENT], 0), ([PASSES, FAILS], 1)])
def test_only_a_failed_check_fails_the_command(
    checks: list[Check], code: int, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(repository / "packaging")])
    monkeypatch.setattr(asking, "CHECKS", checks)
    import build

    assert build.main(["check"]) == code
