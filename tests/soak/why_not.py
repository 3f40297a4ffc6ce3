"""“Why can't I play this?” is answered truly, in both languages, for random cards at random moments.

The games are those with an independent implementation. Each answer is held against it: whether the cards can be used,
the number of the rule, every number and card in the sentences, and what they say would make it possible, which is
tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.game import AnyState, AnyView
from cardtable_gui.core.messages import Argument, CardList, Message, SeatName
from cardtable_gui.core.picks import Pick, Picked, cards_of
from cardtable_gui.core.why_not import explanation
from cardtable_gui.core.zones import hand_of
from cardtable_gui.i18n import LANGUAGES, text
from tests.reference.explained.godan import GodanPosition
from tests.reference.explained.gunjo import GunjoPosition
from tests.reference.explained.kobayakawa import KobayakawaPosition
from tests.reference.explained.meow import MeowPosition
from tests.reference.explained.merchant import MerchantPosition
from tests.reference.explained.position import Position
from tests.reference.games import GAMES
from tests.reference.model import Deal, MatchSettings, Reference
from tests.soak.hidden import cases
from tests.soak.report import Order, Report
from tests.soak.worlds import Played, play
from tests.support.play import Case, filled

PART = "why_not"
ENOUGH: Final = 100_000
"""So many answers that something can't be done, however long it may go on."""
POSITIONS: Final[Mapping[str, type[Position]]] = {
    "godan": GodanPosition,
    "gunjo": GunjoPosition,
    "kobayakawa": KobayakawaPosition,
    "meow": MeowPosition,
    "merchant": MerchantPosition,
}
_LONGEST = 150
"""Actions of a match at most."""
_MOMENTS = 6
_CHOICES = 10
"""Choices of cards of one seat at one moment."""
_PLACE = re.compile(r"[{}]|%n")
_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
_WAITING = frozenset({explanation.TURN_OF.text, explanation.IF_YOUR_TURN.text})
_WAYS = frozenset(
    each.text
    for each in (
        explanation.POSSIBLE,
        explanation.PRESS,
        explanation.PRESS_OR_DRAG,
        explanation.PICK_AND_PRESS,
        explanation.PICK_OR_DRAG,
    )
)


def run(order: Order) -> Report:
    """Ask about random cards until the time is up, or until enough was answered."""
    report = Report(PART, order)
    rng = order.rng()
    deadline = order.deadline()
    for what in ("refused", "possible", "untrue"):
        report.count(what, 0)
    for case in cases(rng):
        if case.game.id in POSITIONS:
            one_match(report, case, rng)
        if deadline.over or report.figures["refused"] >= ENOUGH:
            break
    return report


def one_match(report: Report, case: Case, rng: Random) -> None:
    """Ask about cards at some moments of one match."""
    played = play(case, rng, rng.randrange(1, _LONGEST))
    moments = set(rng.sample(range(len(played.actions) + 1), min(_MOMENTS, len(played.actions) + 1)))
    game = case.game
    state = game.start(case.players, case.options, played.dealer())
    match = _reference(played)
    for number, action in enumerate((*played.actions, "")):
        if number in moments and not match.over:
            for seat in range(case.players):
                _one_seat(report, played, number, state, match, seat, rng)
        if action:
            state.act(game.parse(action))
            match.act(action)


def _reference(played: Played) -> Reference:
    """The same match, begun in the independent implementation."""
    case = played.case
    options: dict[str, Any] = {
        name: list(value) if isinstance(value, tuple) else value for name, value in case.options.items()
    }
    deals = [Deal(case.game.card_texts(deal.deck), deal.start) for deal in played.deals]
    return GAMES[case.game.id](MatchSettings(case.players, options), deals)


def _one_seat(
    report: Report, played: Played, number: int, state: AnyState, match: Reference, seat: int, rng: Random
) -> None:
    view = state.view(seat)
    position = POSITIONS[played.case.game.id](match, seat)
    for _ in range(_CHOICES):
        picked = choice(view, rng)
        if not picked:
            continue
        answer = explanation.explain(
            played.case.package.table,
            played.case.package.load_judge(),
            view,
            picked,
            acting=view.to_move == seat,
            chosen=True,
        )
        wrong = list(_untrue(position, match, picked, answer))
        if answer.rule:
            report.count("refused")
            report.count(f"refused in {played.case.game.id}")
            report.count(f"sentences of {played.case.game.id}", len(answer.sentences))
        else:
            report.count("possible")
        for each in wrong:
            report.count("untrue")
            told = " ".join(text(sentence, _NAMES) for sentence in answer.sentences)
            cards = {f"{zone.name} {zone.seat}": some for zone, some in cards_of(picked).items()}
            where = f"{played.case.label}, seat {seat} after {number} actions, asked about {cards}"
            shorter = Played(played.case, played.deals, played.actions[:number], played.seed)
            report.found(f"{where}: {each}. Told: {answer.rule} {told}", dumps(shorter.record()), "cardtable")


def choice(view: AnyView, rng: Random) -> Picked:
    """Some cards: mostly of the own hand, often equal ones, sometimes of other zones too; {} where a zone is empty."""
    zones = {item.zone: item.cards for item in view.zones() if item.cards}
    own = hand_of(view.seat)
    there = [zone for zone in zones if zone != own]
    which = rng.random()
    found = {}
    if which < 0.85 and own in zones:
        found[own] = _some(zones[own], rng)
    if (which > 0.7 or own not in zones) and there:
        zone = rng.choice(there)
        found[zone] = _some(zones[zone], rng)
    return found


def _some(cards: tuple[str | None, ...], rng: Random) -> tuple[Pick, ...]:
    places = range(len(cards))
    if cards[0] is None:
        return (Pick(len(cards) - 1, None),)
    if rng.random() < 0.5:
        one = rng.choice(cards)
        equal = [place for place in places if cards[place] == one]
        return tuple(Pick(place, one) for place in sorted(rng.sample(equal, rng.randint(1, len(equal)))))
    most = min(len(cards), rng.choice((1, 1, 2, 3, 4, 6)))
    return tuple(Pick(place, cards[place]) for place in sorted(rng.sample(places, most)))


# ------------------------------------------------------------------------------------------------------------- checking


def _untrue(position: Position, match: Reference, picked: Picked, answer: explanation.Explanation) -> Iterator[str]:
    """What is wrong with an answer."""
    chosen = {(zone.name, zone.seat): [card or "" for card in cards] for zone, cards in cards_of(picked).items()}
    possible = position.possible(chosen)
    if possible == bool(answer.rule) or answer.possible != (possible and position.own_turn):
        yield "the rules allow it" if possible else "the rules don't allow it"
    if answer.rule and answer.rule not in position.rules(chosen):
        yield f"another rule: {sorted(position.rules(chosen))}"
    claims = position.claims()
    for sentence in answer.sentences:
        if not filled(sentence):
            yield f"a place is empty: {sentence.text}"
            continue
        values = {name: _value(position, argument) for name, argument in sentence.places.items()}
        if sentence.text in _WAITING:
            true = not position.own_turn and values.get("name", match.to_move) == match.to_move
        elif sentence.text in _WAYS:
            true = position.own_turn and possible
        elif sentence.text in claims:
            true = claims[sentence.text](chosen, values)
        else:
            true = False
        if not true:
            yield f"untrue: {text(sentence, _NAMES)}"
        yield from _unreadable(sentence)


def _value(position: Position, argument: Argument) -> Any:
    """What stands in a sentence, in the words of the independent implementation."""
    match argument:
        case CardList(cards=cards):
            said = [card if isinstance(card, str) else text(card) for card in cards]
            return [position.names.get(card, card) for card in said]
        case SeatName(seat=seat):
            return seat
        case Message():
            return text(argument)
        case _:
            return argument


def _unreadable(sentence: Message) -> Iterator[str]:
    """What is missing of a sentence in either language."""
    said = [text(sentence, _NAMES, language) for language in LANGUAGES]
    if said[0] == said[1]:
        yield f"not translated: {said[0]}"
    numbers = [str(value) for value in sentence.places.values() if isinstance(value, int)]
    for each in said:
        if _PLACE.search(each):
            yield f"a place is left: {each}"
        if any(number not in each for number in numbers):
            yield f"a number is missing: {each}"
