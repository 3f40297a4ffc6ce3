"""No text has a form that the glossary forbids, and each term says where it comes from."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from texts import catalogue
from texts.marks import marked_texts
from texts.problems import catalogue_path

ROOT = Path(__file__).resolve().parents[2]
TERMS = tomllib.loads((ROOT / "i18n" / "glossary.toml").read_text(encoding="utf-8"))["term"]
Text = tuple[str, str]
"""Where a text is (a context, `rules/<game>`, or a document), and the text."""
DOCUMENTS = {"en": (), "ja": ("README.ja.md", "docs/ja/PLAYING.md")}
"""What players read beside the program. English documents may use longer forms: “whose turn it is”."""


def texts(language: str) -> Iterator[Text]:
    """All texts of a language: the catalogue's, the rules pages, and the documents for players."""
    if language == "en":
        yield from ((key.context, key.source) for key in marked_texts(ROOT).plural)
    else:
        entries = catalogue.read(catalogue_path(ROOT, language))
        yield from ((key.context, form) for key, entry in entries.items() for form in entry.forms)
    for page in sorted((ROOT / "i18n" / "rules" / language).glob("*.md")):
        for line in page.read_text(encoding="utf-8").splitlines():
            yield f"rules/{page.stem}", line
    for document in DOCUMENTS[language]:
        for line in (ROOT / document).read_text(encoding="utf-8").splitlines():
            yield document, line


def forbidden(term: dict[str, list[str]], language: str, everything: list[Text]) -> Iterator[str]:
    """The texts of a language that have a form which a term forbids."""
    where, unless = term.get("where"), term.get("unless", [])
    for form in term.get(f"avoid_{language}", []):
        pattern = re.escape(form)
        if language == "en":
            pattern = rf"(?<![\w-]){pattern}(?![\w-])"
        for place, text in everything:
            subject, _, game = place.partition("/")
            if subject in unless or (where is not None and (game or subject) not in where):
                continue
            if re.search(pattern, text, re.IGNORECASE):
                yield f"{place}: {form!r} in {text!r}"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_text_has_a_forbidden_form(language: str) -> None:
    everything = list(texts(language))
    assert len(everything) > 1000
    assert [line for term in TERMS for line in forbidden(term, language, everything)] == []


def test_a_forbidden_form_is_found_as_a_whole_word_and_only_in_its_contexts() -> None:
    term = {"avoid_en": ["work"], "where": ["godan"]}
    said = [("godan", "Work 10"), ("godan", "Workers"), ("rules/godan", "they work"), ("table", "work")]
    assert [line.partition(":")[0] for line in forbidden(term, "en", said)] == ["godan", "rules/godan"]


def test_every_term_is_in_both_languages_once_and_names_its_source() -> None:
    assert all(term["en"] and term["source"] and "ja" in term for term in TERMS)
    names = [(term["en"], tuple(term.get("where", ()))) for term in TERMS]
    assert len(set(names)) == len(names)
