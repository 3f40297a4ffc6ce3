"""A language whose texts are a third longer than English ones: where they fit, most languages fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTranslator

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import Language

_KEPT = re.compile(r"\{[^}]*\}|%n|&")
"""What stands for something else: its length is not the text's."""
_FILTER = "(*"
"""A text with it is a file dialog's filter, whose form is fixed."""
_MORE = "löng "


def longer(text: str) -> str:
    """The text, longer by a third of its letters, in words that can break; its last sign stays the last."""
    if not text.strip() or _FILTER in text:
        return text
    number = max(1, round(len(_KEPT.sub("", text)) / 3))
    more = (_MORE * number)[:number]
    return text[:-1] + more + text[-1] if text[-1] in ".:…!?)" else text + more


class PseudoTranslator(QTranslator):
    """Makes every text longer."""

    def __init__(self, english: QTranslator) -> None:
        """`english`: has the plural forms."""
        super().__init__()
        self._english = english

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return longer(self._english.translate(context, text, disambiguation, n) or text)


@contextmanager
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak it in place of English."""
    english, translated = i18n._translator("en"), i18n._translated
    pseudo = PseudoTranslator(english)

    def said(message: Message, language: Language) -> str:
        found = translated(message, language)
        # Plural forms come from the translator, which has made them longer.
        return found if "%n" in message.text else longer(found)

    with monkeypatch.context() as patch:
        patch.setattr(i18n, "_translator", lambda _language: pseudo)
        patch.setattr(i18n, "_translated", said)
        yield
