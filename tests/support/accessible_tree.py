"""The tree of accessible elements of a window, as assistive technology walks it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable_gui.views.kit.text.phrases import spoken
from cardtable_gui.views.kit.text.plain_text import tip_of

_Role = QAccessible.Role
LAYOUT = frozenset(
    {
        _Role.Border,
        _Role.Client,
        _Role.Grip,
        _Role.LayeredPane,
        _Role.NoRole,
        _Role.Pane,
        _Role.ScrollBar,
        _Role.Separator,
        _Role.Splitter,
        _Role.Whitespace,
    }
)
"""Roles of elements that only hold or part others; screen readers pass over them if they have no name."""
_MARKUP = re.compile("\\*\\*|</?[a-z]+[ >/]|[\u200b\u2060\ufeff]|&[a-z]+;")


@dataclass(frozen=True)
class Element:
    """One element, and what it says of itself."""

    interface: QAccessibleInterface
    depth: int

    @property
    def role(self) -> QAccessible.Role:
        """Its role."""
        return self.interface.role()

    @property
    def name(self) -> str:
        """Its name."""
        return self.interface.text(QAccessible.Text.Name)

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that a screen reader may speak of it."""
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
        return tuple(self.interface.text(kind) for kind in kinds)

    def __str__(self) -> str:
        return f"{type(self.interface.object()).__name__} {self.role.name} “{self.name[:60]}”"


def walk(root: QWidget) -> Iterator[Element]:
    """Every visible element of a window, parents first."""
    yield from _walk(QAccessible.queryAccessibleInterface(root), 0)


def _walk(interface: QAccessibleInterface, depth: int) -> Iterator[Element]:
    # The stubs lack the states.
    if not interface.isValid() or getattr(interface.state(), "invisible"):  # noqa: B009
        return
    yield Element(interface, depth)
    for number in range(interface.childCount()):
        child: QAccessibleInterface | None = interface.child(number)
        if child is not None:
            yield from _walk(child, depth + 1)


def problems(root: QWidget) -> list[str]:
    """Elements without a name, texts with markup, what is said twice, and what only a tip tells."""
    found = []
    for element in walk(root):
        # An empty label says nothing, and nothing is meant to be said.
        if element.role not in LAYOUT | {_Role.StaticText} and not element.name.strip():
            found.append(f"{element} has no name")
        found += [f"{element} says markup: {text[:80]!r}" for text in element.texts if _MARKUP.search(text)]
        widget = element.interface.object()
        name, description, *_ = element.texts
        # Qt describes fields by what stands in them while they are empty.
        described = not isinstance(widget, QLineEdit) or description != widget.placeholderText()
        if described and description and description in name:
            found.append(f"{element} says twice: {description!r}")
        if isinstance(widget, QWidget):
            if widget.toolTip():
                found.append(f"{element} has a tool tip of Qt's: {widget.toolTip()!r}")
            told = spoken(tip_of(widget)).splitlines()
            heard = spoken("\n".join(element.texts))
            found += [f"{element} only shows, as its tip: {line!r}" for line in told if line not in heard]
    return found
