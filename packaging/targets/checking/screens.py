"""An X screen without a monitor, on which programs are started, watched and played by keys."""

import json
import os
import shutil
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from targets.checking.bare_systems import require
from targets.checking.check import CheckFailed

SIZE = (1280, 800)
CONTENTS = 100
"""More colours than this are contents: a window that has painted its background only has one."""
_SAMPLED = 37
"""Of so many pixels one is looked at, which takes a millisecond for a screen."""
_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox"}


class Screen:
    """One screen. The server keeps its pixels in a file, in the form of xwd, which is read without asking it."""

    def __init__(self, display: str, pixels: Path) -> None:
        """Watch a screen. `display`: its name, such as `:7`."""
        self.display = display
        self._pixels = pixels

    def environment(self) -> dict[str, str]:
        """The variables of a program on this screen."""
        return {"DISPLAY": self.display}

    def colours(self) -> int:
        """How many colours there are to be seen, in a sample of all pixels."""
        data = self._pixels.read_bytes()
        (header,) = struct.unpack_from(">I", data, 0)
        (colours,) = struct.unpack_from(">I", data, 76)
        start = header + 12 * colours
        return len(set(memoryview(data)[start:].cast("I")[::_SAMPLED]))

    def shows_contents(self) -> bool:
        """Whether a program has painted more than a background."""
        return self.colours() > CONTENTS

    def press(self, *keys: str) -> None:
        """Press keys, by their names in X."""
        environment = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xdotool", "key", "--delay", "40", *keys], env=environment, check=True)

    def has_window(self, title: str) -> bool:
        """Whether a window is to be seen that has these words in its title."""
        environment = {**os.environ, "DISPLAY": self.display}
        command = ["xdotool", "search", "--onlyvisible", "--name", title]
        return bool(subprocess.run(command, env=environment, capture_output=True, check=False).stdout)

    def keep_picture(self, file: Path) -> None:
        """Write what is to be seen as an xwd file, for whoever looks for the reason of a failure."""
        shutil.copyfile(self._pixels, file)


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen of its own. Raises `NotHere` without Xvfb."""
    require(_TOOLS)
    read, write = os.pipe()
    with TemporaryDirectory(prefix="cardtable-screen-") as folder:
        size = f"{SIZE[0]}x{SIZE[1]}x24"
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-fbdir", folder, "-ac", "-noreset"]
        with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server:
            os.close(write)
            try:
                with os.fdopen(read) as answers:
                    number = answers.readline().strip()
                if not number:
                    raise CheckFailed("Xvfb does not start")
                made = Screen(f":{number}", Path(folder, "Xvfb_screen0"))
                # It gives windows the keyboard's focus.
                variables = {**os.environ, **made.environment()}
                with subprocess.Popen(
                    ["openbox"], env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                ) as manager:
                    try:
                        yield made
                    finally:
                        manager.terminate()
            finally:
                server.terminate()


def wait_until(done: Callable[[], bool], what: str, limit_s: float = 60, pause_s: float = 0.05) -> float:
    """Wait for something; return the seconds that it took. Raises `CheckFailed`, naming it, after the limit."""
    began = time.monotonic()
    while not done():
        if time.monotonic() - began > limit_s:
            raise CheckFailed(f"{what}: not within {limit_s:g} s")
        time.sleep(pause_s)
    return time.monotonic() - began


def play_kobayakawa(on: Screen, data: Path) -> int:
    """Play the match that is set up to its end, with the keyboard; return the number of moves.

    Args:
        on: the screen with the set-up of Kobayakawa.
        data: the program's data folder.

    Raises:
        CheckFailed: it does not come to an end.
    """
    finished = data / "finished"
    on.press("Return")
    wait_until(lambda: any((data / "matches").glob("*.cardtable")), "the match begins")

    def over() -> bool:
        if any(finished.glob("*.cardtable")):
            return True
        # A card is picked by its number and discarded by Enter, which elsewhere takes the first of the buttons. Arrows
        # would do for the card as well, but go from “Next round” to “Review” if the result comes first.
        on.press("1", "Return", "f")
        return False

    wait_until(over, "the end of the match", 600)
    (record,) = finished.glob("*.cardtable")
    return len(json.loads(record.read_text("utf-8"))["actions"])
