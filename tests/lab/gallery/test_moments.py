"""Every moment of the gallery in every language: no overlap, no shortened text, unchanged golden pictures.

A thorough run (`pytest --thorough`) shows every moment in every language and size, and in the dark theme, where only
colours differ, in the smallest window. Otherwise every fourth moment is shown, once: its name tells in which language
and size; the moments left out of one game are shown of another. Moments of golden pictures are always checked.
"""

from collections import Counter
from collections.abc import Container, Iterator
from itertools import product
from zlib import crc32

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.lab.gallery.gallery_order import THEMES, PictureSize
from cardtable_gui.lab.gallery.studio import Studio
from cardtable_gui.views.kit.controls.elided import ElidedLabel
from cardtable_gui.views.kit.text import fitted_text
from cardtable_gui.views.kit.text.plain_text import tip_of
from tests.lab.gallery import goldens
from tests.lab.gallery.studios import opened
from tests.support.audit import clipped, cut_sideways, nested, on_table, outside, overlapping, shown, torn
from tests.support.games import small_games

GAMES = tuple(package.game.id for package in games.packages())
ALL_GAMES = (*GAMES, *small_games())
SIZES = [
    PictureSize(1000, 580, 1.0),
    PictureSize(1024, 640, 1.0),
    PictureSize(1280, 800, 1.0),
    PictureSize(2560, 1440, 1.0),
]
"""What a window shows depends on its logical size; the screen's scale changes its pixels only."""
WHOLE = (SIZES[0], SIZES[2], SIZES[3])
"""The sizes in which a thorough run checks every moment."""
WINDOWS = tuple(product(LANGUAGES, (SIZES[0], SIZES[2])))
"""The windows among which other runs spread the moments."""
LARGE, LARGE_IN = 160, (SIZES[1], PictureSize(1366, 768, 1.0))
"""A text size in percent, and the sizes of small and usual windows in which it's checked, too."""
PARTS = 4 * len(WINDOWS)
"""Into how many parts they divide the moments; only as many as there are windows are checked."""
MOMENTS = 12
"""How many moments each game has at least."""


class Sample:
    """The moments that are checked in one of several windows; each moment is in one of them."""

    def __init__(self, window: int, windows: int, golden: Container[str] = ()) -> None:
        """`golden`: those that are checked in any case."""
        self._window = window
        self._windows = windows
        self._golden = golden

    def __contains__(self, moment: object) -> bool:
        name = str(moment)
        # The same moment of several games is in several windows.
        number, game = next(((number, game) for number, game in enumerate(ALL_GAMES) if game in name), (0, ""))
        chosen = (crc32(name.replace(game, "").encode()) + number) % self._windows
        return chosen == self._window or moment in self._golden


@pytest.mark.parametrize("windows", [len(LANGUAGES), PARTS])
def test_a_sample_has_every_moment_in_one_window_and_some_in_each(windows: int) -> None:
    samples = [Sample(number, windows) for number in range(windows)]
    for scene in ("deal", "turn", "log", "replay"):
        found = [[moment in sample for sample in samples] for moment in (f"{game}-{scene}" for game in GAMES)]
        assert all(sum(windows_of_it) == 1 for windows_of_it in found)
        assert sum(map(any, zip(*found, strict=True))) == min(windows, len(GAMES))
    assert "app-about" in Sample(1 - ("app-about" in samples[1]), windows, {"app-about"})


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
    for theme in THEMES:
        golden = goldens.moments(f"{language}-{theme}-{size}")
        only: Container[str] | None = golden.copy()
        if thorough and size in WHOLE and (theme == THEMES[0] or size == SIZES[0]):
            only = None
        elif theme == THEMES[0] and (language, size) in WINDOWS:
            only = Sample(WINDOWS.index((language, size)), PARTS, golden.copy())
        elif not golden:
            continue
        with opened(qapp, language, theme, size) as studio:
            for moment, dialog in studio.moments(GAMES, only):
                seen[moment.partition("-")[0]] += 1
                cut.clear()
                picture = studio.picture(dialog)
                found = faults(studio, dialog) + cut
                if name := golden.pop(moment, ""):
                    found += filter(None, [goldens.difference(name, picture)])
                if found:
                    wrong[f"{moment}-{theme}"] = found
        assert not golden
    assert wrong == {}
    if size in WHOLE and thorough:
        assert seen["app"] >= 10
        assert min(seen[game] for game in GAMES) >= MOMENTS
    elif (language, size) in WINDOWS:
        assert seen["app"] >= 1
        assert seen.total() >= len(GAMES) * MOMENTS // PARTS


@pytest.mark.parametrize("size", LARGE_IN, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_text_fits_into_usual_windows(
    language: Language, size: PictureSize, cut: list[str], qapp: QApplication, qtbot: QtBot, pytestconfig: pytest.Config
) -> None:
    number = len(LARGE_IN) * LANGUAGES.index(language) + LARGE_IN.index(size)
    only = None if pytestconfig.getoption("thorough") else Sample(number, PARTS)
    wrong, seen = {}, 0
    with opened(qapp, language, THEMES[0], size, LARGE) as studio:
        for moment, dialog in studio.moments(GAMES, only):
            studio.picture(dialog)
            seen += 1
            if found := faults(studio, dialog) + cut:
                wrong[moment] = found
            cut.clear()
    assert wrong == {}
    assert seen >= len(GAMES) * MOMENTS // (2 * PARTS)


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_without_art_fit_into_the_smallest_window(
    language: Language, cut: list[str], qapp: QApplication, qtbot: QtBot, pytestconfig: pytest.Config
) -> None:
    """The small games cover what the others do not: 52 cards in rows, hidden cards to pick, forced passes."""
    thorough = pytestconfig.getoption("thorough")
    only = None if thorough else Sample(LANGUAGES.index(language), 2 * len(LANGUAGES))
    wrong, seen = {}, 0
    with opened(qapp, language, THEMES[0], SIZES[0]) as studio:
        for moment, dialog in studio.moments(tuple(small_games()), only):
            if moment.partition("-")[0] != "app" or "sample" in moment:
                studio.picture(dialog)
                seen += 1
                if found := faults(studio, dialog) + cut:
                    wrong[moment] = found
            cut.clear()
    assert wrong == {}
    assert seen >= (2 * MOMENTS if thorough else MOMENTS // 2)


def test_there_are_forty_eight_golden_pictures_at_most_and_no_other_files() -> None:
    assert sorted(file.name for file in goldens.FOLDER.iterdir()) == [f"{name}.png" for name in goldens.NAMES]
    assert len(goldens.NAMES) <= 48


def test_every_golden_picture_is_of_a_moment_in_a_language_mood_and_size() -> None:
    marks = [f"{language}-{theme}-{size}" for language in LANGUAGES for theme in THEMES for size in SIZES]
    assert sum(sum(name.endswith(f"-{mark}") for mark in marks) for name in goldens.NAMES) == len(goldens.NAMES)


def faults(studio: Studio, dialog: QDialog | None) -> list[str]:
    """What overlaps or is shortened in the window or dialog."""
    root = studio.window if dialog is None else dialog
    found = clipped(root) + overlapping(root) + outside(root) + elided_labels(root) + torn(root)
    found += nested(root) + cut_sideways(root)
    return found + on_table(studio.table) if studio.table.isVisible() else found


def elided_labels(root: QWidget) -> list[str]:
    """Labels that show only part of their text."""
    return [
        f"{type(label).__name__} “{label.text()}”"
        for label in shown(root)
        if isinstance(label, QLabel) and isinstance(label, ElidedLabel) and tip_of(label)
    ]
