"""The end of deals and matches: MG11-MG13."""

import pytest

from cardtable_gui.core.events import DealBegan, DealEnded, MatchEnded
from cardtable_gui.i18n import text
from tests.games.merchant.scenes import scene, shown
from tests.support.ruling import act, legal, rule


def test_mg11_the_deal_ends_when_one_seat_holds_cards() -> None:
    state = scene("9", "", "8 1", market="2", table="7", owner=2, gone=(1,))
    events = act(state, "play 9")
    assert (state.to_move, state.phase) == (None, "over")
    assert state.ranks == (2, 1, 3)
    assert state.scores == (1, 2, 0)
    assert events[-1] == MatchEnded((2, 1, 3))


def test_mg11_two_players_end_when_the_first_goes_out() -> None:
    state = scene("5 5", "8 1", market="2")
    act(state, "play 5 5")
    assert state.ranks == (1, 2)


def test_mg11_every_zone_stays_as_the_last_action_left_it() -> None:
    state = scene("9 9", "8 1", market="2 3", table="7 7", owner=1, discards="4")
    act(state, "play 9 9")
    assert shown(state.market) == "2 3"
    assert (state.face + 1, state.number) == (9, 2)
    assert [face + 1 for face in state.discards] == [4, 7, 7]
    assert state.view(1).hand == ("1", "8")


@pytest.mark.parametrize(("series", "number"), [(1, "MG11"), (3, "MG12")])
@pytest.mark.parametrize("action", ["play 8", "pass", "skip", "take 2", "pass 8 > 1 7"])
def test_mg11_nothing_is_legal_after_the_end(series: int, number: str, action: str) -> None:
    state = scene("9", "8 1", market="2", series=series)
    state.deal = series
    act(state, "play 9")
    assert legal(state) == set()
    assert list(state.candidates()) == []
    assert rule(state, action) == number


def test_mg12_a_single_deal_scores_places_as_soon_as_they_are_known() -> None:
    state = scene("9", "8 1", "3 3", "4", market="2")
    assert state.scores == (0, 0, 0, 0)
    act(state, "play 9")
    assert state.scores == (3, 0, 0, 0)
    assert state.ranks is None


def test_mg12_three_deals_add_up_and_the_last_of_a_deal_starts_the_next() -> None:
    state = scene("9", "8 1", "", market="2", gone=(2,), series=3)
    events = act(state, "play 9")
    assert state.deal == 2
    assert state.to_move == state.start == 1
    assert state.scores == (1, 0, 2)
    assert state.places == [0, 0, 0]
    assert state.sizes == [14, 14, 14]
    assert [type(event) for event in events if isinstance(event, DealEnded | DealBegan)] == [DealEnded, DealBegan]
    state = scene("9", "8 1", "", market="2", gone=(2,), series=3)
    state.deal = 3
    act(state, "play 9")
    assert state.to_move is None


def test_mg12_most_points_win_the_series() -> None:
    state = scene("9", "8 1", "", market="2", gone=(2,), series=3)
    state.deal = 3
    state.points = [1, 4, 3]
    act(state, "play 9")
    assert state.scores == (2, 4, 3)
    assert state.ranks == (3, 1, 2)


def test_mg12_a_tie_goes_to_the_better_place_in_the_last_deal() -> None:
    state = scene("9", "8 1", "", market="2", gone=(2,), series=3)
    state.deal = 3
    state.points = [1, 2, 2]
    act(state, "play 9")
    assert state.scores == (2, 2, 2)
    assert state.ranks == (2, 3, 1)


def test_mg12_points_count_as_soon_as_the_place_is_known() -> None:
    state = scene("9", "8 1", "7 7", market="2", series=3)
    state.points = [1, 2, 0]
    act(state, "play 9")
    assert state.deal == 1
    assert state.scores == (3, 2, 0)


def test_mg13_the_deal_stops_after_so_many_plays_and_passes() -> None:
    state = scene("9 9", "8 1", "7 7", market="2", table="5", owner=2, turn_limit=12, turns=10)
    act(state, "play 9")
    assert state.phase == "follow"
    act(state, "pass")
    assert state.phase == "over"


def test_mg13_the_bonus_is_no_turn() -> None:
    state = scene("9 9", "8 1", market="2", table="5", owner=0, to_move=1, turn_limit=12, turns=10)
    act(state, "pass", "take 2")
    assert (state.turns, state.phase) == (11, "lead")
    act(state, "play 2")
    assert state.phase == "over"


def test_mg13_no_reset_and_no_bonus_even_if_due() -> None:
    state = scene("9 9", "8 1", market="2", table="5", owner=0, to_move=1, discards="4", turn_limit=12, turns=11)
    act(state, "pass")
    assert state.phase == "over"
    assert (state.face + 1, state.number) == (5, 1)
    assert [face + 1 for face in state.discards] == [4]
    assert shown(state.market) == "2"


def test_mg13_no_ownerless_card_even_if_due() -> None:
    state = scene(
        "", "8 1", "3 3", market="2", table="9", owner=0, to_move=2, gone=(0,), passes=1, turn_limit=12, turns=11
    )
    act(state, "pass")
    assert (state.face + 1, state.owner) == (9, 0)
    assert state.ranks == (1, 3, 2)


def test_mg13_an_ordinary_end_at_the_limit_is_an_ordinary_end() -> None:
    state = scene("9", "8 1", market="2", table="5", owner=1, turn_limit=12, turns=11)
    events = act(state, "play 9")
    assert state.ranks == (1, 2)
    ended = next(event for event in events if isinstance(event, DealEnded))
    assert text(ended.results[1].why, (), "en") == "last, with 2 cards left"


def test_mg13_seats_that_went_out_keep_their_places() -> None:
    state = scene("1 2 3", "", "3 3", "", market="2", table="9", owner=3, gone=(1, 3), turn_limit=12, turns=11)
    act(state, "pass")
    assert state.ranks == (4, 1, 3, 2)


@pytest.mark.parametrize(
    ("hands", "start", "ranks"),
    [
        (("1 1 1", "9 9", "10 10"), 0, (3, 1, 2)),
        (("3 4", "2 5", "1 7"), 0, (1, 2, 3)),
        (("3 4", "2 5", "1 7"), 1, (2, 1, 3)),
        (("3 4", "2 5", "1 6"), 2, (2, 3, 1)),
        (("14", "1 1", "13"), 1, (2, 3, 1)),
    ],
    ids=["fewer cards", "lower sum, then order", "order from the start seat", "all equal", "cards before sums"],
)
def test_mg13_others_rank_by_fewer_cards_then_lower_sum_then_seat_order(
    hands: tuple[str, ...], start: int, ranks: tuple[int, ...]
) -> None:
    state = scene(*hands, market="2", table="14", owner=2, start=start, turn_limit=12, turns=11)
    act(state, "pass")
    assert state.ranks == ranks


def test_mg13_a_stopped_deal_of_a_series_leads_to_the_next_one() -> None:
    state = scene("9 9 1", "8 1", market="2", table="5", owner=1, series=3, turn_limit=12, turns=11)
    events = act(state, "pass")
    assert (state.deal, state.to_move, state.turns) == (2, 0, 0)
    assert state.scores == (0, 1)
    ended = next(event for event in events if isinstance(event, DealEnded))
    assert [text(result.why, (), "en") for result in ended.results] == [
        "1st, with 2 cards left",
        "2nd, with 3 cards left",
    ]


def test_mg13_sums_are_told_only_where_they_decide() -> None:
    state = scene("3 4", "2 4", "1 1 1", market="2", table="14", owner=2, turn_limit=12, turns=11)
    ended = next(event for event in act(state, "pass") if isinstance(event, DealEnded))
    assert [text(result.why, (), "en") for result in ended.results] == [
        "1st, with 2 cards left (sum: 6)",
        "2nd, with 2 cards left (sum: 7)",
        "3rd, with 3 cards left",
    ]
