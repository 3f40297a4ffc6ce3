"""Take the outlines of some characters out of the bundled font: `python assets/src/art/extract_strokes.py`.

Writes strokes.json beside this script. Only needed when another character is wanted; the drawings read the JSON.
"""

from __future__ import annotations

import json
from pathlib import Path

from extract_serif import Recorder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

CHARACTERS = "SRVC切断強奪隠滅取立五通宝伍拾弐参"
FONT = Path(__file__).resolve().parents[2] / "fonts" / "CardTableRounded-Bold.ttf"
TARGET = Path(__file__).with_name("strokes.json")


def main() -> None:
    """Write the outlines: per character the box of its ink (left, bottom, right, top) and its path; y grows upwards."""
    face = TTFont(FONT)
    glyphs, names = face.getGlyphSet(), face.getBestCmap()
    found = {}
    for character in CHARACTERS:
        pen, bounds = Recorder(glyphs), BoundsPen(glyphs)
        glyphs[names[ord(character)]].draw(pen)
        glyphs[names[ord(character)]].draw(bounds)
        found[character] = {"box": bounds.bounds, "path": pen.steps}
    TARGET.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
