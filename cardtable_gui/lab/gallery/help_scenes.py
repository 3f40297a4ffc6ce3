"""Pictures of the table's answers: why a card can't be played, why a hint is good, and a tip for newcomers.

It stands alone, as each list of scenes does.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable_gui.controller.session import Session
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.picks import Pick
from cardtable_gui.core.why_not.explanation import explain
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games import GamePackage
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.table_scenes import Scene, TableScenes
from cardtable_gui.lab.gallery.waiting import wait_until
from cardtable_gui.settings import SEEN_TIPS, TIPS
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.notices.tips import TIPS_IN_ORDER


class HelpScenes:
    """Sets these answers up in one window."""

    def __init__(self, shell: Shell, tables: TableScenes) -> None:
        """Ask at the table of this shell."""
        self._shell = shell
        self._tables = tables

    def of(self, game: str) -> list[Scene]:
        """The answers of a game."""
        return [("why_not", lambda: self._why_not(game)), ("why_this", lambda: self._why_this(game))]

    def tip(self, game: str) -> Scene:
        """The first tip at the table; it's the only one of this window."""
        return "tip", lambda: self._tip(game)

    def _why_not(self, game: str) -> None:
        """The details of the first card of the hand that can't be played, with the reason."""
        self._tables.ask(game, moments.middle(game))
        session = self._session
        cards = self._shell.table_page.table.cards(hand_of(session.view.seat or 0))
        impossible = _impossible(session.package, session.view)
        card = next((card for card in cards if card.face in impossible), cards[0])
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(card, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_I, Qt.KeyboardModifier.NoModifier, "i"))

    def _why_this(self, game: str) -> None:
        """A hint with its reasons, what it risks, and the second-best move."""
        self._tables.ask(game, moments.with_a_choice(game))
        session = self._session
        done: list[bool] = []
        session.hint_explained.connect(lambda *_: done.append(True))
        session.explain_hint()
        wait_until(lambda: bool(done))

    def _tip(self, game: str) -> None:
        settings = self._shell.settings
        settings.set(SEEN_TIPS, {})
        settings.set(TIPS, True)
        self._tables.ask(game, moments.first_turn(game))
        wait_until(lambda: bool(settings.value(SEEN_TIPS)))
        settings.set(SEEN_TIPS, {tip.id: True for tip in TIPS_IN_ORDER})

    @property
    def _session(self) -> Session:
        session = self._shell.match_manager.session
        assert session is not None
        return session


def _impossible(game: GamePackage, view: AnyView) -> set[str]:
    """The cards of the hand that can't be played now."""
    assert view.seat is not None
    hand = hand_of(view.seat)
    cards = next(item.cards for item in view.zones() if item.zone == hand)
    return {
        card
        for place, card in enumerate(cards)
        if card is not None
        and not explain(
            game.table, game.load_judge(), view, {hand: (Pick(place, card),)}, acting=True, chosen=False
        ).possible
    }
