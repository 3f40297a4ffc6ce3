"""The chosen match of the library: its picture and facts, tags and note, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import games, i18n
from cardtable_gui.controller.saves.notes import LONGEST_NOTE, LONGEST_TAG, MOST_TAGS, Note, tags_of
from cardtable_gui.controller.statistics.match_results import MatchEntry
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.models.library import names_of, outcome, seats_text
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.kit.text.plain_text import TextField
from cardtable_gui.views.plan.match_facts import moment
from cardtable_gui.views.table.moment_pictures import MomentPicture, MomentPictures


class MatchDetails(QWidget):
    """Shows one match. Changed tags and notes are told when the keyboard leaves them."""

    watch_asked = Signal(str)
    delete_asked = Signal(str)
    note_changed = Signal(str, object)
    """The id of a match, and its `Note`."""

    def __init__(self, look: Look, pictures: MomentPictures) -> None:
        """Start without a match."""
        super().__init__()
        self._entry: MatchEntry | None = None
        self._note = Note()
        self.picture = MomentPicture(look, pictures)
        self._title, self._people = heading(), words("soft", "caption")
        self._facts = words("", "caption")
        self._tags_caption, self._note_caption = words("soft", "caption"), words("soft", "caption")
        self.tags = QLineEdit()
        self.tags.setMaxLength(2 * MOST_TAGS * LONGEST_TAG)
        self.note = TextField(most=LONGEST_NOTE)
        self.note.setTabChangesFocus(True)
        self.watch_button, self.delete_button = Button(), QPushButton()
        self.watch_button.setProperty("kind", "strong")
        self.watch_button.clicked.connect(lambda: self.watch_asked.emit(self.match))
        self.delete_button.clicked.connect(lambda: self.delete_asked.emit(self.match))
        for field in (self.tags, self.note):
            field.installEventFilter(self)
        self.tags.returnPressed.connect(self.commit)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SNUG)
        for button in (self.watch_button, self.delete_button):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.SNUG)
        for part in (self.picture, self._title, self._people, self._facts):
            lines.addWidget(part)
        lines.addLayout(buttons)
        lines.addWidget(self._tags_caption)
        lines.addWidget(self.tags)
        lines.addWidget(self._note_caption)
        lines.addWidget(self.note, 1)
        self.retranslate()

    @property
    def match(self) -> str:
        """The id of the match; empty: none."""
        return "" if self._entry is None else self._entry.match

    def show_match(self, entry: MatchEntry | None, note: Note) -> None:
        """Show another match with its note; None: none."""
        self.commit()
        self._entry, self._note = entry, note
        self.tags.setText(i18n.with_commas(note.tags))
        self.note.setPlainText(note.text)
        self.picture.show_match(self.match)
        self.setVisible(entry is not None)
        self.retranslate()

    def commit(self) -> None:
        """Tell of changed tags and notes."""
        typed = Note(tags_of(self.tags.text()), self.note.toPlainText().strip()[:LONGEST_NOTE])
        if self._entry is not None and typed != self._note:
            self._note = typed
            self.tags.setText(i18n.with_commas(typed.tags))
            self.note_changed.emit(self._entry.match, typed)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        tags = QCoreApplication.translate("library", "Tags, separated by commas")
        note = QCoreApplication.translate("library", "Note")
        self._tags_caption.setText(tags)
        self.tags.setAccessibleName(tags)
        self._note_caption.setText(note)
        self.note.setAccessibleName(note)
        self.watch_button.setText(QCoreApplication.translate("library", "Watch"))
        self.delete_button.setText(QCoreApplication.translate("library", "Delete…"))
        entry = self._entry
        if entry is None:
            return
        title = i18n.text(games.package(entry.game).game.title)
        when = moment(QDateTime.fromSecsSinceEpoch(entry.end.at))
        number = QCoreApplication.translate("library", "Deal no. {number}").format(number=entry.seed)
        facts = [f"{i18n.text(outcome(entry), names_of(entry))} · {when}"]
        facts.append(" · ".join((number, i18n.text(QT_TRANSLATE_NOOP("library", "%n move(s)").put(n=entry.actions)))))
        if entry.seconds is not None:
            minutes = max(1, round(entry.seconds / 60))
            facts[-1] += " · " + i18n.text(QT_TRANSLATE_NOOP("library", "%n minute(s)").put(n=minutes))
        self._title.setText(title)
        self._people.setText(seats_text(entry))
        self._facts.setText("\n".join(facts))
        described = QCoreApplication.translate("library", "The table before the last move of {game}")
        self.picture.setAccessibleName(described.format(game=title))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what was typed when the keyboard goes elsewhere."""
        if event.type() == QEvent.Type.FocusOut:
            self.commit()
        return super().eventFilter(watched, event)
