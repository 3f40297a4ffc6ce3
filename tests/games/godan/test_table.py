"""Gestures, buttons and lines of the table of GODAN."""

from collections.abc import Mapping

from cardtable_gui.core.events import DealEnded
from cardtable_gui.core.offer import Command
from cardtable_gui.core.picks import CardsByZone, Pick, Picked, cards_of, picks_of
from cardtable_gui.core.table import Track, fact
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.godan.actions import TAKE, GodanAction
from cardtable_gui.games.godan.picks import GodanPicks
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.table import GodanTable
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.i18n import text
from tests.games.godan.scenes import scene
from tests.support.ruling import NAMES, act

TABLE = GodanTable()
DECK, INCOMING, DISCARD = Zone("deck"), Zone("incoming"), Zone("discard")


def hand(seat: int) -> Zone:
    return Zone("hand", seat)


def field(seat: int) -> Zone:
    return Zone("field", seat)


def mine(state: GodanState) -> GodanView:
    return state.view(state.to_move)


def pick(state: GodanState, own: str = "", loot: tuple[int, str] | None = None, *, card: bool = False) -> Picked:
    zones: dict[Zone, tuple[str | None, ...]] = {hand(state.to_move or 0): tuple(own.split())}
    if loot:
        zones[field(loot[0])] = tuple(loot[1].split())
    if card:
        zones[DECK if state.to_move == state.start else INCOMING] = (None,)
    return picks_of(mine(state), zones)


def prompt(state: GodanState, picked: Picked) -> str:
    return text(TABLE.offer(mine(state), picked).prompt, NAMES, "en")


def targets(state: GodanState, picked: Picked) -> set[Zone]:
    return set(TABLE.offer(mine(state), picked).targets)


def dropped(state: GodanState, picked: Picked, target: Zone) -> list[str]:
    actions = GodanPicks(mine(state), picked).drops().get(target, ())
    return [state.game.notation(action) for action in actions if action is not None]


def commands(state: GodanState, picked: Picked) -> Mapping[str, Command[GodanAction]]:
    return {command.id: command for command in TABLE.offer(mine(state), picked).commands}


def why(command: Command[GodanAction]) -> str:
    assert command.refusal is not None
    return text(command.refusal.message, NAMES, "en")


def busy(hand_of_mover: str) -> GodanState:
    """Seat 1 is to move in the middle of the week; the others have something in their fields."""
    return scene(
        "5", hand_of_mover, "10", laid=("25 25 5 5", "10 10", "25 25 25 V V"), incoming="20", to_move=1, start=0
    )


def test_the_incoming_card_goes_to_the_hand() -> None:
    state = busy("5 5")
    assert cards_of(TABLE.playable(mine(state)))[INCOMING] == (None,)
    assert dropped(state, pick(state, card=True), hand(1)) == ["take"]
    assert targets(state, pick(state, card=True)) == {hand(1)}
    assert TABLE.obvious(mine(state), INCOMING, Pick(0, None)) == state.game.parse("take")
    assert TABLE.obvious(mine(state), DECK, Pick(0, None)) is None
    assert prompt(state, pick(state, card=True)).endswith("then pass one on to Ken.")


def test_at_the_start_seat_the_incoming_card_is_the_decks_top() -> None:
    state = scene("5 5", "10", "20", deck="15 15")
    assert cards_of(TABLE.playable(mine(state)))[DECK] == (None,)
    assert TABLE.obvious(mine(state), DECK, Pick(0, None)) == state.game.parse("take")
    assert targets(state, pick(state, card=True)) == {hand(0)}


def test_a_set_goes_to_the_own_field() -> None:
    state = busy("5 5 10 20")
    assert targets(state, pick(state, "5 5")) == {field(1)}
    assert dropped(state, pick(state, "5 5"), field(1)) == ["work 5 5"]
    assert dropped(state, pick(state, "10"), field(1)) == ["work 10"]
    assert prompt(state, pick(state, "5 5")) == "Do a job with two 5s: the group will be worth 5 points."
    assert prompt(state, pick(state, "10")) == "Add 10: the group goes from 10 to 15 points."
    assert prompt(state, pick(state, "5 10")) == "A job takes one set: cards of one number, or equal role cards."
    assert dropped(state, pick(state, "5"), field(1)) == ["work 5"]
    assert targets(state, pick(state, "5")) == set()


def test_what_stands_out_can_be_worked() -> None:
    state = busy("5 5 10 20 R R")
    assert cards_of(TABLE.playable(mine(state))) == {
        INCOMING: (None,),
        hand(1): ("5", "5", "10", "R", "R"),
        field(0): ("5", "5", "25", "25"),
        field(2): ("25", "25", "25"),
    }


def test_loot_goes_on_with_picked_robbery_cards() -> None:
    state = busy("5 5 10 20 R R")

    def continuations(picked: Picked) -> CardsByZone:
        return cards_of(TABLE.offer(mine(state), picked).continuations)

    assert continuations({}) == {INCOMING: (None,), hand(1): ("5", "5", "10", "R", "R")}
    assert continuations(pick(state, "5")) == {hand(1): ("5", "5")}
    robbing = continuations(pick(state, "R R"))
    assert robbing == {hand(1): ("R", "R"), field(0): ("5", "5", "25", "25"), field(2): ("25", "25", "25")}
    assert continuations(pick(state, "R R", (2, "25"))) == {hand(1): ("R", "R"), field(2): ("25", "25", "25")}
    assert continuations(pick(state, "5 10")) == {}


def test_robbery_may_pick_its_cards_or_choose_in_place() -> None:
    state = busy("5 R R")
    picked = pick(state, "R R", (2, "25 25"))
    assert dropped(state, picked, field(1)) == ["work R R > @2 25 25"]
    assert targets(state, picked) == {field(1), field(2), hand(2)}
    assert prompt(state, picked) == "Rob Ken of two 25s with two Robbery cards: your group will be worth 25 points."
    everyone = dropped(state, pick(state, "R R"), field(1))
    assert set(everyone) == {
        "work R R > @0 5",
        "work R R > @0 5 5",
        "work R R > @0 25",
        "work R R > @0 25 25",
        "work R R > @2 25",
        "work R R > @2 25 25",
    }
    assert everyone[0] == "work R R > @2 25 25"
    assert set(dropped(state, pick(state, "R R"), field(2))) == {"work R R > @2 25", "work R R > @2 25 25"}
    button = commands(state, pick(state, "R R"))["work"]
    assert len(button.meaning.actions) == 6
    assert "Who will you rob?" in prompt(state, pick(state, "R R"))
    assert prompt(state, pick(state, "", (2, "25"))) == "To take these cards, also pick Robbery cards from your hand."
    both = {**pick(state, "R R", (2, "25")), **picks_of(mine(state), {field(0): ("25",)})}
    assert dropped(state, both, field(1)) == []
    assert "one opponent’s field" in prompt(state, both)


def test_robbery_without_anything_to_rob_says_so() -> None:
    state = scene("5", "R R", "10", incoming="20", to_move=1)
    assert dropped(state, pick(state, "R R"), field(1)) == ["work R R"]
    assert why(commands(state, pick(state, "R R"))["work"]) == (
        "No opponent has a card in the field that you can take. Lay another set, or take the card."
    )


def test_collection_chooses_an_opponent_by_where_it_is_dropped() -> None:
    state = busy("5 C C")
    assert dropped(state, pick(state, "C C"), field(0)) == ["work C C > @0"]
    assert dropped(state, pick(state, "C C"), hand(2)) == ["work C C > @2"]
    assert set(dropped(state, pick(state, "C C"), field(1))) == {"work C C > @0", "work C C > @2"}
    assert targets(state, pick(state, "C C")) == {field(0), field(1), field(2), hand(0), hand(2)}
    assert len(commands(state, pick(state, "C C"))["work"].meaning.actions) == 2
    assert prompt(state, pick(state, "C C")).startswith("Who pays 10 points?")


def test_cover_up_takes_along_what_it_discards() -> None:
    state = busy("5 20 V V V")
    assert dropped(state, pick(state, "V V 5 20"), field(1)) == ["work V V > 5 20"]
    assert dropped(state, pick(state, "V V 5 20"), DISCARD) == ["work V V > 5 20"]
    assert set(dropped(state, pick(state, "V V V 5"), field(1))) == {"work V V V > 5", "work V V > 5 V"}
    assert dropped(state, pick(state, "V V"), field(1)) == ["work V V"]
    assert "at least one more card" in prompt(state, pick(state, "V V"))
    assert prompt(state, pick(state, "V V 20")) == "Discard 20 with two Cover-up cards: that saves you 20 points."
    assert prompt(busy("5 5 20 V V"), pick(busy("5 5 20 V V"), "V V 5 5 20")) == (
        "Choose at most 2 cards to discard: one for each Cover-up card."
    )


def test_one_robbery_has_one_victim() -> None:
    state = busy("R R 5")
    picked = {**pick(state, "R R", (2, "25")), **picks_of(mine(state), {field(0): ("5",)})}
    assert prompt(state, picked) == why(commands(state, picked)["work"]) == "Pick cards from only one opponent’s field."


def test_the_last_cards_may_be_covers() -> None:
    state = busy("V V V")
    assert set(dropped(state, pick(state, "V V V"), field(1))) == {"work V V V", "work V V > V"}
    assert prompt(state, pick(state, "V V V")) == "Do a job with three Cover-up cards, then choose what to discard."
    state = busy("V V")
    assert prompt(state, pick(state, "V V")) == "Do a job with two Cover-up cards: that empties your hand."


def test_severance_says_what_becomes_of_the_weeks() -> None:
    state = busy("S S S S 5")
    assert prompt(state, pick(state, "S S")) == "Do a job with two Severance cards: week 9 will be the last."
    state.week = 10
    assert prompt(state, pick(state, "S S")) == "Do a job with two Severance cards: this week will be the last."


def warning(state: GodanState, work: str) -> str | None:
    message = TABLE.warning(mine(state), state.game.parse(f"work {work}"))
    return None if message is None else text(message, NAMES, "en")


def test_a_work_that_ends_the_game_and_costs_is_asked_back() -> None:
    state = busy("S S S S 25 20")
    costs = "This ends the game at once. The cards in your hand cost you 45 points, so you score −35."
    assert warning(state, "S S S S") == costs
    assert "you score −35" in prompt(state, pick(state, "S S S S"))
    cheap = busy("S S S S 5")
    cheap.deal = cheap.games - 1
    assert warning(cheap, "S S S S") is None
    assert warning(busy("5 5 5 5 5 25 25"), "5 5 5 5 5") is not None
    assert TABLE.warning(mine(state), TAKE) is None


def test_severance_on_the_last_turn_of_a_week_may_end_the_game_too() -> None:
    hands, deck = ("5 5", "10 10", "S S 25 25"), "5 5"
    state = scene(*hands, deck=deck, incoming="5", to_move=2, week=9)
    assert prompt(state, pick(state, "S S")).startswith("Do a job with two Severance cards: the game ends at once")
    costs = "This ends the game at once. The cards in your hand cost you 50 points, so you score −50."
    assert warning(state, "S S") == costs
    state.week = 8
    assert warning(state, "S S") is None
    early = scene("S S 25 25", "10 10", "5 5", deck=deck, week=9)
    assert warning(early, "S S") is None


def test_who_ends_the_match_behind_another_is_asked_back() -> None:
    state = scene("5 5 5 5 5", "10 10", "20", laid=("", "25 25 25", ""), deck="5 5")
    state.totals = [100, 130, 90]
    behind = "This ends the match: you finish on 150, Mio on 160 minus the cards left in hand."
    assert warning(state, "5 5 5 5 5") == behind
    state.totals = [110, 130, 90]
    assert warning(state, "5 5 5 5 5") is None
    state.totals, state.deal = [100, 130, 90], state.games - 1
    assert warning(state, "5 5 5 5 5") is None


def test_sets_are_lifted_together() -> None:
    state = scene("5 5 10 R R", "20 20", "", laid=("10 10",), deck="5 5")
    view = mine(state)
    assert TABLE.lift_count(view, hand(0), "R") == 4
    assert TABLE.lift_count(view, hand(0), "5") == 5
    assert TABLE.lift_count(view, hand(0), "10") == 1
    assert TABLE.lift_count(view, field(1), "20") == 1
    act(state, "take")
    assert TABLE.lift_count(mine(state), hand(0), "R") == 1


def test_after_taking_one_card_is_sent_to_the_left_neighbour() -> None:
    state = busy("5 5")
    act(state, "take")
    view = mine(state)
    assert TABLE.one_at_a_time(view)
    assert cards_of(TABLE.playable(view)) == {hand(1): ("5", "5", "20")}
    assert targets(state, pick(state, "20")) == {INCOMING, hand(2)}
    assert dropped(state, pick(state, "20"), hand(2)) == ["send 20"]
    assert why(commands(state, {})["send"]) == "You’ve taken the card. Now choose one from your hand to let go."
    assert TABLE.obvious(view, hand(1), Pick(0, "5")) == state.game.parse("send 5")
    assert prompt(state, pick(state, "20")) == "Pass 20 on to Ken, face down."


def test_the_last_seat_discards() -> None:
    state = scene("5", "10", "20 20", incoming="15", to_move=2)
    assert prompt(state, {}).startswith("Take the incoming card and discard one")
    act(state, "take")
    assert targets(state, pick(state, "15")) == {DISCARD}
    assert dropped(state, pick(state, "15"), INCOMING) == []
    deed = commands(state, pick(state, "15"))["send"].deed
    assert deed is not None
    assert text(deed, NAMES, "en") == "Discard 15"
    assert prompt(state, pick(state, "15")) == "Discard 15 face up."
    assert prompt(state, {}).startswith("You’re last this week")


def test_buttons_say_why_they_cannot_be_pressed() -> None:
    state = busy("5 20")
    assert why(commands(state, {})["work"]).startswith("A job needs two equal cards")
    assert prompt(state, {}) == "You have no set for a job: take the incoming card."
    assert prompt(scene("5 20", "", ""), {}) == "You have no set for a job: take the top card of the deck."
    state = busy("5 5")
    assert why(commands(state, {})["work"]).startswith("First pick cards")
    assert commands(state, {})["take"].primary
    assert commands(state, pick(state, "5 5"))["work"].primary


def test_meters_show_field_and_hand_after_the_work() -> None:
    state = busy("5 5 20")
    meters = TABLE.offer(mine(state), pick(state, "5 5")).meters
    assert [(meter.value, meter.fits) for meter in meters] == [(15, True), (-20, False)]
    assert TABLE.offer(mine(state), pick(state, "20")).meters == ()
    assert TABLE.offer(mine(state), {}).meters == ()


def test_headline_and_badges_tell_game_week_start_collections_and_taken_cards() -> None:
    state = scene("5 C C", "10", "20", taken=("", "25 25"), deck="5 5", deal=2, week=3)
    act(state, "work C C > @2")
    view = state.view(None)
    assert text(TABLE.headline(view), NAMES, "en") == "Game 2 of 3 · Week 3 of 10"
    badges = [[text(fact(badge), NAMES, "en") for badge in TABLE.badges(view, seat)] for seat in range(3)]
    assert badges == [["Has the start card", "Collects 10"], ["Taken: two 25s"], ["Pays 10"]]
    state.last_week = 3
    assert text(TABLE.headline(state.view(None)), NAMES, "en") == "Game 2 of 3 · Week 3, the last one"


def test_every_group_shows_its_present_worth() -> None:
    state = scene("5 C C", "10", "20", laid=("5 5 5 25", "10 10 S S", ""), taken=("", "10 10", "20"), deck="5 5")
    tags = TABLE.tags(state.view(None))
    assert {zone.seat: {card: tag.short for card, tag in found.items()} for zone, found in tags.items()} == {
        0: {"5": "10", "25": "0"},
        1: {"10": "40"},
        2: {"20": "0"},
    }


def test_the_weeks_are_a_track_that_severance_cuts() -> None:
    state = scene("S S S 5", "10 10", "20 20", deck="5 5", week=3)
    assert TABLE.track(state.view(None)) == Track(10, 3, 10)
    act(state, "work S S S")
    assert TABLE.track(state.view(None)) == Track(10, 3, 8)


def test_the_result_counts_the_groups_card_by_card_and_names_no_card_of_a_hand() -> None:
    state = scene("5 5 R 10", "10 10", "", laid=("5 5 5 25",), deck="5 5")
    events = act(state, "work 5 5")
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    counted = {line.seat: [(card, tag.short) for card, tag in line.counted] for line in ended.results}
    assert counted == {0: [("5", "+50"), ("25", "0")], 1: [], 2: []}


def test_after_the_end_nothing_can_be_done() -> None:
    state = scene("5 5 5 5 5", "10", "20")
    act(state, "work 5 5 5 5 5")
    view = state.view(0)
    assert cards_of(TABLE.playable(view)) == {}
    assert TABLE.offer(view, {}).commands == ()
    assert TABLE.obvious(view, INCOMING, Pick(0, None)) is None
    assert text(TABLE.offer(view, {}).prompt, NAMES, "en") == "The match is over."
