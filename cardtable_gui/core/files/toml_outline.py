"""The lines of a TOML file's keys, and a check for too deep nesting, in a single pass.

Deep nesting costs a parser recursion and time, so an untrusted file is checked before it is parsed. Whether the file is
valid TOML is left to the parser; for an invalid file only depth and line length are checked here.

It stands apart from the house rules, since it knows none.
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
    """Raised for a file that must not be parsed; `line` counts from 1, `too_long`: the line is, not the nesting."""

    def __init__(self, line: int, *, too_long: bool) -> None:
        """Keep the line and the reason."""
        super().__init__(f"line {line} is too {'long' if too_long else 'deep'}")
        self.line = line
        self.too_long = too_long


class _Outline:
    """Reads token by token; the caller checks `depth`."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        self._table, self._table_depth = "", 0
        self._mode = "start"
        """The current part: `start` of a line, `header`, `key` or `value`."""
        self._parts: list[str] = []
        self._brackets = 0
        self._dots = 0

    @property
    def depth(self) -> int:
        """The nesting of tables and lists at the last token; an upper bound where a number has a decimal point."""
        if self._mode == "header":
            return len(self._parts)
        return self._table_depth + len(self._parts) + self._brackets + self._dots

    def take(self, kind: str, text: str, line: int) -> None:
        """Read the next token; white space and comments are skipped."""
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
        """Reset at the end of a line."""
        self._mode, self._parts, self._brackets, self._dots = "start", [], 0, 0


def outline(text: str, deepest: int, longest: int) -> dict[str, int]:
    """The first line, from 1, of every table and key by its place, such as `cards[2].value`.

    Args:
        text: the file.
        deepest: the maximum nesting of tables and lists; each part of a dotted key counts.
        longest: the maximum line length in characters.

    Raises:
        OutlineError: the file exceeds one of these limits.
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
    """One part of a key, unquoted."""
    return part[1:-1] if part[:1] in "\"'" and len(part) > 1 else part
