"""The commands of a table."""

import pytest

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command, Legal, NotAllowed, Picks
from cardtable_gui.core.table import Shortcut, command
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, KobayakawaAction
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from tests.games.kobayakawa.scenes import match

SHORTCUT = Shortcut("do", "D", Message("test", "Do something"))
FIRST = Refusal("KB3", Message("test", "First pick a card."))


@pytest.fixture
def picks() -> Picks[KobayakawaView, KobayakawaAction]:
    """Seat 0 may draw or flip; nothing is picked."""
    return Picks(match(3, "9 2 3 5 4").view(0), {})


def test_a_button_with_one_action_does_it_and_says_so_under_its_own_name(
    picks: Picks[KobayakawaView, KobayakawaAction],
) -> None:
    described = GAME.describe(DRAW)
    assert command(picks, SHORTCUT, None, DRAW) == Command("do", SHORTCUT.label, "D", Legal(DRAW), deed=described)
    assert command(picks, SHORTCUT, DRAW, missing=FIRST, primary=True).primary


def test_a_button_with_an_illegal_action_says_why_not(picks: Picks[KobayakawaView, KobayakawaAction]) -> None:
    refusal = picks.refusal(FIGHT)
    assert refusal is not None
    described = GAME.describe(FIGHT)
    assert command(picks, SHORTCUT, FIGHT) == Command("do", SHORTCUT.label, "D", NotAllowed(refusal), deed=described)


def test_a_button_with_several_actions_offers_them_under_its_own_name(
    picks: Picks[KobayakawaView, KobayakawaAction],
) -> None:
    assert command(picks, SHORTCUT, DRAW, FLIP) == Command("do", SHORTCUT.label, "D", Ambiguous((DRAW, FLIP)))


def test_a_button_without_an_action_says_what_is_missing(picks: Picks[KobayakawaView, KobayakawaAction]) -> None:
    assert command(picks, SHORTCUT, None, missing=FIRST) == Command("do", SHORTCUT.label, "D", NotAllowed(FIRST))
    with pytest.raises(ValueError, match="no action for do"):
        command(picks, SHORTCUT, None)


def test_a_button_may_be_called_something_else(picks: Picks[KobayakawaView, KobayakawaAction]) -> None:
    words = Message("test", "Go")
    assert command(picks, SHORTCUT, DRAW, label=words).label == words
    assert command(picks, SHORTCUT, missing=FIRST, label=words).label == words
    assert command(picks, SHORTCUT, DRAW, deed=words).deed == words
    assert command(picks, SHORTCUT, DRAW, FLIP, deed=words).deed is None
