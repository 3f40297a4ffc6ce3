"""Actions as a table: reading, notation, description and what is hidden follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.game import Game
from cardtable_gui.core.messages import Message
from cardtable_gui.core.vocabulary import Number, One, Plain, Sides, Vocabulary
from tests.support.games.heap.game import GAME as HEAP


@dataclass(frozen=True, slots=True)
class Lay(Action):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    card: int = -1


@dataclass(frozen=True, slots=True)
class Trade(Action):
    give: tuple[int, ...]
    take: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hide(Action):
    card: int


GAME: Game[Any, Any] = HEAP
WRONG = Message("test", "Two sides, please.")
TABLE: Vocabulary[Action] = Vocabulary(
    Sides(Lay, "lay", Message("test", "Lay {cards}"), "cards"),
    Plain(Pass(), "pass", Message("test", "Pass")),
    Sides(Pass, "pass", Message("test", "Pass for {cards}"), "card", one=True, lead=(">",)),
    Sides(Trade, "trade", Message("test", "Trade {give} for {take}"), "give", "take", wrong=WRONG),
    Sides(Hide, "hide", Message("test", "Hide {cards}"), "card", one=True, wrong=WRONG, hidden=True),
    Plain(Hide(-1), "hide", Message("test", "Hide the deck"), "deck"),
)


@pytest.mark.parametrize(
    ("text", "action", "canonical", "said"),
    [
        ("lay 3 1 3", Lay((0, 2, 2)), "lay 1 3 3", "Lay 1 and two 3s"),
        ("pass", Pass(), "pass", "Pass"),
        ("pass > 4", Pass(3), "pass > 4", "Pass for 4"),
        ("trade 2 1 > 3", Trade((0, 1), (2,)), "trade 1 2 > 3", "Trade 1 and 2 for 3"),
        ("hide 6", Hide(5), "hide 6", "Hide 6"),
    ],
)
def test_an_action_is_read_written_and_told(text: str, action: Action, canonical: str, said: str) -> None:
    assert TABLE.parse(text, GAME) == action
    assert TABLE.notation(action, GAME) == canonical
    assert TABLE.parse(canonical, GAME) == action
    assert i18n.text(TABLE.form(action).described(action, GAME), (), "en") == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lay", "Name at least one card."),
        ("lay 7", "“7” isn’t a card in this game."),
        ("trade 1", "Two sides, please."),
        ("trade 1 > 2 > 3", "Two sides, please."),
        ("trade > 2", "Name at least one card."),
        ("hide 1 2", "Two sides, please."),
        ("hide x y", "“x” isn’t a card in this game."),
        ("pass 1", "“pass 1” isn’t an action in this game."),
        ("sing", "“sing” isn’t an action in this game."),
        (" ", "Expected an action, but the text is empty."),
    ],
)
def test_what_is_no_action_is_said(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        TABLE.parse(text, GAME)
    assert i18n.text(caught.value.message, (), "en") == said


def test_only_a_hidden_form_hides_its_cards() -> None:
    assert [TABLE.form(action).hidden for action in (Lay((0,)), Pass(), Pass(3), Hide(2))] == [False] * 3 + [True]


@dataclass(frozen=True, slots=True)
class Bid(Action):
    tricks: int


NUMBERS: Vocabulary[Bid] = Vocabulary(Number(Bid, "bid", Message("test", "Bid %n trick(s)"), "tricks"))


def test_a_number_is_read_written_and_told() -> None:
    assert NUMBERS.parse("bid 0", GAME) == Bid(0)
    assert NUMBERS.notation(Bid(12), GAME) == "bid 12"
    form = NUMBERS.form(Bid(7))
    assert form.number(Bid(7)) == 7
    assert i18n.text(form.described(Bid(7), GAME)) == "Bid 7 trick(s)"
    assert form.faces(Bid(7)) == ()


@pytest.mark.parametrize("text", ["bid", "bid -1", "bid x", "bid 1 2", "bid ３", "bid 1.5", "bid 100", "pass 1"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        NUMBERS.parse(text, GAME)


def test_an_action_of_one_card_names_its_face_and_refuses_several() -> None:
    one: Vocabulary[Hide] = Vocabulary(One(Hide, "hide", Message("test", "Hide {cards}")))
    assert one.parse("hide 3", GAME) == Hide(2)
    assert one.form(Hide(2)).faces(Hide(2)) == (2,)
    assert one.form(Hide(2)).number(Hide(2)) is None
    for text in ("hide", "hide 1 2"):
        with pytest.raises(NotationError):
            one.parse(text, GAME)
