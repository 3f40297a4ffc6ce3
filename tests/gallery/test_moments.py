"""Every moment of the gallery in every language: no overlap, no shortened text, unchanged golden pictures.

A thorough run (`pytest --thorough`) shows every moment in every language and size, and in the dark theme, where only
colours differ, in the smallest window. Otherwise each language shows a moment in one of the sizes, another one in each.
Moments of golden pictures are always checked.
"""

from collections import Counter
from collections.abc import Container, Iterator
from itertools import product
from zlib import crc32

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.gallery.studio import Studio
from cardtable_gui.gallery_order import THEMES, PictureSize
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.shell.controls.elided import ElidedLabel
from cardtable_gui.views.table.scene import fitted_text
from tests.gallery import goldens
from tests.support.audit import clipped, on_table, outside, overlapping, shown, torn
from tests.support.games import small_games

GAMES = tuple(package.game.id for package in games.packages())
SIZES = [
    PictureSize(1000, 580, 1.0),
    PictureSize(1024, 640, 1.0),
    PictureSize(1280, 800, 1.0),
    PictureSize(2560, 1440, 1.0),
]
"""What a window shows depends on its logical size; the screen's scale changes its pixels only."""
WHOLE = (SIZES[0], SIZES[2], SIZES[3])
"""The sizes in which every moment is checked."""


class Sample:
    """The moments that are checked in one language and size."""

    def __init__(self, language: Language, size: PictureSize, golden: Container[str]) -> None:
        """`golden`: those that are always checked."""
        self._turn = LANGUAGES.index(language) - WHOLE.index(size) if size in WHOLE else None
        self._golden = golden

    def __contains__(self, moment: object) -> bool:
        own = self._turn is not None and (crc32(str(moment).encode()) + self._turn) % len(WHOLE) == 0
        return own or moment in self._golden


def test_a_sample_has_every_moment_once_in_each_language_and_at_another_size() -> None:
    for moment in (f"{game}-{scene}" for game, scene in product(GAMES, ("deal", "turn", "log", "replay"))):
        found = [(lang, size) for lang, size in product(LANGUAGES, WHOLE) if moment in Sample(lang, size, ())]
        assert [language for language, _ in found] == list(LANGUAGES)
        assert len({size for _, size in found}) == len(found)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """All texts that the table had to shorten."""
    found: list[str] = []

    def elided(text: str, *_measures: object) -> str:
        found.append(text)
        return text

    fitted_text.fit.cache_clear()
    monkeypatch.setattr(fitted_text, "_elided", elided)
    yield found
    fitted_text.fit.cache_clear()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_moment_overlaps_or_is_cut_off_and_golden_pictures_are_alike(
    language: Language, size: PictureSize, cut: list[str], qapp: QApplication, qtbot: QtBot, pytestconfig: pytest.Config
) -> None:
    thorough = pytestconfig.getoption("thorough")
    wrong = {}
    seen: Counter[str] = Counter()
    palette, font = qapp.palette(), qapp.font()
    for theme in THEMES:
        golden = goldens.moments(f"{language}-{theme}-{size}")
        only: Container[str] | None = golden.copy()
        if thorough and size in WHOLE and (theme == THEMES[0] or size == SIZES[0]):
            only = None
        elif theme == THEMES[0] and size in WHOLE:
            only = Sample(language, size, golden.copy())
        elif not golden:
            continue
        studio = Studio(qapp, language, theme, size)
        try:
            for moment, dialog in studio.moments(GAMES, only):
                seen[moment.partition("-")[0]] += 1
                cut.clear()
                picture = studio.picture(dialog)
                found = faults(studio, dialog) + cut
                if name := golden.pop(moment, ""):
                    found += filter(None, [goldens.difference(name, picture)])
                if found:
                    wrong[f"{moment}-{theme}"] = found
        finally:
            studio.close()
            qapp.setPalette(palette)
            qapp.setFont(font)
            i18n.install(qapp, "en")
        assert not golden
    assert wrong == {}
    if size in WHOLE:
        assert seen["app"] >= (10 if thorough else 3)
        assert sum(seen[game] >= (6 if thorough else 1) for game in GAMES) == len(GAMES)


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_art_fit_into_the_smallest_window(
    language: Language, cut: list[str], qapp: QApplication, qtbot: QtBot
) -> None:
    """The small games cover what the others do not: 52 cards in rows, hidden cards to pick, forced passes."""
    wrong, seen = {}, 0
    palette, font = qapp.palette(), qapp.font()
    studio = Studio(qapp, language, THEMES[0], SIZES[0])
    try:
        for moment, dialog in studio.moments(tuple(small_games())):
            if moment.partition("-")[0] != "app" or "sample" in moment:
                studio.picture(dialog)
                seen += 1
                if found := faults(studio, dialog) + cut:
                    wrong[moment] = found
            cut.clear()
    finally:
        studio.close()
        qapp.setPalette(palette)
        qapp.setFont(font)
        i18n.install(qapp, "en")
    assert wrong == {}
    assert seen >= 20


def test_there_are_forty_golden_pictures_at_most_and_no_other_files() -> None:
    assert sorted(file.name for file in goldens.FOLDER.iterdir()) == [f"{name}.png" for name in goldens.NAMES]
    assert len(goldens.NAMES) <= 40


def test_every_golden_picture_is_of_a_moment_in_a_language_mood_and_size() -> None:
    marks = [f"{language}-{theme}-{size}" for language in LANGUAGES for theme in THEMES for size in SIZES]
    assert sum(sum(name.endswith(f"-{mark}") for mark in marks) for name in goldens.NAMES) == len(goldens.NAMES)


def faults(studio: Studio, dialog: QDialog | None) -> list[str]:
    """What overlaps or is shortened in the window or dialog."""
    root = studio.window if dialog is None else dialog
    found = clipped(root) + overlapping(root) + outside(root) + elided_labels(root) + torn(root)
    return found + on_table(studio.table) if studio.table.isVisible() else found


def elided_labels(root: QWidget) -> list[str]:
    """Labels that show only part of their text."""
    return [
        f"{type(label).__name__} “{label.text()}”"
        for label in shown(root)
        if isinstance(label, QLabel) and isinstance(label, ElidedLabel) and label.toolTip()
    ]
