"""The stream of announcements at one table, and its sounds."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.events import DealEnded, LogEntry
from cardtable_gui.sound import Sound
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.table.state.announcements import Announcement, Kind
from cardtable_gui.views.table.state.view_state import ViewState


class Speech(QObject):
    """Says what happens at the table of one match, what is asked, and what the player wants to know.

    Everything goes through `say`: the screen reader speaks it, the status line shows the latest event, and the log
    writes each event when it is said. While the curtain is down nothing is spoken.
    """

    announced = Signal(object)
    """This `Announcement` was made."""
    sounded = Signal(str)
    """A `Sound` belongs to what happens now."""

    def __init__(self, table: QWidget, state: ViewState, parent: QObject) -> None:
        """Speak on behalf of this table widget."""
        super().__init__(parent)
        self._table = table
        self._state = state
        self._prompt = ""
        self.line = ""
        """What the status line shows while something is played: the latest event, or what it showed before."""
        self.quiet = False
        """Whether what is told is only written down, without a word or sound: the table shows much at once."""
        self.latest: LogEntry | None = None
        """The latest event that was told in this deal; None: none yet."""

    def say(self, kind: Kind, words: str, full: str = "", event: LogEntry | DealEnded | None = None) -> None:
        """Announce this. `full`: with details, for those who want them."""
        announcement = Announcement(kind, words, full, event)
        self.announced.emit(announcement)
        if self._state.session.hand_over is None and not self.quiet:
            screen_reader.announce(self._table, announcement.spoken(in_full=self._state.look.full_speech))

    def tell(self, entry: LogEntry) -> None:
        """Announce what happened."""
        self.latest = entry
        self.line = self._state.wording.say(entry.message)
        self.say(Kind.EVENT, self.line, event=entry)

    def begin_deal(self) -> None:
        """Forget what was told before: a new deal begins."""
        self.latest = None
        self.line = ""

    def ask(self, prompt: str) -> None:
        """Announce what the player is asked at the beginning of a turn."""
        self._prompt = prompt
        self.say(Kind.QUESTION, prompt)

    def tell_effect(self, prompt: str, numbers: str) -> None:
        """Announce what the picked cards would do, unless the prompt is the same as before.

        `numbers`: what they add up to; may be empty.
        """
        if prompt != self._prompt:
            self._prompt = prompt
            self.say(Kind.EFFECT, prompt, "\n".join(filter(None, (prompt, numbers))))

    def hint(self, prompt: str, reason: str) -> None:
        """Announce what a hint proposes; `reason` may be empty."""
        self._prompt = prompt
        self.say(Kind.HINT, prompt, "\n".join(filter(None, (prompt, reason))))

    def sound(self, sound: Sound) -> None:
        """Request a sound."""
        if not self.quiet:
            self.sounded.emit(sound)
