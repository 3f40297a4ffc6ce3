"""A learner who knows the program by AT-SPI alone: `/usr/bin/python3 blind_learner.py ORDER.json`, in a D-Bus session.

Walks the pages around the table, then takes the first lesson of each game, by what the lesson shows, and writes as JSON
what it heard and which elements have no name.

The order: `command`, `words`, `patience` and `told` as for `blind_player`, `lessons` (the titles of games whose first
lesson is taken), `pages` (by name the menu entries and buttons that lead to a page, what is there, and the button that
leaves it).
"""

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

blind_player: Any = importlib.import_module("blind_player")


class Learner(blind_player.Player):  # type: ignore[misc] # its own Python has no types for it
    """Takes lessons, and looks round on pages."""

    def __init__(self, order: dict[str, Any], process: int) -> None:
        super().__init__(order, process)
        self.lessons: list[dict[str, Any]] = []
        self.pages: dict[str, int] = {}

    def elements(self) -> list[Any]:
        """Everything visible in all windows of the program."""
        windows = blind_player.children(self.window.get_parent())
        shown = (window for window in windows if blind_player.state(window, "SHOWING"))
        return [part for window in shown for part in blind_player.below(window)]

    def find(self, name: str) -> Any:
        """The first element whose name begins so; None: there is none."""
        return next((part for part in self.elements() if part.get_name().startswith(name)), None)

    def press_one(self, name: str) -> None:
        """Press what begins so, in a menu or on the page, as soon as it's there and can be used."""

        def usable() -> Any:
            found = self.find(name) or self._in_menus(name)
            return found if found is not None and blind_player.state(found, "ENABLED") else None

        self.press(self.wait(usable, name))

    def look_round(self, page: str) -> None:
        """Note what has no name on a page."""
        self.ear.quiet()
        parts = self.elements()
        self.pages[page] = len(parts)
        nameless = [part for part in parts if blind_player.needs_name(part)]
        self.unnamed += [f"{page}: {blind_player.described(part)}" for part in nameless]

    def walk(self) -> None:
        """Open one page after another."""
        for page in self.order["pages"]:
            for name in page["press"]:
                self.press_one(name)
            self.wait(lambda page=page: self.find(page["there"]), page["there"])
            self.look_round(page["name"])
            for name in page["leave"]:
                self.press_one(name)

    def learn(self) -> None:
        """Take the first lesson of each game."""
        words = self.order["words"]
        for title in self.order["lessons"]:
            self.press_one(words["lessons"])
            self.wait(lambda: self.find(words["own"]), words["own"])
            self.press_one(title)
            self.wait(lambda title=title: self.named(title), f"the lessons of {title}")
            first = len(self.ear.heard)
            self.press_one(words["first"])
            self._table = self.wait(lambda title=title: self.named(title, "panel", "grouping"), title)
            self._hint = self.wait(lambda: self.named(words["hint"]), words["hint"])
            moves = 0
            while self.wait(self._solved_or_ready, "the end of the lesson") != "solved":
                moves += self._go_on()
            self.look_round(f"lesson of {title}")
            self.lessons.append({"game": title, "moves": moves, "heard": self.ear.heard[first:]})

    def _solved_or_ready(self) -> Any:
        if self.named(self.words["next"]) is not None and not self._dialog():
            return "solved"
        return self._ready()

    def _dialog(self) -> Any:
        parts = blind_player.children(self._table)
        return next((part for part in parts if part.get_role_name() == "dialog"), None)

    def _go_on(self) -> int:
        """Do the move that the lesson shows, or leave a result; give the number of moves."""
        dialog = self._dialog()
        if dialog is not None:
            self.close(self._table, dialog)
            return 0
        self.act(self._hinted(self.press(self._hint)))
        return 1


def main(order_file: str) -> int:
    """Learn; give the exit code."""
    order = json.loads(Path(order_file).read_text(encoding="utf-8"))
    began = time.monotonic()
    program = subprocess.Popen(order["command"], stdout=subprocess.DEVNULL)
    told: dict[str, Any] = {"lost": ""}
    learner = None
    try:
        learner = Learner(order, program.pid)
        learner.walk()
        learner.learn()
    except blind_player.Lost as lost:
        told["lost"] = str(lost)
    finally:
        program.terminate()
        program.wait()
    if learner is not None:
        told |= {"lessons": learner.lessons, "pages": learner.pages, "unnamed": learner.unnamed}
    told["seconds"] = time.monotonic() - began
    Path(order["told"]).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
