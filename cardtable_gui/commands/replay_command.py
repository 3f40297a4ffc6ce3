"""`replay`: the state of a recorded match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardtable_gui.commands import record_file
from cardtable_gui.commands.console import Console, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.parser import Parser, whole
from cardtable_gui.core.files.limits import MAX_ACTIONS
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.engine.json_forms import state_json
from cardtable_gui.i18n import seat_name


def run(arguments: Sequence[str], console: Console) -> int:
    """Write the state after all or the first few actions of a record.

    The JSON output holds the fields of the state at the top level, and again under `state`, as the engine's answers do.
    """
    parser = Parser("replay", QT_TRANSLATE_NOOP("cli", "Plays a match record and tells where it stands."), console)
    parser.add("file", metavar="FILE", type=Path, help_text=QT_TRANSLATE_NOOP("cli", "the record"))
    parser.add(
        "--at",
        metavar="N",
        type=whole(0, MAX_ACTIONS),
        help_text=QT_TRANSLATE_NOOP("cli", "stop after so many actions (all by default)"),
    )
    parser.add("--json", action="store_true", help_text=QT_TRANSLATE_NOOP("cli", "answer with one JSON object"))
    given = parser.read(arguments)
    match = record_file.read(given.file)
    actions = len(match.steps) if given.at is None else given.at
    if actions > len(match.steps):
        message = QT_TRANSLATE_NOOP("cli", "This match has {actions} actions, so it cannot be shown after {at}.")
        raise UsageError(message.put(actions=len(match.steps), at=actions))
    state = match.state_at(actions)
    if given.json:
        form = state_json(state)
        write_json({**form, "state": form})
    else:
        message = QT_TRANSLATE_NOOP("cli", "{game}: actions done: {actions}, deal {deal}")
        console.say(message.put(game=match.package.game.title, actions=actions, deal=state.deal))
        names = [seat.name for seat in match.seats]
        _tell(state, [seat_name(seat, names, console.language) for seat in range(state.players)], console)
    return 0


def _tell(state: AnyState, names: Sequence[str], console: Console) -> None:
    if state.to_move is None:
        console.say(QT_TRANSLATE_NOOP("cli", "The match is over."))
    else:
        console.say(QT_TRANSLATE_NOOP("cli", "To move: {name}").put(name=names[state.to_move]))
    heads = (QT_TRANSLATE_NOOP("cli", "Player"), QT_TRANSLATE_NOOP("cli", "Score"), QT_TRANSLATE_NOOP("cli", "Rank"))
    ranks = state.ranks or ("-",) * state.players
    rows = ((name, str(score), str(rank)) for name, score, rank in zip(names, state.scores, ranks, strict=True))
    console.table(heads, rows)
