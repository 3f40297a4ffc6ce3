"""Errors of the operating system in the player's language."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

_FORBIDDEN = QT_TRANSLATE_NOOP("system", "You don’t have permission.")
_UNPLUGGED = QT_TRANSLATE_NOOP("system", "The disk isn’t connected.")
_MANY = QT_TRANSLATE_NOOP("system", "Too many files are open.")
_RARE = QT_TRANSLATE_NOOP("system", "System error {name}.")
_CAUSES = {
    errno.ENOENT: QT_TRANSLATE_NOOP("system", "No such file or folder."),
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EEXIST: QT_TRANSLATE_NOOP("system", "A file with this name already exists."),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("system", "Part of the path is a file, not a folder."),
    errno.EISDIR: QT_TRANSLATE_NOOP("system", "This is a folder, not a file."),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("system", "The name is too long."),
    errno.EINVAL: QT_TRANSLATE_NOOP("system", "The system doesn’t allow this name."),
    errno.ENOSPC: QT_TRANSLATE_NOOP("system", "The disk is full."),
    errno.EDQUOT: QT_TRANSLATE_NOOP("system", "You’ve used up your disk quota."),
    errno.EROFS: QT_TRANSLATE_NOOP("system", "The disk is read-only."),
    errno.EFBIG: QT_TRANSLATE_NOOP("system", "The file is too large for this disk."),
    errno.EIO: QT_TRANSLATE_NOOP("system", "Reading or writing failed."),
    errno.ENXIO: _UNPLUGGED,
    errno.ENODEV: _UNPLUGGED,
    errno.EBUSY: QT_TRANSLATE_NOOP("system", "Another program is using it."),
    errno.EMFILE: _MANY,
    errno.ENFILE: _MANY,
    errno.ELOOP: QT_TRANSLATE_NOOP("system", "The path has too many links."),
    errno.ETIMEDOUT: QT_TRANSLATE_NOOP("system", "The disk isn’t responding."),
}


def cause(error: OSError, special: Mapping[int, Message] | None = None) -> Message:
    """A player's words for an error; the system's name of it if it is a rare one.

    Args:
        error: what the system reported.
        special: sentences to use instead of the general ones, by error number.
    """
    number = error.errno or 0
    if number == errno.EINVAL and error.filename is None:
        # The name was no part of what the system refused.
        return _RARE.put(name="EINVAL")
    known = (special or {}).get(number) or _CAUSES.get(number)
    if known is not None:
        return known
    name = errno.errorcode.get(number) or type(error).__name__
    return _RARE.put(name=name)
