"""The settings dialog: every setting is explained, takes effect at once, is searchable, and can be reset."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    ANIMATION,
    BOT_SPEED,
    CHOSEN,
    CONFIRM,
    GROUPS,
    LANGUAGE,
    MOTION,
    SETTINGS,
    SOUND,
    TEXT_PERCENT,
    THEME,
    Settings,
)
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.controls.switch import Switch
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan import settings_table
from cardtable_gui.views.shell.matches.profile_switch import ProfileSwitch
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.settings.setting_row import Scale, SettingRow
from cardtable_gui.views.shell.settings.settings_dialog import SettingsDialog


@pytest.fixture
def dialog(qtbot: QtBot, look: Look, settings: Settings) -> SettingsDialog:
    settings.reset(CHOSEN)
    made = SettingsDialog(look, settings, ProfileSwitch(settings, Profiles(None)))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def row_of(dialog: SettingsDialog, entry: AnyEntry) -> SettingRow:
    return next(row for row in dialog.rows if row.entry is entry)


def shown(dialog: SettingsDialog) -> list[AnyEntry]:
    return [row.entry for row in dialog.rows if row.isVisible()]


def test_every_setting_has_a_row_with_title_explanation_and_words_for_its_values(dialog: SettingsDialog) -> None:
    assert [row.entry for row in dialog.rows] == list(CHOSEN)
    assert len(set(CHOSEN)) == len(CHOSEN)
    for row in dialog.rows:
        texts = [label.text() for label in row.findChildren(QLabel)]
        assert i18n.text(row.setting.title) in texts
        assert i18n.text(row.setting.explanation) in texts
        if isinstance(row.entry.default, str):
            assert len(set(settings_table.values(row.entry))) == len(row.entry.values)
        assert row.isVisible()


@pytest.mark.parametrize("entry", [entry for entry in CHOSEN if isinstance(entry.default, str)], ids=lambda e: e.key)
def test_a_choice_is_in_force_at_once(dialog: SettingsDialog, settings: Settings, entry: AnyEntry) -> None:
    control = row_of(dialog, entry).control
    before = settings.value(entry)
    control.setFocus()
    if isinstance(control, Choice):
        QTest.keyClick(control, Qt.Key.Key_Down if control.currentIndex() == 0 else Qt.Key.Key_Up)
    else:
        assert isinstance(control, Scale)
        QTest.keyClick(control.slider, Qt.Key.Key_Right)
    assert settings.value(entry) == control.chosen != before


@pytest.mark.parametrize("entry", [entry for entry in CHOSEN if isinstance(entry.default, bool)], ids=lambda e: e.key)
def test_a_switch_is_in_force_at_once(dialog: SettingsDialog, settings: Settings, entry: AnyEntry) -> None:
    control = row_of(dialog, entry).control
    assert isinstance(control, Switch)
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert settings.value(entry) is not entry.default
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    assert settings.value(entry) is entry.default


def test_text_size_is_set_by_the_slider_and_everything_grows(dialog: SettingsDialog, settings: Settings) -> None:
    row = row_of(dialog, TEXT_PERCENT)
    assert isinstance(row.control, Scale)
    height = row.control.fontMetrics().height()
    row.control.slider.setFocus()
    for _ in range(3):
        QTest.keyClick(row.control.slider, Qt.Key.Key_Right)
    assert settings.value(TEXT_PERCENT) == 130
    assert row.control.word == "130%"
    assert row.title.fontMetrics().height() > height


def test_the_speed_of_cards_is_a_slider_from_off_to_fast(dialog: SettingsDialog, settings: Settings) -> None:
    control = row_of(dialog, ANIMATION).control
    assert isinstance(control, Scale)
    assert (control.chosen, control.word) == ("normal", "Normal")
    told = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(control.slider, key)
        assert settings.value(ANIMATION) == control.chosen
        told.append(control.word)
    assert told == ["Off", "Slow", "Normal", "Fast", "Fast"]


def test_a_drag_of_a_slider_tells_the_value_before_it_is_in_force(dialog: SettingsDialog, settings: Settings) -> None:
    control = row_of(dialog, ANIMATION).control
    assert isinstance(control, Scale)
    control.slider.sliderMoved.emit(0)
    assert control.word == "Off"
    assert settings.value(ANIMATION) == "normal"


def test_what_is_set_elsewhere_is_shown(dialog: SettingsDialog, settings: Settings) -> None:
    settings.set(THEME, "dark")
    settings.set(TEXT_PERCENT, 150)
    settings.set(CONFIRM, False)
    theme, size, confirm = (row_of(dialog, entry).control for entry in (THEME, TEXT_PERCENT, CONFIRM))
    assert isinstance(theme, Choice)
    assert theme.chosen == "dark"
    assert isinstance(size, Scale)
    assert size.chosen == 150
    assert isinstance(confirm, Switch)
    assert not confirm.isChecked()


def test_reset_gives_the_defaults_back_and_nothing_else(dialog: SettingsDialog, settings: Settings) -> None:
    assert not dialog.reset_button.isEnabled()
    for entry, value in ((THEME, "dark"), (ANIMATION, "fast"), (BOT_SPEED, "slow")):
        settings.set(entry, value)
    QTest.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
    assert all(settings.value(entry) == entry.default for entry in CHOSEN)


def test_one_setting_is_reset_alone_and_only_where_there_is_something_to_reset(
    dialog: SettingsDialog, settings: Settings
) -> None:
    row = row_of(dialog, THEME)
    assert row.reset_button.isHidden()
    settings.set(THEME, "dark")
    settings.set(ANIMATION, "fast")
    row.reset_button.setFocus()
    QTest.keyClick(row.reset_button, Qt.Key.Key_Space)
    assert (settings.value(THEME), settings.value(ANIMATION)) == ("system", "fast")
    assert row.reset_button.isHidden()
    assert row.control.hasFocus()


def test_the_keyboard_begins_in_the_search_and_goes_down_to_what_it_found(dialog: SettingsDialog) -> None:
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "BOTS")
    assert shown(dialog) == [BOT_SPEED]
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert row_of(dialog, BOT_SPEED).control.hasFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()


def test_escape_first_clears_the_search_then_closes(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "zzz")
    assert shown(dialog) == []
    assert dialog.none_label.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.search.hasFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert len(shown(dialog)) == len(CHOSEN)
    assert not dialog.none_label.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("dark", THEME),
        ("ＤＡＲＫ", THEME),
        ("lacquer", THEME),
        ("ダーク", THEME),
        ("文字", TEXT_PERCENT),
        ("日本語", LANGUAGE),
        ("cards fast", ANIMATION),
        ("animation", ANIMATION),
        ("アニメーション", MOTION),
        ("reduced motion", MOTION),
        ("mute", SOUND),
        ("dark mode", THEME),
        ("font", TEXT_PERCENT),
    ],
)
def test_a_setting_is_found_by_any_of_its_words_in_any_language(typed: str, expected: AnyEntry) -> None:
    meant = [each.entry for group in GROUPS for each in group.settings if settings_table.meant(group, each, typed)]
    assert expected in meant
    assert len(meant) < len(SETTINGS)


def test_the_name_of_a_group_finds_all_of_it(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "Appearance")
    assert {LANGUAGE, TEXT_PERCENT, THEME} <= set(shown(dialog))


def test_languages_go_by_their_own_names() -> None:
    assert settings_table.values(LANGUAGE)[1:] == ["English", "日本語"]


def test_the_table_asks_back_as_the_player_wishes(shell: Shell, settings: Settings) -> None:
    table = shell.table_page.table
    assert table.look.asks_back
    settings.set(CONFIRM, False)
    assert not table.look.asks_back


def test_no_height_lets_the_scroll_bar_come_and_go_for_ever(dialog: SettingsDialog) -> None:
    column = dialog.column.widget()
    assert column is not None
    highest = column.sizeHint().height()
    widths = set()
    for height in range(highest - 60, highest + 200, 7):
        dialog.resize(dialog.width(), height)
        QApplication.processEvents()
        widths.add(dialog.column.viewport().width())
    assert len(widths) == 1
