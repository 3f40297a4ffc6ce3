"""The dialogs, each created on first use and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QDialog, QMainWindow

from cardtable_gui.controller.loader import Loader
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import Message
from cardtable_gui.later import importing_later
from cardtable_gui.settings import Settings
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.matches.profile_switch import ProfileSwitch
from cardtable_gui.views.shell.menus.menu_actions import Actions

with importing_later():
    from cardtable_gui.views.kit.dialogs import problem_dialog
    from cardtable_gui.views.shell.dialogs import about_dialog
    from cardtable_gui.views.shell.matches import match_sheet, opening_dialog, seats_dialog, unsaved_dialog
    from cardtable_gui.views.shell.profiles import profiles_dialog
    from cardtable_gui.views.shell.replay import play_on_dialog
    from cardtable_gui.views.shell.rules import rules_dialog
    from cardtable_gui.views.shell.settings import keys_dialog, settings_dialog

if TYPE_CHECKING:
    from cardtable_gui.controller.session import Session
    from cardtable_gui.views.shell.matches.match_manager import Departure

D = TypeVar("D", bound=QDialog)

_ASIDE = ("profiles", "about", "library", "statistics", "match_details", "seats")
"""Dialogs that nobody needs beside a match that has just been opened."""


class Dialogs:
    """Shows the settings, the profiles, the rules of a game, the keys, and the dialog about the program."""

    def __init__(
        self,
        window: QMainWindow,
        look: Look,
        covers: Covers,
        settings: Settings,
        actions: Actions,
        profile_switch: ProfileSwitch,
    ) -> None:
        """Create no dialog yet."""
        self._profile_switch = profile_switch
        self._actions = actions
        self._window = window
        self._look = look
        self._covers = covers
        self._settings = settings
        self._made: dict[str, QDialog] = {}

    def settings(self) -> QDialog:
        """Show the settings."""
        return self._show(
            "settings",
            lambda: settings_dialog.SettingsDialog(self._look, self._settings, self._profile_switch, self._window),
        )

    def profiles(self, profile_id: str = "") -> QDialog:
        """Show the profiles, first the one with this id."""
        profiles = self._profile_switch.profiles
        dialog = self._made_once(
            "profiles", lambda: profiles_dialog.ProfilesDialog(self._look, self._settings, profiles, self._window)
        )
        dialog.show_profile(profile_id)
        return self._show("profiles", lambda: dialog)

    def about(self) -> QDialog:
        """Show the dialog about the program."""
        return self._show("about", lambda: about_dialog.AboutDialog(self._look, self._covers, self._window))

    def match_details(self, facts: Sequence[tuple[str, str]]) -> QDialog:
        """Show the facts of the match on the table: see `match_sheet.facts`."""
        sheet = self._made_once("match_details", lambda: match_sheet.MatchSheet(self._look, self._window))
        sheet.show_facts(facts)
        return self._show("match_details", lambda: sheet)

    def seats(self, session: Session, seat: int | None, changed: Callable[[int, Seat], None]) -> QDialog:
        """Ask who leaves the match or joins it, first about this seat; `changed` gets a seat and who comes there."""

        def made() -> seats_dialog.SeatsDialog:
            dialog = seats_dialog.SeatsDialog(
                self._look, self._actions.keymap, self._profile_switch.profiles, self._window
            )
            dialog.profile_wanted.connect(self.profiles)
            dialog.changed.connect(changed)
            return dialog

        dialog = self._made_once("seats", made)
        dialog.ask(session, seat)
        return self._show("seats", lambda: dialog)

    def keys(self, session: Session | None) -> QDialog:
        """Show the keys, including those of the match on the table."""
        dialog = self._made_once("keys", lambda: keys_dialog.KeysDialog(self._look, self._actions.keymap, self._window))
        dialog.show_session(session)
        return self._show("keys", lambda: dialog)

    def rules(self, game: str) -> QDialog:
        """Show the rules of a game."""
        dialog = self._made_once(
            "rules", lambda: rules_dialog.RulesDialog(self._look, self._actions.keymap, self._window)
        )
        dialog.show_game(game)
        return self._show("rules", lambda: dialog)

    def show_made_once(self, name: str, make: Callable[[], D]) -> D:
        """Show a dialog that is made on first use and kept under a name."""
        dialog = self._made_once(name, make)
        self._show(name, lambda: dialog)
        return dialog

    def clear_table(self) -> None:
        """Close what would lie over a match that opens; rules, keys and settings may be wanted beside it."""
        for name in _ASIDE:
            dialog = self._made.get(name)
            if dialog is not None and dialog.isVisible():
                dialog.close()

    def problem(self, message: Message) -> QDialog:
        """Show why a request of the player failed."""
        dialog = self._made_once("problem", lambda: problem_dialog.ProblemDialog(self._look, self._window))
        dialog.tell(message)
        return self._show("problem", lambda: dialog)

    def unsaved(self, departure: Departure, save_elsewhere: Callable[[Callable[[], None]], None]) -> QDialog:
        """Ask what to do with a match whose last moves are not on disk before it is left; see `UnsavedDialog`."""
        dialog = self._made_once(
            "unsaved", lambda: unsaved_dialog.UnsavedDialog(self._look, save_elsewhere, self._window)
        )
        dialog.ask(departure)
        return self._show("unsaved", lambda: dialog)

    def withdraw_question(self) -> None:
        """Ask no longer what to do with an unsaved match: it stays."""
        dialog = self._made.get("unsaved")
        if dialog is not None:
            dialog.reject()

    def follow(self, loader: Loader) -> None:
        """Show the progress of this loader whenever somebody has to wait for it."""
        loader.waiting.connect(lambda message: self._opening(loader, message))

    def _opening(self, loader: Loader, message: Message) -> None:
        def made() -> opening_dialog.OpeningDialog:
            dialog = opening_dialog.OpeningDialog(self._look, self._window)
            loader.progressed.connect(dialog.follow)
            loader.rested.connect(dialog.rest)
            dialog.cancelled.connect(loader.cancel)
            return dialog

        dialog = self._made_once("opening", made)
        dialog.tell(message)
        self._show("opening", lambda: dialog)

    def play_on(self, seats: Sequence[Seat], started: Callable[[Sequence[Seat]], None]) -> QDialog:
        """Ask who plays on; `started` is called with the seats."""

        def made() -> play_on_dialog.PlayOnDialog:
            dialog = play_on_dialog.PlayOnDialog(
                self._look, self._actions.keymap, self._profile_switch.profiles, self._window
            )
            dialog.seats.profile_wanted.connect(self.profiles)
            dialog.started.connect(started)
            return dialog

        dialog = self._made_once("play_on", made)
        dialog.ask(seats)
        return self._show("play_on", lambda: dialog)

    def _made_once(self, name: str, make: Callable[[], D]) -> D:
        dialog = self._made.get(name)
        if dialog is None:
            dialog = self._made[name] = make()
        return dialog  # type: ignore[return-value]

    def _show(self, name: str, make: Callable[[], QDialog]) -> QDialog:
        dialog = self._made_once(name, make)
        dialog.open() if dialog.isModal() else dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog
