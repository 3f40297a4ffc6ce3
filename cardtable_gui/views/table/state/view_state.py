"""The shown state of one match: read by all its parts, changed only by their presenter."""

from __future__ import annotations

from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.table import AnyTable
from cardtable_gui.i18n import Language, language
from cardtable_gui.models.zones import TableModel
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.state.wording import Wording


class ViewState:
    """One match, the view of it that the table shows, and how it is shown.

    Attributes:
        session: the match as somebody looks on.
        clock: what movements and waits go by.
        look: theme, text size and manners, in the game's colours and with the text size for which there is room.
        keys: what keys do.
        model: where the cards lie once everything has settled.
        view: the view on the table, or before the current playback.
        wording: the names in it; replaced after each layout.
        seats: who sits there by these names; replaced with them.
        reader: the language of who has the computer, also while the table is covered for somebody else.
    """

    def __init__(self, session: MatchSource, look: TableLook, keys: Keymap, model: TableModel, clock: Clock) -> None:
        """Show the match's current view."""
        self.session = session
        self.clock = clock
        self.look = look
        self.keys = keys
        self.model = model
        self.view: AnyView = session.view
        self.wording, self.seats = self._wording(), session.seats
        self.reader: Language = language()

    @property
    def game_table(self) -> AnyTable:
        """The game's description of its table."""
        return self.session.package.table

    def reword(self) -> None:
        """Update all names to the current language, onlooker and players."""
        self.wording, self.seats = self._wording(), self.session.seats
        if self.session.hand_over is None and self.session.request is None:
            self.reader = language()

    def _wording(self) -> Wording:
        package = self.session.package
        return Wording(package.game, package.table.layout, self.session.names, self.view.seat)
