"""The system's errors reach players in their language, never in the system's words."""

import errno
import os

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.files.system_errors import cause


@pytest.mark.parametrize(
    ("number", "english"),
    [
        (errno.ENOENT, "No such file or folder."),
        (errno.ENOSPC, "The disk is full."),
        (errno.EDQUOT, "You’ve used up your disk quota."),
        (errno.EROFS, "The disk is read-only."),
    ],
)
def test_an_error_is_told_in_both_languages(number: int, english: str) -> None:
    message = cause(OSError(number, os.strerror(number)))
    assert i18n.text(message, chosen="en") == english
    assert i18n.text(message, chosen="ja").isascii() is False


def test_a_rare_error_is_told_by_its_name() -> None:
    assert "EXDEV" in i18n.text(cause(OSError(errno.EXDEV, os.strerror(errno.EXDEV))), chosen="ja")
    assert "OSError" in i18n.text(cause(OSError("strange")), chosen="en")
