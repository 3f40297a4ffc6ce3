"""Actions of Meow Meow Daifugo as texts."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cardtable_gui.core.actions import NotationError
from cardtable_gui.games.meow import plays
from cardtable_gui.games.meow.actions import Play, counted_as, played_texts
from cardtable_gui.games.meow.cards import FACES
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.i18n import text
from tests.games.meow.scenes import packed


@pytest.mark.parametrize(
    "written",
    [
        "return w?",
        "show w3",
        "play b3 bb3",
        "play b4 d4*2",
        "play w3 w4 w?=5",
        "play d4",
        "play d4*2",
        "play d4*2 w?=4 b?=4",
        "play w?=8",
        "pass > w3",
        "pass",
        "take w3",
        "take deck",
    ],
)
def test_the_canonical_text_is_read_and_written_back(written: str) -> None:
    assert GAME.notation(GAME.parse(written)) == written


def test_cards_may_stand_in_any_order() -> None:
    assert GAME.notation(GAME.parse("play w?=5 w4 w3")) == "play w3 w4 w?=5"
    assert GAME.parse("play d4*2 b4") == GAME.parse("play b4 d4*2")


def test_every_play_there_is_goes_to_text_and_back() -> None:
    everything = plays.leads(packed(" ".join(FACES)))
    rng = Random(3)
    for play in everything:
        words = list(played_texts(play))
        assert words == sorted(words, key=lambda word: GAME.index[word.split("=")[0].split("*")[0]])
        rng.shuffle(words)
        assert GAME.parse(" ".join(["play", *words])) == play


@pytest.mark.parametrize(
    "written",
    [
        "",
        "play",
        "play w?",
        "play w?=9",
        "play w?=0",
        "play w?=",
        "play w?=05",
        "play w?=3 w?=4",
        "play w3=3",
        "play w3*2",
        "play d4*1",
        "play d4*3",
        "play d4*",
        "play w?*2",
        "play d7",
        "play w9",
        "pass w3",
        "pass >",
        "pass > w3 w4",
        "take",
        "take w3 w4",
        "take deck w3",
        "show",
        "show w3 w4",
        "return",
        "draw",
        "Play w3",
    ],
)
def test_what_is_no_action_is_refused(written: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(written)


def test_a_chosen_card_is_hidden_in_the_open_notation() -> None:
    assert GAME.open_notation(GAME.parse("show w3")) == "show ?"
    assert GAME.open_notation(GAME.parse("play w3")) == "play w3"


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("play b4 d4*2", "Play black 4○ and blue 4 (×2)"),
        ("play w3 bb3 w?=3", "Play white 3, black 3○○ and white ? (as 3)"),
        ("pass > w3", "Pass and take white 3"),
        ("take deck", "Draw from the deck"),
        ("return b?", "Put black ? under the deck"),
        ("show d6", "Show blue 6"),
    ],
)
def test_actions_in_words(written: str, words: str) -> None:
    assert text(GAME.describe(GAME.parse(written)), (), "en") == words


@pytest.mark.parametrize(
    ("written", "counted"),
    [
        ("play b4 d4*2", ("b4", "d4", "d4")),
        ("play w3 w5 w?=4", ("w3", "w4", "w5")),
        ("play b7 bb6 b?=8", ("bb6", "b7", "b8")),
        ("play w?=2", ("w2",)),
    ],
)
def test_a_play_is_shown_by_the_cards_that_it_counts_as(written: str, counted: tuple[str, ...]) -> None:
    play = GAME.parse(written)
    assert isinstance(play, Play)
    assert counted_as(play) == counted


def test_plays_pickle_with_what_they_are() -> None:
    play = GAME.parse("play b4 d4*2")
    again = pickle.loads(pickle.dumps(play))
    assert isinstance(again, Play)
    assert isinstance(play, Play)
    assert (again, again.combination, again.lot) == (play, play.combination, play.lot)
