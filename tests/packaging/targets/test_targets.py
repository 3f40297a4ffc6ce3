"""Targets are refused in one line where they can't be built, and no package is larger than it may be."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from targets import TARGETS, asking
from targets.target import BuildError, Target


def example(made: Path, **fields: object) -> Target:
    target = Target("example", "an example", lambda: [made], systems=(sys.platform,))
    return replace(target, **fields)  # type: ignore[arg-type]


def test_the_list_explains_every_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert asking.read(["--list"]) == 0
    listed = capsys.readouterr().out
    for target in TARGETS.values():
        assert f"  {target.name} " in listed
        assert target.makes in listed


def test_targets_are_built_in_the_order_asked_for() -> None:
    request = asking.read(["deb", "onefile"])
    assert isinstance(request, asking.BuildRequest)
    assert [target.name for target in request.targets] == ["deb", "onefile"]


def test_a_missing_tool_is_named_with_its_package(tmp_path: Path) -> None:
    target = example(tmp_path, tools={"no-such-tool": "no-such-package", "sh": "dash"})
    with pytest.raises(BuildError, match=r"example needs no-such-tool: sudo apt-get install no-such-package$"):
        target.build()


def test_another_system_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("targets.target.sys.platform", "linux")
    with pytest.raises(BuildError, match="example is made on macOS"):
        example(tmp_path, systems=("darwin",)).build()


def test_what_came_out_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "half").write_bytes(bytes(600_000))
    (tmp_path / "other-half").write_bytes(bytes(600_000))
    assert example(tmp_path, limit_mb=1.3).build() == [tmp_path]
    with pytest.raises(BuildError, match=r"is 1\.2 MB, more than 1 MB"):
        example(tmp_path, limit_mb=1).build()
