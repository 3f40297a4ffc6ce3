"""Reduced motion if the system asks for it."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.settings import ANIMATION, MOTION, Settings
from cardtable_gui.views.kit.look import system_motion
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.system_motion import SystemMotion, files_say
from cardtable_gui.views.shell.matches.table_page import TablePage
from cardtable_gui.views.shell.menus.menu_actions import Actions
from tests.support.jobs_by_hand import jobs_by_hand
from tests.support.stepped_clock import SteppedClock


@pytest.mark.parametrize(
    ("name", "content", "reduced"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1.5\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", False),
        ("kdeglobals", "stray\n=\n[General]\nAnimationDurationFactor=0\n[ KDE\n", False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1\n[WM]\na=%\n[KDE]\n AnimationDurationFactor = 0.0 \n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n" + "#" * 1_000_000, False),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=@Variant(\\0\\0\\0\\x7f)\n", False),
    ],
)
def test_a_desktop_that_switches_movement_off_is_heard(tmp_path: Path, name: str, content: str, reduced: bool) -> None:
    assert not files_say(tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(content)
    assert files_say(tmp_path) is reduced


@pytest.mark.skipif(os.name == "nt", reason="no pipes with names there")
def test_nothing_waits_for_a_pipe_in_the_place_of_a_desktops_file(tmp_path: Path) -> None:
    for name in ("kdeglobals", "gtk-4.0/settings.ini", "gtk-3.0/settings.ini"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        os.mkfifo(tmp_path / name)
    assert not files_say(tmp_path)


@pytest.mark.parametrize(("answer", "reduced"), [("false", True), ("true", False)])
def test_gnome_is_asked_and_answers_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, reduced: bool
) -> None:
    program = tmp_path / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n")
    program.chmod(0o755)
    monkeypatch.setattr(system_motion, "which", lambda _name: str(program))
    motion = SystemMotion()
    with jobs_by_hand() as hand:
        motion.ask()
        assert not motion.reduced
        hand.drain()
    assert motion.reduced is reduced


def test_the_players_choice_goes_before_the_systems(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings()
    look = Look(qapp, settings)
    window = QWidget()
    monkeypatch.setattr(system_motion, "files_say", lambda _folder: True)
    look.complete()
    page = TablePage(look, settings, Actions(window, settings), SteppedClock(), window)
    look.ask_system()
    assert page.table.look.speed == 0
    settings.set(MOTION, "full")
    assert page.table.look.speed == 1
    settings.set(ANIMATION, "fast")
    assert page.table.look.speed == 2
    settings.set(MOTION, "less")
    assert page.table.look.speed == 0
