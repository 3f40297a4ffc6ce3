"""The file of settings: texts by key, with a version, and what an earlier version of the program wrote instead."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cardtable_gui.core import strict_json
from cardtable_gui.core.files import old_settings
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.schema import fields, mapped
from cardtable_gui.core.files.schema import text as text_of
from cardtable_gui.core.files.schema import whole as whole_number
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json

MOST_BYTES: Final = 1_000_000
_VERSION: Final = 1
_VERSION_KEY, _VALUES_KEY = "settings", "values"
_MOST_VALUES: Final = 2_000
_LONGEST_VALUE: Final = 200_000
_CONTENT: Final = fields({_VERSION_KEY: whole_number(1), _VALUES_KEY: mapped(text_of(_LONGEST_VALUE), _MOST_VALUES)})


def check(data: bytes) -> None:
    """Raise `JsonError`, or `NewerFileError`, unless this is the content of a file of settings."""
    _texts(strict_json.parse(data))


def old_texts(data: bytes) -> Mapping[str, str]:
    """The texts in a file of settings that Card Table 0.4 or before wrote. Raises `JsonError`."""
    return _texts({_VERSION_KEY: _VERSION, _VALUES_KEY: dict(old_settings.read(data))})


def _texts(value: Json) -> Mapping[str, str]:
    if isinstance(value, dict) and isinstance(version := value.get(_VERSION_KEY), int) and version > _VERSION:
        raise NewerFileError
    texts: Mapping[str, str] = _CONTENT(value, "")[_VALUES_KEY]
    return texts


def data_file(file: Path, set_aside: SetAside) -> DataFile[Mapping[str, str]]:
    """The file, which need not exist; a damaged one is set aside."""
    return DataFile(
        file,
        MOST_BYTES,
        _texts,
        lambda texts: {_VERSION_KEY: _VERSION, _VALUES_KEY: dict(sorted(texts.items()))},
        dict,
        set_aside,
    )
