"""“Why can't I play this?” in moments in which an answer once said what was untrue, or nothing of use."""

from __future__ import annotations

from cardtable_gui import games
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.picks import picks_of
from cardtable_gui.core.why_not.explanation import explain
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from tests.games.godan import scenes as godan
from tests.games.gunjo import scenes as gunjo
from tests.games.kobayakawa import scenes as kobayakawa
from tests.games.meow import scenes as meow
from tests.games.merchant import scenes as merchant
from tests.support.ruling import act

NAMES = ("You", "Hana", "Sora")


def told(state: AnyState, cards: str, zone: str = "hand", seat: int = 0) -> list[str]:
    """What a seat is told after whose turn it is, when it asks about cards."""
    package = games.package(state.game.id)
    view = state.view(seat)
    where = Zone(zone, seat if zone == "hand" else None)
    picked = picks_of(view, {where: [card if card != "_" else None for card in cards.split()]})
    own_turn = view.to_move == seat
    answer = explain(package.table, package.load_judge(), view, picked, acting=own_turn, chosen=True)
    said = [text(each, NAMES) for each in answer.sentences]
    return said if own_turn else said[1:]


# ------------------------------------------------------------------------------- the latest play is the asking player's


def test_nobody_has_to_beat_an_own_play_in_gunjo() -> None:
    state = gunjo.scene("4 4 5", "3 3", "6 6", area=("10 10",), to_move=1, expansions=())
    assert told(state, "4 4") == [
        "The latest play is your own. If nobody beats it, you lead and can play two 4s.",
    ]


def test_nobody_has_to_beat_an_own_play_in_merchant() -> None:
    state = merchant.scene("4 4 5", "3 3", "6 6", table="10", owner=0, to_move=1)
    assert told(state, "4 4") == ["The latest play is your own. If nobody beats it, you lead and can play two 4s."]


def test_nobody_has_to_beat_an_own_play_in_meow() -> None:
    state = meow.scene("w5 w?", "b1 b3", "b7 b8", table="b2", owner=0)
    assert told(state, "w5 w?") == [
        "The latest play is your own. If nobody beats it, you lead and can play white 5 and white ?."
    ]


def test_a_play_of_somebody_else_has_to_be_beaten() -> None:
    state = gunjo.scene("4 4 5", "3 3", "6 6", area=("10 10",), to_move=2, expansions=())
    assert told(state, "4 4")[0] == "A total of 8 doesn’t beat 20. Play a higher total."


# ---------------------------------------------------------------------------------- while others are to move


def test_market_cards_are_anothers_while_that_one_may_take_one() -> None:
    state = merchant.scene("10 12", "3 4", "6 6", market="1 2 6 8", owner=1, to_move=1, bonus=True)
    later = "You can exchange cards when you pass on your turn. If you lead, you can’t pass."
    assert told(state, "1", "market") == ["Only Hana may take a card from the market now.", later]
    assert told(state, "1 6 8", "market") == [
        "Only Hana may take a card from the market now.",
        later,
        "That adds up to 15, but the limit for each side of an exchange is 14. Pick fewer or lower cards.",
    ]


def test_nobody_is_said_to_lead_while_another_leads() -> None:
    state = merchant.scene("10 12", "3 4", "6 6", market="1 2 6 8", to_move=1)
    assert told(state, "8", "market") == [
        "You can exchange cards when you pass on your turn. If you lead, you can’t pass."
    ]
    led = meow.scene("w1 b3", "b1 b4", "b7 b8", field="b2 b5", to_move=1)
    assert told(led, "b2", "field") == ["You can take one face-up card as you pass on your turn, unless you lead then."]
    swapped = gunjo.scene("4 4 5", "3 3", "6 6", to_move=1, expansions=())
    assert told(swapped, "12", "revealed") == ["You can swap as you pass on your turn, unless you lead then."]


def test_a_face_up_card_is_taken_by_passing_and_never_played() -> None:
    state = meow.scene("w1 b3", "b1 b4", "b5 b8", field="b4 w4", table="b6", owner=1, to_move=2)
    assert told(state, "w4", "field") == [
        "You can take one face-up card as you pass on your turn, unless you lead then."
    ]


def test_a_card_of_kobayakawa_is_not_played_but_fought_with() -> None:
    state = kobayakawa.match(3, "12 3 7 9 11", start=1)
    assert told(state, "12") == [
        "You can’t bet yet. On your turn, first draw a card or flip a new Kobayakawa.",
        "If you draw, you can discard this card and keep the new one.",
    ]
    assert told(state, "_", "deck") == ["On your turn, you draw a card or flip a new Kobayakawa."]
    act(state, "flip", "flip", "flip")
    assert told(state, "12") == ["On your turn, you fight with this card or fold."]
    (kobayakawa_card,) = next(item.cards for item in state.view(0).zones() if item.zone.name == "k")
    lowest = "The Kobayakawa goes to the lowest card in the fight."
    assert told(state, str(kobayakawa_card), "k") == [lowest]
    act(state, "fold", "fold")
    assert told(state, str(kobayakawa_card), "k") == [lowest, "Now you fight or fold."]


# -------------------------------------------------------------------------------------- none is singled out of many


def test_of_cards_that_can_each_be_played_any_one_is_named() -> None:
    assert told(gunjo.scene("4 7 9", "3", "6", expansions=()), "4 7 9")[1:] == ["Pick just one of them."]
    assert told(merchant.scene("4 9 13", "3", "6"), "4 9 13")[1:] == ["Pick just one of them."]
    assert told(meow.scene("w3 b6 bb1", "w1", "w2"), "w3 b6 bb1")[1:] == ["Pick just one of them."]


def test_of_cards_that_can_each_be_led_with_any_one_is_named() -> None:
    several = "When you lead, you can play the picked cards of any one number."
    assert told(merchant.scene("4 13 13", "3", "6", table="5 5", owner=2, to_move=1), "4 13")[1:] == [several]
    assert told(gunjo.scene("4 5", "3", "6", area=("9 9",), expansions=()), "4 5")[1:] == [several]
    played = meow.scene("w3 b6 bb1", "w1", "w2", table="w7", owner=0)
    assert told(played, "w3 b6 bb1")[1:] == ["When you lead, you can play any one of the picked cards."]


def test_one_of_several_exchanges_is_called_an_example() -> None:
    state = merchant.scene("5 8", "3", "6", market="1 4 5 5 2 3", table="10", owner=2)
    assert told(state, "5")[-1].endswith(" in exchange, for example.")


# ------------------------------------------------------------------------------------------------------- counts


def test_too_few_cards_of_a_number_are_counted() -> None:
    state = merchant.scene("11 11 11", "3", "6", table="5 5 5 5", owner=2)
    assert told(state, "11 11")[0] == "To beat four 5s you’d need 4 11s, and the game has only 3."
    state = merchant.scene("5 5", "3", "6", table="5 5 5", owner=2)
    assert told(state, "5 5")[0] == "To beat three 5s you’d need 4 5s, and apart from these the game has only 2."


def test_one_more_cover_up_is_enough_where_another_card_can_be_discarded() -> None:
    assert "You’d need 1 more Cover-up card in your hand." in told(godan.scene("20 V", "5", "5"), "V")
    assert "Add 20 and Cover-up from your hand, and it works." in told(godan.scene("20 V V", "5", "5"), "V")
