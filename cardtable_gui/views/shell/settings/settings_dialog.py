"""The settings: in groups, searchable, with immediate effect."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, PersonName
from cardtable_gui.setting_entries import AnyEntry, Group
from cardtable_gui.settings import CHOSEN, GROUPS, Settings
from cardtable_gui.views.kit.controls.search_field import SearchField
from cardtable_gui.views.kit.dialogs.dialog import Dialog
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import Column, heading
from cardtable_gui.views.kit.pages.column import words as line
from cardtable_gui.views.kit.text.plain_text import explain
from cardtable_gui.views.plan import settings_table
from cardtable_gui.views.shell.matches.profile_switch import ProfileSwitch
from cardtable_gui.views.shell.settings.setting_row import SettingRow


class SettingGroup(QWidget):
    """A heading over the rows of a group of settings."""

    def __init__(self, group: Group, look: Look, settings: Settings) -> None:
        """Start with all rows shown."""
        super().__init__()
        self._group = group
        self._title = heading()
        self.rows = [SettingRow(setting, look, settings) for setting in group.settings]
        self._lines: list[QFrame] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.EASY)
        column.addWidget(self._title)
        for row in self.rows:
            between = QFrame()
            between.setProperty("surface", "line")
            between.setFixedHeight(1)
            self._lines.append(between)
            column.addWidget(between)
            column.addWidget(row)

    def filter(self, wanted: str) -> int:
        """Show the matching rows, and return their number."""
        shown = 0
        for row, between in zip(self.rows, self._lines, strict=True):
            meant = settings_table.meant(self._group, row.setting, wanted)
            shown += meant
            row.setVisible(meant)
            between.setVisible(meant)
        self.setVisible(bool(shown))
        return shown

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(i18n.text(self._group.title))
        for row in self.rows:
            row.retranslate()


class SettingsDialog(Dialog):
    """A row for each setting of `cardtable_gui.settings.GROUPS`."""

    def __init__(
        self, look: Look, settings: Settings, profile_switch: ProfileSwitch, parent: QWidget | None = None
    ) -> None:
        """Show the current settings, and follow their changes."""
        super().__init__(look, QSize(660, 680), parent)
        self._settings = settings
        self._profile_switch = profile_switch
        self.profile_note = line("soft", "caption")
        self.search = SearchField(look)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        find = QAction(self)
        find.setShortcuts(QKeySequence.StandardKey.Find)
        find.triggered.connect(self._take_search)
        self.addAction(find)
        self.groups = [SettingGroup(group, look, settings) for group in GROUPS]
        self.none_label = line("soft")
        self.none_label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.column = Column(look)
        self.column.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lines = self.column.lines
        lines.setContentsMargins(0, 0, Space.EASY, 0)
        lines.setSpacing(Space.VAST)
        for group in self.groups:
            lines.addWidget(group)
        lines.addWidget(self.none_label)
        lines.addStretch(1)
        self.lines.addWidget(self.search)
        self.lines.addWidget(self.profile_note)
        self.lines.addWidget(self.column)
        self.reset_button = QPushButton()
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset)
        self.close_button.setAutoDefault(False)
        self.buttons.insertWidget(0, self.reset_button)
        settings.watch(self._show_changed, *CHOSEN)
        profile_switch.changed.connect(self._tell_profile)
        self._filter("")
        self.retranslate()
        self._take_search()

    @property
    def rows(self) -> list[SettingRow]:
        """All rows, shown or not."""
        return [row for group in self.groups for row in group.rows]

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        super().retranslate()
        self.setWindowTitle(QCoreApplication.translate("settings", "Settings"))
        self.search.tell(QCoreApplication.translate("settings", "Search settings"))
        self.none_label.setText(QCoreApplication.translate("settings", "No settings found."))
        self.reset_button.setText(QCoreApplication.translate("settings", "Reset to defaults"))
        for group in self.groups:
            group.retranslate()
        self._tell_profile()
        self._update_reset()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the search first."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._take_search()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down and Return move from the search field to the first setting found."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.search:
            row = next((row for row in self.rows if row.isVisible()), None)
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if row is not None:
                    row.control.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _tell_profile(self) -> None:
        """Say whose profile keeps what is changed here, if somebody plays by one."""
        profile = self._profile_switch.used
        self.profile_note.setVisible(profile is not None)
        if profile is not None:
            note = QT_TRANSLATE_NOOP(
                "settings", "{name} is playing. Settings in {name}’s profile change for {name} only."
            )
            self.profile_note.setText(i18n.text(note.put(name=PersonName(profile.name))))

    def _take_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _filter(self, wanted: str) -> None:
        shown = sum([group.filter(wanted) for group in self.groups])
        self.none_label.setVisible(not shown)

    def _reset(self) -> None:
        self._settings.reset(CHOSEN)

    def _show_changed(self, changed: frozenset[AnyEntry]) -> None:
        for row in self.rows:
            if row.entry in changed:
                row.show_value()
        self._update_reset()

    def _update_reset(self) -> None:
        changed = any(self._settings.value(each) != each.default for each in CHOSEN)
        self.reset_button.setEnabled(changed)
        reason = QCoreApplication.translate("settings", "All settings are at their defaults.")
        explain(self.reset_button, "" if changed else reason)
