"""What the seat to move could do at the shown moment of a replay, and how likely each option was to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay_options import OptionsStage, ReplayOptions
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.shell.replay.option_rows import OptionRows


class OptionsPanel(QWidget):
    """The options of the shown decision. It has them assessed only while it is visible."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Start without a replay."""
        super().__init__(parent)
        self._source: ReplayOptions | None = None
        self.heading = PhrasedLabel()
        self.heading.setProperty("weight", "bold")
        self.message = PhrasedLabel()
        self.rows = OptionRows(look)
        self.about = _small_print()
        self.odds = _small_print()
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.SNUG, Space.SNUG, Space.SNUG, Space.SNUG)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.heading)
        column.addWidget(self.message)
        column.addWidget(self.rows, 1)
        column.addWidget(self.about)
        column.addWidget(self.odds)
        self._retranslate()

    def follow(self, source: ReplayOptions | None) -> None:
        """Show the options of this replay; None: nothing."""
        if self._source is not None:
            self._source.changed.disconnect(self._show)
        self._source = source
        self.rows.options.follow(source)
        if source is not None:
            source.changed.connect(self._show)
            source.watch(self.isVisible())
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._source is not None:
            self._source.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._source is not None:
            self._source.watch(False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @Slot()
    def _show(self) -> None:
        """Show the heading and the message for what is known; the rows follow by themselves."""
        source = self._source
        decision = None if source is None else source.decision
        heading = ""
        if source is not None and decision is not None:
            message = QT_TRANSLATE_NOOP("replay", "Options of {name}").put(name=SeatName(decision.seat))
            heading = i18n.text(message, source.replay.names)
        words = "" if source is None else self._message(source)
        self.heading.setText(heading)
        self.heading.setVisible(bool(heading))
        self.message.setText(words)
        self.message.setVisible(bool(words))
        self.odds.setVisible(source is not None and source.stage is OptionsStage.FOUND and source.by_odds)
        self.rows.setAccessibleName(heading or QCoreApplication.translate("replay", "Chances"))
        self.rows.setAccessibleDescription(words)

    def _message(self, source: ReplayOptions) -> str:
        """What to say instead of the options; empty if they are shown."""
        match source.stage:
            case OptionsStage.NOTHING if not source.replay.may_judge:
                return QCoreApplication.translate(
                    "replay", "This match is played without hints, so the chances are shown once it’s over."
                )
            case OptionsStage.NOTHING if source.replay.at < source.replay.length:
                return QCoreApplication.translate(
                    "replay", "You can see other players’ options once the match is over."
                )
            case OptionsStage.NOTHING:
                return QCoreApplication.translate("replay", "No move follows here.")
            case OptionsStage.FORCED:
                assert source.decision is not None
                action = source.replay.package.game.describe(source.decision.chosen)
                words = QCoreApplication.translate("replay", "The only move: {action}")
                return words.format(action=i18n.text(action, source.replay.names))
            case OptionsStage.THINKING:
                return QCoreApplication.translate("replay", "Thinking…")
            case OptionsStage.FAILED:
                return QCoreApplication.translate(
                    "replay", "The chances couldn’t be worked out. To try again, go to another move and come back."
                )
            case OptionsStage.FOUND:
                return ""

    def _retranslate(self) -> None:
        self.about.setText(
            QCoreApplication.translate(
                "replay",
                "Chances to win the match, estimated from this player’s view alone by the search of the strong bots.",
            )
        )
        self.odds.setText(
            QCoreApplication.translate(
                "replay",
                "This bot goes by odds here, so that nobody can read it: it doesn’t always take the best option.",
            )
        )
        self.rows.options.retranslate()
        self._show()


def _small_print() -> PhrasedLabel:
    label = PhrasedLabel()
    label.setProperty("type", "caption")
    label.setProperty("tone", "soft")
    return label
