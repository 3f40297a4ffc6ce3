"""Which input methods Qt is asked for, so that names can be written in Japanese. Decided before Qt starts.

Qt's own packages bring the plugin for IBus and none for fcitx, and the one that a system has was built for another Qt.
But fcitx serves IBus' protocol too (its *ibus frontend*, on by default in fcitx 4 and 5): where the desktop asks for
fcitx, IBus' plugin comes to it. Qt tries the modules of `QT_IM_MODULES` one after another until one answers; so fcitx's
own plugin still comes first where there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

VARIABLE: Final = "QT_IM_MODULES"
"""The environment variable of Qt 6.7 and later: names of input method modules, by preference, with `;` between."""

_FCITX: Final = frozenset({"fcitx", "fcitx5"})
_IBUS: Final = "ibus"
_XIM: Final = "@im="


def wanted(environment: Mapping[str, str]) -> str | None:
    """The value that `VARIABLE` needs; None: what the environment says is right as it stands.

    Args:
        environment: the process's environment variables.
    """
    modules = _modules(environment)
    if not _FCITX.isdisjoint(modules) and _IBUS not in modules:
        last = max(index for index, name in enumerate(modules) if name in _FCITX)
        return ";".join([*modules[: last + 1], _IBUS, *modules[last + 1 :]])
    if modules == [_IBUS] and not (environment.get(VARIABLE) or environment.get("QT_IM_MODULE")):
        return _IBUS
    return None


def _modules(environment: Mapping[str, str]) -> list[str]:
    """What the desktop asks for: for Qt, else by X11's variable where windows do not come from Wayland.

    Without a variable of Qt's, windows on Wayland use the compositor's input method, which is right; on X11 Qt 6 would
    have none, for it does not know the protocol (XIM) that the third variable is about.
    """
    named = environment.get(VARIABLE) or environment.get("QT_IM_MODULE") or ""
    modules = [name for name in named.split(";") if name]
    if not modules and not environment.get("WAYLAND_DISPLAY"):
        asked = environment.get("XMODIFIERS", "").partition(_XIM)[2]
        modules = [name for name in (asked.partition("@")[0],) if name in _FCITX or name == _IBUS]
    return modules
