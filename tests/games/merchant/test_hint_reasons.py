"""Why a hint in Merchant of Goldfish proposes a play: how often no other hand can beat it."""

import pytest

from cardtable_gui.core import counts
from cardtable_gui.games.merchant.actions import texts
from cardtable_gui.games.merchant.bots import reasons as module
from cardtable_gui.games.merchant.bots.reasons import reasons
from cardtable_gui.games.merchant.deck import in_play
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import packed, scene


def said(state: MerchantState, play: str) -> list[str]:
    """The reasons for a play by the first seat."""
    return [text(reason) for reason in reasons(state.view(0), GAME.parse(play))]


def tells_odds(words: str) -> bool:
    """Whether a reason says how likely a play goes unbeaten."""
    return "it’s unbeatable" in words or "other hand can beat it" in words


@pytest.mark.parametrize(
    ("stands", "told"),
    [
        (0.39, None),
        (0.41, "about two times in five"),
        (0.89, "about nine times in ten"),
        (0.9, "Hardly any other hand can beat it."),
    ],
)
def test_the_odds_are_told_when_a_play_likely_goes_unbeaten(
    monkeypatch: pytest.MonkeyPatch, stands: float, told: str | None
) -> None:
    monkeypatch.setattr(module, "_stands", lambda *_of: stands)
    found = [words for words in said(scene("5 6 7", "8 9 10"), "play 6") if tells_odds(words)]
    assert len(found) == (told is not None)
    assert all(told is None or told in words for words in found)


def test_odds_are_not_told_of_a_play_that_a_known_hand_beats() -> None:
    state = scene("5 5 6", "8 8 2", "3 3 4")
    state.seen[1] = packed("8 8")
    assert not any(map(tells_odds, said(state, "play 5 5")))


def test_an_exchange_says_what_the_hand_holds_then() -> None:
    state = scene("1 11 3 4", "8 9 10", market="1 1 1 1 1 1 5 2", table="12")
    assert said(state, "pass 11 > 1 1 1 1 1 1 5")[:1] == ["Then you hold seven 1s, which no other hand can beat now."]


def test_who_is_about_to_go_out_may_have_too_few_cards_to_beat_a_set() -> None:
    told = "{name} has only 1 card left, not enough to beat this."
    assert told.replace("{name}", "Player 3") in said(scene("5 5 6", "8 8 2", "9"), "play 5 5")
    assert not any("not enough" in words for words in said(scene("5 5 6", "8 8 2", "9"), "play 5"))


def test_before_the_turn_limit_nobody_is_promised_another_lead() -> None:
    unbeaten = "Nobody can beat it, so you’ll lead again."
    assert unbeaten in said(scene("14 3 4", "8 9 10", turns=297), "play 14")
    assert unbeaten not in said(scene("14 3 4", "8 9 10", turns=298), "play 14")


def test_a_single_card_that_few_cards_in_other_hands_beat_tells_how_few() -> None:
    told = "Of the 9 cards in other hands, only 1 can beat your 11 as a single card."
    every = counts.expand(in_play(3))
    hands = ("11 11 3 3 4", "12 2 2 2 5", "1 1 1 6")
    rest = list(texts(every))
    for card in " ".join(hands).split():
        rest.remove(card)
    state = scene(*hands, market=" ".join(rest))
    assert told in said(state, "play 11")
