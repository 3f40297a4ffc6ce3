"""Help for mistyped words: the word that was probably meant, or all that there are."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


def closest(word: str, known: Sequence[str]) -> Message | None:
    """Ask whether the most similar of the known words was meant; None: none is similar."""
    from difflib import get_close_matches

    found = get_close_matches(word.lower(), known, n=1)
    return QT_TRANSLATE_NOOP("cli", "Did you mean “{word}”?").put(word=found[0]) if found else None


def suggestion(word: str, known: Sequence[str]) -> Message:
    """Ask whether the most similar of the known words was meant; if none is similar, list them all."""
    every = QT_TRANSLATE_NOOP("cli", "Choose one of: {words}.").put(words=", ".join(known))
    return closest(word, known) or every
