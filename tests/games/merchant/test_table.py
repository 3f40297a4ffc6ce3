"""Gestures, buttons and lines of the table of Merchant of Goldfish."""

from collections.abc import Mapping
from random import Random

import pytest

from cardtable_gui.core.offer import Command, Legal, NotAllowed
from cardtable_gui.core.picks import Pick, Picked, cards_of, picks_of
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.merchant.actions import Exchange, MerchantAction, Play, Take
from cardtable_gui.games.merchant.game import GAME
from cardtable_gui.games.merchant.picks import MerchantPicks
from cardtable_gui.games.merchant.state import MerchantState
from cardtable_gui.games.merchant.table import MerchantTable
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import scene, started
from tests.support.ruling import act

TABLE = MerchantTable()
MARKET, ON_TABLE, DISCARD = Zone("market"), Zone("table"), Zone("discard")


def hand(seat: int) -> Zone:
    return Zone("hand", seat)


def mine(state: MerchantState) -> MerchantView:
    return state.view(state.to_move)


def pick(state: MerchantState, give: str = "", take: str = "") -> Picked:
    zones = {hand(state.to_move or 0): tuple(give.split()), MARKET: tuple(take.split())}
    return picks_of(mine(state), zones)


def prompt(state: MerchantState, give: str = "", take: str = "") -> str:
    return text(TABLE.offer(mine(state), pick(state, give, take)).prompt, (), "en")


def targets(state: MerchantState, give: str = "", take: str = "") -> set[str]:
    return {zone.name for zone in TABLE.offer(mine(state), pick(state, give, take)).targets}


def dropped(state: MerchantState, target: Zone, give: str = "", take: str = "") -> list[str]:
    return [
        GAME.notation(action) for action in MerchantPicks(mine(state), pick(state, give, take)).drops().get(target, ())
    ]


def commands(state: MerchantState, give: str = "", take: str = "") -> Mapping[str, Command[MerchantAction]]:
    return {command.id: command for command in TABLE.offer(mine(state), pick(state, give, take)).commands}


def deed(command: Command[MerchantAction]) -> str:
    """What the button says to do, or else its label."""
    return text(command.deed or command.label, (), "en")


def why(command: Command[MerchantAction]) -> str:
    assert command.refusal is not None
    return text(command.refusal.message, (), "en")


def meters(state: MerchantState, give: str = "", take: str = "") -> list[tuple[int, bool]]:
    return [(meter.value, meter.fits) for meter in TABLE.offer(mine(state), pick(state, give, take)).meters]


@pytest.fixture
def following() -> MerchantState:
    """Seat 0 is to move; on the table lies a pair of 5s."""
    return scene("3 4 5 5 5 6 6 9", "8 8", "2", market="1 1 2 7 7 9 13", table="5 5", owner=2)


@pytest.fixture
def leading() -> MerchantState:
    return scene("3 3 9", "8 8", "2", market="1 7")


@pytest.fixture
def choosing() -> MerchantState:
    """Seat 0 may take a bonus card."""
    state = scene("3 3 9", "8 8", market="1 7", table="5", owner=0, to_move=1)
    act(state, "pass")
    return state


@pytest.fixture
def ended() -> MerchantState:
    state = scene("9", "8 8", market="1 7", turns=30)
    act(state, "play 9")
    return state


def test_playable_cards_are_those_of_some_legal_action() -> None:
    rng = Random(2)
    state = started(3, 2, turn_limit=80)
    while state.to_move is not None:
        view = mine(state)
        own, others = set(), set()
        for action in state.legal_actions():
            match action:
                case Play(cards=cards):
                    own |= set(cards)
                case Exchange(give=give, take=take):
                    own |= set(give)
                    others |= set(take)
                case Take(card=card):
                    others.add(card)
                case _:
                    pass
        playable = cards_of(TABLE.playable(view))
        found = {zone: {GAME.index[card or ""] for card in cards} for zone, cards in playable.items()}
        assert found.get(hand(state.to_move), set()) == own
        assert found.get(MARKET, set()) == others
        assert set(playable) <= {hand(state.to_move), MARKET}
        state.apply(rng.choice(state.legal_actions()))
    assert cards_of(TABLE.playable(state.view(0))) == {}


def test_all_copies_of_a_playable_value_stand_out(following: MerchantState) -> None:
    assert cards_of(TABLE.playable(mine(following))) == {
        hand(0): ("3", "4", "5", "5", "5", "6", "6", "9"),
        MARKET: ("1", "1", "2", "7", "7", "9", "13"),
    }


def test_cards_that_can_only_be_exchanged_are_told_apart(following: MerchantState) -> None:
    offer = TABLE.offer(mine(following), {})
    plays = {
        GAME.faces[card] for action in following.legal_actions() if isinstance(action, Play) for card in action.cards
    }
    asides = cards_of(offer.asides["exchange"])
    assert asides[MARKET] == cards_of(offer.continuations)[MARKET]
    assert set(asides[hand(0)]) == set(cards_of(offer.continuations)[hand(0)]) - plays
    assert plays


def test_dropping_hand_cards_on_the_table_plays_them(following: MerchantState) -> None:
    assert dropped(following, ON_TABLE, "6 6") == ["play 6 6"]
    assert dropped(following, ON_TABLE, "9") == ["play 9"]
    assert dropped(following, ON_TABLE, "3", "1 2") == []
    assert dropped(following, ON_TABLE, take="7") == []


def test_dropping_both_sides_exchanges_them(following: MerchantState) -> None:
    assert dropped(following, MARKET, "3 4", "7") == ["pass 3 4 > 7"]
    assert dropped(following, hand(0), "3 4", "7") == ["pass 3 4 > 7"]
    assert dropped(following, MARKET, "3", "7") == ["pass 3 > 7"]
    assert dropped(following, DISCARD, "3 4", "7") == []


def test_dropping_one_side_offers_the_exchanges_it_can_become(following: MerchantState) -> None:
    assert dropped(following, MARKET, "3 4") == ["pass 3 4 > 7"]
    assert dropped(following, MARKET, "9") == ["pass 9 > 2 7", "pass 9 > 1 1 7"]
    assert dropped(following, hand(0), take="7") == ["pass 3 4 > 7"]
    assert dropped(following, hand(0), take="9") == ["pass 3 6 > 9", "pass 4 5 > 9"]
    assert dropped(following, MARKET, "6") == [
        GAME.notation(action) for action in MerchantPicks(mine(following), pick(following, "6")).drops()[MARKET]
    ]


def test_a_side_that_fits_nothing_alone_is_offered_with_more_cards() -> None:
    state = scene("3 4 14", "8 8", market="7", table="5", owner=1)
    assert dropped(state, MARKET, "3") == ["pass 3 4 > 7"]
    assert targets(state, "3") == {"market"}
    assert prompt(state, "3") == "Nothing in the market adds up to 3. Pick more cards to give."


def test_not_too_many_exchanges_are_offered_the_simplest_first() -> None:
    state = scene("14 3 4", "8 8", market="1 1 2 2 3 4 5 6 7 8 9 10 11 12 13", table="13", owner=1)
    offered = dropped(state, MARKET, "14")
    assert len(offered) == 8
    assert offered[:2] == ["pass 14 > 1 13", "pass 14 > 2 12"]


@pytest.mark.parametrize(
    ("give", "take", "words"),
    [
        ("9 6", "", "That adds up to 15, but the limit for each side of an exchange is 14. Pick fewer or lower cards."),
        ("", "9 7", "That adds up to 16, but the limit for each side of an exchange is 14. Pick fewer or lower cards."),
        ("", "1", "These cards add up to 1, and no exchange works with them. Pick others."),
    ],
)
def test_one_side_that_can_become_nothing_says_why(give: str, take: str, words: str) -> None:
    state = scene("3 6 9", "8 8", "2", market="1 7 9", table="14", owner=2)
    target = MARKET if give else hand(0)
    meaning = TABLE.offer(mine(state), pick(state, give, take)).drops[target]
    assert isinstance(meaning, NotAllowed)
    assert meaning.refusal.rule == "MG6"
    assert text(meaning.refusal.message, (), "en") == words
    assert targets(state, give, take) == set()


def test_targets_light_up_where_the_picked_cards_may_go(following: MerchantState) -> None:
    assert targets(following, "6 6") == {"table", "market"}
    assert targets(following, "5 5 5") == {"table"}
    assert targets(following, "9") == {"market"}
    assert targets(following, "3 4") == {"market"}
    assert targets(following, "3 4", "7") == {"market", "hand"}
    assert targets(following, "3 4", "9") == set()
    assert targets(following, take="7") == {"hand"}
    assert targets(following, take="13") == {"hand"}
    assert targets(following) == set()


def test_targets_are_where_a_drop_does_something_legal() -> None:
    rng = Random(6)
    state = started(4, 6, turn_limit=80)
    highlighted = 0
    while state.to_move is not None:
        view = mine(state)
        for _ in range(5):
            give = " ".join(rng.sample(view.hand, min(len(view.hand), rng.choice([0, 1, 1, 2]))))
            market = next(zone.cards for zone in view.zones() if zone.zone == MARKET)
            take = " ".join(card or "" for card in rng.sample(market, min(len(market), rng.choice([0, 0, 1, 1, 2]))))
            picked = pick(state, give, take)
            shown = TABLE.offer(view, picked).targets
            for zone in (hand(state.to_move), MARKET, ON_TABLE, DISCARD):
                actions = MerchantPicks(view, picked).drops().get(zone, ())
                legal = [action for action in actions if state.refusal(action) is None]
                assert (zone in shown) is bool(legal), (give, take, zone)
                assert len(legal) == len(actions) or len(actions) == 1
                highlighted += bool(legal)
            for command in TABLE.offer(view, picked).commands:
                assert all(state.refusal(action) is None for action in command.meaning.actions)
                assert bool(command.meaning.actions) is (command.refusal is None)
            assert text(TABLE.offer(view, picked).prompt, (), "en")
        state.apply(rng.choice(state.legal_actions()))
    assert highlighted > 100


def test_leading_one_button_plays(leading: MerchantState) -> None:
    assert set(commands(leading)) == {"play"}
    play = commands(leading, "3 3")["play"]
    assert deed(play) == "Play two 3s"
    assert (play.meaning, play.primary) == (Legal(GAME.parse("play 3 3")), True)
    idle = commands(leading)["play"]
    assert (deed(idle), idle.meaning.actions) == ("Play", ())
    assert why(idle) == "First pick one or more cards of the same number from your hand."
    assert why(commands(leading, "3 9")["play"]) == "Only cards of the same number can be played together."


def test_following_the_buttons_are_play_exchange_and_pass(following: MerchantState) -> None:
    assert list(commands(following)) == ["play", "exchange", "pass"]
    assert len({command.key for command in commands(following).values()}) == 3
    assert commands(following)["pass"].meaning == Legal(GAME.parse("pass"))
    assert deed(commands(following)["pass"]) == "Pass"
    assert deed(commands(following, "3 4", "7")["pass"]) == "Pass"
    exchange = commands(following, "3 4", "7")["exchange"]
    assert deed(exchange) == "Exchange 3 and 4 for 7"
    assert exchange.meaning == Legal(GAME.parse("pass 3 4 > 7"))
    assert why(commands(following, "3 4", "9")["exchange"]) == ("You’d give 7 and take 9, but both sums must be equal.")
    assert why(commands(following)["exchange"]) == ("First pick cards with the same sum from your hand and the market.")
    assert why(commands(following, take="9")["play"]) == (
        "Market cards can’t be played. As you pass, you can exchange cards for them."
    )


def test_one_side_of_an_exchange_offers_the_other(following: MerchantState) -> None:
    only = commands(following, "3 4")["exchange"]
    assert (deed(only), only.meaning) == ("Exchange 3 and 4 for 7", Legal(GAME.parse("pass 3 4 > 7")))
    several = scene("3 4 5", "8", market="7 5 2", table="14", owner=1)
    offered = commands(several, "3 4")["exchange"]
    assert deed(offered) == "Exchange and pass"
    assert [GAME.notation(choice) for choice in offered.meaning.actions] == dropped(several, MARKET, "3 4")
    assert len(offered.meaning.actions) > 1
    nothing = scene("3 4", "8", market="14", table="13", owner=1)
    for give, take in (("3 4", ""), ("", "14")):
        refused = commands(nothing, give, take)["exchange"]
        assert (refused.meaning.actions, refused.deed) == ((), None)
        assert prompt(nothing, give, take) == why(refused)
        assert why(refused).endswith("no exchange works with them. Pick others.")


def primary(state: MerchantState, give: str = "", take: str = "") -> list[str]:
    return [name for name, command in commands(state, give, take).items() if command.primary]


def test_return_does_what_the_picked_cards_suggest(following: MerchantState) -> None:
    assert primary(following) == ["play"]
    assert primary(following, "6 6") == ["play"]
    assert primary(following, "3 4", "7") == ["exchange"]
    assert primary(following, take="7") == ["exchange"]
    assert primary(scene("3 4", "8", market="7", table="14", owner=1)) == ["pass"]


def test_the_bonus_is_taken_or_left(choosing: MerchantState) -> None:
    assert list(commands(choosing)) == ["take", "skip"]
    assert why(commands(choosing)["take"]) == "First pick the card you want from the market."
    take = commands(choosing, take="7")["take"]
    assert (deed(take), take.meaning) == ("Take 7", Legal(GAME.parse("take 7")))
    assert deed(commands(choosing)["skip"]) == "Take no card"
    assert commands(choosing)["skip"].meaning == Legal(GAME.parse("skip"))
    assert targets(choosing, take="7") == {"hand"}
    assert dropped(choosing, hand(0), take="7") == ["take 7"]
    assert dropped(choosing, hand(0), take="1 7") == []
    assert targets(choosing, "3") == set()


def test_gestures_at_the_wrong_time_are_refused_with_the_reason(
    leading: MerchantState, choosing: MerchantState
) -> None:
    def refused(state: MerchantState, target: Zone, give: str = "", take: str = "") -> str:
        meaning = TABLE.offer(mine(state), pick(state, give, take)).drops[target]
        assert isinstance(meaning, NotAllowed)
        return meaning.refusal.rule

    assert refused(leading, MARKET, "3") == "MG4"
    assert refused(leading, hand(0), take="7") == "MG7"
    assert refused(leading, MARKET, "3", "7") == "MG4"
    assert refused(choosing, ON_TABLE, "3") == "MG7"
    assert refused(choosing, MARKET, "3") == "MG7"


def test_no_buttons_after_the_end(ended: MerchantState) -> None:
    view = ended.view(0)
    assert TABLE.offer(view, {}).commands == ()
    assert text(TABLE.offer(view, {}).prompt, (), "en") == "The match is over."
    assert TABLE.obvious(view, hand(0), Pick(0, "9")) is None


def obvious(state: MerchantState, zone: Zone, card: str) -> str | None:
    action = TABLE.obvious(mine(state), zone, Pick(0, card))
    return None if action is None else GAME.notation(action)


def test_a_double_click_does_the_obvious(
    leading: MerchantState, following: MerchantState, choosing: MerchantState
) -> None:
    assert obvious(leading, hand(0), "3") == "play 3 3"
    assert obvious(leading, hand(0), "9") == "play 9"
    assert obvious(leading, MARKET, "7") is None
    assert obvious(following, hand(0), "6") == "play 6 6"
    assert obvious(following, hand(0), "5") == "play 5 5 5"
    assert obvious(following, hand(0), "9") is None
    assert obvious(following, hand(0), "3") is None
    assert obvious(following, MARKET, "7") is None
    assert obvious(choosing, MARKET, "7") == "take 7"
    assert obvious(choosing, hand(0), "3") is None
    assert obvious(leading, hand(1), "8") is None


def test_a_double_click_keeps_what_is_not_needed() -> None:
    state = scene("6 6 6 2", "8", market="1", table="5", owner=1)
    assert obvious(state, hand(0), "6") == "play 6"
    assert obvious(scene("5 5 2", "8", market="1", table="5", owner=1), hand(0), "5") == "play 5 5"
    assert obvious(scene("5 5 2", "8", market="1", table="5 5", owner=1), hand(0), "5") is None


def test_both_sums_are_shown_while_an_exchange_is_picked(following: MerchantState) -> None:
    assert meters(following) == []
    assert meters(following, "6 6") == []
    assert meters(following, "3 4") == [(7, False), (0, False)]
    assert meters(following, take="9") == [(0, False), (9, False)]
    assert meters(following, "3 4", "7") == [(7, True), (7, True)]
    assert meters(following, "6 9", "2 13") == [(15, False), (15, False)]


def test_no_sums_but_while_following(leading: MerchantState, choosing: MerchantState) -> None:
    assert meters(leading, "3") == []
    assert meters(choosing, take="7") == []


def test_prompts_for_every_situation(leading: MerchantState, following: MerchantState, choosing: MerchantState) -> None:
    assert prompt(leading) == "You lead. Play one or more cards of the same number."
    assert prompt(leading, "3 3") == "Play two 3s."
    assert prompt(leading, "3 9") == "Only cards of the same number can be played together."
    assert prompt(following) == (
        "Beat two 5s: play the same number of cards, all of a higher number, or more cards of the same number. "
        "Or pass, with or without an exchange."
    )
    assert prompt(following, "5 5 5") == "Play three 5s."
    assert prompt(following, "6 6") == "Play two 6s, or exchange: pick market cards that add up to 12."
    assert prompt(following, "3 4") == "To exchange 3 and 4, pick market cards that add up to 7."
    assert prompt(following, "9") == "To exchange 9, pick market cards that add up to 9."
    assert prompt(following, "3 4", "7") == "Exchange 3 and 4 for 7 and pass."
    assert prompt(following, "3 4", "2") == "You’d give 7 and take 2, but both sums must be equal."
    assert prompt(following, "9", "1") == "To exchange 9 for 1, add market cards worth 8."
    assert prompt(following, "3", "7") == "To exchange 3 for 7, add cards from your hand worth 4."
    assert prompt(following, take="7") == "To take 7, pick cards from your hand that add up to 7."
    assert prompt(following, take="1 2") == "To take 1 and 2, pick cards from your hand that add up to 3."
    assert (
        prompt(following, "3 9 6")
        == "That adds up to 18, but the limit for each side of an exchange is 14. Pick fewer or lower cards."
    )
    assert prompt(choosing) == "Everyone else has passed: take one card from the market, or none. Then you lead."
    assert prompt(choosing, take="7") == "Take 7 into your hand. Then you lead."


def test_prompts_where_play_and_exchange_are_both_possible() -> None:
    state = scene("9 3", "8", market="4 5", table="8", owner=1)
    assert (
        prompt(state)
        == "Beat 8: play one higher card, or more of the same number. Or pass, with or without an exchange."
    )
    assert prompt(state, "9") == "Play 9, or exchange: pick market cards that add up to 9."


def test_prompts_where_nothing_can_be_played() -> None:
    assert prompt(scene("9 3", "8", market="4 5", table="14", owner=1)) == (
        "Nothing beats 14, so pass, with or without an exchange."
    )
    assert prompt(scene("9 3", "8", market="13", table="14", owner=1)) == (
        "Nothing beats 14, and no exchange is possible, so pass."
    )
    assert prompt(scene("9 3", "8", market="4 5", table="13", owner=1)) == (
        "You can’t beat 13, so pass, with or without an exchange."
    )
    assert prompt(scene("9 3", "8", market="13", table="12", owner=1)) == (
        "You can’t beat 12, and no exchange is possible, so pass."
    )
    state = scene("9 3", "8", market="4 5 13", table="14", owner=1)
    assert prompt(state, "3") == "No cards in the game beat 14, so you have to pass."
    assert prompt(state, "3 9") == "These cards add up to 12, and no exchange works with them. Pick others."
    assert prompt(state, take="13") == "These cards add up to 13, and no exchange works with them. Pick others."


def test_the_last_cards_are_announced() -> None:
    assert prompt(scene("9 9", "8", market="4"), "9 9") == "Play two 9s to go out."


def test_headline_and_turn_limit() -> None:
    def headline(state: MerchantState) -> str:
        return text(TABLE.headline(state.view(0)), (), "en")

    assert headline(scene("3", "4", turns=11)) == "Turn 12"
    assert headline(scene("3", "4", turns=11, series=3)) == "Round 1 of 3 · Turn 12"
    assert headline(scene("3", "4", turns=285)) == "Turn 286 (limit: 300)"
    ended = scene("3", "4", turns=11)
    act(ended, "play 3")
    assert headline(ended) == "Turn 12"


def badges(state: MerchantState, seat: int) -> list[str]:
    return [text(badge, (), "en") for badge in TABLE.badges(state.view(None), seat)]


def test_badges_tell_starts_owner_passes_and_places() -> None:
    fresh = scene("3 9", "4", "5", start=1, to_move=1)
    assert [badges(fresh, seat) for seat in range(3)] == [[], ["Goes first"], []]
    state = scene("9 2", "2", "", "8", market="1", table="7", owner=0, to_move=1, gone=(2,), turns=20)
    assert [badges(state, seat) for seat in range(4)] == [["Last to play"], [], ["1st"], []]
    act(state, "pass")
    assert [badges(state, seat) for seat in range(4)] == [["Last to play"], ["Passed"], ["1st"], []]
    act(state, "pass")
    assert [badges(state, seat) for seat in range(4)] == [[], [], ["1st"], []]


def test_places_stay_after_the_end(ended: MerchantState) -> None:
    assert [badges(ended, seat) for seat in range(2)] == [["1st"], ["2nd"]]
