"""What a PDF of Qt's writer holds: its pages, its fonts, and the characters that a reader can take out of it."""

from __future__ import annotations

import re

_STREAM = re.compile(rb"stream\r?\n(.*?)endstream", re.DOTALL)
_RANGES = re.compile(rb"beginbfrange(.*?)endbfrange", re.DOTALL)
_CHARS = re.compile(rb"beginbfchar(.*?)endbfchar", re.DOTALL)
_CODE = re.compile(rb"<([0-9A-Fa-f]+)>")


def pages(pdf: bytes) -> int:
    """How many pages there are."""
    return len(re.findall(rb"/Type */Page\b", pdf))


def fonts(pdf: bytes) -> set[str]:
    """The names of the fonts, all of which are embedded: each has a file of its own."""
    names = {name.decode() for name in re.findall(rb"/FontName */(?:[A-Z]{6}\+)?([\w-]+)", pdf)}
    assert len(re.findall(rb"/FontFile2", pdf)) >= len(names)
    return names


def characters(pdf: bytes) -> set[str]:
    """The characters that the fonts' glyphs are said to stand for, by which a reader finds and copies text."""
    found: set[str] = set()
    for stream in _STREAM.findall(pdf):
        for part in (*_RANGES.findall(stream), *_CHARS.findall(stream)):
            for code in _CODE.findall(part):
                found.add(chr(int(code[:4], 16)))
    return found
