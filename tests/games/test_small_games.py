"""The small test games are complete: pages and texts in both languages, found by the program like its own."""

from __future__ import annotations

import re

import pytest
from texts.marks import Marks, marks_in

from cardtable_gui import games, i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.resources import resource
from tests.i18n.test_rules_pages import assert_japanese
from tests.support.games import FOLDERS, japanese, small_games
from tests.views.shell.rules import test_rules_pictures

GAMES = tuple(small_games())
ANCHOR = re.compile(r'<a id="([A-Z]{2}\d+)"></a>')


@pytest.mark.usefixtures("small_games")
def test_the_program_finds_them_among_its_own() -> None:
    ids = [package.game.id for package in games.packages()]
    assert ids == sorted(ids)
    assert set(GAMES) < set(ids)
    assert games.game("sample_sevens").faces[:2] == ("A♠", "2♠")


def test_without_them_the_program_has_never_heard_of_them() -> None:
    assert set(GAMES).isdisjoint(package.game.id for package in games.packages())
    with pytest.raises(KeyError):
        games.package("sample_sevens")


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_rules_page_has_every_paragraph_in_order(game_id: str, language: i18n.Language) -> None:
    page = resource(f"i18n/rules/{language}/{game_id}.md").read_text(encoding="utf-8")
    assert tuple(ANCHOR.findall(page)) == games.game(game_id).rules
    assert page.splitlines()[0] == f"# {i18n.text(games.game(game_id).title, (), language)}"


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("game_id", GAMES)
def test_its_pages_hold_to_what_any_game_s_do(game_id: str) -> None:
    game = games.game(game_id)
    test_rules_pictures.test_every_page_has_pictures_and_the_same_in_every_language(game)
    test_rules_pictures.test_pictures_show_cards_of_the_game_and_say_so_in_words(game)
    page = resource(f"i18n/rules/ja/{game_id}.md").read_text(encoding="utf-8")
    assert_japanese(page, i18n.text(game.title, (), "ja"))


def test_every_text_has_its_japanese() -> None:
    marks = Marks()
    for folder in FOLDERS:
        for file in folder.rglob("*.py"):
            marks_in(file.read_text(encoding="utf-8"), file.name, marks)
    assert marks.faults == []
    assert {(key.context, key.source) for key in marks.plural} == set(japanese())
    for (_, text), said in japanese().items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", said))


@pytest.mark.usefixtures("small_games")
def test_they_speak_japanese_among_the_others() -> None:
    assert i18n.text(Message("sample_sevens", "Pass"), (), "ja") == "パス"
    assert i18n.text(Message("table", "Points"), (), "ja") == "得点"
