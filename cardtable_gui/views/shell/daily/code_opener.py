"""Opens what a share code stands for: a deal, a daily deal or a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from cardtable_gui import i18n
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.seats import Seat, free_characters
from cardtable_gui.controller.share_codes import SharedDeal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games import own_houses
from cardtable_gui.settings import PLAYER
from cardtable_gui.views.plan import match_setup
from cardtable_gui.views.shell.daily.deals_at_table import DealsAtTable
from cardtable_gui.views.shell.daily.puzzles_at_table import PuzzlesAtTable
from cardtable_gui.views.shell.navigation.shell import Shell

_AHEAD = timedelta(days=1)
"""Somewhere on Earth it's already this much later: deals from there may be played."""


class CodeOpener:
    """Opens the codes that are pasted, dropped or entered."""

    def __init__(
        self, shell: Shell, deals: DealsAtTable, puzzle_table: PuzzlesAtTable, today: Callable[[], date]
    ) -> None:
        """Open codes in a shell; `today` gives the local date."""
        self._shell = shell
        self._deals = deals
        self._puzzles = puzzle_table
        self._today = today

    def open(self, text: str) -> None:
        """Open what a share code stands for; tell what is wrong with it otherwise."""
        try:
            shared = share_codes.read(text)
        except share_codes.ShareCodeError as error:
            self._shell.notifications.trouble(error.message)
            return
        match shared:
            case SharedDeal():
                self._propose(shared)
            case Challenge() if shared.day > self._today() + _AHEAD:
                self._shell.notifications.trouble(
                    QT_TRANSLATE_NOOP("daily", "This daily deal is for a day that hasn’t come yet.")
                )
            case Challenge():
                self._deals.begin(shared)
            case PuzzleId():
                self._puzzles.ask(shared)

    def _propose(self, shared: SharedDeal) -> None:
        """Show the set-up with a shared deal."""
        name = self._shell.settings.value(PLAYER)
        characters = (each.id for each in free_characters((Seat(name),)))
        people = iter((name,))
        seats = tuple(
            Seat(next(people, "")) if level is None else Seat("", level, character=next(characters, ""))
            for level in shared.levels
        )
        house = own_houses.content(shared.game, shared.house) if shared.house else None
        plan = match_setup.MatchSetup(shared.game, seats, shared.options, shared.seed, house, shared.starter)
        self._shell.propose(plan)
        # The number is far below what the set-up shows first.
        message = QT_TRANSLATE_NOOP(
            "share", "This is the shared deal, no. {number}. Check the seats, then start the match."
        )
        self._shell.notifications.notice.tell(i18n.text(message.put(number=shared.seed)))
