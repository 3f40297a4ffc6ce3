"""The QR code in the shared picture, read by a program that others wrote."""

from __future__ import annotations

from datetime import date

import pytest
import zxingcpp
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable_gui import games
from cardtable_gui.controller import share_codes
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.puzzles import PuzzleId
from cardtable_gui.controller.share_codes import Shared, SharedDeal
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.shell.daily import daily_words
from cardtable_gui.views.shell.daily.share_card import code_lines, picture

LEVELS = (None, "normal", "expert", "easy")


def read_back(image: QImage) -> list[str]:
    """The texts of all codes in a picture."""
    pixels = image.convertToFormat(QImage.Format.Format_Grayscale8)
    size, line = (pixels.width(), pixels.height()), pixels.bytesPerLine()
    grey = Image.frombuffer("L", size, bytes(pixels.constBits()), "raw", "L", line, 1)
    return [found.text for found in zxingcpp.read_barcodes(grey)]


@pytest.mark.parametrize("size", [1200, 400])
def test_an_independent_reader_reads_the_code_of_every_kind(qapp: QApplication, size: int) -> None:
    covers = Covers(qapp)
    shared: list[Shared] = [Challenge(game.game.id, date(2026, 11, 23)) for game in games.packages()]
    shared += [Challenge("meow", date(2026, 1, 1), solo=True), PuzzleId("godan", 1)]
    shared += [SharedDeal(game.game.id, LEVELS, {}, 999_999_999) for game in games.packages()]
    for each in shared:
        card = daily_words.card(each)
        image = picture(card, covers)
        smaller = image.scaledToWidth(size, Qt.TransformationMode.SmoothTransformation)
        (text,) = read_back(smaller)
        assert share_codes.read(text) == share_codes.read(card.code)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("7BF6-HAPV-1790-45HC", ["7BF6-HAPV-1790-45HC"]),
        ("0001-5TMT-CWPV-1790-G1N6", ["0001-5TMT-CWPV-", "1790-G1N6"]),
        ("0001-5TMT-CWPV-1790-G1N6-ABCD-EFGH", ["0001-5TMT-CWPV-1790-", "G1N6-ABCD-EFGH"]),
    ],
)
def test_a_long_code_is_written_on_two_lines_of_like_length(code: str, lines: list[str]) -> None:
    assert code_lines(code, 200).split("\n") == lines
