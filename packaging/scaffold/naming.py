"""Validates the name of a new game, and derives further names from it."""

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from string import ascii_uppercase

LONGEST_ID = 20
LONGEST_TITLE = 30

_ID = re.compile(r"[a-z][a-z0-9]+")
_MARKUP = re.compile(r"""[\\`*_{}\[\]<>#|~&"'=^$]|\s{2}|^\s|\s$""")
"""What Python, Markdown, XML or a message's places would read as more than a character."""
_JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_ANCHOR = re.compile(r'<a id="([A-Z]{2})\d+"></a>')


class NamingError(ValueError):
    """Raised for an invalid name; the message is for the developer."""


@dataclass(frozen=True)
class GameNames:
    """The names of a new game.

    Attributes:
        id: its folder and its id in records, such as `oldmaid`.
        title: its English name.
        japanese: its Japanese name.
        class_name: the prefix of its classes, such as `OldMaid`.
        rules: the two-letter prefix of its rule numbers, such as `OM`.
    """

    id: str
    title: str
    japanese: str
    class_name: str
    rules: str


def named(root: Path, game_id: str, title: str, japanese: str | None, taken: frozenset[str]) -> GameNames:
    """Validate the names of a new game, and derive the others.

    Args:
        root: the checkout.
        game_id: its id.
        title: its English name.
        japanese: its Japanese name; None: the English one.
        taken: names in the game's code that its first class must not have.

    Raises:
        NamingError: a name cannot be used; says which and why.
    """
    _check_id(root, game_id)
    _check_title("title", title)
    if _JAPANESE.search(title):
        raise NamingError(f"the title {title!r} is the English one: put the Japanese one after --japanese")
    if japanese is not None:
        _check_title("Japanese title", japanese)
    class_name = _class_name(game_id, title)
    if class_name in taken:
        raise NamingError(f"the id {game_id!r} would give a class {class_name}, which a game's code uses already")
    return GameNames(game_id, title, japanese or title, class_name, _rules(root, game_id))


def _check_id(root: Path, game_id: str) -> None:
    if not _ID.fullmatch(game_id) or len(game_id) > LONGEST_ID:
        raise NamingError(
            f"the id {game_id!r} must be 2 to {LONGEST_ID} small letters and digits that begin with a letter, "
            "such as oldmaid"
        )
    if keyword.iskeyword(game_id) or keyword.issoftkeyword(game_id):
        raise NamingError(f"the id {game_id!r} is a word of Python")
    if (root / "cardtable_gui" / "games" / game_id).exists():
        raise NamingError(f"there is a game {game_id!r} already")


def _check_title(what: str, title: str) -> None:
    if not title or len(title) > LONGEST_TITLE:
        raise NamingError(f"the {what} must have 1 to {LONGEST_TITLE} characters")
    found = _MARKUP.search(title)
    if found or not title.isprintable():
        raise NamingError(f"the {what} {title!r} may not hold markup, quotes or needless spaces")


def _class_name(game_id: str, title: str) -> str:
    """The title's words if they spell the id (`OldMaid`), else the id (`Oldmaid`)."""
    words = re.findall(r"[A-Za-z0-9]+", title)
    joined = "".join(word[0].upper() + word[1:] for word in words)
    return joined if joined.lower() == game_id else game_id.capitalize()


def _rules(root: Path, game_id: str) -> str:
    """Two letters of the id, in its order, that no other game's rules begin with; else any."""
    pages = (root / "i18n" / "rules" / "en").glob("*.md")
    used = {found for page in pages for found in _ANCHOR.findall(page.read_text(encoding="utf-8"))}
    return next(letters for letters in _letters(game_id) if letters not in used)


def _letters(game_id: str) -> Iterator[str]:
    letters = [letter for letter in game_id.upper() if letter.isalpha()]
    yield from (letters[0] + other for other in letters[1:])
    yield from (letters[0] + other for other in ascii_uppercase)
    yield from map("".join, product(ascii_uppercase, repeat=2))
