"""Codes that people read to each other: whole numbers as letters and digits in groups of four, with check characters.

A code is a Reed-Solomon code word over GF(32): any four wrong characters are noticed, and up to two of them are found.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import combinations
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of a code, by value: no I, L, O, which look like 1 and 0, and no U."""
_READ_AS: Final = str.maketrans("ILO", "110")
GROUP: Final = 4
CHECKS: Final = 4
"""The number of check characters, at the end."""
FEWEST_SYMBOLS: Final = 8
MOST_SYMBOLS: Final = 28
"""The shortest and the longest code, without the hyphens between groups."""
LONGEST: Final = MOST_SYMBOLS + (MOST_SYMBOLS - 1) // GROUP
"""The longest code as text."""
_HYPHENS: Final = "-‐‒–—―−ー"
"""What people and their input methods write for a hyphen; the last one lengthens a vowel in Japanese."""
_SEPARATORS: Final = re.compile(rf"[{_HYPHENS}_·.\s]+")
LONGEST_TEXT: Final = 2_000
"""In a longer text, in characters, no code is looked for."""
_HYPHEN: Final = re.compile(rf"(?<=[0-9A-Z])[{_HYPHENS}](?=[0-9A-Z])")
_IN_A_TEXT: Final = re.compile(r"(?<![0-9A-Z])(?<![0-9A-Z]-)[0-9A-Z]{4}(?:-[0-9A-Z]{4})+(?!-?[0-9A-Z])")
_FIELD: Final = 31
_POLYNOMIAL: Final = 0b100101


def _powers() -> list[int]:
    found = [1]
    while len(found) < _FIELD:
        doubled = found[-1] << 1
        found.append(doubled ^ _POLYNOMIAL if doubled > _FIELD else doubled)
    return found


_POWERS: Final = _powers()
_LOGARITHMS: Final = {power: exponent for exponent, power in enumerate(_POWERS)}


class WrongCodeError(ValueError):
    """Raised for a text that is no correct code.

    Attributes:
        groups: the groups that are wrong, from 1; empty if that can't be told.
        character: a character that no code has; empty if there is none.
    """

    def __init__(self, groups: Sequence[int] = (), character: str = "") -> None:
        """Keep what is wrong."""
        super().__init__("this is no correct code")
        self.groups = tuple(groups)
        self.character = character


def written(number: int) -> str:
    """The code of a number, in groups joined by hyphens. Raises `OverflowError` if it would be too long."""
    symbols: list[int] = []
    while number or len(symbols) % GROUP or not symbols:
        number, symbol = divmod(number, len(ALPHABET))
        symbols.insert(0, symbol)
    if len(symbols) + CHECKS > MOST_SYMBOLS:
        raise OverflowError("this number is too large for a code")
    text = "".join(ALPHABET[symbol] for symbol in symbols + _checks(symbols))
    return "-".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))


def plain(text: str) -> str:
    """The characters of a code that was typed or copied: in capitals, without spaces, hyphens and look-alikes."""
    return "".join(typed_groups(text))


def typed_groups(text: str) -> list[str]:
    """The groups of a code as they were typed or copied, each as `plain` gives it; a long text is looked at in part."""
    return [group.translate(_READ_AS) for group in _SEPARATORS.split(_capitals(text)) if group]


def found(text: str) -> str:
    """The correct code, with hyphens, that a text such as a message has among other words; empty if it has not one."""
    if len(text) > LONGEST_TEXT:
        return ""
    typed = _HYPHEN.sub("-", _capitals(text))
    correct = {each.translate(_READ_AS) for each in _IN_A_TEXT.findall(typed) if _is_correct(each)}
    return correct.pop() if len(correct) == 1 else ""


def read(text: str) -> int:
    """The number of a code. Raises `WrongCodeError`."""
    characters = plain(text)
    for place, character in enumerate(characters):
        if character not in ALPHABET:
            raise WrongCodeError((place // GROUP + 1,), character)
    if len(characters) % GROUP or not FEWEST_SYMBOLS <= len(characters) <= MOST_SYMBOLS:
        raise WrongCodeError(_uneven_groups(text))
    symbols = [ALPHABET.index(character) for character in characters]
    if any(_syndromes(symbols)):
        raise WrongCodeError(sorted({place // GROUP + 1 for place in _wrong_places(symbols)}))
    number = 0
    for symbol in symbols[:-CHECKS]:
        number = number * len(ALPHABET) + symbol
    return number


def _capitals(text: str) -> str:
    """The first characters of a text in capitals and of usual width, without those that nobody sees."""
    seen = (character for character in text[:LONGEST_TEXT] if unicodedata.category(character) != "Cf")
    return unicodedata.normalize("NFKC", "".join(seen)).upper()


def _is_correct(text: str) -> bool:
    try:
        read(text)
    except WrongCodeError:
        return False
    return True


def _uneven_groups(text: str) -> list[int]:
    """The groups, as they were typed, that don't have four characters; none if there are no groups."""
    groups = typed_groups(text)
    return [number for number, group in enumerate(groups, start=1) if len(group) != GROUP] if len(groups) > 1 else []


def _times(one: int, other: int) -> int:
    return _POWERS[(_LOGARITHMS[one] + _LOGARITHMS[other]) % _FIELD] if one and other else 0


def _over(one: int, other: int) -> int:
    return _POWERS[(_LOGARITHMS[one] - _LOGARITHMS[other]) % _FIELD] if one else 0


def _checks(symbols: Sequence[int]) -> list[int]:
    """The remainder of the symbols as a polynomial, divided by that with the roots `_POWERS[:CHECKS]`."""
    divisor = [1]
    for root in _POWERS[:CHECKS]:
        shifted, scaled = [*divisor, 0], [0, *(_times(factor, root) for factor in divisor)]
        divisor = [one ^ other for one, other in zip(shifted, scaled, strict=True)]
    rest = [*symbols, *[0] * CHECKS]
    for place in range(len(symbols)):
        factor = rest[place]
        for step, part in enumerate(divisor):
            rest[place + step] ^= _times(part, factor)
    return rest[-CHECKS:]


def _syndromes(symbols: Sequence[int]) -> list[int]:
    """The values of the polynomial at the roots: all are 0 if the code is correct."""
    values = []
    for root in _POWERS[:CHECKS]:
        value = 0
        for symbol in symbols:
            value = _times(value, root) ^ symbol
        values.append(value)
    return values


def _wrong_places(symbols: Sequence[int]) -> list[int]:
    """The places of one or two wrong symbols; empty if more are wrong."""
    syndromes = _syndromes(symbols)
    locators = [_POWERS[len(symbols) - 1 - place] for place in range(len(symbols))]
    for place, locator in enumerate(locators):
        if _explains({locator: syndromes[0]}, syndromes):
            return [place]
    for (first, one), (second, two) in combinations(enumerate(locators), 2):
        error = _over(syndromes[1] ^ _times(syndromes[0], one), one ^ two)
        if _explains({one: syndromes[0] ^ error, two: error}, syndromes):
            return [first, second]
    return []


def _explains(errors: dict[int, int], syndromes: Sequence[int]) -> bool:
    """Whether these errors, by locator, give these syndromes."""
    for power, wanted in enumerate(syndromes):
        value = 0
        for locator, error in errors.items():
            value ^= _times(error, _POWERS[_LOGARITHMS[locator] * power % _FIELD])
        if value != wanted:
            return False
    return True
