"""Why a hint in Merchant of Goldfish proposes a play: how often it goes unbeaten."""

import pytest

from cardtable_gui.games.merchant.bots.evaluation import HandEvaluation
from cardtable_gui.games.merchant.bots.reasons import reasons
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import scene


def said(play: str) -> list[str]:
    """The reasons for a play by a seat that holds "5 6 7" and leads."""
    view = scene("5 6 7", "8 9 10").view(0)
    return [text(reason) for reason in reasons(view, GAME.parse(play))]


@pytest.mark.parametrize(("stands", "tenths"), [(0.59, None), (0.6, 6), (0.94, 9), (0.95, None)])
def test_the_odds_are_told_when_a_play_likely_goes_unbeaten_but_not_almost_surely(
    monkeypatch: pytest.MonkeyPatch, stands: float, tenths: int | None
) -> None:
    monkeypatch.setattr(HandEvaluation, "stands", lambda *_of: stands)
    told = f"Judging by the cards you can’t see, it goes unbeaten about {tenths} times in 10."
    assert [words for words in said("play 6") if "unbeaten" in words] == ([told] if tenths else [])
