"""Offers for picked cards, and how often they query the rules."""

import pytest

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import Ambiguous, Command, Legal, NotAllowed, Offer, Picks
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, FOLD, KobayakawaAction
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from tests.games.kobayakawa.scenes import match

POT, K = Zone("pot"), Zone("k")
WORDS = Message("test", "Do")


@pytest.fixture
def view() -> KobayakawaView:
    """Seat 0 holds 9 and may draw or flip."""
    return match(3, "9 2 3 5 4").view(0)


def picks(view: KobayakawaView, *picked: tuple[Zone, Pick]) -> Picks[KobayakawaView, KobayakawaAction]:
    return Picks(view, {zone: (pick,) for zone, pick in picked})


def test_picks_are_read_by_zone_face_down_cards_are_no_texts(view: KobayakawaView) -> None:
    found = picks(view, (hand_of(0), Pick(0, "9")), (hand_of(1), Pick(0, None)))
    assert (found.seat, found.own_hand) == (0, hand_of(0))
    assert (found.cards(hand_of(0)), found.faces(hand_of(0))) == (("9",), (8,))
    assert (found.cards(hand_of(1)), found.faces(K)) == ((), ())


def test_several_faces_are_ascending(view: KobayakawaView) -> None:
    found: Picks[KobayakawaView, KobayakawaAction] = Picks(view, {K: (Pick(0, "12"), Pick(1, "3"))})
    assert found.faces(K) == (2, 11)


def test_a_drop_means_a_legal_action_a_choice_a_refusal_or_nothing(view: KobayakawaView) -> None:
    nothing: dict[Zone, tuple[KobayakawaAction | None, ...]] = {Zone("discard", 0): (), Zone("discard", 1): (None,)}
    found = picks(view).meanings({hand_of(0): (DRAW,), K: (DRAW, FLIP), POT: (FIGHT,), **nothing})
    assert found[hand_of(0)] == Legal(DRAW)
    assert found[K] == Ambiguous((DRAW, FLIP))
    refused = found[POT]
    assert isinstance(refused, NotAllowed)
    assert refused.refusal == view.refusal(FIGHT)
    assert found.keys() == {hand_of(0), K, POT}
    assert [meaning.actions for meaning in found.values()] == [(DRAW,), (DRAW, FLIP), ()]


def test_cards_may_be_dropped_where_that_means_something_legal(view: KobayakawaView) -> None:
    drops = picks(view).meanings({POT: (FIGHT,), K: (FLIP,), hand_of(0): (DRAW, FLIP)})
    assert Offer(WORDS, (), drops, {}).targets == (K, hand_of(0))


def test_the_rules_are_asked_once_about_an_action(view: KobayakawaView, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[KobayakawaAction] = []
    refusal = KobayakawaView.refusal

    def counted(self: KobayakawaView, action: KobayakawaAction) -> Refusal | None:
        asked.append(action)
        return refusal(self, action)

    monkeypatch.setattr(KobayakawaView, "refusal", counted)
    found = picks(view)
    found.meanings({K: (FOLD,), POT: (FOLD,), hand_of(0): (DRAW,)})
    assert not found.is_legal(FOLD)
    assert found.is_legal(DRAW)
    assert found.meaning(DRAW) == Legal(DRAW)
    assert asked == [FOLD, DRAW]


def test_a_button_that_cannot_be_pressed_says_why() -> None:
    refusal = Refusal("KB3", WORDS)
    assert Command("draw", WORDS, "D", NotAllowed(refusal)).refusal == refusal
    assert Command("draw", WORDS, "D", Legal(DRAW)).refusal is None
