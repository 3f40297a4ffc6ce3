"""A player who knows the program by AT-SPI alone: `/usr/bin/python3 blind_player.py ORDER.json`, in a D-Bus session.

Runs under the system's own Python, which has the bindings. Starts the program, sets up a match, plays it to the end by
names, roles, states and actions of accessible elements, and writes as JSON what it heard and saw. The moves come from
the program's hints; picks are taken back and made again.

The order: `command` (the program's, a list), `title` (of the game), `words` (names of buttons and the like in the
language), `continues` (whether to go on with the saved match), `seats` (how many to leave otherwise), `patience`
(seconds), `told` (the file to write).
"""

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

importlib.import_module("gi").require_version("Atspi", "2.0")

Atspi: Any = importlib.import_module("gi.repository.Atspi")
GLib: Any = importlib.import_module("gi.repository.GLib")

_QUIET_S = 0.15
"""Nothing more is said about a press after so long."""


class Lost(Exception):  # noqa: N818 - it is the player who is lost
    """What is wanted isn't there, or nothing is said for too long."""


class Ear:
    """Hears announcements."""

    def __init__(self, process: int) -> None:
        self._process = process
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event: Any) -> None:
        if event.source.get_process_id() == self._process:
            self.heard.append(str(event.any_data))

    def listen(self, seconds: float) -> None:
        """Take in what comes within some time."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while time.monotonic() < end:
            if not context.iteration(False):
                time.sleep(0.002)

    def quiet(self) -> list[str]:
        """Wait until nothing more is said; give what was said meanwhile."""
        first = len(self.heard)
        count = -1
        while count != len(self.heard):
            count = len(self.heard)
            self.listen(_QUIET_S)
        return self.heard[first:]


def state(element: Any, name: str) -> bool:
    """Whether an element has a state."""
    return bool(element.get_state_set().contains(getattr(Atspi.StateType, name)))


def children(element: Any) -> list[Any]:
    """The children of an element that are there."""
    found = (element.get_child_at_index(number) for number in range(element.get_child_count()))
    return [child for child in found if child is not None]


def below(element: Any) -> list[Any]:
    """An element and everything visible below it, in order."""
    found = [element]
    for child in children(element):
        if state(child, "VISIBLE"):
            found += below(child)
    return found


class Player:
    """Plays one match."""

    def __init__(self, order: dict[str, Any], process: int) -> None:
        self.order = order
        self.words = order["words"]
        self.ear = Ear(process)
        self.process = process
        self.turns: list[dict[str, Any]] = []
        self.picks: list[dict[str, Any]] = []
        self.own: list[tuple[int, int]] = []
        """Which announcements came of the player's own questions, picks and tries: from, to."""
        self.refusals: list[dict[str, Any]] = []
        self.answers: dict[str, list[str]] = {}
        self.dialogs: list[list[str]] = []
        self.unnamed: list[str] = []
        self.window = self.wait(self._window, "the window")
        self._table: Any = None
        self._hint: Any = None

    def wait(self, ask: Any, what: str) -> Any:
        """Ask until there is an answer."""
        end = time.monotonic() + self.order["patience"]
        while time.monotonic() < end:
            try:
                found = ask()
            except GLib.GError:
                # An element has gone while it was looked at.
                found = None
            if found:
                return found
            self.ear.listen(0.02)
        raise Lost(what)

    def _window(self) -> Any:
        for application in children(Atspi.get_desktop(0)):
            if application.get_process_id() == self.process:
                application.set_cache_mask(Atspi.Cache.NONE)
                return next(iter(children(application)), None)
        return None

    def named(self, name: str, *roles: str) -> Any:
        """The first usable element with this name, and one of these roles if any are given; None: there is none."""
        for element in below(self.window):
            if element.get_name() == name and (not roles or element.get_role_name() in roles):
                return element
        return None

    def press(self, element: Any) -> list[str]:
        """Do the first action of an element; give what is said then."""
        first = len(self.ear.heard)
        Atspi.Action.do_action(element, 0)
        self.ear.quiet()
        return self.ear.heard[first:]

    def press_named(self, name: str) -> list[str]:
        """Press what has this name, as soon as it is there."""
        return self.press(self.wait(lambda: self.named(name), name))

    def set_up(self) -> None:
        """Open the game from the start screen, leave some seats, and begin."""
        if self.order["continues"]:
            self.press_named(self.words["continue"])
        else:
            self.press_named(self.order["title"])
            self.wait(lambda: self.named(self.words["start"]), self.words["start"])
            for seat in range(6, self.order["seats"], -1):
                remove = self.named(self.words["remove"].format(number=seat))
                if remove is not None and state(remove, "ENABLED"):
                    self.press(remove)
            self.press_named(self.words["start"])
        self._table = self.wait(lambda: self.named(self.order["title"], "panel", "grouping"), "the table")
        self._hint = self.wait(lambda: self.named(self.words["hint"]), self.words["hint"])

    def play(self) -> None:
        """Play to the end of the match."""
        while True:
            table = self.wait(self._ready, "a turn or a result")
            dialog = next((part for part in children(table) if part.get_role_name() == "dialog"), None)
            if dialog is not None:
                if self.close(table, dialog):
                    return
                continue
            self.turn(table)

    def _ready(self) -> Any:
        """The table as soon as something can be done there."""
        if state(self._hint, "ENABLED") or any(part.get_role_name() == "dialog" for part in children(self._table)):
            return self._table
        return None

    def close(self, table: Any, dialog: Any) -> bool:
        """Leave a result; tell whether the match is over."""
        self.ear.quiet()
        behind = [part.get_name() for part in children(table) if part.get_role_name() != "dialog"]
        self.dialogs.append([dialog.get_name(), *behind])
        names = [part.get_name() for part in below(dialog)]
        if self.words["again"] in names:
            return True
        buttons = [part for part in below(dialog) if part.get_role_name() == "push button"]
        self.press(buttons[-1])
        return False

    def turn(self, table: Any) -> None:
        """Take one turn: look round, ask, be refused, pick, act."""
        self.ear.quiet()
        first = len(self.ear.heard)
        parts = children(table)
        cards = [part.get_name() for part in parts if part.get_role_name() in ("check box", "push button", "label")]
        self.unnamed += [described(part) for part in below(self.window) if needs_name(part)]
        self.turns.append({"cards": cards})
        if len(self.turns) == 1:
            self.ask()
        if not self.refusals:
            self.be_refused()
        hint = self.press(self._hint)
        action = self._hinted(hint)
        if len(self.turns) % 3 == 1:
            self.pick_again(action)
        self.own.append((first, len(self.ear.heard)))
        self.act(action)

    def _hinted(self, said: list[str]) -> str:
        before = self.words["hinted"]
        found = self.wait(
            lambda: [words for words in [*said, *self.ear.heard[-1:]] if words.startswith(before)], "a hint"
        )
        return str(found[-1].splitlines()[0].removeprefix(before))

    def ask(self) -> None:
        """Ask everything that can be asked, from the menu."""
        for name in self.words["questions"]:
            action = self.wait(lambda name=name: self.named(name) or self._in_menus(name), name)
            self.answers[name] = self.press(action)

    def _in_menus(self, name: str) -> Any:
        """An entry of a menu, whether the menu is open or not."""

        def search(element: Any) -> Any:
            if element.get_name() == name:
                return element
            return next(filter(None, map(search, children(element))), None)

        bar = next(element for element in below(self.window) if element.get_role_name() == "menu bar")
        return search(bar)

    def be_refused(self) -> None:
        """Press a disabled button of the table, and hear why it is."""
        for part in below(self._table):
            if part.get_role_name() == "push button" and not state(part, "ENABLED") and part.get_description():
                why = part.get_description()
                self.refusals.append({"why": why, "said": self.press(part)})
                return

    def pick_again(self, action: str) -> None:
        """Put one picked card back and pick it again."""
        picked = [part for part in children(self._table) if state(part, "CHECKED")]
        if not picked:
            return
        for wanted in (False, True):
            said = self.press(picked[0])
            self.picks.append({"wanted": wanted, "checked": state(picked[0], "CHECKED"), "said": said})
        # It may be among equal cards now; the hint picks what it means.
        self._hinted(self.press(self._hint))

    def act(self, action: str) -> None:
        """Press the button of the hinted action, which is its name, or what it says to do with the picked cards."""
        buttons = [part for part in below(self._table) if part.get_role_name() == "push button"]
        button = next((part for part in buttons if action in (part.get_description(), part.get_name())), None)
        if button is None:
            raise Lost(f"the button “{action}” among {[part.get_name() for part in buttons]}")
        self.press(button)
        question = next((part for part in children(self._table) if part.get_name() in self.words["asked"]), None)
        if question is not None:
            choices = [part for part in below(question) if part.get_role_name() == "push button"]
            self.press(next((part for part in choices if part.get_name() == action), choices[0]))


def described(element: Any) -> str:
    """An element without a name, by its role and where it is."""
    parent = element.get_parent()
    return f"{element.get_role_name()} in {parent.get_role_name()} “{parent.get_name()}”"


def needs_name(element: Any) -> bool:
    """Whether an element has no name though it has something to say or do."""
    # The handle between two parts of the window is "unknown" on the bus.
    layout = (
        "filler",
        "panel",
        "layered pane",
        "split pane",
        "separator",
        "scroll bar",
        "label",
        "viewport",
        "unknown",
    )
    return not element.get_name() and element.get_role_name() not in layout


def main(order_file: str) -> int:
    """Play; give the exit code."""
    order = json.loads(Path(order_file).read_text(encoding="utf-8"))
    began = time.monotonic()
    program = subprocess.Popen(order["command"], stdout=subprocess.DEVNULL)
    told: dict[str, Any] = {"lost": ""}
    player = None
    try:
        player = Player(order, program.pid)
        player.set_up()
        player.play()
    except Lost as lost:
        told["lost"] = str(lost)
    finally:
        program.terminate()
        program.wait()
    if player is not None:
        kept = ("turns", "picks", "refusals", "answers", "dialogs", "unnamed", "own")
        told |= {name: getattr(player, name) for name in kept} | {"heard": player.ear.heard}
    told["seconds"] = time.monotonic() - began
    Path(order["told"]).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
