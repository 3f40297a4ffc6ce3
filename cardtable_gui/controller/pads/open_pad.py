"""A pad that is being written on: every change is saved at once, and can be taken back. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

from cardtable_gui.controller.pads.pad import Pad, change_of_end
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.messages import Message


class OpenPad:
    """One pad of a store, and what it was before each change since it was opened."""

    def __init__(self, store: PadStore, pad_id: str, pad: Pad) -> None:
        """Open this pad, as it was read."""
        self._store = store
        self.id = pad_id
        self.pad = pad
        self._before: list[Pad] = []
        self._undone: list[Pad] = []
        self.unsaved: Message | None = None
        """Why the last change isn't on disk; None: it is. The next change is written with it."""

    @classmethod
    def new(cls, store: PadStore, pad: Pad) -> OpenPad:
        """Begin a pad; if it can't be saved, `unsaved` says why."""
        opened = cls(store, uuid4().hex, pad)
        opened._put(pad)
        return opened

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a change has been taken back."""
        return bool(self._undone)

    def change(self, change: Callable[[Pad], Pad]) -> Message | None:
        """Make a change; returns what it means for the end of the match, if anything.

        Raises:
            EntryError: the change can't be made, and nothing has changed.
        """
        before = self.pad
        after = change(before)
        if after == before:
            return None
        self._before.append(before)
        self._undone.clear()
        return self._put(after)

    def undo(self) -> Message | None:
        """Take back the latest change; returns what `change` does."""
        self._undone.append(self.pad)
        return self._put(self._before.pop())

    def redo(self) -> Message | None:
        """Make the change again that was taken back last; returns what `change` does."""
        self._before.append(self.pad)
        return self._put(self._undone.pop())

    def _put(self, pad: Pad) -> Message | None:
        before, self.pad = self.pad, pad
        try:
            self._store.change(self.id, lambda _: pad)
        except FileError as error:
            self.unsaved = error.reason
        else:
            self.unsaved = None
        return change_of_end(before.scored, pad.scored)
