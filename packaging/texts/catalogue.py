"""Qt's translation files: read, brought up to date with the program, written the same way every time."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

from texts.marks import Key

_ENDING = re.compile(r"(?<=\w)\((e?s)\)")
"""What a word has in the plural."""

#: Plural forms a language has in Qt, in the order that Qt wants them.
FORMS = {"en": 2, "ja": 1}


@dataclass(frozen=True)
class Entry:
    """One text in a catalogue.

    Attributes:
        forms: the translation, or one for each plural form; empty texts where it is not done.
        plural: True if the text is asked for with a number.
        finished: False if Qt Linguist or `update` left it to be done.
        vanished: True if the program does not use it any more.
    """

    forms: tuple[str, ...]
    plural: bool = False
    finished: bool = True
    vanished: bool = False


Catalogue = dict[Key, Entry]


def _text(element: ET.Element | None) -> str:
    return "" if element is None else "".join(element.itertext())


def read(path: Path) -> Catalogue:
    """Read a `.ts` file; one that does not exist is empty."""
    entries: Catalogue = {}
    if not path.exists():
        return entries
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = Key(_text(context.find("name")), _text(message.find("source")), _text(message.find("comment")))
            translation = message.find("translation")
            state = "unfinished" if translation is None else translation.get("type", "")
            plural = message.get("numerus") == "yes"
            if plural and translation is not None:
                forms = tuple(_text(form) for form in translation.iter("numerusform"))
            else:
                forms = (_text(translation),)
            entries[key] = Entry(forms, plural, state != "unfinished", state in ("vanished", "obsolete"))
    return entries


def update(language: str, old: Catalogue, plural: Mapping[Key, bool]) -> Catalogue:
    """Bring a catalogue up to date with the marked texts: new ones unfinished, vanished ones gone.

    English holds only what has plural forms: its other texts are the sources themselves. Forms that differ just by
    what stands in brackets, as in “%n trick(s)”, are made of the source.
    """
    fresh: Catalogue = {}
    for key, counted in plural.items():
        if language == "en" and not counted:
            continue
        before = old.get(key)
        if before is not None and before.plural == counted and not before.vanished and any(before.forms):
            fresh[key] = before
        elif language == "en" and _ENDING.search(key.source):
            fresh[key] = Entry(tuple(_ENDING.sub(ending, key.source) for ending in ("", r"\1")), plural=True)
        else:
            fresh[key] = Entry(("",) * (FORMS[language] if counted else 1), counted, finished=False)
    return fresh


def merge(entries: Catalogue, dictionary: Mapping[str, Mapping[str, str | list[str]]]) -> list[str]:
    """Insert translations from `{"context": {"English": "translation"}}`; a plural text takes a list of forms.

    Returns:
        The texts that the catalogue does not have, as `context: English`.
    """
    strangers = []
    for context, pairs in dictionary.items():
        for source, translation in pairs.items():
            keys = [key for key in entries if (key.context, key.source) == (context, source)]
            if not keys:
                strangers.append(f"{context}: {source}")
            forms = (translation,) if isinstance(translation, str) else tuple(translation)
            for key in keys:
                entries[key] = Entry(forms, entries[key].plural)
    return strangers


def _message(key: Key, entry: Entry, comment: str | None) -> Iterable[str]:
    def quoted(text: str) -> str:
        return escape(text, {'"': "&quot;", "'": "&apos;"})

    yield '    <message numerus="yes">' if entry.plural else "    <message>"
    yield f"        <source>{quoted(key.source)}</source>"
    if key.comment:
        yield f"        <comment>{quoted(key.comment)}</comment>"
    if comment:
        yield f"        <extracomment>{quoted(comment)}</extracomment>"
    opening = "<translation>" if entry.finished else '<translation type="unfinished">'
    if entry.plural:
        yield f"        {opening}"
        yield from (f"            <numerusform>{quoted(form)}</numerusform>" for form in entry.forms)
        yield "        </translation>"
    else:
        yield f"        {opening}{quoted(entry.forms[0])}</translation>"
    yield "    </message>"


def write(path: Path, language: str, entries: Catalogue, comments: Mapping[Key, str] | None = None) -> None:
    """Write a `.ts` file as Qt Linguist would, in alphabetical order and without places in the source.

    `comments` are those for translators.
    """
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context, keys in groupby(sorted(entries), key=lambda key: key.context):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for key in keys:
            lines += _message(key, entries[key], (comments or {}).get(key))
        lines.append("</context>")
    lines.append("</TS>")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
