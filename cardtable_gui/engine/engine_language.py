"""Messages of the engine in the request's language, using only the script of that language."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardtable_gui import i18n
from cardtable_gui.core.files.record import BOT
from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import Language

_JAPANESE = re.compile(
    "[\u3005-\u3007\u3031-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]"
)


def say(message: Message, language: Language, seats: Sequence[str] = ()) -> str:
    """Render a message as a string.

    English texts contain no kana and no kanji: quoted ones are escaped as in JSON, and a player with such a name is
    called by the seat's number, as bots are.
    """
    names = ["" if seat.startswith(BOT) or (language == "en" and _JAPANESE.search(seat)) else seat for seat in seats]
    text = i18n.text(message, names, language)
    return _JAPANESE.sub(lambda found: f"\\u{ord(found.group()):04x}", text) if language == "en" else text
