"""One match from the start screen to its end and back, and what must be true of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Ordinal, SeatName
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.matches.log_panel import LogPanel
from cardtable_gui.views.table.widgets.result_panel import START
from tests.e2e.conftest import Start
from tests.e2e.hands import Hands
from tests.e2e.player import Player


@dataclass(frozen=True)
class Evening:
    """A match: its seats and options, and what must occur on the way (see `Player.met`).

    `number` is the number of the deals and the seed of all other chance, chosen so that the match is short.
    """

    game: str
    number: int
    seats: int
    people: int = 1
    options: dict[str, object] = field(default_factory=dict)
    meets: frozenset[str] = frozenset()

    def spend(
        self, start: Start, hands: type[Hands], language: str, pictures: Path, clock: Clock | None = None
    ) -> None:
        """Play it with one input device alone."""
        program = start(language, self.number, clock)
        player = Player(program, hands(program.window), Random(self.number), pictures)
        player.hands.begin(program)
        with player.telling():
            player.set_up(self.game, self.people, self.seats, self.options, self.number)
            player.play_to_the_end()
            _check_the_result(player)
            self._check_the_way(player)
            _leave(player)

    def _check_the_way(self, player: Player) -> None:
        """Check that everything required has occurred, by the gestures of the device."""
        assert player.met.keys() >= self.meets, dict(player.met)
        ways = [player.met["carried"], player.met["pressed"]]
        assert max(ways) > 0
        assert min(ways) > 0 or not (self.meets and player.hands.carries)
        match = player.session.match
        assert [seat.level for seat in match.seats].count("random") == self.seats - self.people
        assert match.seed == self.number


def _check_the_result(player: Player) -> None:
    """Check that the panel shows scores and ranks as in the rules, and the log the ranks, in the current language."""
    match, panel = player.session.match, player.table.panel
    names = [i18n.seat_name(seat, player.session.names) for seat in range(len(match.seats))]
    scores, ranks = match.state.scores, match.state.ranks
    assert ranks is not None
    assert panel.result is not None
    assert panel.result.ranks == ranks
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat))
    told = panel.accessibleDescription()
    counted = match.package.table.counts_points(match.state.view(None))
    colon = {"en": ": ", "ja": "："}[i18n.language()]
    scored = {seat: str(scores[seat]).replace("-", "−") if counted else "" for seat in order}
    rows = [f"{names[seat]}{colon}{scored[seat]}" for seat in order]
    found = [told.index(row) for row in rows]
    assert sorted(found) == found
    assert all(names[seat] in panel.result.title for seat in order if ranks[seat] == 1 and len(names) > 1)
    player.choose_in_menu("log")
    log = player.seen(LogPanel)
    place = QT_TRANSLATE_NOOP("log", "{place}: {seat}")
    lines = [
        i18n.text(place.put(place=Ordinal(ranks[seat]), seat=SeatName(seat)), player.session.names) for seat in order
    ]
    assert log.toPlainText().splitlines()[-len(order) :] == lines


def _leave(player: Player) -> None:
    """Return to the start screen, where no match is left to continue."""
    panel = player.table.panel
    player.press(next(button for button in panel.buttons if button.face.id == START))
    home = player.shell.home
    player.wait_for(home.isVisible, "the start screen")
    assert not home.cards
