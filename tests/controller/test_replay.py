"""Replays: every moment of a recorded match, visible to those who may see it."""

from itertools import pairwise

import pytest
from PySide6.QtTest import QSignalSpy

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import StepShown
from cardtable_gui.controller.replay import LEAST_PACE_MS, PACE_MS, Replay
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealBegan
from cardtable_gui.core.zones import Zone, ZoneCards
from cardtable_gui.models.log import LogModel, log_lines
from cardtable_gui.models.zones import TableModel
from tests.support.recorded import ALL_GAMES, played
from tests.support.sessions import seated
from tests.support.stepped_clock import SteppedClock

pytestmark = pytest.mark.usefixtures("qapp")

ANN, BEN, KIM, MIO = Seat("Ann"), Seat("Ben"), Seat("Kim", "easy"), Seat("Mio", "easy")


@pytest.fixture(scope="module", params=ALL_GAMES)
def over(request: pytest.FixtureRequest) -> Match:
    """A finished match of each game."""
    return played(request.param, seated(request.param, ANN, KIM, MIO))


def hands(replay: Replay) -> dict[int, tuple[str | None, ...]]:
    """The hands as the table shows them."""
    return {zone.zone.seat or 0: zone.cards for zone in replay.positions.zones() if zone.zone.name == "hand"}


def eyes(replay: Replay) -> tuple[int | None, int | None]:
    """The onlooker, and the person for whom the curtain is closed."""
    return replay.onlooker, replay.hand_over


class Watcher:
    """Follows a replay as a table and a log do."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.table = TableModel(replay.package.table)
        self.log = LogModel(replay)
        replay.stepped.connect(self.stepped)
        replay.replaced.connect(self.replaced)
        self.replaced()

    def stepped(self, step_shown: StepShown) -> None:
        self.table.advance(step_shown.view, step_shown.events, (), step_shown.positions)
        self.replay.step_shown()

    def replaced(self) -> None:
        self.table.replace(self.replay.view, self.replay.positions)

    def laid(self, zone: ZoneCards) -> tuple[str | None, ...]:
        """The cards of a zone as they lie on the table: those of a hand by number."""
        if zone.zone.name != "hand" or None in zone.cards:
            return zone.cards
        return tuple(sorted(filter(None, zone.cards), key=self.replay.package.game.by_number))

    def check(self) -> None:
        """The table and the log show this moment, and nothing else."""
        replay = self.replay
        shown = {zone: tuple(t.face for t in tokens) for zone, tokens in self.table.arrangement.items() if tokens}
        assert shown == {zone.zone: self.laid(zone) for zone in replay.positions.zones() if zone.cards}
        lines = [self.log.index(row).data() for row in range(self.log.rowCount())]
        table = replay.package.table
        points = table.counts_points(replay.view)
        wanted = log_lines(replay.visible_history(), table.layout.deal_words, points=points)
        assert lines == [i18n.text(line.message, replay.names) for line in wanted]
        assert replay.view == replay.match.state_at(replay.at).view(replay.onlooker)


@pytest.mark.parametrize("open_hands", [True, False])
def test_every_moment_forward_and_back(over: Match, open_hands: bool) -> None:
    replay = Replay(over, SteppedClock())
    replay.open_hands(open_hands)
    watcher = Watcher(replay)
    for at in range(replay.length):
        assert replay.at == at
        watcher.check()
        replay.forward()
    watcher.check()
    replay.forward()
    assert replay.at == replay.length
    while replay.at:
        replay.back()
        watcher.check()
    replay.back()
    assert replay.at == 0


def test_jumps_lead_anywhere(over: Match) -> None:
    replay = Replay(over, SteppedClock())
    watcher = Watcher(replay)
    for at in (replay.length, 1, replay.length // 2, 0, replay.length - 1, -5, replay.length + 5):
        replay.jump(at)
        assert replay.at == max(0, min(replay.length, at))
        watcher.check()


def test_deals_are_marked_where_they_begin(over: Match) -> None:
    replay = Replay(over, SteppedClock())
    assert replay.deals[0].at == 0
    begun = [0, *(step.index + 1 for step in over.steps if any(isinstance(e, DealBegan) for e in step.events))]
    assert [mark.at for mark in replay.deals] == begun
    assert all(over.state_at(mark.at).deal == mark.deal for mark in replay.deals)
    for mark in replay.deals[1:]:
        replay.next_deal()
        assert replay.at == mark.at
    replay.next_deal()
    assert replay.at == replay.length
    for mark in reversed(replay.deals):
        replay.previous_deal()
        assert replay.at == mark.at
    assert all(one.deal < other.deal for one, other in pairwise(replay.deals))


def test_after_the_end_every_hand_lies_open_for_whoever_looks_on(over: Match) -> None:
    replay = Replay(over, SteppedClock())
    seats = range(len(over.seats))
    assert replay.onlookers == (None, *seats)
    assert replay.hands_are_open
    replay.jump(replay.length // 2)
    state = over.state_at(replay.at)
    own = {seat: state.view(seat).hand for seat in seats}
    for onlooker in replay.onlookers:
        replay.look(onlooker)
        assert replay.onlooker == onlooker
        assert hands(replay) == own
    replay.open_hands(False)
    replay.look(1)
    assert hands(replay)[1] == own[1]
    replay.look(None)
    assert replay.positions.zones() == state.view(None).zones()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_while_a_match_goes_on_only_its_persons_and_spectators_look_on(game: str) -> None:
    match = played(game, seated(game, ANN, KIM, MIO), most=9)
    replay = Replay(match, SteppedClock())
    assert replay.onlooker == 0
    assert replay.onlookers == (None, 0)
    replay.open_hands(True)
    assert not replay.hands_are_open
    for seat in (1, 2):
        with pytest.raises(ValueError, match="may not look on"):
            replay.look(seat)
    for _ in range(replay.length + 1):
        assert replay.positions.zones() == match.state_at(replay.at).view(0).zones()
        replay.forward()


def test_several_people_see_their_own_hands_behind_the_curtain() -> None:
    replay = Replay(played("merchant", (ANN, BEN, KIM), most=5), SteppedClock())
    curtains, replaced = QSignalSpy(replay.curtain), QSignalSpy(replay.replaced)
    assert eyes(replay) == (None, None)
    replay.look(1)
    assert eyes(replay) == (None, 1)
    assert curtains.count() == replaced.count() == 1
    replay.forward()
    assert hands(replay)[1].count(None) == len(hands(replay)[1]), "the curtain is still down"
    replay.reveal()
    assert eyes(replay) == (1, None)
    assert None not in hands(replay)[1]
    assert None in hands(replay)[0]
    replay.look(0)
    assert eyes(replay) == (None, 0), "Ben's hand is covered before Ann comes"
    replay.look(None)
    assert eyes(replay) == (None, None)


def test_it_goes_by_itself_to_the_end_and_stops() -> None:
    clock = SteppedClock()
    replay = Replay(played("kobayakawa", (ANN, KIM, MIO), most=3), clock)
    watcher = Watcher(replay)
    replay.pace_ms = 0
    assert replay.pace_ms == LEAST_PACE_MS
    replay.play()
    assert (replay.playing, replay.watched) == (True, True)
    seen: list[int] = []
    replay.stepped.connect(lambda _step_shown: seen.append(replay.at))
    clock.step(LEAST_PACE_MS - 1)
    assert seen == []
    clock.step(1)
    assert seen == [1]
    clock.step(2 * LEAST_PACE_MS)
    assert seen == [1, 2, 3]
    assert not replay.playing
    watcher.check()
    replay.play()
    assert (replay.at, replay.playing) == (0, True), "from the end it begins again"
    replay.pause()
    assert not replay.playing


def test_it_waits_until_the_table_has_shown_a_step() -> None:
    clock = SteppedClock()
    replay = Replay(played("kobayakawa", (ANN, KIM, MIO), most=3), clock)
    replay.play()
    clock.step(PACE_MS)
    assert replay.at == 1
    clock.step(10 * PACE_MS)
    assert replay.at == 1
    replay.step_shown()
    clock.step(PACE_MS)
    assert (replay.at, replay.playing) == (2, True)
    replay.back()
    assert not replay.playing, "who steps back wants to look"
    replay.step_shown()
    assert not clock.waiting


def test_play_on_makes_another_match_and_leaves_the_record_alone(over: Match) -> None:
    record = over.record
    replay = Replay(over, SteppedClock())
    replay.jump(replay.length // 2)
    seats = (Seat("Robin", "normal"), Seat("Eve"), *over.seats[2:])
    new = replay.branch(seats)
    assert over.record == record
    assert new.record.actions == record.actions[: replay.at]
    assert new.seats == seats
    assert new.state.view(None) == over.state_at(replay.at).view(None)
    assert new.record.deals[: new.state.deal] == record.deals[: new.state.deal]
    assert replay.branch().seats == over.seats
    assert (replay.can_branch, Match.of(new.record).seats) == (True, new.seats)
    replay.jump(replay.length)
    assert not replay.can_branch


def test_another_number_of_seats_cannot_play_on() -> None:
    with pytest.raises(ValueError, match="3 seats"):
        Replay(played("kobayakawa", (ANN, KIM, MIO), most=2), SteppedClock()).branch((ANN, BEN))


def test_a_card_that_nobody_sees_stays_hidden_when_all_hands_are_open() -> None:
    replay = Replay(played("gunjo", (ANN, KIM, MIO)), SteppedClock())
    (deck,) = (zone for zone in replay.positions.zones() if zone.zone == Zone("deck"))
    assert deck.cards
    assert set(deck.cards) == {None}


def test_it_shows_each_moment_as_the_seat_to_move_saw_it(over: Match) -> None:
    replay = Replay(over, SteppedClock())
    watcher = Watcher(replay)
    replay.follow_mover(on=True)

    def check() -> None:
        watcher.check()
        seat = replay.state.to_move
        last = over.steps[-1].seat
        assert replay.positions.zones() == replay.state.view(last if seat is None else seat).zones()

    for _ in range(replay.length):
        check()
        replay.forward()
    check()
    while replay.at:
        replay.back()
        check()
    replay.jump(replay.length // 2)
    check()


def test_who_acted_sees_the_step_before_the_next_seat_looks_on() -> None:
    replay = Replay(played("kobayakawa", (ANN, KIM, MIO)), SteppedClock())
    replay.follow_mover(on=True)
    steps: list[StepShown] = []
    replay.stepped.connect(steps.append)
    acted = replay.onlooker
    replay.forward()
    assert [step_shown.view.seat for step_shown in steps] == [replay.onlooker] == [acted]
    replay.step_shown()
    assert replay.onlooker == replay.state.to_move != acted
    replay.forward()
    replay.forward()
    assert replay.at == 3
    assert steps[-1].view.seat == replay.match.steps[2].seat, "a step that comes early is seen by its own seat, too"


def test_it_goes_by_itself_as_the_seat_to_move_saw_it() -> None:
    clock = SteppedClock()
    replay = Replay(played("kobayakawa", (ANN, KIM, MIO)), clock)
    replay.follow_mover(on=True)
    watcher = Watcher(replay)
    replay.play()
    clock.step(3 * PACE_MS)
    assert (replay.at, replay.onlooker) == (3, replay.state.to_move)
    watcher.check()


def test_after_the_view_of_the_seat_to_move_comes_what_was_shown_before() -> None:
    replay = Replay(played("merchant", (ANN, KIM, MIO)), SteppedClock())
    assert (replay.onlooker, replay.hands_are_open) == (0, True)
    replay.follow_mover(on=True)
    replay.jump(1)
    assert (replay.onlooker, replay.hands_are_open) == (replay.state.to_move, False)
    replay.follow_mover(on=False)
    assert (replay.onlooker, replay.hands_are_open, replay.follows_mover) == (0, True, False)
    replay.follow_mover(on=True)
    replay.look(replay.onlooker)
    assert not replay.follows_mover, "another seat was chosen, be it the same"
    replay.follow_mover(on=True)
    replay.open_hands(True)
    assert (replay.hands_are_open, replay.follows_mover) == (True, False)


def test_while_a_match_goes_on_the_seat_to_move_is_not_followed() -> None:
    replay = Replay(played("merchant", (ANN, KIM, MIO), most=9), SteppedClock())
    replay.follow_mover(on=True)
    assert (replay.may_follow_mover, replay.follows_mover, replay.onlooker) == (False, False, 0)
