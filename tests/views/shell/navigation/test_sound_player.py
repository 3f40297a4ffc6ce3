"""Which sounds are played: as the settings say, one at a time, never the same one twice at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import SOUND, VOLUME, Settings
from cardtable_gui.sound import SOUNDS
from cardtable_gui.views.plan.match_setup import MatchSetup
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.navigation.sound_player import AGAIN_S, Sounds


class Heard:
    """A speaker that records its calls."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.closed = False

    @property
    def sounds(self) -> list[str]:
        return [name for name, _ in self.played]

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    def close(self) -> None:
        self.closed = True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(qapp: QApplication, settings: Settings, heard: Heard, clock: Clock) -> Sounds:
    return Sounds(settings, heard, now=clock)


def moment() -> None:
    QApplication.processEvents()


def test_a_sound_is_played_at_the_volume_that_is_set(sounds: Sounds, settings: Settings, heard: Heard) -> None:
    settings.set(VOLUME, 35)
    moment()
    heard.played.clear()
    sounds.play("coin")
    moment()
    assert heard.played == [("coin", 0.35)]


@pytest.mark.parametrize(("entry", "value"), [(SOUND, False), (VOLUME, 0)])
def test_without_sound_or_volume_the_speaker_is_not_asked_at_all(
    sounds: Sounds, settings: Settings, heard: Heard, entry: object, value: object
) -> None:
    settings.set(entry, value)  # type: ignore[arg-type]
    for sound in SOUNDS:
        sounds.play(sound)
        moment()
    assert heard.played == []


def test_of_many_sounds_in_one_moment_the_most_telling_one_is_heard(sounds: Sounds, heard: Heard) -> None:
    for sound in ("deal", "place", "deal", "coin", "take"):
        sounds.play(sound)
    moment()
    assert heard.sounds == ["coin"]


def test_a_sound_in_a_game_s_material_is_as_telling_as_the_usual_one(sounds: Sounds, heard: Heard) -> None:
    for sound in ("deal", "place_water", "lift"):
        sounds.play(sound)
    moment()
    assert heard.sounds == ["place_water"]


def test_the_table_is_heard_in_the_material_of_its_game(shell: Shell, heard: Heard, qtbot: QtBot) -> None:
    shell.sounds._speaker = heard
    shell.begin(MatchSetup("merchant", (Seat("Ann"), Seat("Ben"), Seat("Cho")), {}, 3))
    qtbot.waitUntil(lambda: "turn" in heard.sounds)
    heard.played.clear()
    for number, sound in enumerate(("place", "take", "win", "coin")):
        shell.table_page.table.sounded.emit(sound)
        qtbot.waitUntil(lambda before=number: len(heard.played) > before)  # type: ignore[misc]
    assert heard.sounds == ["place_water", "take_water", "win_water", "coin"]


def test_the_same_sound_comes_again_only_after_a_pause(sounds: Sounds, heard: Heard, clock: Clock) -> None:
    for _ in range(100):
        sounds.play("deal")
        moment()
        clock.now += AGAIN_S / 4
    assert 25 <= len(heard.played) <= 26
    sounds.play("coin")
    moment()
    assert heard.sounds[-1] == "coin"


def test_a_new_volume_is_tried_at_once(sounds: Sounds, settings: Settings, heard: Heard) -> None:
    settings.set(VOLUME, 80)
    moment()
    assert heard.played == [("place", 0.8)]


def test_a_key_mutes_and_the_menu_and_the_dialog_show_it(shell: Shell, settings: Settings) -> None:
    action = shell.actions["sound"]
    assert action.isChecked()
    QTest.keyClick(shell.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not settings.value(SOUND)
    assert not action.isChecked()
    settings.set(SOUND, True)
    assert action.isChecked()


def test_a_tool_above_the_table_mutes_and_shows_it(shell: Shell, settings: Settings) -> None:
    shell.begin(MatchSetup("kobayakawa", (Seat("Ann"), Seat("", "easy"), Seat("", "easy")), {}, 3))
    page = shell.table_page
    tool = page.tools["sound"]
    assert tool.isVisible()
    assert tool.accessibleName() == shell.actions["sound"].toolTip()
    heard = tool.grab().toImage()
    QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    assert not settings.value(SOUND)
    assert tool.grab().toImage() != heard
    QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    assert settings.value(SOUND)


def test_closing_the_window_gives_the_sound_card_back(qtbot: QtBot, shell: Shell, heard: Heard) -> None:
    shell.sounds._speaker = heard
    shell.window.close()
    assert heard.closed
