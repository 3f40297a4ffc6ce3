"""Settings of Card Table 0.4 and before, which Qt wrote as `settings.ini`: taken over once, as plain texts. No Qt.

Qt's format can hold objects, which Qt makes by running what the file says. Here only texts are read; whatever is
written as anything else, or as a list, is left out.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from configparser import Error, RawConfigParser
from typing import Final

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.strict_json import JsonError

_KEY_ESCAPE: Final = re.compile(r"%U([0-9A-Fa-f]{4})|%([0-9A-Fa-f]{2})")
_PART: Final = re.compile(
    r'(?P<quote>")|\\(?:x(?P<hex>[0-9A-Fa-f]{1,6})|(?P<octal>[0-7]{1,7})|(?P<letter>.))|(?P<plain>.)', re.DOTALL
)
_LETTERS: Final = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_GEOMETRY: Final = "window/geometry"
_PLACE: Final = "window/place"
_MAXIMIZED: Final = "window/maximized"
_HEAD: Final = struct.Struct(">IHH4i4ii??")
"""What Qt keeps of a window: a mark, a version, its place with and without the frame, its screen and its state."""
_MARK: Final = 0x1D9D0CB
_FARTHEST: Final = 100_000


def read(data: bytes) -> dict[str, str]:
    """The texts in a file, by key such as `look/theme`. Raises `JsonError` for what is no such file."""
    parser = RawConfigParser(
        delimiters=("=",), comment_prefixes=(";",), strict=False, empty_lines_in_values=False, default_section="\0"
    )
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys keep their capitals
    try:
        parser.read_string(data.decode("utf-8-sig"))
    except (Error, UnicodeDecodeError, ValueError) as error:
        raise JsonError(QT_TRANSLATE_NOOP("settings", "These aren’t Card Table settings.")) from error
    found = {}
    for section in parser.sections():
        for key, written in parser.items(section):
            text = _text(written)
            if text is not None:
                found[f"{_key(section)}/{_key(key)}"] = text
    geometry = found.pop(_GEOMETRY, "")
    return {**_place(geometry), **found}


def _key(written: str) -> str:
    """A section or a key, unescaped."""
    plain = written.replace("\\", "/")
    return _KEY_ESCAPE.sub(lambda found: chr(int(found.group(1) or found.group(2), 16)), plain)


def _text(written: str) -> str | None:
    """A value, if it is one text; None: it is a list, or stands for an object."""
    parts, quoted = [], False
    for found in _PART.finditer(written):
        match found.lastgroup:
            case "quote":
                quoted = not quoted
            case "hex" | "octal":
                number = int(found.group(found.lastgroup), 16 if found.lastgroup == "hex" else 8)
                parts.append(chr(number) if number <= 0xFFFF else "")
            case "letter":
                parts.append(_LETTERS.get(found.group("letter"), found.group("letter")))
            case _ if found.group() == "," and not quoted:
                return None
            case _:
                parts.append(found.group())
    text = "".join(parts)
    try:
        # Qt writes a character beyond the first 65,536 as two halves.
        text = text.encode("utf-16", "surrogatepass").decode("utf-16")
    except UnicodeDecodeError:
        return None
    if text.startswith("@"):
        return text[1:] if text.startswith("@@") else None
    return text


def _place(geometry: str) -> dict[str, str]:
    """The settings that say where the window was."""
    try:
        mark, _, _, *numbers = _HEAD.unpack_from(base64.b64decode(geometry, validate=True))
    except (binascii.Error, ValueError, struct.error):
        return {}
    left, top, right, bottom = numbers[4:8]
    if mark != _MARK or max(map(abs, numbers[4:8])) > _FARTHEST:
        return {}
    place = f"{left} {top} {right - left + 1} {bottom - top + 1}"
    return {_PLACE: place, _MAXIMIZED: "yes" if numbers[9] else "no"}
