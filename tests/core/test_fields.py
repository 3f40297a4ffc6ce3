"""Fields that are declared once: slots, copies, views of a state and states of a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError, fields
from typing import ClassVar, Generic

import pytest

from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.events import Event
from cardtable_gui.core.fields import Row, state_class, view_class
from cardtable_gui.core.game import AnyGame, MatchFields, State, View
from cardtable_gui.core.options import Options
from cardtable_gui.core.zones import Tokens, ZoneCards
from tests.support.games.sevens.game import GAME as SEVENS

GAME: AnyGame = SEVENS


class Shared(MatchFields[Action], Generic[Row]):
    __slots__ = ()

    MOST: ClassVar[int] = 3
    coins: Row
    order: tuple[int, ...]
    marked: int

    @property
    def options(self) -> Options:
        return {}


@view_class
class SmallView(Shared[tuple[int, ...]], View[Action]):
    marked: int
    own: int

    def zones(self) -> tuple[ZoneCards, ...]:
        return ()

    def tokens(self) -> tuple[Tokens, ...]:
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        return ()


class Doing(State[Action]):
    """What a state must do, which is of no matter here."""

    __slots__ = ()

    phase = "play"
    scores = (0, 0)
    ranks = None

    def begin(self, events: list[Event] | None) -> None:
        raise NotImplementedError

    def legal_actions(self) -> Sequence[Action]:
        return ()

    def refusal(self, action: Action) -> Refusal | None:
        return None

    def apply(self, action: Action, events: list[Event] | None = None) -> None:
        raise NotImplementedError

    def cards(self) -> tuple[int, ...]:
        return ()


@state_class(SmallView)
class SmallState(Shared[list[int]], Doing):
    hands: list[list[int]]
    kept: dict[str, list[int]]
    gone: set[int]
    grid: list[dict[int, set[int]]]

    def __init__(self) -> None:
        self.game = GAME
        self.dealer = GAME.numbered_dealer(2, {"double": ()}, 1)
        self.players = 2
        self.to_move = 1
        self.deal = 1
        self.deal_actions = ()
        self.coins = [5, 6]
        self.order = (1, 0)
        self.marked = 8
        self.hands = [[1], [2, 3]]
        self.kept = {"a": [4]}
        self.gone = {5}
        self.grid = [{1: {2}}]

    def view(self, seat: int | None) -> SmallView:
        return SmallView.of(self, seat, marked=-self.marked, own=len(self.hands[seat or 0]))


def values(made: object) -> dict[str, object]:
    return {field.name: getattr(made, field.name) for field in fields(made)}  # type: ignore[arg-type]  # a dataclass


def test_a_copy_holds_the_same_and_shares_nothing_that_may_change() -> None:
    state = SmallState()
    before = values(SmallState())
    copy = state.copy()
    assert type(copy) is SmallState
    assert values(copy) == values(state)
    copy.coins[0] = 0
    copy.hands[1].append(0)
    copy.hands.append([])
    copy.kept["a"].append(0)
    copy.kept["b"] = []
    copy.gone.add(0)
    copy.grid[0][1].add(0)
    copy.grid[0][2] = set()
    copy.to_move = None
    assert {**values(state), "dealer": None} == {**before, "dealer": None}
    assert copy.order is state.order
    assert copy.dealer is state.dealer


@pytest.mark.parametrize("held", [list[int] | None, tuple[list[int], ...], tuple[int, dict[str, int]]])
def test_what_may_change_inside_something_else_is_refused(held: object) -> None:
    class Odd(Shared[list[int]], Doing):
        pass

    Odd.__annotations__ = {"odd": held}
    with pytest.raises(TypeError, match="cannot be copied"):
        state_class(SmallView)(Odd)  # type: ignore[type-abstract]  # it is refused


def test_a_view_that_would_share_what_may_change_is_refused() -> None:
    class Loose(MatchFields[Action]):
        __slots__ = ()

        kept: dict[str, int]

    class LooseView(Loose, View[Action]):
        pass

    with pytest.raises(TypeError, match="cannot share kept"):
        view_class(LooseView)  # type: ignore[type-abstract]  # it is refused


def test_a_view_takes_over_what_it_does_not_declare_itself() -> None:
    state = SmallState()
    view = state.view(1)
    assert (view.game, view.seat, view.players, view.to_move, view.deal) == (GAME, 1, 2, 1, 1)
    assert (view.phase, view.scores, view.ranks) == ("play", (0, 0), None)
    assert (view.coins, view.order, view.marked, view.own) == ((5, 6), (1, 0), -8, 2)
    state.coins[0] = 0
    assert view.coins == (5, 6)


def test_a_state_takes_over_from_a_view_what_both_hold_alike() -> None:
    state = SmallState()
    others = {"dealer": state.dealer, "marked": 9, "hands": [], "kept": {}, "gone": set(), "grid": []}
    again = SmallState.of(state.view(None), **others)
    assert values(again) == {**values(state), **others}
    again.coins[0] = 0
    assert state.coins == [5, 6]


def test_what_is_missing_or_too_much_is_named() -> None:
    state = SmallState()
    with pytest.raises(TypeError, match="'own'"):
        SmallView.of(state, 0, marked=1)
    with pytest.raises(TypeError, match="'coins'"):
        SmallView.of(state, 0, marked=1, own=1, coins=())
    with pytest.raises(TypeError, match="'dealer'"):
        SmallState.of(state.view(0), marked=1, hands=[], kept={}, gone=set(), grid=[])


def test_views_are_frozen_compared_by_value_and_written_in_the_order_of_their_fields() -> None:
    view = SmallState().view(0)
    with pytest.raises(FrozenInstanceError):
        view.own = 3  # type: ignore[misc]
    assert view == SmallState().view(0)
    assert hash(view) == hash(SmallState().view(0))
    assert view != SmallState().view(1)
    assert repr(view).endswith("scores=(0, 0), ranks=None, coins=(5, 6), order=(1, 0), marked=-8, own=1)")


def test_a_game_must_say_why_an_action_is_refused() -> None:
    class Silent(SmallState):
        refusal = State.refusal  # as if it were not there

    with pytest.raises(TypeError, match="neither Silent nor SmallView says why"):
        state_class(SmallView)(Silent)


def test_neither_has_room_for_what_is_not_declared() -> None:
    for made in (SmallState(), SmallState().view(0), SmallState().copy()):
        assert not hasattr(made, "__dict__")
    with pytest.raises(AttributeError):
        SmallState().coin = 3  # type: ignore[attr-defined]


def test_without_the_decorators_nothing_is_made() -> None:
    class Bare(Shared[list[int]], Doing):
        def __init__(self) -> None: ...

        def view(self, seat: int | None) -> SmallView:
            raise NotImplementedError

    with pytest.raises(NotImplementedError, match="Bare lacks the decorator `state_class`"):
        Bare().copy()
    with pytest.raises(NotImplementedError, match="Bare lacks the decorator `state_class`"):
        Bare.of(SmallState().view(0))
    with pytest.raises(NotImplementedError, match="View lacks the decorator `view_class`"):
        View.of(SmallState(), 0)
