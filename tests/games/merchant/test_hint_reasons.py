"""Why a hint in Merchant of Goldfish proposes a play: how often no other hand can beat it."""

import pytest

from cardtable_gui.games.merchant.bots import reasons as module
from cardtable_gui.games.merchant.bots.reasons import reasons
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import packed, scene


def said(state: MerchantState, play: str) -> list[str]:
    """The reasons for a play by the first seat."""
    return [text(reason) for reason in reasons(state.view(0), GAME.parse(play))]


@pytest.mark.parametrize(("stands", "tenths"), [(0.59, None), (0.6, 6), (0.94, 9), (0.95, None)])
def test_the_odds_are_told_when_a_play_likely_goes_unbeaten_but_not_almost_surely(
    monkeypatch: pytest.MonkeyPatch, stands: float, tenths: int | None
) -> None:
    monkeypatch.setattr(module, "_stands", lambda *_of: stands)
    told = f"About {tenths} times in 10 no other hand can beat it, judging by the cards you can’t see."
    found = said(scene("5 6 7", "8 9 10"), "play 6")
    assert [words for words in found if "times in 10" in words] == ([told] if tenths else [])


def test_odds_are_not_told_of_a_play_that_a_known_hand_beats() -> None:
    state = scene("5 5 6", "8 8 2", "3 3 4")
    state.seen[1] = packed("8 8")
    assert not any("times in 10" in words for words in said(state, "play 5 5"))


def test_before_the_turn_limit_nobody_is_promised_another_lead() -> None:
    unbeaten = "Nobody can beat it, so you’ll lead again."
    assert unbeaten in said(scene("14 3", "8 9 10", turns=297), "play 14")
    assert unbeaten not in said(scene("14 3", "8 9 10", turns=298), "play 14")
