"""The source text of a page of rules."""

from __future__ import annotations

from cardtable_gui.i18n import Language
from cardtable_gui.resources import MissingResourceError, resource


def source(game: str, language: Language) -> str:
    """The Markdown source of a game's rules in a language, else in English; empty if the game has none."""
    for each in (language, "en"):
        try:
            return resource(f"i18n/rules/{each}/{game}.md").read_text(encoding="utf-8")
        except MissingResourceError:
            continue
    return ""


def primer(markdown: str) -> tuple[str, list[str]]:
    """The first chapter of a page, which is enough for a newcomer to begin: its title, and its paragraphs as Markdown.

    Its paragraphs begin with a topic in bold; others are about the page and left out. Both are empty if there is no
    such chapter.
    """
    _, _, chapter = markdown.partition("\n## ")
    title, _, text = chapter.partition("\n\n")
    paragraphs = text.partition("\n## ")[0].split("\n\n")
    kept = [paragraph.strip() for paragraph in paragraphs if paragraph.startswith("**")]
    return (title.strip() if kept else "", kept)
