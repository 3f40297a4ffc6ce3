"""Matches at a real table: connects a shell to the pages of the score pad, which are made when first asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.jobs import Lane
from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.views.shell.navigation.shell import Shell

with importing_later():
    from cardtable_gui.controller.pads import open_pad, pad_store
    from cardtable_gui.views.shell.pad import pad_page, pad_setup, pads_page

if TYPE_CHECKING:
    from cardtable_gui.controller.pads.pad import Pad
    from cardtable_gui.controller.pads.pad_store import KeptPad, PadStore

_NOT_DELETED = QT_TRANSLATE_NOOP("pad", "The score pad can’t be deleted. {reason}")


class PadDesk(QObject):
    """Adds the score pad to a shell."""

    def __init__(self, shell: Shell, folder: Path) -> None:
        """Connect to the shell; pads are in this data folder."""
        super().__init__(shell)
        self._shell = shell
        self._folder = folder
        self._jobs = Lane("pads", self)
        shell.actions["real_table"].triggered.connect(self.show_pads)
        shell.past_matches.pads_wanted.connect(self.show_pads)

    @when_asked
    def store(self) -> PadStore:
        """The pads."""
        return pad_store.PadStore(self._folder, self._shell.set_aside)

    @when_asked
    def pads(self) -> pads_page.PadsPage:
        """The page with all pads."""
        page = pads_page.PadsPage(self._shell.look, self._shell.covers)
        page.left.connect(self._shell.go_home)
        page.new_wanted.connect(self.set_up)
        page.open_wanted.connect(self._open_kept)
        page.delete_wanted.connect(self._delete)
        return page

    @when_asked
    def setup(self) -> pad_setup.PadSetup:
        """The page where a pad is begun."""
        page = pad_setup.PadSetup(self._shell.look, self._shell.profiles)
        page.left.connect(self.show_pads)
        page.begun.connect(self.begin)
        page.profiles_wanted.connect(self._shell.dialogs.profiles)
        return page

    @when_asked
    def page(self) -> pad_page.PadPage:
        """The page of one pad."""
        page = pad_page.PadPage(self._shell.look, self._shell.profiles)
        page.left.connect(self.show_pads)
        page.again_wanted.connect(self.begin)
        page.rules_asked.connect(self._shell.dialogs.rules)
        page.trouble.connect(self._shell.notifications.trouble)
        return page

    @Slot()
    def show_pads(self) -> None:
        """Show all pads; a match on the table is closed and saved."""
        self._shell.show_page(self.pads, self._refresh)

    def _refresh(self) -> None:
        self.pads.take_focus()
        self._jobs.run(lambda _task: _scored(self.store), self._list, name="pads", latest=True)

    def _list(self, found: list[KeptPad]) -> None:
        had_focus = self.pads.isVisible()
        self.pads.show_pads(found)
        if had_focus:
            self.pads.take_focus()

    @Slot(str)
    def set_up(self, game_id: str) -> None:
        """Ask for all that a new pad of this game needs."""
        latest = next((kept.pad.people for kept in (made.kept for made in self.pads.kept)), ())

        def shown() -> None:
            self.setup.show_game(game_id, latest)
            self.setup.take_focus()

        self._shell.show_page(self.setup, shown)

    @Slot(object)
    def begin(self, pad: Pad) -> None:
        """Begin a pad, and show it."""
        opened = open_pad.OpenPad.new(self.store, pad)
        self.open(opened)
        if opened.unsaved is not None:
            self._shell.notifications.trouble(pad_page.UNSAVED.put(reason=opened.unsaved))

    @Slot(object)
    def _open_kept(self, kept: KeptPad) -> None:
        self.open(open_pad.OpenPad(self.store, kept.id, kept.pad))

    def open(self, opened: open_pad.OpenPad) -> None:
        """Show a pad."""

        def shown() -> None:
            self.page.open(opened)
            self.page.take_focus()

        self._shell.show_page(self.page, shown)

    @Slot(str)
    def _delete(self, pad_id: str) -> None:
        try:
            self.store.remove(pad_id)
        except FileError as error:
            self._shell.notifications.trouble(_NOT_DELETED.put(reason=error.reason))
        self._refresh()


def _scored(store: PadStore) -> list[KeptPad]:
    """All pads, scored already: that takes longer than reading them."""
    found = store.all()
    for kept in found:
        _ = kept.pad.scored
    return found
