"""Where commands work: in this process, in several, and on a Ray cluster."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib.util import find_spec
from itertools import count, islice
from multiprocessing import active_children, synchronize
from pathlib import Path
from secrets import token_hex
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable_gui import __version__
from cardtable_gui.commands.workers import workers
from tests.support.command_line import Run

LONG_S = 60.0
"""Longer than killing a process takes."""


class FakeRay:
    """Ray with machines that do nothing before somebody waits for the result."""

    exceptions = SimpleNamespace(RayError=type("RayError", (Exception,), {}))

    def __init__(self) -> None:
        self.begun = 0
        self.cancelled: list[object] = []
        self.connected = False

    def init(self, address: str, **settings: object) -> None:
        if address == "down":
            raise ConnectionError("\nnobody is there\n")
        self.connected = True

    def remote(self, work: Callable[..., Any]) -> Any:
        def start(*arguments: Any) -> Callable[[], Any]:
            self.begun += 1
            return lambda: work(*arguments)

        return SimpleNamespace(remote=start)

    def get(self, handle: Callable[[], Any]) -> Any:
        return handle()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def cancel(self, handle: object, *, force: bool) -> None:
        self.cancelled.append(handle)

    def shutdown(self) -> None:
        self.connected = False


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


@pytest.mark.parametrize(("jobs", "part"), [(1, 1), (2, 1), (2, 3), (2, 100)])
def test_results_come_in_the_order_of_the_tasks(jobs: int, part: int) -> None:
    with workers(jobs, None) as others:
        assert list(others.map(abs, range(-10, 10), part)) == [*range(10, 0, -1), *range(10)]
        assert list(others.map(str, [], part)) == []
        assert list(others.map(str, [7], part)) == ["7"]


def test_tasks_are_taken_as_they_are_needed(ray: FakeRay) -> None:
    for jobs, cluster in ((1, None), (2, None), (2, "auto")):
        taken = count()
        with workers(jobs, cluster) as others:
            assert list(islice(others.map(abs, taken), 3)) == [0, 1, 2]
        assert next(taken) < 20


def test_an_error_in_a_task_is_raised_here() -> None:
    for jobs in (1, 2):
        with pytest.raises(ValueError, match="seven"), workers(jobs, None) as others:
            list(others.map(int, ["1", "seven"]))


def test_processes_need_no_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine where /dev/shm is not writable: creating a lock of several processes fails."""

    def refused(*_arguments: object) -> None:
        raise PermissionError

    monkeypatch.setattr(synchronize.SemLock, "__init__", refused)
    with workers(2, None) as others:
        assert list(others.map(abs, range(-3, 0))) == [3, 2, 1]


def test_a_process_that_ends_by_itself_is_told() -> None:
    with pytest.raises(RuntimeError, match="ended unexpectedly"), workers(2, None) as others:
        list(others.map(os._exit, [0]))


def test_after_an_error_no_process_works_on(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="seven"), workers(2, None) as others:
        list(others.map(_fail_or_work, [(tmp_path, True), (tmp_path, False)]))
    while any(child.pid == int((tmp_path / "begun").read_text()) for child in active_children()):
        sleep(0.01)
    assert not (tmp_path / "done").exists()


def _fail_or_work(task: tuple[Path, bool]) -> None:
    """Fail as soon as the other task has begun, or work for long."""
    folder, fails = task
    if fails:
        while not (folder / "begun").exists():
            sleep(0.01)
        raise ValueError("seven")
    (folder / "pid").write_text(str(os.getpid()))
    (folder / "pid").rename(folder / "begun")
    sleep(LONG_S)
    (folder / "done").touch()


def test_a_cluster_gives_results_in_order(ray: FakeRay) -> None:
    with workers(None, "auto") as others:
        assert list(others.map(abs, range(-10, 10), 3)) == [*range(10, 0, -1), *range(10)]
    assert (ray.connected, ray.cancelled) == (False, [])


def test_an_interrupt_cancels_what_a_cluster_has_not_done(ray: FakeRay) -> None:
    def interrupted(result: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), workers(3, "auto") as others:
        list(map(interrupted, others.map(abs, range(20))))
    assert len(ray.cancelled) == 2
    assert not ray.connected


def test_ctrl_c_in_the_middle_of_a_wait_is_still_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def result(_handle: object) -> None:
        try:
            raise KeyboardInterrupt
        finally:
            raise RuntimeError("cannot release un-acquired lock")

    with workers(2, None) as others:
        monkeypatch.setattr(Future, "result", result)
        with pytest.raises(KeyboardInterrupt):
            list(others.map(abs, range(3)))
        monkeypatch.undo()


def test_without_ray_the_way_to_install_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", 1, "--ray", "auto", "--lang", "en")
    assert ran.complaint.endswith("pip install 'cardtable-gui[ray]'")


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "localhost:port", "down"])
def test_an_address_that_does_not_answer_is_told_in_a_line(run: Run, address: str) -> None:
    ran = run("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", 1, "--ray", address, "--lang", "en")
    assert f"“{address}”" in ran.complaint


def test_a_cluster_with_another_version_is_refused(run: Run, ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.commands import workers as module

    monkeypatch.setattr(module, "own_version", lambda: "0.0.1")
    ran = run("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", 1, "--ray", "auto", "--lang", "en")
    assert "0.0.1" in ran.complaint
    assert __version__ in ran.complaint
    assert not ray.connected


LOCAL_CLUSTER = """
import ray
context = ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print(context.address_info["gcs_address"], flush=True)
input()
"""


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster of two workers on this machine."""
    monkeypatch.setenv("RAY_worker_niceness", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", token_hex(32))
    with subprocess.Popen(
        [sys.executable, "-c", LOCAL_CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate("\n")


@pytest.mark.skipif(find_spec("ray") is None, reason="the optional package Ray is not installed")
def test_a_real_cluster_gives_the_same_results_as_this_process(cluster: str, tmp_path: Path) -> None:
    def results(*more: str) -> Any:
        def program(*arguments: str) -> bytes:
            return subprocess.run(
                [sys.executable, "-m", "cardtable_gui", *arguments, *more, "--json"], check=True, stdout=subprocess.PIPE
            ).stdout

        seats = json.loads(program("arena", "kobayakawa", "--seats", "normal,easy,easy", "--deals", "3"))["seats"]
        file = tmp_path / "merchant.json"
        program("train", "merchant", "--size", "0.3", "--out", str(file))
        return [(seat["level"], seat["share"], seat["ci95"]) for seat in seats], file.read_bytes()

    assert results("--ray", cluster) == results()
