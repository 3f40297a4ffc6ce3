"""Gestures, buttons and lines of the table of Gunjo Gradation."""

from collections.abc import Mapping
from typing import Any

import pytest

from cardtable_gui.core.offer import Command, NotAllowed
from cardtable_gui.core.picks import Pick, Picked, cards_of, picks_of
from cardtable_gui.core.table import Track
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.gunjo.actions import GunjoAction, Play
from cardtable_gui.games.gunjo.game import GAME
from cardtable_gui.games.gunjo.picks import GunjoPicks
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.table import GunjoTable
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.i18n import text
from tests.games.gunjo.scenes import scene
from tests.support.ruling import NAMES, act

TABLE = GunjoTable()
DECK, REVEALED, AREA, UNDER, DISCARD = (Zone(name) for name in ("deck", "revealed", "area", "under", "discard"))


def hand(seat: int) -> Zone:
    return Zone("hand", seat)


def mine(state: GunjoState) -> GunjoView:
    return state.view(state.to_move)


def pick(state: GunjoState, own: str = "", revealed: str = "", *, deck: bool = False) -> Picked:
    zones: dict[Zone, tuple[str | None, ...]] = {
        hand(state.to_move or 0): tuple(own.split()),
        REVEALED: tuple(revealed.split()),
        DECK: (None,) if deck else (),
    }
    return picks_of(mine(state), zones)


def prompt(state: GunjoState, own: str = "", revealed: str = "", *, deck: bool = False) -> str:
    return text(TABLE.offer(mine(state), pick(state, own, revealed, deck=deck)).prompt, NAMES, "en")


def targets(state: GunjoState, own: str = "", revealed: str = "", *, deck: bool = False) -> set[Zone]:
    return set(TABLE.offer(mine(state), pick(state, own, revealed, deck=deck)).targets)


def dropped(state: GunjoState, target: Zone, own: str = "", revealed: str = "", *, deck: bool = False) -> list[str]:
    actions = GunjoPicks(mine(state), pick(state, own, revealed, deck=deck)).drops().get(target, ())
    return [GAME.notation(action) for action in actions if action is not None]


def commands(state: GunjoState, own: str = "", revealed: str = "") -> Mapping[str, Command[GunjoAction]]:
    return {command.id: command for command in TABLE.offer(mine(state), pick(state, own, revealed)).commands}


def why(command: Command[GunjoAction]) -> str:
    assert command.refusal is not None
    return text(command.refusal.message, (), "en")


def warning(state: GunjoState, own: str) -> str | None:
    message = TABLE.warning(mine(state), GAME.parse(f"play {own}"))
    return None if message is None else text(message, NAMES, "en")


def primary(state: GunjoState, own: str = "", revealed: str = "") -> list[str]:
    return [name for name, command in commands(state, own, revealed).items() if command.primary]


def obvious(state: GunjoState, zone: Zone, card: str | None) -> str | None:
    action = TABLE.obvious(mine(state), zone, Pick(0, card))
    return None if action is None else GAME.notation(action)


def test_a_total_that_is_too_even_is_not_called_too_low() -> None:
    state = scene("14 3", "8 8", "2", area=["13"], odd=True, revealed="6 11")
    assert prompt(state, "14") == (
        "A total of 14 is even. The 13 allows only odd totals. But you can swap it for a face-up card."
    )
    assert (
        prompt(state, "3")
        == "A total of 3 doesn’t beat 13. Play a higher total. But you can swap it for a face-up card."
    )


def test_after_the_last_round_every_number_left_shows_its_penalty_once() -> None:
    state = scene("12", "8 8 3", "4 4", area=["5"], deal=3)
    assert TABLE.tags(state.view(None)) == {}
    act(state, "play 12")
    tags = TABLE.tags(state.view(None))
    assert {zone.seat: {card: tag.short for card, tag in found.items()} for zone, found in tags.items()} == {
        1: {"3": "−1", "8": "−5"},
        2: {"4": "−2"},
    }


def test_the_rounds_are_a_track() -> None:
    assert TABLE.track(scene("12", "8 8", "4 4", deal=2).view(None)) == Track(3, 2, 3)


@pytest.fixture
def leading() -> GunjoState:
    return scene("3 3 9", "8 8", "2")


@pytest.fixture
def following() -> GunjoState:
    """Seat 0 is to move; the latest play is worth 10."""
    return scene("1 3 3 5 5 6 9 12", "8 8", "2", area=["4", "5 5"], revealed="4 11")


@pytest.fixture
def giving() -> GunjoState:
    """Seat 0 chooses a card for seat 1."""
    state = scene("15 9 3", "8 8", "2 5", area=["4"])
    act(state, "play 15")
    return state


def test_hand_cards_dropped_in_the_area_are_played(following: GunjoState) -> None:
    assert dropped(following, AREA, "12") == ["play 12"]
    assert dropped(following, AREA, "5 1 5") == ["play 1 5 5"]
    assert dropped(following, AREA, "3") == ["play 3"]
    assert AREA in targets(following, "1 5 5")
    assert AREA not in targets(following, "3")


def test_the_decks_top_is_dropped_on_the_hand(following: GunjoState) -> None:
    assert dropped(following, hand(0), deck=True) == ["draw"]
    assert targets(following, deck=True) == {hand(0)}
    assert dropped(following, AREA, deck=True) == []


def test_hand_and_revealed_cards_dropped_on_each_other_swap(following: GunjoState) -> None:
    assert dropped(following, REVEALED, "3") == ["pass 3 > 4", "pass 3 > 11"]
    assert dropped(following, REVEALED, "3", "11") == ["pass 3 > 11"]
    assert dropped(following, hand(0), "3", "11") == ["pass 3 > 11"]
    assert dropped(following, hand(0), revealed="4") == [f"pass {give} > 4" for give in (1, 3, 5, 6, 9, 12)]
    assert targets(following, "3") == {REVEALED}
    assert targets(following, "3 3") == set()


def test_a_swap_where_there_is_none_says_why(leading: GunjoState) -> None:
    meaning = TABLE.offer(mine(leading), pick(leading, "9")).drops[REVEALED]
    assert isinstance(meaning, NotAllowed)
    assert meaning.refusal.rule == "GG3"
    assert targets(leading, "9") == {AREA}


def test_gg15_a_card_is_passed_on_by_dropping_it_on_the_left_neighbour(giving: GunjoState) -> None:
    assert dropped(giving, hand(1), "9") == ["give 9"]
    assert dropped(giving, hand(2), "9") == []
    assert targets(giving, "9") == {hand(1)}


def test_playable_are_the_cards_of_legal_actions(leading: GunjoState, following: GunjoState) -> None:
    assert cards_of(TABLE.playable(mine(leading))) == {hand(0): ("3", "3", "9"), DECK: (None,)}
    playable = cards_of(TABLE.playable(mine(following)))
    assert playable[hand(0)] == ("1", "3", "3", "5", "5", "6", "9", "12")
    assert playable[REVEALED] == ("4", "11")
    drawn = scene("3 3 9", "8 8", "2", area=["8"], drew=True)
    assert cards_of(TABLE.playable(mine(drawn))) == {hand(0): ("9",)}


def test_cards_that_can_only_be_swapped_are_told_apart(leading: GunjoState, following: GunjoState) -> None:
    offer = TABLE.offer(mine(following), {})
    plays = {
        card
        for action in following.legal_actions()
        if isinstance(action, Play)
        for card in GAME.card_texts(action.cards)
    }
    asides = cards_of(offer.asides["swap"])
    assert asides[REVEALED] == ("4", "11")
    assert set(asides[hand(0)]) == set(cards_of(offer.continuations)[hand(0)]) - plays
    assert DECK not in asides
    assert not TABLE.offer(mine(leading), {}).asides["swap"]
    swapping = TABLE.offer(mine(following), pick(following, revealed="4"))
    assert swapping.asides["swap"] == swapping.continuations


def test_buttons_of_each_phase(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert list(commands(leading)) == ["play", "draw"]
    assert list(commands(following)) == ["play", "draw", "swap", "pass"]
    assert list(commands(scene("3", "4", "5", area=["3"], drew=True))) == ["play", "stay"]
    assert list(commands(giving)) == ["give"]


def test_greyed_buttons_say_why(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert why(commands(leading)["play"]) == "First pick one or more cards of the same number from your hand."
    assert why(commands(following, revealed="4")["play"]) == (
        "Face-up cards can’t be played. As you pass, you can swap one of your cards for one of them."
    )
    assert why(commands(following, "9")["play"]) == "A total of 9 doesn’t beat 10. Play a higher total."
    assert why(commands(following)["swap"]) == "First pick a card from your hand and a face-up card."
    assert why(commands(following, "3")["swap"]) == "Now pick the face-up card you want."
    assert why(commands(following, revealed="4")["swap"]) == "Now pick the card to give from your hand."
    assert why(commands(following, "3 3", "4")["swap"]) == "You can swap only one card for one card."
    assert why(commands(giving)["give"]) == "First pick a card to pass to the left."
    empty = scene("3", "4", "5", area=["3"], cards_left=0)
    assert why(commands(empty)["draw"]) == "You can’t draw: the deck is empty."
    drawn = scene("3 9", "4", "5", drew=True)
    assert why(commands(drawn)["stay"]) == "You lead, so you have to play after drawing a card."


def test_return_does_what_is_at_hand(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert primary(leading) == ["play"]
    assert primary(following) == ["play"]
    assert primary(following, revealed="4") == ["swap"]
    assert primary(scene("3", "4", "5", area=["9"])) == ["draw"]
    assert primary(scene("3", "4", "5", area=["9"], cards_left=0)) == ["pass"]
    assert primary(scene("3", "4", "5", area=["9"], drew=True)) == ["stay"]
    assert primary(giving, "9") == ["give"]


def test_a_double_click_does_the_obvious(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert obvious(leading, hand(0), "3") == "play 3 3"
    assert obvious(leading, DECK, None) == "draw"
    assert obvious(following, hand(0), "12") == "play 12"
    assert obvious(following, hand(0), "5") == "play 1 5 5"
    assert obvious(following, hand(0), "3") is None
    assert obvious(following, hand(0), "1") is None
    assert obvious(following, REVEALED, "4") is None
    assert obvious(following, DECK, None) == "draw"
    assert obvious(giving, hand(0), "3") == "give 3"
    assert obvious(giving, DECK, None) is None


def test_a_double_click_adds_no_1s_where_they_are_not_needed() -> None:
    hands = ("1 3 3 5", "6 6", "7 7")
    assert obvious(scene(*hands), hand(0), "3") == "play 3 3"
    assert obvious(scene(*hands, area=("5",)), hand(0), "3") == "play 3 3"


def test_a_double_click_plays_no_more_than_it_takes() -> None:
    state = scene("5 5 5 5 9", "8", "2", area=["8"])
    assert obvious(state, hand(0), "5") == "play 5 5"


def test_totals_are_shown_while_cards_are_picked(leading: GunjoState, following: GunjoState) -> None:
    def meters(state: GunjoState, own: str = "", revealed: str = "") -> list[tuple[int, bool]]:
        return [(meter.value, meter.fits) for meter in TABLE.offer(mine(state), pick(state, own, revealed)).meters]

    assert meters(following) == meters(following, "3", "4") == []
    assert meters(following, "5 5") == [(10, False), (10, False)]
    assert meters(following, "1 5 5") == [(10, True), (11, True)]
    assert meters(leading, "3 3") == [(6, True)]


def test_notes_tell_what_is_to_be_beaten(leading: GunjoState, following: GunjoState) -> None:
    def notes(state: GunjoState) -> dict[Zone, str]:
        return {zone: text(note, (), "en") for zone, note in TABLE.notes(state.view(None)).items()}

    assert notes(leading) == {}
    assert notes(following) == {AREA: "To beat: 10"}
    assert notes(scene("3", "4", "5", area=["13"], odd=True)) == {AREA: "To beat: 13 · odd only"}


EIGHTS = "8 8 8 8 8 8 8"


def test_nothing_is_said_to_beat_what_nothing_beats() -> None:
    state = scene("3", "4", "5", area=[EIGHTS], expansions=())
    assert [text(note, (), "en") for note in TABLE.notes(state.view(None)).values()] == ["Nothing beats 56"]
    prompt = "Nothing beats 56. Draw a card, or pass. When you pass, you may swap a card."
    assert text(TABLE.offer(mine(state), {}).prompt, (), "en") == prompt
    state = scene("3", "4", "5", area=[EIGHTS], expansions=(), cards_left=0)
    prompt = "Nothing beats 56, so pass. You may swap a card as you do."
    assert text(TABLE.offer(mine(state), {}).prompt, (), "en") == prompt


@pytest.mark.parametrize(("area", "options"), [(EIGHTS, {"expansions": ("1",)}), ("7 7 7 7 7 7 7", {"expansions": ()})])
def test_what_some_cards_of_the_game_beat_is_to_be_beaten(area: str, options: dict[str, Any]) -> None:
    state = scene("3", "4", "5", area=[area], **options)
    (note,) = TABLE.notes(state.view(None)).values()
    assert text(note, (), "en").startswith("To beat: ")


def test_headline_tells_the_round_and_the_odd_rule() -> None:
    def headline(state: GunjoState) -> str:
        return text(TABLE.headline(state.view(0)), (), "en")

    assert headline(scene("3", "4", "5", deal=2)) == "Round 2 of 3"
    assert headline(scene("3", "4", "5", area=["13"], odd=True)) == "Round 1 of 3 · odd totals only"


def test_badges() -> None:
    def badges(state: GunjoState, seat: int) -> list[str]:
        return [text(badge, (), "en") for badge in TABLE.badges(state.view(None), seat)]

    fresh = scene("3 9", "4", "5", cards_left=87)
    assert [seat for seat in range(3) if badges(fresh, seat) == ["Goes first"]] == [fresh.start]
    state = scene("9 9", "5 5", "15 8 8", "4 4", area=["7"], to_move=3)
    act(state, "pass", "pass")
    assert [badges(state, seat) for seat in range(4)] == [["Passed"], [], ["Last to play"], ["Passed"]]
    act(state, "pass")
    assert [badges(state, seat) for seat in range(4)] == [[], [], [], []]
    act(state, "play 15", "give 8")
    assert [badges(state, seat) for seat in range(4)] == [[], [], ["Last to play", "Card chosen"], []]
    ended = scene("9", "5 5", "8 8", area=["7"], deal=3)
    act(ended, "play 9")
    assert [badges(ended, seat) for seat in range(3)] == [[], [], []]


def test_prompts_without_picked_cards(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert prompt(leading) == "You lead. Play one or more cards of the same number, or draw a card first."
    assert prompt(scene("3", "4", "5", cards_left=0)) == "You lead. Play one or more cards of the same number."
    assert prompt(following) == "Beat 10, draw a card, or pass. When you pass, you may swap a card."
    assert (
        prompt(scene("9", "4", "5", area=["8"], cards_left=0)) == "Beat 8 or pass. When you pass, you may swap a card."
    )
    odd = scene("9", "4", "5", area=["8"], odd=True)
    assert prompt(odd) == "Beat 8 with an odd total, draw a card, or pass. When you pass, you may swap a card."
    odd = scene("9", "4", "5", area=["8"], odd=True, cards_left=0)
    assert prompt(odd) == "Beat 8 with an odd total or pass. When you pass, you may swap a card."
    low = scene("3", "4", "5", area=["8"])
    assert prompt(low) == "You can’t beat 8. Draw a card, or pass. When you pass, you may swap a card."
    low = scene("3", "4", "5", area=["8"], cards_left=0)
    assert prompt(low) == "You can’t beat 8, so pass. You may swap a card as you do."
    assert prompt(giving) == "A 15 was played. Choose a card for Mio; everyone passes at the same time."


def test_prompts_after_drawing() -> None:
    assert (
        prompt(scene("9", "4", "5", drew=True)) == "You’ve drawn a card. Now play one or more cards of the same number."
    )
    assert prompt(scene("9", "4", "5", area=["8"], drew=True)) == "You’ve drawn a card. Beat 8, or stay."
    odd = scene("9", "4", "5", area=["8"], odd=True, drew=True)
    assert prompt(odd) == "You’ve drawn a card. Beat 8 with an odd total, or stay."
    low = scene("3", "4", "5", area=["8"], drew=True)
    assert prompt(low) == "You’ve drawn a card, but you still can’t beat 8. Choose Stay."


def test_prompts_for_picked_cards(leading: GunjoState, following: GunjoState, giving: GunjoState) -> None:
    assert prompt(leading, "3") == "Play 3."
    assert prompt(leading, "3 3") == "Play two 3s, worth 6."
    assert prompt(leading, "3 9") == "Only cards of the same number can be played together."
    assert prompt(leading, deck=True) == "Draw the top card of the deck, then decide what to play."
    assert prompt(following, "9") == (
        "A total of 9 doesn’t beat 10. Play a higher total. But you can swap it for a face-up card."
    )
    assert prompt(following, "5 5") == "A total of 10 doesn’t beat 10. Play a higher total."
    assert prompt(following, "9", "11") == "Swap 9 for 11 and pass."
    assert prompt(following, revealed="11") == "Now pick the card to give from your hand."
    assert prompt(giving, "9") == "Pass 9 to Mio. Nobody else sees it."


def test_prompts_tell_what_an_effect_will_do() -> None:
    assert prompt(scene("9", "4", "5", area=["8"]), "9") == "Play 9 to go out and win the round."
    assert prompt(scene("2 2 2 2 9", "4", "5"), "2 2 2 2") == "Play four 2s and win the round at once."
    assert prompt(scene("13 9", "4", "5"), "13") == "Play 13. After that, only odd totals above 13 can be played."
    taking = scene("14 9", "4", "5", area=["5 5"])
    assert prompt(taking, "14") == "Play 14 and take two 5s into your hand. The total to beat is then 14."
    assert prompt(scene("14 9", "4", "5"), "14") == "Play 14."
    assert prompt(scene("15 9", "4", "5"), "15") == "Play 15. Then everyone passes a card to the left."
    last = scene("15", "4", "5")
    assert prompt(last, "15") == "Play 15 and empty your hand. Everyone else passes a card to the left, so you get one."


def test_gg12_four_2s_that_may_lose_the_match_are_asked_back() -> None:
    behind = scene("2 2 2 2 9", "4", "5", deal=3, points=(10, 30, 20))
    assert warning(behind, "2 2 2 2") == (
        "This ends the match. You’re 20 points behind Mio, and the penalties may not be enough to catch up."
    )
    assert warning(behind, "2 2 2") is None
    assert warning(scene("2 2 2 2 9", "4", "5", deal=2, points=(10, 30, 20)), "2 2 2 2") is None
    assert warning(scene("2 2 2 2 9", "4", "5", deal=3), "2 2 2 2") is None
    assert TABLE.warning(mine(behind), GAME.parse("draw")) is None


def test_no_buttons_after_the_end() -> None:
    state = scene("9", "5 5", "8 8", area=["7"], deal=3)
    act(state, "play 9")
    view = state.view(0)
    assert TABLE.offer(view, {}).commands == ()
    assert cards_of(TABLE.playable(view)) == {}
    assert TABLE.notes(view) == {}
    assert text(TABLE.offer(view, {}).prompt, (), "en") == "The match is over."
    assert TABLE.obvious(view, hand(0), Pick(0, "9")) is None
