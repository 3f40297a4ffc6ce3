"""The quick player of rollouts."""

from random import Random

import pytest

from cardtable_gui.games.godan.bots.quick_play import QuickPlay
from cardtable_gui.games.godan.game import GAME, Godan
from cardtable_gui.games.godan.sampling import sample
from cardtable_gui.games.godan.state import GodanState
from tests.games.godan.scenes import scene, started
from tests.games.godan.test_house import other


def choice(state: GodanState, game: Godan = GAME) -> str:
    return game.notation(QuickPlay(game.moves, state.players).choose(state))


FIVE = "15 15 15 15 15 5 20"


def test_it_ends_the_game_with_five_of_a_kind_only_if_it_is_ahead() -> None:
    assert choice(scene(FIVE, "5 10 15", "25", week=3, deal=1)) == "work 15 15 15 15 15"
    assert choice(scene(FIVE, "5", "25", laid=("", "10 10 10 10"), week=3, deal=1)) == "work 15 15 15 15"


def test_in_the_last_game_the_points_of_the_match_decide_whether_it_ends() -> None:
    state = scene(FIVE, "5", "25", laid=("", "10 10 10 10"), week=3)
    assert choice(state) == "work 15 15 15 15"
    state.totals[0] += 50
    assert choice(state) == "work 15 15 15 15 15"
    state.deal = 1
    assert choice(state) == "work 15 15 15 15"


def test_four_severance_cards_are_not_worked_all_at_once_from_behind() -> None:
    assert choice(scene("S S S S", "5", "25", laid=("", "10 10 10 10"), week=10)) == "work S S S"
    assert choice(scene("S S S S", "5 25 25 25 25", "25", week=9)) == "work S S S S"


def test_the_most_valuable_set_is_laid_first() -> None:
    assert choice(scene("10 10 25 25 5", "5", "5", week=9)) == "work 25 25"


def test_a_little_set_waits_while_there_are_turns_to_spare() -> None:
    assert choice(scene("5 5 10", "5", "5", week=5)) == "take"
    assert choice(scene("5 5 10", "5", "5", week=10)) == "work 5 5"


def test_robbery_and_collection_choose_the_leader() -> None:
    fields = ("5", "10 10 10 10", "20 20 20 20 20")
    state = scene("C C", "5", "5", laid=fields, week=10)
    assert choice(state) == "work C C > @2"
    state.totals[1] += 50
    assert choice(state) == "work C C > @1"
    assert choice(scene("R R", "5", "5", laid=("10 10 10", "10 10", "25 25 25 25"), week=10)) == "work R R > @2 25 25"


def test_cover_up_discards_the_single_cards_that_cost_most() -> None:
    assert choice(scene("V V 5 20 25 25", "5", "5", laid=("25 25 25 25 25",), week=10)) == "work V V > 5 20"


def sent(hand: str, week: int, field: str = "", neighbours: str = "") -> str:
    state = scene(f"{hand}", "5", "5", laid=(field, neighbours), week=week, deck="5")
    state.advance(GAME.parse("take"))
    return choice(state)


def test_a_card_is_sent_that_is_no_part_of_a_set() -> None:
    assert sent("10 10 20 25", 5) == "send 25"
    assert sent("10 10 20 25", 5, field="25 25") == "send 20"


def test_a_card_that_the_neighbour_can_add_is_not_sent_without_need() -> None:
    assert sent("10 10 20 25", 5, neighbours="25 25 25") == "send 20"


def test_sets_for_which_there_is_no_turn_left_are_broken_up() -> None:
    assert sent("10 10 25 25", 9) == "send 10"
    assert sent("10 10 25 25", 10) == "send 25"


@pytest.mark.parametrize("players", [3, 6])
def test_it_does_not_look_into_other_hands(players: int) -> None:
    state, rng = started(players, 8), Random(8)
    while state.to_move is not None:
        view = state.view(state.to_move)
        assert choice(sample(view, rng)) == choice(state)
        state.advance(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("players", [3, 5])
def test_it_plays_by_other_houses(players: int) -> None:
    game = GAME.with_house_rules(other())
    state = started(players, 9, game=game)
    quick = QuickPlay(game.moves, players)
    while state.to_move is not None:
        state.act(quick.choose(state))
    assert state.ranks is not None


def test_robbery_without_loot_is_never_chosen_however_dear_role_cards_are() -> None:
    house = {**other(), "hand": {"role": 410}}
    game = GAME.with_house_rules(house)
    state = scene("R R 100 100", "", "", game=game)
    assert QuickPlay(game.moves, 3).choose(state) == game.parse("work 100 100")
