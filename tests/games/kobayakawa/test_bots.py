"""Kobayakawa's bots: chances to win, sampled worlds, bets from beliefs, and positions that were once misplayed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random

import pytest

from cardtable_gui import games
from cardtable_gui.bots import levels
from cardtable_gui.bots.search import evaluate, search
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.options import complete
from cardtable_gui.games.kobayakawa.bots.beliefs import beliefs
from cardtable_gui.games.kobayakawa.bots.betting import bet_chances
from cardtable_gui.games.kobayakawa.bots.fictitious_play import FictitiousPlay
from cardtable_gui.games.kobayakawa.bots.reasons import reasons
from cardtable_gui.games.kobayakawa.bots.search_model import STEPS_OF_BETS, KobayakawaSearchModel, strategy_of
from cardtable_gui.games.kobayakawa.bots.strategy import fight_winner
from cardtable_gui.games.kobayakawa.bots.tables import MatchValues, content, learnt, of_content
from cardtable_gui.games.kobayakawa.game import GAME
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.i18n import text
from tests.games.kobayakawa.scenes import match
from tests.support.ruling import act

POLICY = games.package("kobayakawa").policy


def decisions(players: int, seed: int, nobody_fights: str = "box") -> Iterator[KobayakawaState]:
    """The states of a match between easy bots."""
    options = complete(GAME.options, {"nobody_fights": nobody_fights})
    state = GAME.start(players, options, GAME.numbered_dealer(players, options, seed))
    rng = Random(seed)
    while (seat := state.to_move) is not None:
        yield state
        state.act(POLICY.easy(state.view(seat), rng))


def model_of(state: KobayakawaState) -> KobayakawaSearchModel:
    return KobayakawaSearchModel(state.view(state.to_move))


@pytest.mark.parametrize(("players", "nobody_fights"), [(3, "box"), (4, "replay"), (6, "box")])
def test_after_every_action_the_chances_to_win_add_up_to_one(players: int, nobody_fights: str) -> None:
    for state in islice(decisions(players, 1, nobody_fights), 0, None, 7):
        model = model_of(state)
        rng = Random(1)
        for action in model.candidates:
            world = model.world(rng).copy()
            world.apply(action)
            model.play_out(world, rng, ThinkingBudget())
            chances = model.chances(world)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1, abs=0.01)
            assert min(chances) >= 0


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_sampled_world_agrees_with_the_view(players: int) -> None:
    for state in islice(decisions(players, 2), 0, None, 9):
        seat = state.to_move
        world = model_of(state).world(Random(3))
        assert world.view(seat) == state.view(seat)
        assert world.cards() == state.cards()


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_hidden_cards_make_no_difference(level: str) -> None:
    rng = Random(4)
    for state in islice(decisions(3, 3), 0, None, 5):
        view = state.view(state.to_move)
        other = view.sample(rng).view(state.to_move)
        answers = {levels.choose(POLICY, level, each, Random(5), ThinkingBudget(steps=200)) for each in (view, other)}
        assert len(answers) == 1


@pytest.mark.parametrize(("centre", "most"), [(3, 13), (5, 9)])
def test_more_kamons_are_a_better_chance(centre: int, most: int) -> None:
    total = 20 - centre
    chances = [
        learnt().values.chances([own, (total - own) // 2, (total - own + 1) // 2], centre, 1)[0]
        for own in range(1, most + 1)
    ]
    assert chances[0] < 0.1
    assert chances[-1] > 0.7
    assert all(more > less - 0.03 for less, more in pairwise(chances))


def test_equal_kamons_are_equal_chances_but_for_the_start_seat() -> None:
    chances = learnt().values.chances([5, 5, 5, 3], 6, 3)
    assert chances[0] == chances[1] == chances[2] > chances[3]


def test_a_position_that_is_not_in_the_table_is_estimated() -> None:
    chances = MatchValues({}).chances([5, 0, 3], 4, 0)
    assert chances[0] > chances[2] > chances[1] == 0
    assert sum(chances) == pytest.approx(1)


def last_bet(kamons: list[int]) -> KobayakawaState:
    """The last bet of the last round: seat 2 has the 9 against the 4 of seat 0, and the Kobayakawa is 2."""
    state = match(3, "4 5 9 15 14 13 2")
    state.kamons, state.centre = kamons, 2
    act(state, "flip", "flip", "flip", "fight", "fold")
    return state


def test_chances_after_the_last_bet_are_exact() -> None:
    state = last_bet([6, 6, 6])
    strategy = strategy_of(state.view(2))
    hands = [state.hands[seat] for seat in state.order]
    assert strategy.after_bets(hands, state.k, 3, 0b101) == [0, 0, 1]
    assert strategy.after_bets(hands, state.k, 3, 0b001) == [1, 0, 0]


def test_a_leader_who_cannot_be_overtaken_does_not_fight() -> None:
    assert GAME.notation(POLICY.normal(last_bet([2, 2, 14]).view(2), Random(1), ThinkingBudget())) == "fold"


@pytest.mark.parametrize(
    ("cards", "start", "kamons", "centre", "actions"),
    [
        ("6 2 4 8 11 3 13", 1, [4, 7, 5], 4, "flip|draw|discard 4|draw|discard 6|fight|fold"),
        ("6 2 4 8 3 13 11", 2, [4, 6, 6], 4, "draw|discard 4|draw|discard 6|flip|fight"),
        ("9 6 11 8 3 7 12", 0, [4, 5, 8], 3, "flip|draw|discard 6|draw|discard 11|fight"),
        ("9 6 11 8 12 3 7", 2, [3, 5, 9], 3, "draw|discard 11|flip|draw|discard 6|fight|fold"),
    ],
)
def test_who_is_behind_fights_with_a_good_card(
    cards: str, start: int, kamons: list[int], centre: int, actions: str
) -> None:
    state = match(3, cards, start=start)
    state.kamons, state.centre = kamons, centre
    act(state, *actions.split("|"))
    chosen = levels.choose(POLICY, "hard", state.view(state.to_move), Random(1), ThinkingBudget(steps=100))
    assert GAME.notation(chosen) == "fight"


def test_fights_are_decided_as_the_rules_decide_them() -> None:
    rng = Random(6)
    for state in islice(decisions(4, 7), 0, None, 6):
        fighters = rng.sample(range(4), 3)
        mask = sum(1 << place for place in fighters)
        hands = [state.hands[seat] for seat in state.order]
        won = state.winner([state.order[place] for place in sorted(fighters)])
        assert state.order[fight_winner(hands, mask, state.k)] == won


def test_beliefs_follow_what_was_done_in_the_open() -> None:
    state = match(3, "7 8 9 2 5 15 1")
    act(state, "draw", "discard 5", "draw", "discard 8")
    view = state.view(2)
    likely = beliefs(view, strategy_of(view))
    # Seat 1 threw the 8 away with a 2 for Kobayakawa: it kept something higher.
    assert likely[1][GAME.index["14"]] > 1.5 * likely[1][GAME.index["6"]]
    assert likely[2] == [1.0] * 15


def test_a_fight_is_worth_less_against_more_who_fight() -> None:
    gains = []
    for first in ("fight", "fold"):
        state = match(4, "15 14 10 3 4 8 9 2 1")
        act(state, "flip", "flip", "flip", "flip", "fight", first)
        view = state.view(2)
        strategy = strategy_of(view)
        folded, fought = bet_chances(view, strategy, beliefs(view, strategy))
        gains.append(fought[2] - folded[2])
    assert gains[0] < gains[1]


@pytest.mark.parametrize("sure_of", ["8", "8 9"])
def test_bets_are_worth_something_where_rivals_are_all_but_sure_to_hold_the_same_cards(sure_of: str) -> None:
    state = match(5, "15 14 10 3 4 5 6 2 1 7")
    act(state, "flip", "flip", "flip", "flip", "flip")
    view = state.view(0)
    sure = {GAME.index[card] for card in sure_of.split()}
    likely = [[1.0 if card in sure else 1e-6 for card in range(15)] for _ in view.order]
    for chances in bet_chances(view, strategy_of(view), likely):
        assert sum(chances) == pytest.approx(1, abs=1e-3)


def test_fictitious_play_finds_out_that_a_hopeless_card_folds_and_the_best_one_fights() -> None:
    state = match(3, "15 2 8 1 4 5 6")
    act(state, "draw", "discard 4", "draw", "discard 2", "draw", "discard 6")
    view = state.view(0)
    play = FictitiousPlay(learnt().rounds, strategy_of(view).stakes, view.order, view.k)
    deals = [[GAME.index[card] for card in hands.split()] for hands in ("15 5 8", "15 7 9", "8 2 10", "8 3 11")]
    before = play.fight(0, 0, view.k, GAME.index["15"])
    for _ in range(20):
        play.improve(deals)
    assert play.fight(0, 0, view.k, GAME.index["15"]) > max(0.9, before)
    assert play.fight(1, 1, view.k, GAME.index["5"]) < 0.1


def test_a_longer_search_thinks_more_about_what_the_others_bet() -> None:
    state = match(4, "12 9 10 3 4 8 14 2 1")
    act(state, "flip", "flip", "flip", "flip")

    def values(steps: int) -> list[float]:
        return search(model_of(state), Random(1), ThinkingBudget(steps=steps))[0].results

    short, long = values(100), values(4 * STEPS_OF_BETS)
    assert len({*short}) == 1
    assert len({*long}) > 2


def test_an_assessment_tells_that_the_model_may_be_off() -> None:
    state = match(4, "12 9 10 3 4 8 14 2 1")
    act(state, "flip", "flip", "flip", "flip")
    found = evaluate(model_of(state), Random(1), ThinkingBudget(steps=1000))
    assert all(estimate.error > 0.02 for estimate in found)
    # Nobody can overtake the leader any more.
    found = evaluate(model_of(last_bet([2, 2, 14])), Random(1), ThinkingBudget(steps=1000))
    assert [estimate.error for estimate in found] == [0.0, 0.0]


def test_tables_are_written_and_read_again() -> None:
    shipped = learnt()
    again = of_content(content(shipped))
    assert again._replace(values=shipped.values) == shipped
    assert again.values.values == shipped.values.values


@pytest.mark.parametrize(("own", "drawn"), [(7, 12), (12, 7)])
def test_a_reason_for_a_discard_compares_the_card_that_is_kept_with_the_other(own: int, drawn: int) -> None:
    state = match(3, f"{own} 8 9 4 {drawn}")
    act(state, "draw")
    said = [text(reason) for reason in reasons(state.view(0), GAME.parse("discard 7"))]
    assert said
    assert said[0].startswith("The 12 is the stronger card")
    assert ", and the 7 " in said[0]
