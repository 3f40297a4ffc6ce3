"""Bots that misbehave, each in its own way. A module of its own: worker processes import it by name."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from cardtable_gui.bots.policy import PlainModel, Policy
from cardtable_gui.bots.search import SearchModel
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.games import GamePackage, package


class Bad(Policy[Any, Any]):
    """Plays the first legal action, after it did `way`: see `_misbehave`. Pickled with its arguments."""

    def __init__(self, way: str, marker: str = "") -> None:
        self.way = way
        self.marker = marker

    def easy(self, view: AnyView, rng: Random) -> Any:
        return view.legal_actions()[0]

    def normal(self, view: AnyView, rng: Random, effort: ThinkingBudget) -> Any:
        match self.way:
            case "dies" if elsewhere():
                os._exit(3)
            case "dies once" if elsewhere() and not Path(self.marker).exists():
                Path(self.marker).touch()
                os._exit(3)
            case "hangs":
                time.sleep(600 if elsewhere() else 0.5)
            case "is killed" if elsewhere():
                os.kill(os.getpid(), signal.SIGKILL)
            case "is slow in its process" if elsewhere():
                time.sleep(600)
            case "is slow in its process" | "is killed":
                Path(self.marker).write_text(f"counted {effort.steps}", encoding="utf-8")
                return view.legal_actions()[-1]
            case "raises":
                raise RuntimeError("a bot's own mistake")
            case "cheats":
                return view.game.parse("fight")
            case "waits to be called off":
                wait_to_be_called_off(effort, self.marker)
            case "tells its process":
                Path(self.marker).write_text(str(os.getpid()), encoding="utf-8")
            case "tells what it imported":
                Path(self.marker).write_text("\n".join(sys.modules), encoding="utf-8")
        return view.legal_actions()[0]

    def search_model(self, view: AnyView, *, thorough: bool = False) -> SearchModel[Any, Any]:
        if self.way == "raises":
            raise RuntimeError("a search's own mistake")
        if self.way == "waits to be called off":
            return Waiting(view, self.marker)
        return super().search_model(view, thorough=thorough)


class Waiting(PlainModel[Any]):
    """A search that goes on until it's called off."""

    def __init__(self, view: AnyView, marker: str) -> None:
        super().__init__(view)
        self._marker = marker

    def play_out(self, state: AnyState, rng: Random, effort: ThinkingBudget) -> None:
        wait_to_be_called_off(effort, self._marker)
        effort.spent()


def wait_to_be_called_off(effort: ThinkingBudget, marker: str) -> None:
    while not effort.cancelled():
        time.sleep(0.001)
    Path(marker).touch()


def elsewhere() -> bool:
    """Whether this is a process that another one started."""
    return parent_process() is not None


def never_ready(pipe: Connection) -> None:
    """What a process does that starts, but does nothing."""
    pipe.poll(600)


def rogue(way: str, marker: Path | None = None) -> GamePackage:
    """Kobayakawa with such a bot."""
    bad = Bad(way, str(marker or ""))
    return replace(package("kobayakawa"), load_policy=lambda: bad)
