"""`bootstrap.py new-game` writes a game that holds against every shared test at once, and overwrites nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scaffold.naming import NamingError, named
from scaffold.writing import TEMPLATE, ExistsError, files, used_names, write

COPIED = ("cardtable_gui", "i18n", "packaging", "tests")
FIRST, LAST = "averylonggamebyitsid", "zymurgy"
DOCTOR = "import sys; sys.path.insert(0, 'packaging'); from tests import doctor; sys.exit(doctor.main(sys.argv[1:]))"
LEFT_OUT = shutil.ignore_patterns("*.png", "*.pyc.*")
"""Golden pictures, and files that are being compiled. What is compiled is copied, which saves the copy that work."""


def run(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run this Python in a checkout, which is then the program."""
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    return subprocess.run(
        [sys.executable, *arguments], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """A copy of this checkout with two new games: before all others, with names as long as can be, and after them."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in COPIED:
        shutil.copytree(repository / folder, root / folder, ignore=LEFT_OUT)
    (root / "assets").symlink_to(repository / "assets")
    for document in ("pyproject.toml", "README.ja.md"):
        shutil.copy(repository / document, root)
    shutil.copytree(repository / "docs" / "ja", root / "docs" / "ja", dirs_exist_ok=True)
    title = "A Very Long Game of Many Cards"
    for game_id, names in (FIRST, (title, "--japanese", "とても長いゲーム")), (LAST, ("Zymurgy",)):
        done = run(root, "packaging/new_game.py", game_id, *names)
        assert (done.returncode, done.stderr) == (0, "")
        told = [line.strip() for line in done.stdout.splitlines()[1:-1]]
        assert f"cardtable_gui/games/{game_id}/state.py" in told
        assert f"tests/golden/{game_id}-4.txt" in told
        assert all((root / place).is_file() for place in told), "there is nothing to be done in the translations"
    return root


def test_what_it_writes_holds_against_the_shared_tests(checkout: Path) -> None:
    about_games = [FIRST, "test_every_paragraph.py", "test_reasons.py", "test_shelf.py", "test_achievements.py"]
    about_all = ["i18n/test_rules_pages.py", "i18n/test_glossary.py", "lab/commands/test_balance.py"]
    packages = [f"packaging/targets/test_{each}.py" for each in ("manual_pages", "product")]
    invitations = ["views/shell/test_newcomer.py", "views/window/test_stages.py"]
    tests = ["conformance", *(f"games/{each}" for each in about_games), "golden", *about_all, *packages, *invitations]
    # Those of the first game, those that compare all games, and some that the first of all games could mislead.
    # The whole suite runs with `new-game --check`.
    all_games = "every_game or no_two_games or forbidden or shipped_game or offered or invited_to_learn_the_easiest"
    chosen = f"{FIRST} or {all_games} or sooner_than_it_is_needed"
    # Without rewritten assertions, since rewriting takes longer than these tests.
    options = ["-q", "-n0", "-p", "no:cacheprovider", "--assert=plain", "-k", chosen]
    done = run(checkout, "-m", "pytest", *options, *(f"tests/{each}" for each in tests))
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_doctor_finds_a_game_whole_and_names_what_a_shipped_one_has(checkout: Path) -> None:
    done = doctor(checkout, FIRST)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "has all that these tests ask for" in done.stdout
    assert f"  cardtable_gui/games/{FIRST}/lessons.py: lessons" in done.stdout
    assert f"  tests/reference/{FIRST}.py: the rules a second time" in done.stdout


def test_the_doctor_says_what_a_game_lacks(checkout: Path, tmp_path: Path) -> None:
    page = checkout / "i18n" / "rules" / "ja" / f"{LAST}.md"
    comments = checkout / "i18n" / "comments" / f"{LAST}.toml"
    tests = checkout / "tests" / "games" / LAST / "test_paragraphs.py"
    hints = checkout / "tests" / "games" / LAST / "reasons.py"
    events = checkout / "cardtable_gui" / "games" / LAST / "events.py"
    alone = checkout / "tests" / "golden" / f"{LAST}-alone.txt"
    english = checkout / "i18n" / "cardtable_en.ts"
    changed = {path: path.read_text(encoding="utf-8") for path in (page, comments, tests, hints, events, english)}
    page.write_text(changed[page].replace('id="ZY4"', 'id="ZY5"'), encoding="utf-8")
    comments.unlink()
    tests.write_text(changed[tests].replace("test_zy2_", "test_"), encoding="utf-8")
    hints.write_text(changed[hints].replace('"You play last,', '"You lead,'), encoding="utf-8")
    events.write_text(f'{changed[events]}\n\nTOLD = "{{seat}} looks and grins."\n', encoding="utf-8")
    two = (checkout / "tests" / "golden" / f"{LAST}-2.txt").read_text(encoding="utf-8")
    alone.write_text(two.replace("2 players", "1 players", 1), encoding="utf-8")
    english.write_text(changed[english].replace("<name>game</name>", f"<name>{LAST}</name>"), encoding="utf-8")
    done = doctor(checkout, LAST)
    alone.unlink()
    for path, text in changed.items():
        path.write_text(text, encoding="utf-8")
    assert done.returncode == 1
    must = done.stdout.partition("A shipped game")[0]
    assert f"i18n/rules/ja/{LAST}.md: its paragraphs are ZY1 to ZY5, those of `rules` in game.py are ZY1 to ZY4" in must
    assert f"i18n/comments/{LAST}.toml: is not there" in must
    assert "'Tricks' has no comment" in must
    assert "no test_zy2_… asserts what ZY2 says" in must
    assert "nothing holds “You play last, and this card takes the trick.” against the rules" in must
    assert "no hint says “You lead, and this card takes the trick.”" in must
    assert "cardtable_gui/english_you.py: “you” for a player with the verb “grins”" in must
    assert f"tests/golden/{LAST}-alone.txt: the game isn't for 1 players" in must
    assert f"texts: en: {LAST}: " in must


def doctor(checkout: Path, game_id: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, "-c", DOCTOR, game_id)


def test_it_is_in_the_form_of_the_code(checkout: Path) -> None:
    for step in (["check"], ["format", "--check"]):
        done = run(checkout, "-m", "ruff", *step, "cardtable_gui/games", "tests/games")
        assert done.returncode == 0, done.stdout


def test_the_program_finds_it_complete(checkout: Path) -> None:
    done = run(checkout, "-m", "cardtable_gui", "selftest")
    assert done.returncode == 0, done.stderr
    assert FIRST in done.stdout.splitlines()[1]


def test_every_text_is_translated_and_none_is_left_over(checkout: Path) -> None:
    done = run(checkout, "packaging/translations.py", "check")
    assert (done.returncode, done.stdout) == (0, "All texts are translated.\n")
    catalogue = (checkout / "i18n" / "cardtable_ja.ts").read_text(encoding="utf-8")
    assert "<translation>とても長いゲーム</translation>" in catalogue


def test_nothing_of_the_template_s_own_name_is_left(tmp_path: Path) -> None:
    made = files(named(tmp_path, "gofish", "Go Fish", None, used_names()))
    assert not [place for place, text in made.items() if "skeleton" in f"{place}{text}".lower() or "骨組み" in text]
    assert "class GoFishState" in made[Path("cardtable_gui/games/gofish/state.py")]
    assert len(made) == len([path for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".md", ".toml")])


def test_a_second_time_it_says_that_the_game_is_there_and_changes_nothing(checkout: Path) -> None:
    before = {path: path.read_bytes() for path in checkout.rglob("*averylong*/*.py")}
    done = run(checkout, "packaging/new_game.py", "averylonggamebyitsid", "Again")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Card Table: there is a game 'averylonggamebyitsid' already.\n"
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("tests/golden/__main__.py", "no golden today"),
        ("packaging/texts/release.py", "lrelease is not there"),
    ],
)
def test_a_step_that_fails_is_told_and_leaves_no_half_game(checkout: Path, broken: str, said: str) -> None:
    place = checkout / broken
    text = place.read_text(encoding="utf-8")
    faults = {
        "__main__.py": "raise SystemExit('no golden today')",
        "release.py": text.replace('("lrelease", "lrelease.exe")', '("nothing",)'),
    }
    before = contents(checkout)
    place.write_text(faults[place.name], encoding="utf-8")
    done = run(checkout, "packaging/new_game.py", "gofish", "Go Fish")
    place.write_text(text, encoding="utf-8")
    assert (done.returncode, done.stdout) == (1, ""), done.stderr
    assert "nothing was kept of Go Fish" in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert contents(checkout) == before
    assert not (checkout / "cardtable_gui" / "games" / "gofish").exists()


def contents(checkout: Path) -> dict[Path, bytes]:
    """The files of games and texts."""
    places = [checkout / each for each in ("cardtable_gui/games", "i18n", "tests/games", "tests/golden")]
    found = (path for place in places for path in place.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path: path.read_bytes() for path in found}


def test_what_is_still_to_be_translated_is_told_and_the_game_is_there(checkout: Path) -> None:
    catalogue = checkout / "i18n" / "cardtable_ja.ts"
    before = contents(checkout)
    text = catalogue.read_text(encoding="utf-8")
    catalogue.write_text(
        text.replace("<translation>とても長いゲーム</translation>", "<translation></translation>"), "utf-8"
    )
    done = run(checkout, "packaging/new_game.py", "gofish", "Go Fish")
    assert (done.returncode, done.stderr) == (0, "")
    assert "To be done in the translations:" in done.stdout
    assert f"ja: {FIRST}: 'A Very Long Game of Many Cards' is not translated" in done.stdout
    for path in contents(checkout).keys() - before.keys():
        path.unlink()
    for path, content in before.items():
        path.write_bytes(content)
    shutil.rmtree(checkout / "cardtable_gui" / "games" / "gofish")


def test_a_file_that_is_there_is_not_overwritten_and_nothing_is_written(tmp_path: Path) -> None:
    page = tmp_path / "i18n" / "rules" / "en" / "gofish.md"
    page.parent.mkdir(parents=True)
    page.write_text("# My rules", encoding="utf-8")
    with pytest.raises(ExistsError, match=r"gofish\.md is there already; nothing was written"):
        write(tmp_path, named(tmp_path, "gofish", "Go Fish", None, used_names()))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [page]
    assert page.read_text(encoding="utf-8") == "# My rules"


@pytest.mark.parametrize(
    ("game_id", "words"),
    [
        ("kobayakawa", "there is a game 'kobayakawa' already"),
        ("Sevens", "small letters and digits"),
        ("old-maid", "small letters and digits"),
        ("7up", "begin with a letter"),
        ("x", "2 to 20"),
        ("x" * 21, "2 to 20"),
        ("class", "a word of Python"),
        ("match", "a word of Python"),
        ("layout", "uses already"),
        ("play", "uses already"),
    ],
)
def test_an_id_that_cannot_be_is_refused_in_words(game_id: str, words: str, repository: Path) -> None:
    with pytest.raises(NamingError, match=words):
        named(repository, game_id, "A Game", None, used_names())


@pytest.mark.parametrize(
    "title", ["", "x" * 31, 'The "Best"', "A {game}", "A  B", " A", "<b>A</b>", "A\nB", "# A", "七並べ"]
)
def test_a_title_that_cannot_be_is_refused(title: str, tmp_path: Path) -> None:
    with pytest.raises(NamingError, match="title"):
        named(tmp_path, "gofish", title, None, used_names())


def test_the_rules_are_numbered_by_letters_that_no_other_game_has(tmp_path: Path) -> None:
    page = tmp_path / "i18n" / "rules" / "en" / "godan.md"
    page.parent.mkdir(parents=True)
    page.write_text('# GODAN\n\n<a id="GO1"></a>\nIt has cards.\n', encoding="utf-8")

    def letters(game_id: str) -> str:
        return named(tmp_path, game_id, "A Game", None, used_names()).rules

    assert letters("sevens") == "SE"
    assert letters("golf") == "GL", "GO is GODAN's"


@pytest.mark.parametrize(
    ("game_id", "title", "expected"), [("oldmaid", "Old Maid", "OldMaid"), ("gofish", "Fishing", "Gofish")]
)
def test_classes_are_called_as_the_title_spells_the_id(game_id: str, title: str, expected: str, tmp_path: Path) -> None:
    assert named(tmp_path, game_id, title, None, used_names()).class_name == expected
