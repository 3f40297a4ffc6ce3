"""Has pages walked and lessons taken by AT-SPI alone, and says what was wrong."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardtable_gui import games, i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.messages import Message
from cardtable_gui.i18n import Language
from cardtable_gui.views.kit.text.phrases import spoken
from tests.at_spi import listening

_FINISHED = "kobayakawa"
"""The game of the finished match that is reviewed."""


def learn(language: Language, folder: Path, *, taught: Sequence[str], pages: bool) -> Mapping[str, object]:
    """Walk the pages if wanted, and take the first lesson of each of these games, in an empty data folder.

    Raises as `listening.play`.
    """
    listening.prepare(folder)
    _leave_finished_match(folder)
    order = {
        "lessons": [_say(games.game(game).title, language) for game in taught],
        "pages": _pages(language) if pages else [],
        "words": {
            **listening.words_of(language),
            "lessons": _words("window", "Lessons…", language),
            "first": _first(language),
            "own": _words("practice", "Your own", language),
            "next": _words("lessons", "Next lesson", language),
        },
    }
    return listening.run("blind_learner.py", order, language, folder)


def problems(told: Mapping[str, object], language: Language, taught: Sequence[str]) -> list[str]:
    """What was not as it should be; empty: nothing."""
    found = [f"lost: {told['lost']}"] if told["lost"] else []
    unnamed, lessons = told.get("unnamed", []), told.get("lessons", [])
    assert isinstance(unnamed, list)
    assert isinstance(lessons, list)
    found += [f"an element without a name: {words}" for words in sorted(set(map(str, unnamed)))]
    for game, lesson in zip(taught, lessons, strict=False):
        first = games.package(game).load_lessons()[0]
        tasks = [_say(task.words, language) for task in first.tasks]
        for words in [*tasks, _say(first.after, language)]:
            told_in = sum(str(heard).endswith(words) for heard in lesson["heard"])
            if told_in != 1:
                found.append(f"{game}: {words[:40]!r} was heard {told_in} times")
        others = [heard for heard in lesson["heard"] if bool(re.search("[ぁ-ヿ一-鿿]", heard)) != (language == "ja")]
        found += [f"{game}: in another language: {heard!r}" for heard in others]
        if lesson["moves"] != len(first.tasks):
            found.append(f"{game}: {lesson['moves']} moves in {len(first.tasks)} tasks")
    return found


def _pages(language: Language) -> list[dict[str, object]]:
    """How each page is reached and left, by the names of what is pressed."""

    def page(name: str, there: str, press: Sequence[str], leave: Sequence[str] = ()) -> dict[str, object]:
        return {"name": name, "there": there, "press": list(press), "leave": list(leave)}

    def say(context: str, words: str) -> str:
        return _words(context, words, language)

    close = say("window", "Close")
    share = say("share", "Share {title}…").format(title=_say(games.game(_FINISHED).title, language))
    return [
        page("start", say("start", "Finished matches"), []),
        page("lessons", _first(language), [say("window", "Lessons…")]),
        page("own lessons", _empty(language), [say("practice", "Your own")], [say("lessons", "Back")]),
        page("daily", share, [say("window", "Daily deals and puzzle…")]),
        page("share", close, [share], [close, say("start", "Back")]),
        page("statistics", close, [say("window", "Statistics…")], [close]),
        page("library", close, [say("window", "Library…")], [close]),
        page("profiles", close, [say("window", "Profiles…")], [close]),
        page(
            "review",
            say("review", "Try it again from here"),
            [say("start", "Watch"), say("window", "Review this match")],
        ),
    ]


def _empty(language: Language) -> str:
    """What the list of own lessons says while there are none."""
    words = (
        "Your own mistakes are kept here: review a match, choose a mistake, and press “Add to my lessons”. Then "
        "practise finding a better move until it comes easily."
    )
    return _words("practice", words, language)


def _first(language: Language) -> str:
    """How the name of the first lesson's button begins."""
    start = _words("lessons", "Start", language)
    words = _words("lessons", "{action}: lesson {number}, {title}", language)
    return words.partition("{title}")[0].format(action=start, number=1).strip()


def _leave_finished_match(folder: Path) -> None:
    """Leave a short finished match of a person in the data folder."""
    match = Match.new(_FINISHED, [Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy")], seed=3)
    while match.state.to_move is not None:
        match.act(next(iter(match.state.legal_actions())))
    store = Store(folder)
    name = "1" * 32
    store.write(name, dumps(match.record), over=True)
    store.release(name)


def _words(context: str, words: str, language: Language) -> str:
    return _say(Message(context, words), language)


def _say(message: Message, language: Language) -> str:
    return spoken(i18n.text(message, (), language))
