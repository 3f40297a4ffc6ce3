"""Translation: texts in the player's language.

`text` turns a `Message` into a string without any application, so the engine and the command line use it too. The
window calls `install`, after which Qt sends every widget `QEvent.LanguageChange`, and `text` uses the installed
language by default. Qt is imported when the first translation is needed; plain English needs none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from cardtable_gui import english_you, japanese_you
from cardtable_gui.card_lists import listed, ordinal
from cardtable_gui.core.messages import (
    QT_TRANSLATE_NOOP,
    Argument,
    CardList,
    Message,
    Ordinal,
    PersonName,
    SeatName,
    You,
    is_blank,
    isolated,
)
from cardtable_gui.resources import resource

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication, QTranslator

Language: TypeAlias = Literal["en", "ja"]

LANGUAGES: tuple[Language, ...] = ("en", "ja")
NATIVE_NAMES: dict[Language, str] = {"en": "English", "ja": "日本語"}
"""Each language's own name, for a language menu."""
LOCALES: dict[Language, str] = {"en": "en_GB", "ja": "ja_JP"}
"""How each language writes dates and numbers, as `QLocale` names it."""
_BETWEEN_SENTENCES: dict[Language, str] = {"en": " ", "ja": ""}
_BETWEEN_WORDS: dict[Language, str] = {"en": ", ", "ja": "、"}

_AROUND_NAMES: dict[Language, tuple[str, str]] = {"ja": ("「", "」")}
"""What sets a name apart from words right beside it, in languages that put no spaces between words: 「はなこ」は."""
_WORDS_BESIDE = frozenset({"L", "N"})
"""The kinds of characters, letters and numbers, from which a name is set apart; punctuation sets it apart itself."""
YOU = QT_TRANSLATE_NOOP("names", "You")
"""What the only person at a table is called as long as no name is known."""
_ADDRESSED: dict[Language, Callable[[str, str], str]] = {"en": english_you.addressed, "ja": japanese_you.addressed}
"""How a sentence is put to the player whom it's about."""

_PLACE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
"""A placeholder; in a translation, after a colon, the particle that follows a list of cards."""
_ARTICLE = re.compile(r"\ba (?=(\{\w+\}))")
"""An English article before a placeholder."""
_SPOKEN_AS_VOWEL = re.compile(r"[aeio8]|(11|18)\b")
"""What begins with a vowel, numbers included, as the program names cards and counts."""
_installed: list[Language] = []


def system_language() -> Language:
    """The language that the system prefers among those of the program, else English."""
    from PySide6.QtCore import QLocale

    for tag in QLocale.system().uiLanguages():
        for known in LANGUAGES:
            if tag.partition("-")[0] == known:
                return known
    return "en"


def language() -> Language:
    """The language in force: the installed one, else English."""
    return _installed[-1] if _installed else "en"


def install(application: QCoreApplication, chosen: Language) -> None:
    """Switch the window to a language; Qt sends `LanguageChange` to every widget."""
    uninstall(application)
    _installed[:] = [chosen]
    application.installTranslator(_translator(chosen))


def uninstall(application: QCoreApplication) -> None:
    """Have no language installed, as before the first one: texts are English, those of Qt's own dialogs too."""
    while _installed:
        application.removeTranslator(_translator(_installed.pop()))


def sentences(parts: Iterable[str]) -> str:
    """Sentences in the language in force, one after the other on a line."""
    return _BETWEEN_SENTENCES[language()].join(parts)


def with_commas(words: Iterable[str]) -> str:
    """Words in the language in force, one after the other with its commas."""
    return _BETWEEN_WORDS[language()].join(words)


def text(message: Message, names: Sequence[str] = (), chosen: Language | None = None) -> str:
    """The message as a string.

    Args:
        message: the message.
        names: the players' names by seat; seats beyond it are called “Player 1” and so on.
        chosen: the language; None: the one in force.
    """
    return _text(message, names, chosen or language(), apart=False)


def _text(message: Message, names: Sequence[str], spoken: Language, *, apart: bool) -> str:
    """See `text`. `apart`: all names are set apart from the words around the message."""
    places = dict(message.args)

    def fill(found: re.Match[str]) -> str:
        name, particle = found.group(1), found.group(2) or ""
        if name not in places:
            return found.group(0)
        beside = apart or bool(particle) or _touches_words(found.string, found)
        return _argument(places[name], names, spoken, particle, apart=beside)

    template = _translated(message, spoken)
    for place, argument in places.items():
        if isinstance(argument, SeatName) and isinstance(_name_at(argument.seat, names), You):
            template = _ADDRESSED[spoken](template, place)
    if spoken == "en":
        template = _ARTICLE.sub(lambda found: _article(_PLACE.sub(fill, found.group(1))), template)
    return _PLACE.sub(fill, template)


def _article(following: str) -> str:
    return "an " if _SPOKEN_AS_VOWEL.match(following) else "a "


def seat_name(seat: int, names: Sequence[str] = (), chosen: Language | None = None) -> str:
    """The name of a seat; if it's empty, “You” for the only person, else “Player 1” and so on."""
    name = _name_at(seat, names)
    if not is_blank(name):
        return isolated(name)
    if isinstance(name, You):
        return text(YOU, (), chosen)
    return text(QT_TRANSLATE_NOOP("names", "Player {number}").put(number=seat + 1), (), chosen)


def mention(seat: int, names: Sequence[str] = ()) -> str:
    """How sentences call a seat: by its name, or “You” whoever reads them."""
    return text(YOU) if isinstance(_name_at(seat, names), You) else seat_name(seat, names)


def _name_at(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else ""


def _touches_words(template: str, place: re.Match[str]) -> bool:
    """Whether a word, or another placeholder, stands right before or after this one."""
    beside = template[max(0, place.start() - 1) : place.start()] + template[place.end() : place.end() + 1]
    return any(character in "{}%" or unicodedata.category(character)[0] in _WORDS_BESIDE for character in beside)


def _set_apart(name: str, spoken: Language) -> str:
    """A name beside words."""
    before, after = _AROUND_NAMES.get(spoken, ("", ""))
    return f"{before}{name}{after}"


def _argument(argument: Argument, names: Sequence[str], spoken: Language, particle: str, *, apart: bool) -> str:
    def rendered(message: Message) -> str:
        return _text(message, names, spoken, apart=apart)

    def called(name: str) -> str:
        return (_set_apart(name, spoken) if apart else name) + particle

    match argument:
        case SeatName(seat=seat):
            return called(seat_name(seat, names, spoken))
        case PersonName(name=name):
            return called(isolated(name))
        case CardList(cards=cards):
            texts = [card if isinstance(card, str) else rendered(card) for card in cards]
            return listed(texts, rendered, particle)
        case Ordinal():
            return ordinal(argument, rendered) + particle
        case Message():
            return rendered(argument) + particle
        case str():
            # Possibly untrusted text, such as a file name.
            return isolated(argument) + particle
        case _:
            return str(argument) + particle


def _translated(message: Message, spoken: Language) -> str:
    number = message.places.get("n") if "%n" in message.text else None
    if isinstance(number, int):
        found = _translator(spoken).translate(message.context, message.text, None, number) or message.text
        return found.replace("%n", f"{number:,}")
    if spoken == "en":
        return message.text
    return _translator(spoken).translate(message.context, message.text) or message.text


@cache
def _translator(spoken: Language) -> QTranslator:
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    if not translator.load(str(resource(f"i18n/cardtable_{spoken}.qm"))):
        raise RuntimeError(f"the translation for {spoken} cannot be read: the program is not complete")
    return translator
