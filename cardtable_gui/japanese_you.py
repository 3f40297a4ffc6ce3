"""Japanese sentences about the player who reads them: they go without a subject, and elsewhere say 自分.

A module of its own, since only one language needs it.
"""

from __future__ import annotations

import re
from typing import Final

SELF: Final = "自分"
_AT_THE_START = r"(^|[。！：、）])"


def addressed(template: str, place: str) -> str:
    """A template about who reads it at a place, as “パスしました。” for “{seat}がパスしました。”.

    The player is left out as the subject or topic at the start of a clause, and called 自分 anywhere else.
    """
    name = re.escape(f"{{{place}}}")
    template = re.sub(rf"{_AT_THE_START}(\s*){name}[がは]、?", r"\1\2", template)
    return re.sub(name, SELF, template)
