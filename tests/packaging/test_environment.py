"""An environment is made once, found whole in an instant, and made again when anything about it is not right."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from bootsteps.console import Stop
from bootsteps.environment import STAMP, Environment, Kind, program_fingerprint

KIND = Kind(".venv", "run.txt", program=True)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small checkout at a place with a space and Japanese letters."""
    root = tmp_path / "私の card table"
    for folder in ("cardtable_gui", "assets/src", "assets/fonts", "i18n", "packaging/requirements"):
        (root / folder).mkdir(parents=True)
    (root / "cardtable_gui" / "__init__.py").write_text("")
    (root / "assets" / "fonts" / "a.ttf").write_text("font")
    (root / "pyproject.toml").write_text("")
    (root / "packaging" / "requirements" / "run.txt").write_text("# nothing\n")
    (root / "packaging" / "requirements" / "test.txt").write_text("# nothing more\n")
    return root


class Recorded(Environment):
    """An environment whose commands are written down; they leave what the real ones would."""

    def __init__(self, root: Path, kind: Kind = KIND) -> None:
        super().__init__(root, kind)
        self.commands: list[list[str]] = []
        self.fail_at = ""

    def _do(self, command: list[str], failure: str) -> None:
        self.commands.append(command)
        if self.fail_at and self.fail_at in command:
            raise Stop(failure, 1)
        if "venv" in command:
            self.python.parent.mkdir(parents=True)
            self.python.write_text("python")
            info = self.site_packages / "toy-1.dist-info"
            info.mkdir(parents=True)
            (self.site_packages / "toy.py").write_text("toy = 1\n")
            (info / "RECORD").write_text('toy.py,sha256=x,8\n__pycache__/toy.pyc,,\n"a,b.py",,3\ntoy.pyc,x,9\n')

    def steps(self) -> list[str]:
        """Tell what was done, in short."""
        words = {"venv": "make", "--require-hashes": "packages", "--no-deps": "program"}
        done = [word for command in self.commands for key, word in words.items() if key in command]
        self.commands.clear()
        return done


@pytest.fixture
def made(root: Path) -> Recorded:
    environment = Recorded(root)
    assert not environment.ready()
    environment.prepare()
    assert environment.steps() == ["make", "packages", "program"]
    return environment


def test_a_finished_environment_is_ready_and_preparing_it_does_nothing(made: Recorded, root: Path) -> None:
    assert Recorded(root).ready()
    made.prepare()
    assert made.steps() == []


def test_the_program_is_installed_again_after_a_change_of_it(made: Recorded, root: Path) -> None:
    (root / "assets" / "fonts" / "a.ttf").write_text("another font")
    assert not made.ready()
    made.prepare()
    assert made.steps() == ["program"]
    assert made.ready()


@pytest.mark.parametrize("name", ["assets/src/art.svg", "cardtable_gui/__pycache__/x.pyc", "README.md"])
def test_files_that_are_not_installed_do_not_count(made: Recorded, root: Path, name: str) -> None:
    (root / name).parent.mkdir(exist_ok=True)
    (root / name).write_text("new")
    assert made.ready()


def test_the_fingerprint_sees_new_changed_and_vanished_files(root: Path) -> None:
    seen = {program_fingerprint(root)}
    file = root / "cardtable_gui" / "deep" / "b.py"
    file.parent.mkdir()
    file.write_text("1")
    seen.add(program_fingerprint(root))
    file.write_text("12")
    seen.add(program_fingerprint(root))
    (root / "pyproject.toml").unlink()
    seen.add(program_fingerprint(root))
    assert len(seen) == 4


def _remove_file(made: Recorded) -> None:
    (made.site_packages / "toy.py").unlink()


def _cut_file(made: Recorded) -> None:
    (made.site_packages / "toy.py").write_text("t")


def _remove_python(made: Recorded) -> None:
    made.python.unlink()


def _change_lock(made: Recorded) -> None:
    made.lock.write_text("# other versions\n")


def _break_stamp(made: Recorded) -> None:
    (made.folder / STAMP).write_text('{"identity": ')


def _empty_stamp(made: Recorded) -> None:
    (made.folder / STAMP).write_text("[]")


def _other_python(made: Recorded) -> None:
    stamp = json.loads((made.folder / STAMP).read_text(encoding="utf-8"))
    (made.folder / STAMP).write_text(json.dumps({**stamp, "identity": "cpython-399 /usr x"}), encoding="utf-8")


@pytest.mark.parametrize(
    "damage",
    [_remove_file, _cut_file, _remove_python, _change_lock, _break_stamp, _empty_stamp, _other_python],
)
def test_an_environment_that_is_not_right_is_made_again(made: Recorded, damage: Callable[[Recorded], None]) -> None:
    damage(made)
    assert not made.ready()
    made.prepare()
    assert made.steps() == ["make", "packages", "program"]
    assert made.ready()
    assert sorted(path.name for path in made.root.glob(".venv*")) == [".venv", ".venv.lock"]


@pytest.mark.parametrize(
    ("interrupted_at", "repeated"),
    [
        ("venv", ["make", "packages", "program"]),
        ("--require-hashes", ["packages", "program"]),
        ("--no-deps", ["program"]),
    ],
)
def test_an_interrupted_set_up_goes_on_where_it_is_sound(root: Path, interrupted_at: str, repeated: list[str]) -> None:
    environment = Recorded(root)
    environment.fail_at = interrupted_at
    with pytest.raises(Stop) as caught:
        environment.prepare()
    assert caught.value.code == 1
    assert not environment.ready()
    environment.fail_at = ""
    environment.steps()
    environment.prepare()
    assert environment.steps() == repeated
    assert environment.ready()


def test_a_copied_checkout_makes_its_own_environment(made: Recorded, root: Path) -> None:
    copy = root.with_name("copy")
    shutil.copytree(root, copy, symlinks=True)
    assert not Recorded(copy).ready()


def test_another_purpose_adds_to_the_environment(made: Recorded, root: Path) -> None:
    more = Recorded(root, Kind(".venv", "test.txt", program=True))
    assert not more.ready()
    more.prepare()
    assert more.steps() == ["packages"]
    assert more.ready()
    assert made.ready()
    made.lock.write_text("# other versions\n")
    more.prepare()
    assert more.steps() == ["make", "packages", "program"]


def test_a_folder_of_somebody_else_is_kept_under_another_name(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in (1, 2):
        (root / ".venv" / "mine").mkdir(parents=True)
        (root / ".venv" / "mine" / "notes.txt").write_text(f"keep {number}")
        Recorded(root).prepare()
        assert (root / f".venv-replaced-{number}" / "mine" / "notes.txt").read_text() == f"keep {number}"
        assert f"it is kept as .venv-replaced-{number}" in capsys.readouterr().err
        shutil.rmtree(root / ".venv")


def test_where_pip_puts_packages_is_not_the_callers_choice(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []

    def run(command: list[str], **how: dict[str, str]) -> subprocess.CompletedProcess[str]:
        seen.append(how["env"])
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr("bootsteps.environment.subprocess.run", run)
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_USER", "PIP_INDEX_URL", "PYTHONHOME"):
        monkeypatch.setenv(name, "theirs")
    with pytest.raises(Stop, match="could not be made"):
        Environment(root, KIND).prepare()
    assert seen[0]["PIP_INDEX_URL"] == "theirs"
    assert seen[0]["PIP_USER"] == "0"
    assert not {"PIP_TARGET", "PIP_PREFIX", "PYTHONHOME"} & seen[0].keys()


def test_a_real_environment_runs_and_its_damage_is_seen(root: Path) -> None:
    kind = Kind(".venv", "run.txt", program=False)
    environment = Environment(root, kind)
    environment.prepare()
    assert environment.ready()
    assert environment.site_packages.is_dir()
    told = subprocess.run(
        [environment.python, "-c", "import sys; print(sys.prefix)"], capture_output=True, text=True, check=True
    )
    assert Path(told.stdout.strip()) == environment.folder
    (environment.site_packages / "pip" / "__init__.py").unlink()
    assert not environment.ready()
