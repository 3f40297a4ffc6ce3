"""The program never talks to a network: not the window with its bots and dialogs, nor the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WATCH = """
import _socket, os, sys

ASKS_A_NETWORK = {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr", "urllib.Request"}

def hear(event, arguments):
    leads_out = event == "socket.__new__" and arguments[1] != getattr(_socket, "AF_UNIX", None)
    if leads_out or event in ASKS_A_NETWORK:
        with open(os.environ["SOCKETS"], "a") as file:
            print(event, *map(repr, arguments[1:]), file=file)

sys.addaudithook(hear)
"""
"""`sitecustomize` for the program's processes: notes every socket that is not local, and every name looked up."""

PLAY = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from cardtable_gui import app, settings
from cardtable_gui.controller.seats import Seat
from cardtable_gui.start_arguments import StartArguments
from cardtable_gui.views.plan.match_setup import MatchSetup

class Played(app.Program):
    def furnish(self):
        super().furnish()
        self.settings.set(settings.BOT_SPEED, "instant")
        self.settings.set(settings.ANIMATION, "off")
        seats = (Seat("", "hard"), Seat("", "normal"), Seat("", "easy"))
        self.shell.begin(MatchSetup("kobayakawa", seats))
        self.end_when_played()

    def end_when_played(self):
        session = self.shell.match_manager.session
        if session is None or len(session.match.steps) < 3 or not list(data.glob("matches/*.cardtable")):
            QTimer.singleShot(20, self.end_when_played)
            return
        self.shell.dialogs.about().close()
        print(internet_sockets(), flush=True)
        self.window.close()

def internet_sockets():
    "The sockets of this process that are not local, also those of Qt; none where the system does not tell."
    known = set()
    for table in ("tcp", "tcp6", "udp", "udp6"):
        lines = Path("/proc/self/net", table)
        if lines.exists():
            known |= {f"socket:[{line.split()[9]}]" for line in lines.read_text().splitlines()[1:]}
    own = Path("/proc/self/fd")
    links = [str(link.readlink()) for link in own.iterdir() if link.is_symlink()] if own.exists() else []
    return sorted(known & set(links))

if __name__ == "__main__":
    data = Path(sys.argv[1])
    app.Program = Played
    sys.exit(app.run(StartArguments(language="en", data_dir=data), print))
"""


@pytest.fixture
def sockets(tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Watch the Python processes that are started; the file with what they did, missing if that is nothing."""
    (tmp_path / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(repository)]))
    monkeypatch.setenv("SOCKETS", str(tmp_path / "sockets.txt"))
    return tmp_path / "sockets.txt"


def test_a_match_in_the_window_opens_no_socket_out_of_this_machine(sockets: Path, tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(PLAY, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "data")], capture_output=True, text=True, check=False, timeout=120
    )
    assert (ran.returncode, ran.stdout) == (0, "[]\n")
    assert not sockets.exists(), sockets.read_text(encoding="utf-8")


def test_the_engine_opens_no_socket_out_of_this_machine(sockets: Path) -> None:
    requests = b'{"op": "new", "game": "merchant", "players": 3}\n{"op": "bot", "level": "normal", "ms": 20}\n'
    ran = subprocess.run(
        [sys.executable, "-m", "cardtable_gui", "engine"], input=requests, capture_output=True, check=True, timeout=120
    )
    assert ran.stdout.count(b'"ok":true') == 2
    assert not sockets.exists(), sockets.read_text(encoding="utf-8")


@pytest.mark.parametrize("code", ["socket.socket()", "socket.getaddrinfo('localhost', 80)"])
def test_what_asks_a_network_is_noticed(sockets: Path, code: str) -> None:
    subprocess.run([sys.executable, "-c", f"import socket; {code}"], check=True)
    assert sockets.read_text(encoding="utf-8").startswith("socket.")


@pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="the system does not tell its sockets")
def test_an_open_socket_of_any_library_is_noticed(sockets: Path) -> None:
    code = f"{PLAY.partition('if __name__')[0]}\nimport socket\nwith socket.create_server(('127.0.0.1', 0)):\n"
    ran = subprocess.run(
        [sys.executable, "-c", f"{code}    print(internet_sockets())"], capture_output=True, check=True
    )
    assert ran.stdout.startswith(b"['socket:[")
