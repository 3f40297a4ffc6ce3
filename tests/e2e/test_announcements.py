"""A whole match as a blind player hears it, played by keys alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from cardtable_gui import i18n
from cardtable_gui.core.events import DealEnded, LogEntry
from cardtable_gui.views.kit.text.aloud import aloud
from tests.e2e.by_keys import Keys
from tests.e2e.conftest import Start
from tests.e2e.player import Player
from tests.support.announcements import Announcements


@dataclass
class Listener(Player):
    """Records the prompt at the beginning of each turn."""

    asked: list[str] = field(default_factory=list)

    def take_turn(self) -> None:
        self.asked.append(aloud(self.table.bar.prompt))
        super().take_turn()


def test_every_turn_and_everything_that_happens_is_announced_once_and_in_order(
    announced: Announcements, start: Start, tmp_path: Path
) -> None:
    program = start("en", 32)
    player = Listener(program, Keys(program.window), Random(32), tmp_path)
    with player.telling():
        announced.take()
        player.set_up("kobayakawa", 1, 3, None, 32)
        player.play_to_the_end()
        session = player.session
        events = [event for event in session.visible_history() if isinstance(event, LogEntry)]
        told = [aloud(i18n.text(event.message, session.names)) for event in events]
        heard = announced.take()
        assert [words for words in heard if words in player.asked] == player.asked
        assert [words for words in heard if words in told] == told
        deals = sum(isinstance(event, DealEnded) for event in session.visible_history())
        results = [words for words in heard if words.startswith("End of the round") or "the match\n" in words]
        assert len(results) == deals
        assert results[-1] == heard[-1]
        assert "the match\n" in results[-1]
        effects = [words for words in heard if words not in {*player.asked, *told, *results}]
        assert effects
        assert not any(one == other for one, other in pairwise(heard))
