"""A person at a real table who keeps the score by AT-SPI alone: `/usr/bin/python3 blind_scorer.py ORDER.json`.

Runs as `blind_learner` does. The order: `command`, `words`, `patience` and `told` as for `blind_player`, `open` (what
is pressed to begin a pad), `deals` (for each deal the buttons that are pressed: what describes them, empty for any,
and their names), `over` (what is there at the end).
"""

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

blind_player: Any = importlib.import_module("blind_player")
blind_learner: Any = importlib.import_module("blind_learner")

_BUTTONS = {"push button", "button", "toggle button", "check box", "radio button"}


class Scorer(blind_learner.Learner):  # type: ignore[misc] # its own Python has no types for it
    """Enters deals."""

    def press_button(self, name: str, about: str = "") -> None:
        """Press the button of exactly this name and description, as soon as it can be used."""

        def usable() -> Any:
            called = (part for part in self.elements() if part.get_role_name() in _BUTTONS and part.get_name() == name)
            meant = (part for part in called if about in ("", part.get_description()))
            return next((part for part in meant if blind_player.state(part, "ENABLED")), None)

        self.press(self.wait(usable, f"{about} {name}"))

    def score(self) -> None:
        """Begin a pad, and enter deals until it's over."""
        opening, *others = self.order["open"]
        self.press_one(opening)
        for name in others:
            self.press_button(name)
        for deal in self.order["deals"]:
            self.look_round("pad")
            for about, name in deal:
                self.press_button(name, about)
        self.wait(lambda: self.find(self.order["over"]), self.order["over"])
        self.look_round("the end")


def main(order_file: str) -> int:
    """Keep the score; give the exit code."""
    order = json.loads(Path(order_file).read_text(encoding="utf-8"))
    began = time.monotonic()
    program = subprocess.Popen(order["command"], stdout=subprocess.DEVNULL)
    told: dict[str, Any] = {"lost": ""}
    scorer = None
    try:
        scorer = Scorer(order, program.pid)
        scorer.score()
    except blind_player.Lost as lost:
        told["lost"] = str(lost)
    finally:
        program.terminate()
        program.wait()
    if scorer is not None:
        told |= {"heard": scorer.ear.heard, "unnamed": scorer.unnamed}
    told["seconds"] = time.monotonic() - began
    Path(order["told"]).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
