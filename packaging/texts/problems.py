"""Problems of the translations, as checked by `bootstrap.py test`."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from texts import catalogue, comments
from texts.catalogue import FORMS, Catalogue, Entry
from texts.marks import Key, marked_texts
from texts.release import compile_catalogue

_PLACE = re.compile(r"\{\w+\}|%n|%L?\d+")
_PARTICLE = re.compile(r"(\{\w+):[^{}]*\}")

OPTIONAL = {"%n", "{particle}"}
"""Placeholders that a translation may leave out or add: a number may be a word, a particle is not every language's."""


def places(text: str) -> list[str]:
    """List the placeholders, sorted: `{name}`, `%n`, `%1`; without particles (`{cards:を}` is `{cards}`)."""
    return sorted(_PLACE.findall(_PARTICLE.sub(r"\1}", text)))


def catalogue_path(root: Path, language: str) -> Path:
    """Give a language's `.ts` file; its `.qm` lies beside it."""
    return root / "i18n" / f"cardtable_{language}.ts"


def _of_entries(language: str, entries: Catalogue) -> Iterator[str]:
    for key, entry in sorted(entries.items(), key=lambda item: item[0]):
        name = f"{language}: {key.context}: {key.source!r}"
        if entry.vanished:
            yield f"{name} is not used any more"
        elif _is_missing(entry):
            continue
        elif entry.plural and len(entry.forms) != FORMS[language]:
            yield f"{name} has {len(entry.forms)} plural forms, not {FORMS[language]}"
        else:
            for form in entry.forms:
                if set(places(form)) - OPTIONAL != set(places(key.source)) - OPTIONAL:
                    yield f"{name} fills in {places(key.source)}, its translation {places(form)}"


def _is_missing(entry: Entry) -> bool:
    return not entry.vanished and not (entry.finished and all(entry.forms))


def _of_keys(language: str, entries: Catalogue, plural: dict[Key, bool]) -> Iterator[str]:
    wanted = {key: counted for key, counted in plural.items() if counted or language != "en"}
    for key in sorted(wanted.keys() - entries.keys()):
        yield f"{language}: {key.context}: {key.source!r} is marked in the program, but not in the catalogue"
    for key in sorted(entries.keys() - wanted.keys()):
        yield f"{language}: {key.context}: {key.source!r} is in the catalogue, but not marked in the program"
    for key in sorted(entries.keys() & wanted.keys()):
        if entries[key].plural != wanted[key]:
            yield f"{language}: {key.context}: {key.source!r} is plural in only one of program and catalogue"


def _of_compiled(ts: Path) -> Iterator[str]:
    qm = ts.with_suffix(".qm")
    if not qm.is_file():
        yield f"{qm.name} is missing"
        return
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / qm.name
        compile_catalogue(ts, fresh)
        if fresh.read_bytes() != qm.read_bytes():
            yield f"{qm.name} is older than {ts.name}"


def problems(root: Path) -> list[str]:
    """List what is wrong with a checkout's translations, one line each; texts that lack one are `untranslated`."""
    marks = marked_texts(root)
    found = list(marks.faults)
    explained = comments.read(root)
    shown = {key: places(key.source) for key in marks.plural}
    for language in FORMS:
        ts = catalogue_path(root, language)
        if not ts.is_file():
            found.append(f"{ts.name} is missing")
            continue
        entries = catalogue.read(ts)
        found += _of_entries(language, entries)
        found += _of_keys(language, entries, marks.plural)
        found += _of_compiled(ts)
        if language != "en":
            texts = {key: entry.forms[0] for key, entry in entries.items() if not _is_missing(entry)}
            found += comments.faults(marks.plural, explained, shown, texts)
    return found


def untranslated(root: Path) -> list[str]:
    """List the texts that wait for a translation, one line each: a checkout may have some, a release none."""
    return [
        f"{language}: {key.context}: {key.source!r} is not translated"
        for language in FORMS
        for key, entry in sorted(catalogue.read(catalogue_path(root, language)).items(), key=lambda item: item[0])
        if _is_missing(entry)
    ]
