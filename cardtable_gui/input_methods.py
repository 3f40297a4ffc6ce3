"""Selects the input methods for Qt, so that names can be typed in Japanese. Runs before Qt starts.

Qt's packages contain the plugin for IBus, but none for fcitx, and a system's own plugin was built for another Qt. fcitx
also supports the protocol of IBus (its *ibus frontend*, on by default in fcitx 4 and 5), so on a desktop with fcitx the
IBus plugin is added. Qt tries the modules of `QT_IM_MODULES` in order until one works; fcitx's own plugin still comes
first if it exists.
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
    """The value for `VARIABLE`; None: the environment needs no change.

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
    """The modules that the desktop requests: for Qt, else by X11's variable unless on Wayland.

    Without a variable of Qt's, windows on Wayland use the compositor's input method, which is right; on X11 Qt 6 would
    have none, for it does not know the protocol (XIM) that the third variable is about.
    """
    named = environment.get(VARIABLE) or environment.get("QT_IM_MODULE") or ""
    modules = [name for name in named.split(";") if name]
    if not modules and not environment.get("WAYLAND_DISPLAY"):
        asked = environment.get("XMODIFIERS", "").partition(_XIM)[2]
        modules = [name for name in (asked.partition("@")[0],) if name in _FCITX or name == _IBUS]
    return modules
