"""The command line: output, exit codes, one line for every error."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable_gui import __version__, games
from cardtable_gui.cli import main
from cardtable_gui.commands import parser, window
from cardtable_gui.commands.console import Console, display_width, write
from cardtable_gui.commands.errors import HelpShown
from cardtable_gui.commands.parser import Parser
from cardtable_gui.core.files.record import dumps, read_record
from cardtable_gui.sound import SOUNDS
from cardtable_gui.start_arguments import StartArguments
from tests.support.tiers import Tier, having

KANA = re.compile("[\u3040-\u30ff]")


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def answer(self) -> Any:
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line of a refusal."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.startswith("cardtable-gui: ")
        return self.err.strip()


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: object) -> Ran:
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Kobayakawa."""
    game = games.game("kobayakawa")
    fresh = read_record(
        '{"format": "cardtable-record", "version": 1, "game": "kobayakawa", "players": 3, "seed": 4,'
        ' "seats": ["Aki", "", "bot:easy"]}',
        games.game,
        Random(1),
    )
    state = fresh.start(game)
    rng = Random(1)
    actions = []
    while state.to_move is not None:
        action = rng.choice(state.legal_actions())
        actions.append(game.notation(action))
        state.apply(action)
    path = tmp_path / "match.cardtable"
    path.write_text(dumps(fresh.played(game, actions, state.deal)), encoding="utf-8")
    return path


def test_version_is_told(run: Run) -> None:
    assert run("--version").out == f"cardtable-gui {__version__}\n"


@pytest.mark.parametrize("command", ["", *window.COMMANDS])
def test_help_is_there_in_both_languages(run: Run, command: str) -> None:
    words = [command] if command else []
    english, japanese = (run(*words, "--help", "--lang", lang) for lang in ("en", "ja"))
    assert english.code == japanese.code == 0
    assert english.err == japanese.err == ""
    assert not KANA.search(english.out)
    assert len(KANA.findall(japanese.out)) > 20
    assert "Traceback" not in english.out


def test_the_help_names_every_command(run: Run) -> None:
    out = run("-h", "--lang", "en").out
    assert all(f"\n  {command} " in out for command in window.COMMANDS)


def examples(page: str) -> list[list[str]]:
    """The arguments of the command lines that a page of help shows."""
    lines = page.partition("Examples:")[2].splitlines()
    return [
        shlex.split(line.partition(" < ")[0])[1:]
        for line in lines
        if line.startswith(("  cardtable-gui ", "  cardtable-gui\n"))
    ]


@pytest.mark.parametrize("command", ["", *window.COMMANDS])
def test_the_examples_of_the_help_are_accepted(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    shown = examples(run(*([command] if command else []), "--help", "--lang", "en").out)
    assert shown
    accepted = []
    read_arguments = Parser.read

    def only_read(parser: Parser, arguments: Sequence[str]) -> None:
        accepted.append(read_arguments(parser, arguments))
        raise HelpShown

    monkeypatch.setattr(Parser, "read", only_read)
    for arguments in shown:
        if "--help" not in arguments:
            assert run(*arguments).code == 0
            assert accepted.pop() is not None


@pytest.mark.parametrize("columns", ["60", "100"])
def test_help_fits_the_terminal_in_both_languages(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for lang in ("en", "ja"):
        for line in run("gallery", "--help", "--lang", lang).out.splitlines():
            assert display_width(line) <= int(columns) or "cardtable-gui" in line


SIMULATE = ("simulate", "kobayakawa", "--seats", "easy,easy,random")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nonsense",),
        ("--lang", "fr"),
        ("--lang",),
        ("one.cardtable", "two.cardtable"),
        ("engine", "extra"),
        ("simulate",),
        ("simulate", "bridge", "--seats", "easy,easy,easy", "--matches", "1"),
        ("simulate", "kobayakawa", "--matches", "1"),
        SIMULATE,
        (*SIMULATE, "--matches", "0"),
        (*SIMULATE, "--matches", "x"),
        (*SIMULATE, "--matches", "1e3"),
        (*SIMULATE, "--matches", "1", "--jobs", "0"),
        (*SIMULATE, "--matches", "1", "--seed", "x"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights=never"),
        (*SIMULATE, "--matches", "1", "--options", "x=1"),
        (*SIMULATE, "--matches", "1", "--options", "nobody_fights=box,nobody_fights=box"),
        ("simulate", "kobayakawa", "--seats", "easy,easy", "--matches", "1"),
        ("simulate", "kobayakawa", "--seats", ",".join(["easy"] * 7), "--matches", "1"),
        ("simulate", "kobayakawa", "--seats", "easy,easy,grandmaster", "--matches", "1"),
        ("simulate", "merchant", "--seats", "easy,easy", "--matches", "1", "--options", "turn_limit=9"),
        ("simulate", "merchant", "--seats", "easy,easy", "--matches", "1", "--options", "turn_limit=many"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", "-1"),
        ("arena", "kobayakawa", "--seats", "easy,easy,easy", "--deals", "1", "--ms", "0"),
        ("bench", "--games", "bridge"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "-1"),
        ("replay",),
        ("replay", "no-such-file.cardtable"),
        ("replay", "."),
        ("no-such-file.cardtable",),
        ("selftest", "extra"),
        ("gallery",),
        ("gallery", "here", "--size", "100x100"),
        ("gallery", "here", "--size", "1280x800@9"),
        ("gallery", "here", "--theme", "pink"),
        ("gallery", "here", "--lang", "fr"),
        ("gallery", "here", "--games", "bridge"),
    ],
)
def test_wrong_use_is_told_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    assert len(run(*arguments).complaint) > 30


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("simulte", "kobayakawa", "--seats", "easy,easy,easy"), "simulate"),
        (("--data-dir", "data", "replya"), "replay"),
        (("simulate", "kobayakwa"), "kobayakawa"),
        (("simulate", "--matchs", "3", "kobayakawa"), "--matches"),
        ((*SIMULATE[:3], "easy,easy,randm"), "random"),
        ((*SIMULATE, "--matches", "1", "--options", "nobody_fight=box"), "nobody_fights"),
        ((*SIMULATE, "--matches", "1", "--options", "nobody_fights=boxx"), "box"),
        (("gallery", "here", "--theme", "lihgt"), "light"),
        (("--verson",), "--version"),
    ],
)
def test_a_mistyped_word_gets_the_similar_one(run: Run, arguments: tuple[str, ...], meant: str) -> None:
    assert run("--lang", "en", *arguments).complaint.endswith(f"Did you mean “{meant}”?")


def test_a_word_like_no_other_gets_the_list(run: Run) -> None:
    assert run("--lang", "en", "simulate", "bridge").complaint.endswith(", ".join(parser.game_ids()) + ".")
    assert run("--lang", "en", "foo").complaint.endswith(", ".join(window.COMMANDS) + ".")


def test_a_file_may_be_called_like_a_mistyped_command(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record.rename(record.with_name("simulte"))
    monkeypatch.chdir(record.parent)
    assert read("simulte") == StartArguments(Path("simulte"))


@pytest.mark.parametrize(
    "arguments", [("--lang", "ja", *SIMULATE), ("--lang=ja", *SIMULATE), (*SIMULATE, "--lang", "ja")]
)
def test_the_language_may_stand_before_or_after_the_command(run: Run, arguments: tuple[str, ...]) -> None:
    assert "--matches" in run(*arguments).complaint
    assert KANA.search(run(*arguments).complaint)
    assert "強さ" in run(*arguments, "--matches", "1").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nonsense",),
        ("--data-dir",),
        ("--version=1",),
        ("foo",),
        ("one.cardtable", "two.cardtable"),
        ("simulate",),
        ("engine", "extra"),
        ("replay", "no-such-file.cardtable"),
        ("gallery", os.devnull),
    ],
)
def test_a_mistake_is_told_in_japanese_alone(run: Run, arguments: tuple[str, ...]) -> None:
    complaint = run("--lang", "ja", *arguments).complaint
    names = {"cardtable", "gui", "help", "DIR", "GAME", "seats", "matches", *window.COMMANDS}
    typed = re.findall("[A-Za-z]+", " ".join(arguments))
    assert set(re.findall("[A-Za-z]+", complaint)) <= names.union(typed)
    assert KANA.search(complaint)


def test_mistakes_are_told_in_the_language_asked_for(run: Run) -> None:
    for arguments in (("simulate", "bridge"), ("replay", "nothing.cardtable"), (*SIMULATE, "--matches", "0")):
        assert not KANA.search(run(*arguments, "--lang", "en").complaint)
        assert KANA.search(run(*arguments, "--lang=ja").complaint)


def test_simulate_tells_what_each_seat_reached(run: Run) -> None:
    answer = run("simulate", "kobayakawa", "--seats", "easy,random,random,easy", "--matches", 6, "--json").answer
    assert set(answer) == {"game", "matches", "seats", "unfinished"}
    assert (answer["game"], answer["matches"], answer["unfinished"]) == ("kobayakawa", 6, 0)
    assert [seat["level"] for seat in answer["seats"]] == ["easy", "random", "random", "easy"]
    for seat in answer["seats"]:
        assert set(seat) == {"level", "wins", "share", "mean_rank", "ms_mean"}
        assert seat["share"] == pytest.approx(seat["wins"] / 6, abs=1e-3)
        assert 1 <= seat["mean_rank"] <= 4
        assert seat["ms_mean"] > 0
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(6, abs=1e-2)


def results(answer: Any) -> Any:
    """An answer without its times."""
    seats = [{key: value for key, value in seat.items() if not key.startswith("ms")} for seat in answer["seats"]]
    return {**answer, "seats": seats}


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes(run: Run) -> None:
    one = run(*SIMULATE, "--matches", 9, "--json").answer
    assert results(run(*SIMULATE, "--matches", 9, "--seed", 1, "--json", "--jobs", 2).answer) == results(one)
    assert results(run(*SIMULATE, "--matches", 9, "--seed", 2, "--json").answer) != results(one)


def test_options_reach_the_matches(run: Run) -> None:
    command = ("simulate", "merchant", "--seats", "random,random", "--matches", 1, "--json", "--options")
    short = run(*command, "turn_limit=10").answer
    assert short["unfinished"] == 0
    assert run(*command, "series=3,turn_limit=20").answer["matches"] == 1
    bold = ("simulate", "kobayakawa", "--seats", "random,random,random", "--matches", 20, "--json")
    assert results(run(*bold, "--options", "nobody_fights=replay").answer) != results(run(*bold).answer)


def test_arena_tells_how_strong_each_level_is(run: Run) -> None:
    command = ("arena", "kobayakawa", "--seats", "easy,random,random", "--deals", 4, "--json")
    answer = run(*command).answer
    assert set(answer) == {"game", "deals", "matches", "even", "seats", "unfinished"}
    assert (answer["deals"], answer["matches"], answer["unfinished"]) == (4, 12, 0)
    assert answer["even"] == pytest.approx(1 / 3)
    easy, random = answer["seats"]
    assert (easy["level"], random["level"]) == ("easy", "random")
    assert easy["share"] + 2 * random["share"] == pytest.approx(1, abs=1e-3)
    for entry in answer["seats"]:
        assert set(entry) == {"level", "share", "ci95", "ms_p50", "ms_p95", "ms_max"}
        assert entry["ci95"][0] <= entry["share"] <= entry["ci95"][1]
        assert 0 < entry["ms_p50"] <= entry["ms_p95"] <= entry["ms_max"]
    assert results(run(*command, "--jobs", 2).answer) == results(answer)


def test_tables_for_people_are_in_their_language(run: Run) -> None:
    for lang, word in (("en", "Level"), ("ja", "強さ")):
        for arguments in ((*SIMULATE, "--matches", "2"), ("arena", *SIMULATE[1:], "--deals", "1")):
            ran = run(*arguments, "--lang", lang)
            assert ran.code == 0
            assert word in ran.out
            assert "easy" in ran.out
            assert ran.err == ""


def test_bench_measures_every_figure(run: Run) -> None:
    answer = run("bench", "--games", "kobayakawa", "--seconds", "0.01", "--json").answer
    assert answer["python"] == sys.version.split()[0]
    figures = answer["games"]["kobayakawa"]
    assert set(figures) == {"players", "full", "candidates", "copies", "views", "samples"}
    assert figures.pop("players") == 4
    assert all(figure > 0 for figure in figures.values())
    assert "Kobayakawa" not in run("bench", "--games", "merchant", "--seconds", "0.01", "--lang", "en").out


def test_replay_tells_the_state_after_some_or_all_actions(run: Run, record: Path) -> None:
    end = run("replay", record, "--json").answer
    assert end["over"] is True
    assert end["state"] == {key: value for key, value in end.items() if key != "state"}
    start = run("replay", record, "--at", 0, "--json").answer
    assert start["state"]["scores"] == [4, 4, 4]
    assert (start["to_move"] in range(3), start["deal"], start["ranks"], start["phase"]) == (True, 1, None, "draw")
    assert "Aki" in run("replay", record, "--lang", "en").out
    assert "の番です" in run("replay", record, "--at", 3, "--lang", "ja").out


def test_replay_refuses_more_actions_than_there_are(run: Run, record: Path) -> None:
    assert "99999" in run("replay", record, "--at", 99999, "--lang", "en").complaint


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": "cardtable-record", "version": 9}', b" " * 5_000_001],
)
def test_a_file_that_is_no_record_is_named_with_the_reason(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.cardtable"
    path.write_bytes(content)
    for command in (("replay", path), (path,)):
        assert str(path) in run(*command).complaint
    assert path.read_bytes() == content


def test_a_record_with_an_illegal_action_is_refused_with_its_place(run: Run, record: Path) -> None:
    value = json.loads(record.read_text(encoding="utf-8"))
    value["actions"][5] = "draw 5"
    record.write_text(json.dumps(value), encoding="utf-8")
    assert "actions[5]" in run("replay", record).complaint


# One process holds one application, and the widgets' tests need theirs.
def test_names_of_strangers_steer_no_terminal(run: Run, record: Path, tmp_path: Path) -> None:
    steering = "\x1b]0;owned\x07\x1b[31m\x9b2J\r\u202eAnn"
    written = json.loads(record.read_text(encoding="utf-8"))
    written["seats"][0] = steering
    record.write_text(json.dumps(written), encoding="utf-8")
    heard = [run("replay", record, "--at", 3, "--lang", "en").out]
    heard += [run("replay", tmp_path / f"no {word}").complaint for word in (steering, "\udcff")]
    heard.append(run("replay", record, f"--{steering}").complaint)
    for text in heard:
        assert "Ann" in text or "\ufffd" in text
        assert not re.search("[\0-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)


def test_what_a_command_writes_itself_steers_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    write("one\ttwo\nthree \x1b[31m\x9b")
    assert capsys.readouterr().out == "one\ttwo\nthree \\x1b[31m\\x9b\n"


@pytest.mark.usefixtures("qapp")
def test_selftest_finds_the_program_complete(run: Run) -> None:
    answer = run("selftest", "--json").answer
    assert answer["problems"] == []
    assert answer["ok"] is True
    assert answer["version"] == __version__
    assert answer["qt"]
    assert [game["id"] for game in answer["games"]] == [package.game.id for package in games.packages()]
    assert all(game["ok"] and game["actions"] > 0 for game in answer["games"])
    assert {font["family"] for font in answer["fonts"]} == {"Card Table Rounded"}
    assert [entry["language"] for entry in answer["translations"] if entry["ok"]] == ["en", "ja"]
    assert [entry["game"] for entry in answer["assets"] if entry["ok"]] == having(Tier.CARDS)
    assert {entry["sound"] for entry in answer["sounds"] if entry["ok"]} == set(SOUNDS)


@pytest.mark.usefixtures("qapp")
def test_selftest_fails_when_something_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardtable_gui.commands import selftest

    def nothing(relative: str) -> Path:
        raise FileNotFoundError(relative)

    monkeypatch.setattr(selftest, "resource", nothing)
    ran = run("selftest", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["ok"] is False
    assert len(json.loads(ran.out)["problems"]) > 3
    assert run("selftest").err.count("\n") > 3


# ---------------------------------------------------------------------------------------- the window


def read(*arguments: str) -> StartArguments | None:
    return window.read(arguments, Console("en"))


def test_the_window_gets_its_arguments_and_qt_its_own(tmp_path: Path) -> None:
    assert read() == StartArguments()
    assert read("a.cardtable", "--lang", "ja", "--data-dir", str(tmp_path)) == StartArguments(
        Path("a.cardtable"), "ja", tmp_path
    )
    assert read("-platform", "offscreen", "a.cardtable", "-style=fusion", "--reverse") == StartArguments(
        Path("a.cardtable"), qt=["-platform", "offscreen", "-style=fusion", "--reverse"]
    )
    assert read("--platform", "minimal:x", "--stylesheet", "a.qss") == StartArguments(
        qt=["--platform", "minimal:x", "--stylesheet", "a.qss"]
    )
    assert read("--", "-strange-name") == StartArguments(Path("-strange-name"))
    assert read("-platform") == StartArguments(qt=["-platform"])


# ------------------------------------------------------------------------------------ whole processes

PROGRAM = [sys.executable, "-m", "cardtable_gui"]


def start(*arguments: str, **settings: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **settings
    )


def test_the_engine_speaks_over_pipes() -> None:
    requests = (
        {"op": "hello", "id": "猫"},
        "nonsense",
        {"op": "new", "game": "kobayakawa", "players": 3},
        {"op": "act", "action": "x", "lang": "ja"},
    )
    lines = "\n".join(json.dumps(request, ensure_ascii=False) for request in requests).encode()
    with start("engine", env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}) as process:
        out, err = process.communicate(lines)
    answers = [json.loads(line) for line in out.decode("utf-8").splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True, False]
    assert answers[0]["id"] == "猫"
    assert KANA.search(answers[3]["message"])
    assert (process.returncode, err) == (0, b"")


def test_engine_and_bots_start_without_qt() -> None:
    code = """
import io, sys
from cardtable_gui.cli import main
requests = b'{"op": "new", "game": "merchant", "players": 3}\\n{"op": "bot", "level": "normal"}'
sys.stdin = io.TextIOWrapper(io.BytesIO(requests))
assert main(["engine"]) == 0
assert main(["simulate", "kobayakawa", "--seats", "easy,easy,easy", "--matches", "2", "--json"]) == 0
assert not [name for name in sys.modules if "PySide6" in name]
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_a_reader_that_goes_away_is_no_fault() -> None:
    with start("engine") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"op":"hello"}\n' * 50)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """A suite in the background of a shell ignores Ctrl+C, and what it starts would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


class Terminal:
    """A program whose stderr is a terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty

        self._ours, line = pty.openpty()
        self.process = subprocess.Popen([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=line)
        os.close(line)

    def read(self) -> bytes:
        """Wait for something on the terminal; nothing once the program has ended."""
        try:
            return os.read(self._ours, 4096)
        except OSError:
            return b""

    def end(self) -> tuple[bytes, bytes]:
        """Wait for the end: what came through stdout, and what else came on the terminal."""
        assert self.process.stdout is not None
        out = self.process.stdout.read()
        shown = b"".join(iter(self.read, b""))
        self.process.wait()
        self.process.stdout.close()
        os.close(self._ours)
        return out, shown


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to send")
@pytest.mark.usefixtures("_interruptible")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_quietly(jobs: str) -> None:
    terminal = Terminal("simulate", "merchant", "--seats", "random,random", "--matches", "100000", "--jobs", jobs)
    try:
        first = terminal.read()
        assert first.startswith(b"\r[")
        terminal.process.send_signal(signal.SIGINT)
        out, rest = terminal.end()
    finally:
        terminal.process.kill()
    assert (terminal.process.returncode, out) == (130, b"")
    strange = [line for line in (first + rest).split(b"\r") if line and not line.startswith((b"[", b"\x1b[K"))]
    assert strange == []


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_processes_that_play_end_with_the_one_that_asked_them_however_it_ends() -> None:
    terminal = Terminal("simulate", "merchant", "--seats", "random,random", "--matches", "100000", "--jobs", "2")
    assert terminal.read().startswith(b"\r[")
    terminal.process.kill()
    # They hold its stdout as long as they live.
    out, _ = terminal.end()
    assert out == b""


def test_the_wrong_encoding_of_a_terminal_is_no_fault() -> None:
    ran = subprocess.run(
        [*PROGRAM, "--help", "--lang", "ja"],
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        check=True,
    )
    assert b"\\u" in ran.stdout
    assert ran.stderr == b""


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_progress_is_shown_on_a_terminal_and_only_there() -> None:
    out, shown = Terminal(*SIMULATE, "--matches", "40", "--json").end()
    assert json.loads(out)["matches"] == 40
    assert b"[####" in shown
    assert shown.endswith(b"\r\x1b[K")
