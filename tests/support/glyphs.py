"""Which characters the bundled font can show, and which the program's texts need."""

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

from cardtable_gui.resources import resource

FONTS = ("assets/fonts/CardTableRounded-Regular.ttf", "assets/fonts/CardTableRounded-Bold.ttf")

#: Never painted as a glyph of their own: line ends, joiners, byte order mark.
INVISIBLE = frozenset(map(ord, "\n\r\t\u200b\u200c\u200d\u2060\ufeff"))


@cache
def coverage() -> frozenset[int]:
    """Code points that every weight of the bundled font has a glyph for."""
    covered = [frozenset(TTFont(resource(font)).getBestCmap()) for font in FONTS]
    return frozenset.intersection(*covered)


def without_glyph(text: str) -> list[str]:
    """List the characters of a text that the font cannot show, sorted, each as `U+1F41F 🐟`."""
    lacking = {ord(char) for char in text} - coverage() - INVISIBLE
    return [f"U+{point:04X} {chr(point)}" for point in sorted(lacking)]


def texts_of_catalogue(path: Path) -> list[str]:
    """Give every source text and translation of a Qt `.ts` file."""
    found = []
    for message in ET.parse(path).iter("message"):
        for tag in ("source", "translation", "numerusform"):
            found += ["".join(element.itertext()) for element in message.iter(tag)]
    return found


def texts_without_glyphs(i18n: Path) -> dict[str, list[str]]:
    """Look through catalogues and rules below `i18n`; give the characters without a glyph by file."""
    lacking = {}
    texts = {path: "".join(texts_of_catalogue(path)) for path in i18n.glob("*.ts")}
    texts |= {path: path.read_text(encoding="utf-8") for path in i18n.glob("rules/**/*.md")}
    for path, text in sorted(texts.items()):
        if missing := without_glyph(text):
            lacking[path.relative_to(i18n).as_posix()] = missing
    return lacking
