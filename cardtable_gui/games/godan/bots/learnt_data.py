"""The package's data files with what GODAN's bots learnt by self-play: one for each house rules that were trained for.

A house's file is found by a fingerprint of what the house says, so bots know it by whatever name it is chosen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from cardtable_gui.core.digests import sha256
from cardtable_gui.games.godan.house import House
from cardtable_gui.resources import MissingResourceError, resource


def fingerprint(house: House) -> str:
    """Sixteen digits that stand for everything a house says but its name."""
    content = [[each.name, getattr(house, each.name)] for each in fields(house) if each.name != "name"]
    return sha256(f"cardtable-house-1|{json.dumps(content)}").hex()[:16]


def file_of(house: House) -> str:
    """The place of the data file of a house, for `resource`; it needn't be there."""
    return f"assets/bots/godan-{fingerprint(house)}.json"


@cache
def learnt_data(house: House) -> Mapping[str, Any]:
    """The content of the file of a house; empty: nothing was learnt for it."""
    try:
        path = resource(file_of(house))
    except MissingResourceError:
        return {}
    learnt: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return learnt
