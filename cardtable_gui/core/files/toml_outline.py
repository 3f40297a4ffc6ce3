"""Where the keys of a TOML file stand, and whether they lie in one another too deeply to be read: found in one pass.

A parser pays for depth with recursion and with time; a stranger's file is therefore looked through before it is parsed.
Whether it is TOML at all, the parser says: of a file that is none this tells nothing but what is too deep or too long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_TOKEN = re.compile(
    r'(?P<long>"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|\\?\Z)'
    r"|'''(?:[^']|'(?!''))*(?:'{3,5}|\Z))"
    r'|(?P<string>"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?)"
    r"|(?P<space>[ \t\r]+|\#[^\n]*)"
    r"""|(?P<word>[^\s"'\#\[\]{}=.,]+)"""
    r"|(?P<sign>.|\n)",
    re.DOTALL,
)
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


class OutlineError(ValueError):
    """Raised for a file that is not to be parsed; `line` counts from 1, `too_long` tells a long line from depth."""

    def __init__(self, line: int, *, too_long: bool) -> None:
        """Keep where and why."""
        super().__init__(f"line {line} is too {'long' if too_long else 'deep'}")
        self.line = line
        self.too_long = too_long


class _Outline:
    """Reads token by token; what is too deep is refused by whoever asks for `depth`."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        self._table, self._table_depth = "", 0
        self._mode = "start"
        """What is being read: `start` of a line, `header`, `key` or `value`."""
        self._parts: list[str] = []
        self._brackets = 0
        self._dots = 0

    @property
    def depth(self) -> int:
        """How many tables and lists lie around what was read last; a little more where a number has a point."""
        if self._mode == "header":
            return len(self._parts)
        return self._table_depth + len(self._parts) + self._brackets + self._dots

    def take(self, kind: str, text: str, line: int) -> None:
        """Read the next token, white space and comments left out."""
        match self._mode:
            case "start" if text == "[" and kind == "sign":
                self._mode, self._brackets = "header", 1
            case "start" if kind != "sign":
                self._mode, self._parts = "key", [_name(text)]
            case "header" | "key" if kind != "sign":
                self._parts.append(_name(text))
            case "header" if text == "[":
                self._brackets += 1
            case "header" if text == "\n":
                self._head(line)
            case "key" if text == "=":
                self._key(line)
            case "value" if kind == "sign":
                self._value(text)
            case _ if text == "\n":
                self._end()

    def _head(self, line: int) -> None:
        name = ".".join(self._parts)
        depth = len(self._parts)
        self.lines.setdefault(name, line)
        if self._brackets > 1:
            self._numbers[name] = self._numbers.get(name, -1) + 1
            name = f"{name}[{self._numbers[name]}]"
            self.lines.setdefault(name, line)
        self._end()
        self._table, self._table_depth = name, depth

    def _key(self, line: int) -> None:
        name = ".".join(self._parts)
        self.lines.setdefault(f"{self._table}.{name}" if self._table else name, line)
        self._mode = "value"

    def _value(self, sign: str) -> None:
        self._brackets = max(0, self._brackets + _DEEPER.get(sign, 0))
        self._dots = self._dots + 1 if sign == "." else 0
        if sign == "\n" and not self._brackets:
            self._end()

    def _end(self) -> None:
        """The next line begins something new."""
        self._mode, self._parts, self._brackets, self._dots = "start", [], 0, 0


def outline(text: str, deepest: int, longest: int) -> dict[str, int]:
    """The first line, from 1, of every table and key by its place, such as `cards[2].value`.

    Args:
        text: the file.
        deepest: so many tables and lists may lie in one another; each part of a dotted key is one.
        longest: so many characters a line may have.

    Raises:
        OutlineError: something lies deeper, or a line is longer.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > longest:
            raise OutlineError(number, too_long=True)
    found = _Outline()
    for kind, token, number in _tokens(text + "\n"):
        found.take(kind, token, number)
        if found.depth > deepest:
            raise OutlineError(number, too_long=False)
    return found.lines


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    """Kind (`string`, `word` or `sign`), text and line of everything but white space and comments."""
    line = 1
    for found in _TOKEN.finditer(text):
        kind, token = str(found.lastgroup), found.group()
        if kind != "space":
            yield "string" if kind == "long" else kind, token, line
        line += token.count("\n")


def _name(part: str) -> str:
    """A part of a key without its quotes."""
    return part[1:-1] if part[:1] in "\"'" and len(part) > 1 else part
