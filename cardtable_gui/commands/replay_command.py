"""`replay`: the state of a recorded match."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.commands import record_file
from cardtable_gui.commands.console import Console, write_json
from cardtable_gui.commands.errors import UsageError
from cardtable_gui.commands.help_page import Example
from cardtable_gui.commands.parser import Parser, whole
from cardtable_gui.core.files.limits import MAX_ACTIONS
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, PersonName
from cardtable_gui.engine.json_forms import state_json
from cardtable_gui.i18n import seat_name


def run(arguments: Sequence[str], console: Console) -> int:
    """Write the state after all or the first few actions of a record.

    The JSON output holds the fields of the state at the top level, and again under `state`, as the engine's answers do.
    """
    about = QT_TRANSLATE_NOOP("cli", "Shows the scores of a recorded match, and who moves next.")
    examples = (
        Example("replay match.cardtable", QT_TRANSLATE_NOOP("cli", "the end of the record")),
        Example("replay match.cardtable --at 20", QT_TRANSLATE_NOOP("cli", "the match after its first 20 actions")),
    )
    parser = Parser("replay", about, console, examples=examples)
    parser.add_record()
    parser.add(
        "--at",
        metavar="N",
        type=whole(0, MAX_ACTIONS),
        help_text=QT_TRANSLATE_NOOP("cli", "stop after N actions (default: at the end)"),
    )
    parser.add_json()
    given = parser.read(arguments)
    match = record_file.read(given.file)
    actions = len(match.steps) if given.at is None else given.at
    if actions > len(match.steps):
        message = QT_TRANSLATE_NOOP("cli", "This match has only %n action(s), so --at can’t be {at}.")
        raise UsageError(message.put(n=len(match.steps), at=actions))
    state = match.state_at(actions)
    if given.json:
        form = state_json(state)
        write_json({**form, "state": form})
    else:
        message = QT_TRANSLATE_NOOP("cli", "{game}: deal {deal}, after %n action(s)")
        console.say(message.put(game=match.package.game.title, deal=state.deal, n=actions))
        names = [seat.called for seat in match.seats_at(actions)]
        _tell(state, [seat_name(seat, names, console.language) for seat in range(state.players)], console)
    return 0


def _tell(state: AnyState, names: Sequence[str], console: Console) -> None:
    if state.to_move is None:
        console.say(QT_TRANSLATE_NOOP("cli", "The match is over."))
    else:
        console.say(QT_TRANSLATE_NOOP("cli", "{name} to move").put(name=PersonName(names[state.to_move])))
    heads = (QT_TRANSLATE_NOOP("cli", "Player"), QT_TRANSLATE_NOOP("cli", "Score"), QT_TRANSLATE_NOOP("cli", "Rank"))
    ranks = state.ranks or ("-",) * state.players
    rows = ((name, str(score), str(rank)) for name, score, rank in zip(names, state.scores, ranks, strict=True))
    console.table(heads, rows)
