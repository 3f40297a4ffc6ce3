"""Has a match played by AT-SPI alone, and compares what was heard with the record of the match."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from cardtable_gui import games, i18n
from cardtable_gui.bots import levels
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.events import DealEnded, Event, LogEntry, all_seen
from cardtable_gui.core.files.data_files import SETTINGS
from cardtable_gui.core.files.record import dumps, read_record
from cardtable_gui.core.messages import Message, You
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import Language
from cardtable_gui.settings import ANIMATION, BOT_SPEED, CONFIRM, Settings
from cardtable_gui.views.kit.text.phrases import spoken
from cardtable_gui.views.shell.notices.tips import TIP
from cardtable_gui.views.table.state.wording import Wording
from tests.support.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
PYTHON = "/usr/bin/python3"
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_JAPANESE = re.compile("[ぁ-ヿ一-鿿]")
_QUESTIONS = (
    "Whose turn is it?",
    "What’s in my hand?",
    "What’s on the table?",
    "What has just happened?",
    "What are the scores?",
    "Why can’t I play this?",
)


def missing() -> str:
    """What a match by AT-SPI lacks on this system, in words; empty: nothing."""
    wanted = {"Xvfb": "Xvfb", "dbus-run-session": "D-Bus (dbus-run-session)"}
    lacking = [words for program, words in wanted.items() if shutil.which(program) is None]
    if not any(map(os.path.exists, _LAUNCHERS)):
        lacking.append("at-spi2-core")
    bindings = "import gi; gi.require_version('Atspi', '2.0'); import pyatspi"
    if (
        not Path(PYTHON).exists()
        or subprocess.run([PYTHON, "-c", bindings], capture_output=True, check=False).returncode
    ):
        lacking.append("python3-pyatspi")
    return ", ".join(lacking)


@dataclass(frozen=True)
class Heard:
    """What the player heard and did, and the match as it was saved."""

    told: Mapping[str, object]
    match: Match
    language: Language
    first: int
    """The number of actions before the player came to the table."""

    @property
    def seconds(self) -> float:
        """How long the match took, with the start of the program."""
        return float(str(self.told["seconds"]))

    def __getitem__(self, name: str) -> list[object]:
        """A list that the player wrote down."""
        found = self.told.get(name, [])
        assert isinstance(found, list)
        return found


def play(game: str, language: Language, folder: Path, *, seats: int = 0, last_turns: int = 0) -> Heard:
    """Have a match of this game played in a language, in an empty data folder.

    Args:
        game: its id.
        language: the program's.
        folder: where the program keeps its data.
        seats: how many seats to leave when the match is set up; 0: the fewest.
        last_turns: continue a match in which the person has so many turns left; 0: play a new one.

    Raises:
        subprocess.TimeoutExpired: it takes too long.
        NoScreenError: there is no X server.
    """
    prepare(folder)
    first = _leave_match(game, folder, last_turns) if last_turns else 0
    order = {
        "title": _say(games.game(game).title, language),
        "words": words_of(language),
        "seats": seats or games.game(game).players[0],
        "continues": bool(last_turns),
    }
    told = run("blind_player.py", order, language, folder)
    saved = next(iter([*folder.glob("finished/*.cardtable"), *folder.glob("matches/*.cardtable")]))
    record = read_record(saved.read_bytes(), games.game, Random(0))
    return Heard(told, Match.of(record), language, first)


def prepare(folder: Path) -> None:
    """Make a data folder whose program plays without animations, waits and questions back."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(folder / SETTINGS)
    settings.set(ANIMATION, "off")
    settings.set(BOT_SPEED, "instant")
    settings.set(CONFIRM, False)
    settings.sync()


def run(script: str, order: Mapping[str, object], language: Language, folder: Path) -> Mapping[str, object]:
    """Have a script of this folder carry out an order on the program, and return what it tells. Raises as `play`."""
    written, told = folder / "order.json", folder / "told.json"
    command = [sys.executable, "-m", "cardtable_gui", "--lang", language, "--data-dir", str(folder)]
    whole = {**order, "command": command, "patience": 60, "told": str(told)}
    written.write_text(json.dumps(whole), encoding="utf-8")
    screen = Screen("1280x900x24")
    environment = screen.environment() | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GIO_USE_VFS": "local"}
    environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
    try:
        player = ["dbus-run-session", "--", PYTHON, str(Path(__file__).with_name(script)), str(written)]
        done = subprocess.run(
            player, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=1200
        )
    finally:
        screen.close()
    if not told.exists():
        raise RuntimeError(f"the player wrote nothing: {done.stderr[-2000:]}")
    found = json.loads(told.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def problems(heard: Heard) -> list[str]:
    """What was not as it should be; empty: nothing."""
    found = [f"lost: {heard.told['lost']}"] if heard.told["lost"] else []
    found += _wrong_stream(heard)
    found += _wrong_reactions(heard)
    found += _wrong_words(heard)
    found += _hidden_faces(heard)
    found += [f"an element without a name: {role}" for role in sorted(set(map(str, heard["unnamed"])))]
    found += [
        f"behind the dialog {names} were told" for names in heard["dialogs"] if isinstance(names, list) and names[1:]
    ]
    if not heard.told["lost"] and heard.match.state.to_move is not None:
        found.append("the match isn't over")
    return found


def _wrong_stream(heard: Heard) -> list[str]:
    """Moves, questions and results: each once, in order, and nothing else of the program's own accord."""
    language, match = heard.language, heard.match
    seat = match.people[0]
    names = tuple(You(each.name) if match.people == (seat,) else each.called for seat, each in enumerate(match.seats))
    events: list[Event] = [] if heard.first else all_seen(match.opening, seat)
    for step in match.steps[heard.first :]:
        events += all_seen(step.events, seat)
    moves = [_say(event.message, language, names) for event in events if isinstance(event, LogEntry)]
    questions = [_say(_question(match, index), language, names) for index in _turns(heard)]
    results = sum(isinstance(event, DealEnded) for event in events)
    own = {number for span in heard["own"] if isinstance(span, list) for number in range(*span)}
    stream = [str(words) for number, words in enumerate(heard["heard"]) if number not in own]
    choices = set(_asked(language))
    found = []
    for what, expected in (("moves", moves), ("questions", questions)):
        actual = [words for words in stream if words in expected]
        if actual != expected:
            lacking = [words for words in expected if actual.count(words) < expected.count(words)]
            twice = [words for words in actual if actual.count(words) > expected.count(words)]
            found.append(
                f"{what}: not heard {lacking[:3]}, heard too often {twice[:3]}, {len(actual)} of {len(expected)}"
            )
    tip = _say(TIP.put(tip=""), language, names)
    tips = [words for words in stream if words.startswith(tip)]
    found += [f"a tip twice: {words!r}" for words in tips if tips.count(words) > 1]
    known = {*moves, *questions, *tips}
    others = [words for words in stream if words not in known and words.splitlines()[0] not in choices]
    if len(others) != results:
        found.append(f"{results} results, but heard {[words[:60] for words in others]}")
    names_said = {i18n.seat_name(each, names, language) for each in range(len(names))}
    found += [f"a result without every seat: {words!r}" for words in others if any(n not in words for n in names_said)]
    return found


def _wrong_reactions(heard: Heard) -> list[str]:
    """What presses led to: picks that are checked and told at most once, refusals told once, answers."""
    found = []
    for pick in heard["picks"]:
        assert isinstance(pick, dict)
        if pick["wanted"] != pick["checked"] or len(pick["said"]) > 1:
            found.append(f"a pick: {pick}")
    for refusal in heard["refusals"]:
        assert isinstance(refusal, dict)
        if refusal["said"] != [refusal["why"]]:
            found.append(f"a refusal: {refusal}")
    answers = heard.told["answers"]
    assert isinstance(answers, dict)
    found += [f"the answer to {question!r}: {said}" for question, said in answers.items() if len(said) != 1]
    return found


def _wrong_words(heard: Heard) -> list[str]:
    """Announcements in another language, or with markup."""
    wrong = [str(words) for words in heard["heard"] if bool(_JAPANESE.search(str(words))) != (heard.language == "ja")]
    marked = [str(words) for words in heard["heard"] if re.search("\\*\\*|<[a-z/]|[\u2060\u200b]", str(words))]
    return [f"in another language: {words!r}" for words in wrong] + [f"markup: {words!r}" for words in marked]


def _hidden_faces(heard: Heard) -> list[str]:
    """Cards that were called by a face that the person can't know, at the beginning of a turn."""
    package, match, language = heard.match.package, heard.match, heard.language
    seat = match.people[0]
    found = []
    # The names of cards are made in the language in force.
    application = QCoreApplication.instance()
    assert application is not None
    before = i18n.language()
    i18n.install(application, language)
    try:
        for index, turn in zip(_turns(heard), heard["turns"], strict=False):
            assert isinstance(turn, dict)
            view = match.state_at(index).view(seat)
            wording = Wording(package.game, package.table.layout, [each.name for each in match.seats], seat)
            known: set[str] = set()
            hidden: set[str] = set()
            for positions in view.zones():
                zone: Zone = positions.zone
                counts = range(len(positions.cards) + 1)
                known |= {_card(wording, zone, face, n) for face in positions.cards if face is not None for n in counts}
                if None in positions.cards:
                    hidden |= {_card(wording, zone, face, n) for face in package.game.faces for n in counts}
            found += [f"turn {index}: {name!r}" for name in turn["cards"] if name in hidden - known]
    finally:
        i18n.install(application, before)
    return found


def _card(wording: Wording, zone: Zone, face: str, pile: int) -> str:
    return spoken(wording.card(zone, face, pile))


def _turns(heard: Heard) -> Sequence[int]:
    """The numbers of actions before each turn of the person."""
    seat = heard.match.people[0]
    return [step.index for step in heard.match.steps if step.index >= heard.first and step.seat == seat]


def _question(match: Match, index: int) -> Message:
    """What the person is asked at the beginning of a turn."""
    view = match.state_at(index).view(match.people[0])
    prompt: Message = match.package.table.offer(view, {}).prompt
    return prompt


def _say(message: Message, language: Language, names: Sequence[str] = ()) -> str:
    return spoken(i18n.text(message, names, language))


def _asked(language: Language) -> list[str]:
    """The titles of the question which of several moves is meant."""
    titles = ("Which do you mean?", "Which do you mean? To see other choices, pick more cards first.")
    return [_say(Message("table", words), language) for words in titles]


def words_of(language: Language) -> dict[str, object]:
    """The names of what the player presses."""

    def say(context: str, words: str) -> str:
        return _say(Message(context, words), language)

    remove = Message("start", "{button}, seat {number}").put(button=Message("start", "Remove this seat"))
    return {
        "start": say("start", "Start match"),
        "continue": say("start", "Continue"),
        "remove": _say(remove, language),
        "hint": f"{say('window', 'Hint')} (H)",
        "hinted": _say(Message("table", "Hint: {action}").put(action=""), language),
        "again": say("table", "Rematch"),
        "questions": [say("window", words) for words in _QUESTIONS],
        "asked": _asked(language),
    }


def _leave_match(game: str, folder: Path, last_turns: int) -> int:
    """Leave a match in the data folder in which the person has so many turns left; give its number of actions."""
    least = games.game(game).players[0]
    match = Match.new(game, [Seat("", None), *(Seat(f"Bot {n}", "easy") for n in range(1, least))], seed=3)
    rng = Random(1)
    while (seat := match.state.to_move) is not None:
        view = match.state.view(seat)
        match.act(levels.choose(match.package.policy, "easy", view, rng, ThinkingBudget.by_count(1)))
    turns = [step.index for step in match.steps if step.seat == 0]
    left = match.branch(turns[-last_turns])
    store = Store(folder)
    name = "0" * 32
    store.write(name, dumps(left.record))
    store.release(name)
    return len(left.steps)
