"""Gestures, buttons and lines of the table of Meow Meow Daifugo."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardtable_gui.core.offer import Command
from cardtable_gui.core.picks import Pick, Picked, cards_of, picks_of
from cardtable_gui.core.table import Track
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.meow.actions import MeowAction
from cardtable_gui.games.meow.game import GAME
from cardtable_gui.games.meow.picks import MeowPicks
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.table import MeowTable
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.i18n import text
from tests.games.meow.scenes import dealt, scene
from tests.support.ruling import NAMES, act, reason

TABLE = MeowTable()
FIELD, ON_TABLE, DECK = Zone("field"), Zone("table"), Zone("deck")


def mine(state: MeowState) -> MeowView:
    return state.view(state.to_move)


def pick(state: MeowState, hand: str = "", field: str = "", *, deck: bool = False) -> Picked:
    zones: dict[Zone, tuple[str | None, ...]] = {
        Zone("hand", state.to_move): tuple(hand.split()),
        FIELD: tuple(field.split()),
        DECK: (None,) if deck else (),
    }
    return picks_of(mine(state), zones)


def prompt(state: MeowState, hand: str = "", field: str = "", *, deck: bool = False) -> str:
    return text(TABLE.offer(mine(state), pick(state, hand, field, deck=deck)).prompt, NAMES, "en")


def targets(state: MeowState, hand: str = "", field: str = "", *, deck: bool = False) -> set[str]:
    return {zone.name for zone in TABLE.offer(mine(state), pick(state, hand, field, deck=deck)).targets}


def dropped(state: MeowState, target: Zone, hand: str = "", field: str = "", *, deck: bool = False) -> list[str]:
    actions = MeowPicks(mine(state), pick(state, hand, field, deck=deck)).drops().get(target, ())
    return [GAME.notation(action) for action in actions]


def commands(state: MeowState, hand: str = "", field: str = "") -> Mapping[str, Command[MeowAction]]:
    return {command.id: command for command in TABLE.offer(mine(state), pick(state, hand, field)).commands}


def deed(command: Command[MeowAction]) -> str:
    """What the button says to do, or else its label."""
    return text(command.deed or command.label, (), "en")


def why(command: Command[MeowAction]) -> tuple[str, str]:
    assert command.refusal is not None
    return command.refusal.rule, text(command.refusal.message, (), "en")


def choices(command: Command[MeowAction]) -> list[str]:
    return [GAME.notation(action) for action in command.meaning.actions]


def obvious(state: MeowState, zone: Zone, card: str | None) -> str | None:
    action = TABLE.obvious(mine(state), zone, Pick(0, card))
    return None if action is None else GAME.notation(action)


@pytest.fixture
def leading() -> MeowState:
    return scene("w4 b4 d4 w5 w6 w?", "b8 d1", field="d2 d3 b7", deck="bb8", owner=0)


@pytest.fixture
def following() -> MeowState:
    return scene("w4 b4 d5 w8", "b8 d1", field="d2 d3 b7", deck="bb8", table="b3 bb3", owner=1)


@pytest.fixture
def rewarded() -> MeowState:
    state = scene("w4 b4 d5 w8", field="d2 d3 b7", deck="bb8", turns=1)
    act(state, "play w4 b4")
    return state


def test_a_selection_with_one_meaning_is_played_at_once(leading: MeowState) -> None:
    assert dropped(leading, ON_TABLE, "w4 b4") == ["play w4 b4"]
    play = commands(leading, "w4 b4")["play"]
    assert (deed(play), choices(play), play.primary) == ("Play white 4 and black 4○", ["play w4 b4"], True)
    assert prompt(leading, "w4 b4") == "Play white 4 and black 4○."
    assert targets(leading, "w4 b4") == {"table"}


def test_a_selection_with_several_meanings_is_asked_in_place(leading: MeowState) -> None:
    meanings = ["play b4 d4", "play b4 d4*2"]
    assert dropped(leading, ON_TABLE, "b4 d4") == meanings
    play = commands(leading, "b4 d4")["play"]
    assert (deed(play), choices(play)) == ("Play", meanings)
    assert prompt(leading, "b4 d4") == "You can play black 4○ and blue 4 in several ways. Press “Play” to choose one."
    assert [TABLE.preview(action) for action in play.meaning.actions] == [("b4", "d4"), ("b4", "d4", "d4")]


def test_a_joker_offers_every_number_in_order(leading: MeowState) -> None:
    assert choices(commands(leading, "w?")["play"]) == [f"play w?={number}" for number in range(1, 9)]
    assert choices(commands(leading, "w5 w6 w?")["play"]) == ["play w5 w6 w?=4", "play w5 w6 w?=7"]
    assert dropped(leading, ON_TABLE, "w4 w6 w?") == ["play w4 w6 w?=5"]


def test_what_has_to_be_beaten_leaves_fewer_meanings(following: MeowState) -> None:
    assert dropped(following, ON_TABLE, "d5") == ["play d5*2"]
    assert prompt(following, "d5") == "Play blue 5 (×2)."


def test_a_selection_without_a_meaning_says_why(leading: MeowState, following: MeowState) -> None:
    rule, words = why(commands(leading, "w4 b4 w5")["play"])
    assert rule == "MM5"
    assert words.startswith("Those cards don’t go together: a play is one card, a set of one number, or a sequence")
    assert why(commands(following, "w8")["play"])[0] == "MM8"
    assert targets(following, "w8") == set()
    assert (
        prompt(following, "w8")
        == "You can’t beat two 3s with a single 8. Play a set of 2 cards higher than 3, or pass."
    )


def test_a_part_of_a_play_offers_what_goes_with_it(leading: MeowState, following: MeowState) -> None:
    assert prompt(following, "w4") == "There’s only one way to play white 4: white 4 and black 4○."
    assert deed(commands(following, "w4")["play"]) == "Play white 4 and black 4○"
    assert dropped(following, ON_TABLE, "w4") == ["play w4 b4"]
    wholes = ["play w4 w5 w6", "play w5 w6 w?=4", "play w5 w6 w?=7"]
    play = commands(leading, "w5 w6")["play"]
    assert deed(play) == "Play"
    assert choices(play)[:3] == dropped(leading, ON_TABLE, "w5 w6")[:3] == wholes
    assert targets(leading, "w5 w6") == {"table"}
    assert (
        prompt(leading, "w5 w6")
        == "Pick cards to go with white 5 and white 6, or press “Play” to choose a set or sequence."
    )


def test_the_most_telling_reading_is_explained() -> None:
    state = scene("w? d3 d4", "b8", field="d2", owner=0)
    assert why(commands(state, "w? d3 d4")["play"])[0] == "MM7"
    state = scene("w? w3", "b8", table="b5 bb5", owner=1)
    rule, words = why(commands(state, "w? w3")["play"])
    assert (rule, words) == ("MM8", "You can’t beat two 5s with two 3s. Play a set of 2 cards higher than 5, or pass.")
    state = scene("d1 w8", "b8", table="b7 bb7", owner=1)
    _, words = why(commands(state, "d1")["play"])
    assert words == "You can’t beat two 7s with two 1s. Play a set of 2 cards higher than 7, or pass."


def test_cards_of_the_table_count_only_where_they_can_be_taken(leading: MeowState, following: MeowState) -> None:
    for cards in ("w5", "w5 b4", ""):
        assert prompt(leading, cards, "d2") == prompt(leading, cards)
        assert dropped(leading, ON_TABLE, cards, "d2") == dropped(leading, ON_TABLE, cards)
    for state, cards in ((leading, "w5"), (leading, "w5 b4"), (following, "w4")):
        assert prompt(state, cards, deck=True) == prompt(state, cards)
        assert dropped(state, ON_TABLE, cards, deck=True) == dropped(state, ON_TABLE, cards)


def test_the_last_cards_are_announced() -> None:
    state = scene("w4 b4", "b8", owner=0)
    assert prompt(state, "w4 b4") == "Play white 4 and black 4○ to go out and win the round."
    state = scene("w4 b4", turns=3)
    assert prompt(state, "w4 b4") == "Play white 4 and black 4○ to go out and finish the game."


def test_a_pass_takes_the_picked_card(following: MeowState) -> None:
    assert dropped(following, Zone("hand", 0), field="d3") == ["pass > d3"]
    assert targets(following, field="d3") == {"hand"}
    buttons = commands(following, field="d3")
    assert deed(buttons["pass"]) == "Pass and take blue 3"
    assert buttons["pass"].primary
    assert why(buttons["play"])[1] == "You can’t play face-up cards. Put them back first."
    assert prompt(following, field="d3") == "Pass and take blue 3 into your hand."
    assert why(commands(following)["pass"]) == ("MM9", "To pass, you have to take a face-up card. Pick one first.")
    assert why(commands(following, field="d2 d3")["pass"])[1] == "You can take only one face-up card."
    assert (
        prompt(following, "w4", "d3")
        == "You can’t do both. Play cards from your hand, or pass and take one face-up card."
    )


def test_with_nothing_face_up_a_pass_needs_no_card() -> None:
    state = scene("w2 w1", "b8 d1", table="b3", owner=1)
    assert commands(state)["pass"].refusal is None
    assert commands(state)["pass"].primary
    assert prompt(state) == "You can’t beat the table, so pass."


def test_with_nothing_but_a_pass_no_card_stands_out_and_trying_one_tells_the_truth() -> None:
    state = scene("w2 w1", "b1 d1", table="b8", owner=1)
    assert cards_of(TABLE.playable(mine(state))) == cards_of(TABLE.offer(mine(state), {}).continuations) == {}
    assert prompt(state, "w2") == "Nothing beats a single 8: 8 is the highest number. You have to pass."
    assert why(commands(state, "w2")["play"]) == (
        "MM8",
        "Nothing beats a single 8: 8 is the highest number. You have to pass.",
    )


def test_prompts_say_what_is_to_be_decided(leading: MeowState, following: MeowState) -> None:
    assert (
        prompt(leading) == "You lead. Play one card, a set of one number, or a sequence of three or more in one suit."
    )
    assert prompt(following) == "Play a set of 2 cards higher than 3, or pass and take a face-up card."
    stuck = scene("w2 w1", "b8 d1", field="d2", table="b3", owner=1)
    assert prompt(stuck) == "You can’t beat the table. Pass and take a face-up card."
    shown = scene("w2 w1", "b8 d1", must="w2", owner=0)
    assert prompt(shown) == "You start. Play white 2, alone or with other cards."


BOTH = "w? b? w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 bb1 bb2 b7 b8"


def test_a_joker_goes_back_under_the_deck() -> None:
    state = dealt(2, BOTH)
    assert cards_of(TABLE.playable(mine(state))) == {Zone("hand", 0): ("w?", "b?")}
    assert targets(state, "b?") == {"deck"}
    assert targets(state, "w3") == set()
    assert dropped(state, DECK, "b?") == ["return b?"]
    assert deed(commands(state, "b?")["return"]) == "Put black ? under the deck"
    assert why(commands(state, "w3")["return"])[0] == "MM3"
    assert why(commands(state)["return"])[0] == "MM3"
    assert obvious(state, Zone("hand", 0), "w?") == "return w?"
    assert prompt(state, "b?") == "Put black ? under the deck for everyone to see, and draw another card."


def test_a_card_is_shown_by_laying_it_on_the_table() -> None:
    state = dealt(2, "w? w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 bb1 bb2 b7 b8")
    assert "w?" not in cards_of(TABLE.playable(mine(state)))[Zone("hand", 0)]
    assert dropped(state, ON_TABLE, "w4") == ["show w4"]
    assert targets(state, "w?") == set()
    assert deed(commands(state, "w4")["show"]) == "Show white 4"
    assert why(commands(state, "w?")["show"]) == ("MM4", "You can’t show a ?. Choose a card with a number.")
    assert obvious(state, Zone("hand", 0), "w4") == "show w4"
    assert TABLE.picked_for(mine(state), GAME.parse("show w4")) == picks_of(mine(state), {Zone("hand", 0): ("w4",)})
    assert TABLE.picked_for(mine(state), GAME.parse("play w4")) is None


def test_rewards_come_from_the_field_or_the_deck(rewarded: MeowState) -> None:
    assert cards_of(TABLE.playable(mine(rewarded))) == {FIELD: ("d2", "d3", "b7"), DECK: (None,)}
    hand = Zone("hand", 0)
    assert dropped(rewarded, hand, field="d3") == ["take d3"]
    assert dropped(rewarded, hand, deck=True) == ["take deck"]
    assert deed(commands(rewarded, field="d3")["take"]) == "Take blue 3"
    assert deed(commands(rewarded)["deck"]) == "Draw from the deck"
    assert why(commands(rewarded)["take"])[0] == "MM13"
    assert obvious(rewarded, DECK, None) == "take deck"
    assert obvious(rewarded, FIELD, "d3") == "take d3"
    assert (
        prompt(rewarded) == "You played enough cards. Choose your reward: a face-up card or the top card of the deck."
    )


def test_an_empty_deck_is_no_reward() -> None:
    state = scene("w4 b4 w8", field="d2", turns=1)
    act(state, "play w4 b4")
    assert cards_of(TABLE.playable(mine(state))) == {FIELD: ("d2",)}
    assert why(commands(state)["deck"]) == ("MM13", "First take a face-up card as your reward. The deck is empty.")
    assert obvious(state, DECK, None) is None


def test_a_double_click_leads_alone_or_follows_in_the_one_way(leading: MeowState, following: MeowState) -> None:
    hand = Zone("hand", 0)
    assert obvious(leading, hand, "w5") == "play w5"
    assert obvious(leading, hand, "d4") is None
    assert obvious(leading, hand, "w?") is None
    assert obvious(leading, FIELD, "d2") is None
    assert obvious(following, hand, "d5") == "play d5*2"
    assert obvious(following, hand, "w4") == "play w4 b4"
    assert obvious(following, hand, "w8") is None
    assert obvious(following, FIELD, "d2") == "pass > d2"


def test_a_meter_counts_cards_where_their_number_matters(following: MeowState) -> None:
    def meters(state: MeowState, hand: str) -> list[tuple[int, bool]]:
        return [(meter.value, meter.fits) for meter in TABLE.offer(mine(state), pick(state, hand)).meters]

    assert meters(following, "w8") == [(1, False)]
    assert meters(following, "w4") == meters(following, "w4 b4") == meters(following, "d5") == [(2, True)]
    assert meters(following, "") == []
    alone = scene("w4 b4 d5 w8", field="d2", turns=1)
    assert meters(alone, "w8") == [(1, False)]
    assert meters(alone, "d5") == [(2, True)]


def headline(state: MeowState) -> str:
    return text(TABLE.headline(state.view(None)), (), "en")


def note(state: MeowState) -> str:
    return "".join(text(message, (), "en") for message in TABLE.notes(state.view(None)).values())


def tags(state: MeowState, zone: Zone) -> dict[str, str]:
    return {card: tag.short for card, tag in TABLE.tags(state.view(None)).get(zone, {}).items()}


def test_what_is_to_be_beaten_stands_at_the_table(leading: MeowState, following: MeowState) -> None:
    assert note(leading) == ""
    assert note(following) == "To beat: two 3s"
    assert note(scene("w1", "b1", table="w?=7", owner=1)) == "To beat: a single 7"
    assert note(scene("w1", "b1", table="d3 d4 d5", owner=1)) == "To beat: the sequence 3–5"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("w8", "a single 8"),
        ("b?=8", "a single 8"),
        ("w8 b8", "two 8s"),
        ("w6 w7 w8", "the sequence 6–8"),
        ("w6 b6 bb6 d6*2 w?=6", "six 6s"),
        ("w6 b6 bb6 w?=6 b?=6", "five 6s"),
    ],
)
def test_nothing_is_said_to_beat_what_nothing_beats(table: str, said: str) -> None:
    state = scene("w1 b7", "b1", table=table, owner=1, field="d1")
    assert note(state) == f"Nothing beats {said}"
    assert text(TABLE.offer(mine(state), {}).prompt, (), "en") == (
        f"Nothing beats {said}. Pass and take a face-up card."
    )
    assert text(TABLE.offer(mine(scene("w1", "b1", table=table, owner=1, field="")), {}).prompt, (), "en") == (
        f"Nothing beats {said}, so pass."
    )
    assert reason(state, "play b7").startswith(f"Nothing beats {said}: ")


def test_cards_that_lie_there_say_what_they_count_as() -> None:
    doubled = scene("w1", "b1", table="d3*2 b?=3", owner=1)
    assert tags(doubled, ON_TABLE) == {"d3": "×2", "b?": "=3"}
    assert tags(scene("w1", "b1", table="d3 d4 d5", owner=1), ON_TABLE) == {}


def test_after_the_end_the_cards_left_show_their_circles() -> None:
    state = scene("w8", "b1 bb2", "d1", table="b6", owner=2, lost=(0, 4, 0))
    act(state, "play w8")
    assert state.view(None).over
    assert [tags(state, Zone("hand", seat)) for seat in range(3)] == [{}, {"b1": "1○", "bb2": "2○"}, {"d1": "4○"}]


def test_the_turns_alone_are_a_track_up_to_the_goal_and_beyond(leading: MeowState) -> None:
    assert TABLE.track(leading.view(None)) is None
    assert TABLE.track(scene("w4 b4", turns=2).view(None)) == Track(6, 3, 6)
    assert TABLE.track(scene("w4 b4", turns=8).view(None)) == Track(9, 9, 6)
    last = scene("w4 b4", turns=2)
    act(last, "play w4 b4")
    assert TABLE.track(last.view(None)) == Track(6, 3, 6)


def test_the_headline_says_the_round_or_the_turn_and_the_goal(leading: MeowState) -> None:
    assert headline(leading) == "Round 1 · The match ends when someone has lost 5 points"
    alone = scene("w4 b4", turns=2)
    assert headline(alone) == "Turn 3 · Goal: go out within 6 turns"
    act(alone, "play w4 b4")
    assert headline(alone) == "Went out in 3 turns"


def test_a_list_of_matches_says_only_the_round_or_the_turn(leading: MeowState) -> None:
    def progress(state: MeowState) -> str:
        return text(TABLE.progress(state.view(None)), (), "en")

    assert progress(leading) == "Round 1"
    alone = scene("w4 b4", turns=2)
    assert progress(alone) == "Turn 3"
    act(alone, "play w4 b4")
    assert progress(alone) == "Went out in 3 turns"


def badges(state: MeowState) -> list[list[str]]:
    view = state.view(None)
    return [[text(badge, (), "en") for badge in TABLE.badges(view, seat)] for seat in range(state.players)]


def test_badges_tell_choices_shown_cards_plays_and_passes() -> None:
    state = dealt(3, "w1 w2 w3 w4 w5 w6 w7 w8 b1 b2 b3 b4 b5 b6 b7 b8 bb1 bb2 bb3 bb4 bb5 bb6 bb7 bb8 w? d1 d2")
    act(state, "show w3")
    assert badges(state) == [["Has chosen"], [], []]
    act(state, "show b2", "show bb4")
    assert badges(state) == [["Showed white 3"], ["Showed black 2○", "Goes first"], ["Showed black 4○○"]]
    act(state, "play b1")
    assert badges(state) == [[], ["Goes first", "Last to play"], []]
    act(state, "pass > w?")
    assert badges(state) == [[], ["Goes first", "Last to play"], ["Passed"]]
    act(state, "play w8", "pass > d1", "pass > d2")
    assert badges(state) == [[], [], []]


def test_who_lost_is_told_at_the_end() -> None:
    state = scene("w8", "b1", "b2", table="b6", owner=2, lost=(0, 4, 3))
    act(state, "play w8")
    assert badges(state) == [[], ["Lost"], []]
    assert cards_of(TABLE.playable(state.view(0))) == {}
    assert TABLE.offer(state.view(0), {}).commands == ()


def test_with_a_card_to_take_no_card_of_the_hand_goes() -> None:
    view = mine(scene("w8 w1", "b1 d1", field="d2", table="b5", owner=1))
    assert cards_of(TABLE.offer(view, {}).continuations) != {}
    assert TABLE.offer(view, picks_of(view, {FIELD: ("d2",)})).continuations == {}
