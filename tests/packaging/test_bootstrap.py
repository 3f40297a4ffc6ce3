"""The set-up script says clearly what is wrong, and asks the system only for what it lacks."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from bootsteps import checks, commands, locks, system
from bootsteps.commands import main
from bootsteps.console import Stop
from bootsteps.environment import RUN, Environment


def bootstrap(repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    script = repository / "packaging" / "bootstrap.py"
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, check=False)


def test_help_is_printed_and_nothing_done(repository: Path) -> None:
    done = bootstrap(repository, "--help")
    assert done.returncode == 0
    assert "bootstrap.py run" in done.stdout


@pytest.mark.parametrize("arguments", [("nonsense",), ("build",), ("build", "sculpture")])
def test_wrong_use_is_one_line_and_exit_2(repository: Path, arguments: tuple[str, ...]) -> None:
    done = bootstrap(repository, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_an_unknown_command_is_answered_with_all_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    *known, last = dict.fromkeys(re.findall(r"bootstrap\.py ([a-z-]+)", commands.USAGE))
    assert capsys.readouterr().err == f"Unknown command 'nonsense': use {', '.join(known)} or {last}.\n"


def test_an_old_python_is_told_so_before_it_can_stumble(repository: Path) -> None:
    source = (repository / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    check = source.partition("from bootsteps")[0]
    old = "import sys\nsys.version_info = (3, 9, 2)\n" + check.replace("import sys\n", "", 1)
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert re.fullmatch(r"Card Table needs Python 3\.11 or newer; this is Python 3\.9 \(.*\)\.\n", done.stderr)


def test_an_old_python_can_read_the_script(repository: Path) -> None:
    """No syntax younger than Python 3.0: no f-strings, annotations or walrus before the check."""
    source = (repository / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    assert not re.search(r"""\bf["']|:=|->|\bmatch\b""", source.partition('"""')[2].partition('"""')[2])


@pytest.fixture
def bare_debian(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian that lacks two libraries and everything for tests, where commands are only written down."""
    ran: list[list[str]] = []
    tools = {"apt-get": "/usr/bin/apt-get"}
    lacking = {"libxcb-cursor.so.0", "libEGL.so.1"}

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        if "install" in command:
            lacking.clear()
            tools.update({name: f"/usr/bin/{name}" for name in system.TEST_TOOLS})
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("bootsteps.system.sys.platform", "linux")
    monkeypatch.setattr(system, "has_library", lambda name: name not in lacking)
    monkeypatch.setattr(system, "debian_python", lambda: True)
    monkeypatch.setattr(system, "LISTENING_FILES", {})
    monkeypatch.setattr("bootsteps.system.shutil.which", tools.get)
    monkeypatch.setattr("bootsteps.system.subprocess.run", run)
    monkeypatch.setattr("bootsteps.system.importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("bootsteps.system.os.geteuid", lambda: 0, raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return ran


def test_what_the_system_lacks_is_known_by_purpose(bare_debian: list[list[str]]) -> None:
    venv = f"python3.{sys.version_info.minor}-venv"
    run = {"libEGL.so.1": "libegl1", "libxcb-cursor.so.0": "libxcb-cursor0"}
    assert system.missing_for("run", new_environment=False) == run
    assert system.missing_for("run", new_environment=True) == {"venv": venv} | run
    assert system.missing_for("test", new_environment=False) == run | {
        "git": "git",
        "Xvfb": "xvfb",
        "xauth": "xauth",
        "openbox": "openbox",
    }
    assert system.missing_for("build", new_environment=False) == run | {"objdump": "binutils", "strip": "binutils"}


def test_waylands_own_library_is_wanted_on_wayland_only(
    bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "has_library", lambda name: "wayland" not in name)
    assert system.missing_for("run", new_environment=False) == {}
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system.missing_for("run", new_environment=False) == {"libwayland-cursor.so.0": "libwayland-cursor0"}


def test_root_gets_the_packages_installed(bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    system.require("test", new_environment=False)
    assert [command[-1] if command[-1] == "update" else "install" for command in bare_debian] == ["update", "install"]
    assert bare_debian[1][-6:] == ["git", "libegl1", "libxcb-cursor0", "openbox", "xauth", "xvfb"]
    bare_debian.clear()
    system.require("test", new_environment=False)
    assert bare_debian == []


def test_what_only_some_tests_need_is_installed_with_them_but_never_demanded(
    bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "LISTENING_FILES", {("/nowhere", "/nowhere/else"): "talker", (__file__,): "there"})
    system.require("run", new_environment=False)
    assert "talker" not in bare_debian[1]
    bare_debian.clear()
    system.require("test", new_environment=False)
    assert bare_debian[1][-1] == "talker"
    assert "there" not in bare_debian[1]
    monkeypatch.setattr("bootsteps.system.os.geteuid", lambda: 1000, raising=False)
    system.require("test", new_environment=False)


def test_others_get_one_line_to_paste(bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bootsteps.system.os.geteuid", lambda: 1000, raising=False)
    with pytest.raises(Stop) as caught:
        system.require("run", new_environment=False)
    assert caught.value.code == 2
    assert str(caught.value).splitlines()[1:] == ["sudo apt-get install -y libegl1 libxcb-cursor0"]
    assert bare_debian == []


@pytest.mark.parametrize(
    ("variables", "encoding", "japanese"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "utf-8", True),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "C"}, "utf-8", True),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "ja_JP.UTF-8"}, "utf-8", False),
        ({"LANG": "ja_JP.UTF-8"}, "ascii", False),
        ({"LANG": "C.UTF-8"}, "utf-8", False),
    ],
)
def test_a_japanese_system_is_told_in_japanese_where_the_terminal_can_show_it(
    bare_debian: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    encoding: str,
    japanese: bool,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), encoding))
    monkeypatch.setattr("bootsteps.system.os.geteuid", lambda: 1000, raising=False)
    with pytest.raises(Stop) as caught:
        system.require("run", new_environment=False)
    said, command = str(caught.value).splitlines()
    assert ("もう一度始めてください" in said) == japanese
    assert command.startswith("sudo apt-get install -y ")


def test_sudo_is_used_only_where_it_asks_nothing(bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bootsteps.system.os.geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr("bootsteps.system.shutil.which", lambda name: f"/usr/bin/{name}")
    system.require("run", new_environment=False)
    assert bare_debian[0] == ["/usr/bin/sudo", "-n", "true"]
    assert all(command[:2] == ["/usr/bin/sudo", "-n"] for command in bare_debian)
    assert len(bare_debian) == 3


def test_a_linux_without_apt_is_warned_and_goes_on(
    bare_debian: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bootsteps.system.shutil.which", lambda name: None)
    system.require("run", new_environment=False)
    assert "libEGL.so.1, libxcb-cursor.so.0" in capsys.readouterr().err
    with pytest.raises(Stop, match="venv and ensurepip"):
        system.require("run", new_environment=True)


def test_windows_and_macos_need_no_system_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "has_library", lambda name: False)
    for platform in ("win32", "darwin"):
        monkeypatch.setattr("bootsteps.system.sys.platform", platform)
        assert system.missing_for("test", new_environment=True) == {}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for libraries as Linux has them")
def test_libraries_are_really_looked_for() -> None:
    assert system.has_library("libc.so.6")
    assert not system.has_library("libnone-such.so.9")


Checked = Callable[..., tuple[int, str, list[str]]]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Checked:
    """Run the checks where commands with these words end so: gives the code, the last line and the commands."""

    def check(codes: dict[str, int], *arguments: str) -> tuple[int, str, list[str]]:
        ran: list[str] = []

        def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            ran.append(" ".join(command[1:]).removeprefix("-m "))
            return subprocess.CompletedProcess(command, max(code for word, code in codes.items() if word in ran[-1]))

        monkeypatch.setattr("bootsteps.checks.subprocess.run", run)
        code = checks.run_checks(Environment(tmp_path, RUN), [*arguments])
        return code, capsys.readouterr().out.splitlines()[-1], ran

    return check


def test_every_check_runs_and_one_failure_is_enough(checked: Checked, tmp_path: Path) -> None:
    (tmp_path / "tests" / "__pycache__").mkdir(parents=True)
    code, said, ran = checked({"": 0, "mypy": 1}, "-k", "toy")
    assert code == 1
    processors = os.cpu_count() or 1
    in_windows = processors if sys.platform.startswith("linux") else 0
    assert sorted(ran) == [
        "", "mypy",
        f"pytest --real-windows=never -n {processors + 1} --dist worksteal -k toy",
        f"pytest --real-windows=only -n {in_windows} --dist worksteal -k toy",
        "ruff check .", "ruff format --check .",
    ]  # fmt: skip
    assert "ruff check ok" in said
    assert "mypy FAILED" in said
    assert "pytest ok" in said
    assert "pytest in real windows ok" in said


def test_what_runs_beside_the_tests_is_told_after_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def run(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        answer = {"mypy": "one error\n", "--real-windows=only": "1 passed\n"}
        captured = how["stdout"] == subprocess.PIPE
        said = next((answer[word] for word in command if word in answer), None) if captured else None
        return subprocess.CompletedProcess(command, 0, said)

    monkeypatch.setattr("bootsteps.checks.subprocess.run", run)
    assert checks.run_checks(Environment(tmp_path, RUN), []) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-6:-1] == [
        "=== pytest ===", "=== mypy ===", "one error", "=== pytest in real windows ===", "1 passed",
    ]  # fmt: skip


def test_a_fresh_checkout_compiles_its_tests_once_before_all_workers_need_them(checked: Checked) -> None:
    _, _, ran = checked({"": 0}, "tests/core")
    without_windows = [command for command in ran if "--real-windows=never" in command]
    assert without_windows == [f"{without_windows[1]} -n0 --collect-only -qq", without_windows[1]]


def test_arguments_may_choose_tests_of_one_kind_only(checked: Checked) -> None:
    code, said, _ = checked({"": 0, "only": 5}, "tests/core")
    assert code == 0
    assert "pytest ok" in said
    assert "pytest in real windows chose no test" in said
    assert checked({"": 0, "never": 5}, "tests/e2e")[0] == 0
    assert checked({"": 0, "never": 5, "only": 1}, "tests/e2e")[0] == 1


def test_running_no_test_at_all_is_a_failure(checked: Checked) -> None:
    assert checked({"": 0, "pytest": 5}, "-k", "no_such_test")[0] == 1
    assert checked({"": 0, "only": 5})[0] == 1


def test_locks_name_versions_and_hashes_but_no_address(repository: Path) -> None:
    folder = repository / "packaging" / "requirements"
    assert {path.name for path in folder.glob("*.txt")} == {*locks.LOCKS, *(f"{name}.txt" for name in locks.TOOLS)}
    for path in folder.glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        pins = re.findall(r"^([\w.-]+)==(\S+)( ; [^\\]+)? \\$", text, re.MULTILINE)
        assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE))
        assert len(re.findall("--hash=sha256:", text)) >= len(pins)


def test_all_locks_agree_on_what_the_program_runs_with(repository: Path) -> None:
    folder = repository / "packaging" / "requirements"

    def pins(name: str) -> set[str]:
        return set(re.findall(r"^\S+==.*(?= \\$)", (folder / name).read_text(encoding="utf-8"), re.MULTILINE))

    assert pins("run.txt") <= pins("test.txt")
    assert pins("run.txt") <= pins("build.txt")
    assert {"pyside6-essentials==6.9.3 ; python_full_version < '3.14'"} <= pins("run.txt")


COSTS = {
    "README.md": ("Python 3.11 or newer", r"downloads about \d+ MB", r"takes (about )?[\d to]+ minutes"),
    "README.ja.md": ("Python 3.11以降", r"約\d+MBを .venv フォルダーにダウンロード", r"\d+分かかります"),
}
"""What each README says of its two commands: what they need, and how much they download and take."""


def test_ci_runs_the_command_of_the_readme(repository: Path) -> None:
    command = "python3 packaging/bootstrap.py test"
    assert command in (repository / ".ci" / "run").read_text(encoding="utf-8")
    for name in COSTS:
        assert command in (repository / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", COSTS)
def test_the_readme_begins_with_a_picture_the_two_commands_what_they_cost_and_what_to_download(
    name: str, repository: Path
) -> None:
    """Who has a checkout shouldn't have to look for them: they stand in a box of their own, below the picture."""
    readme = (repository / name).read_text(encoding="utf-8")
    found = re.search(r"^!\[.*\)\n\n<!-- in a checkout -->\n\n```sh\n(.*?)```\n", readme, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert "\n## " not in readme[: found.start()]
    assert "|" not in readme[: found.start()]
    table = re.search(r"^\|.*\|$", readme, re.MULTILINE)
    assert table is not None
    assert readme[: table.start()].count("\n## ") == 1
    assert "cardtable-gui.exe" in readme[table.start() : readme.index("\n\n", table.start())]
    commands = found[1].strip().split("\n\n")
    assert [command.splitlines()[-1] for command in commands] == [
        "python3 packaging/bootstrap.py run",
        "python3 packaging/bootstrap.py test",
    ]
    for command in commands:
        said = " ".join(line.removeprefix("# ") for line in command.splitlines()[:-1])
        for cost in COSTS[name]:
            assert re.search(cost, said, re.IGNORECASE), cost
    assert readme.count("bootstrap.py run") == readme.count("bootstrap.py test") == 1


def test_a_stop_becomes_its_line_and_its_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object) -> None:
        raise Stop("no room", 1)

    monkeypatch.setattr(commands, "environment_for", stop)
    assert main(["test"]) == 1
    assert capsys.readouterr().err == "no room\n"


def test_a_folder_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path / "no such place")
    monkeypatch.setattr(system, "require", lambda *_, **__: None)
    assert main(["lock"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "no such place" in said[0]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal for closed pipes")
def test_a_reader_that_stops_reading_ends_it_without_a_word(repository: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        command = [sys.executable, "packaging/bootstrap.py", "build", "--list"]
        done = subprocess.run(command, cwd=repository, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_interruption_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "environment_for", interrupt)
    assert main(["run"]) == 130
    assert len(capsys.readouterr().err.splitlines()) == 1
