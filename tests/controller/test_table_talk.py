"""How characters react: sparingly, by what everybody sees and nothing else, and in words that are short and kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.bots.cast import CAST, LOOKS
from cardtable_gui.bots.remarks import ANYWHERE, Part
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.table_talk import TURNS_APART, TableTalk
from cardtable_gui.core.events import Event, LogEntry, Moved, all_seen
from cardtable_gui.core.game import AnyState
from cardtable_gui.core.messages import Message
from cardtable_gui.core.zones import hand_of
from tests.support.sampling import RUN
from tests.support.talks import TALKING, company, reactions

POSITIONS = 2_000 if RUN.thorough else 120


def matches(game: str) -> Iterator[Match]:
    """Matches with so many positions together."""
    left, number = POSITIONS, 0
    while left > 0:
        match = company(game, number)
        yield match
        left, number = left - len(match.steps), number + 1


def permuted(match: Match, rng: Random) -> Match:
    """The same match as spectators see it, with any other cards in the hands and the deck, the bots' own included."""

    def other(state: AnyState) -> AnyState:
        view = state.view(None)
        found = view.sample(rng)
        assert found.view(None) == view
        return found

    def scrambled(event: Event) -> Event:
        faces = match.package.game.faces
        match event:
            case Moved(cards=cards, seen_by=seen_by) if seen_by is not None:
                return replace(event, cards=tuple(rng.choice(faces) for _ in cards))
            case LogEntry(message=message, seen_by=seen_by) if seen_by is not None:
                return replace(event, message=replace(message, args=()))
            case _:
                return event

    made = Match.of(match.record)
    steps = [replace(step, events=tuple(map(scrambled, step.events)), after=other(step.after)) for step in made.steps]
    made._first = other(made._first)
    made._done[:] = steps
    return made


def hands(match: Match) -> list[object]:
    """What the bots hold after each step."""
    return [step.after.view(seat).hand for step in match.steps for seat in range(1, 4)]


@pytest.mark.parametrize("game", TALKING)
def test_with_other_hidden_cards_everybody_makes_the_same_faces_and_says_the_same(game: str) -> None:
    some = 0
    for number, match in enumerate(matches(game)):
        other = permuted(match, Random(number))
        assert hands(other) != hands(match)
        for mine, theirs in zip(match.steps, other.steps, strict=True):
            assert all_seen(mine.events, None) == all_seen(theirs.events, None)
        found = reactions(match)
        assert reactions(other) == found
        some += sum(each is not None for each in found)
    assert some


@pytest.mark.parametrize("game", TALKING)
def test_at_most_one_reaction_comes_in_three_turns(game: str) -> None:
    for match in matches(game):
        turn, turns = 0, []
        for step, reaction in zip(match.steps, reactions(match), strict=True):
            if step.index and match.steps[step.index - 1].seat != step.seat:
                turn += 1
            if reaction is not None:
                turns.append(turn)
        assert all(later - earlier >= TURNS_APART for earlier, later in pairwise(turns))
        assert len(turns) * 4 < turn


@pytest.mark.parametrize("game", TALKING)
def test_only_characters_react_and_in_a_way_that_fits_their_part(game: str) -> None:
    responses = games.package(game).load_responses()
    for match in matches(game):
        for reaction in filter(None, reactions(match)):
            assert reaction.seat > 0
            cues = [cue for cue in responses[reaction.kind].cues if cue.look == reaction.look]
            lines = {line for cue in cues for line in cue.lines.get(match.seats[reaction.seat].character, ())}
            assert cues
            assert reaction.words is None or reaction.words in lines


@pytest.mark.parametrize("game", TALKING)
def test_a_moment_brings_the_same_reaction_however_one_comes_to_it(game: str) -> None:
    match = company(game)
    found = reactions(match)
    order = [*range(len(match.steps))]
    Random(4).shuffle(order)
    talk = TableTalk(Match.of(match.record))
    assert [talk.at(index) for index in order[:40]] == [found[index] for index in order[:40]]


def test_what_is_taken_back_and_done_otherwise_is_another_moment() -> None:
    match = Match.of(company("kobayakawa").record)
    talk = TableTalk(match)
    before = [talk.at(step.index) for step in match.steps]
    match.undo()
    done = len(match.steps)
    for action in match.state.legal_actions():
        match.act(action)
        assert talk.at(done) == TableTalk(match).at(done)
        match.undo()
        assert len(match.steps) == done
    assert [talk.at(step.index) for step in match.steps] == before[:done]


@pytest.mark.parametrize("game", TALKING)
def test_among_people_and_plain_bots_nobody_reacts(game: str) -> None:
    record = company(game).record
    plain = replace(record, extra={key: value for key, value in record.extra.items() if key != "characters"})
    assert not any(reactions(Match.of(plain)))
    people = Match.of(record).branch(len(record.actions), [Seat("Emma", character="hana")] * 4)
    assert not any(reactions(people))


def test_there_is_no_reaction_to_a_step_that_is_not_there() -> None:
    match = company("meow")
    with pytest.raises(IndexError):
        TableTalk(match).at(len(match.steps))


@pytest.mark.parametrize("game", TALKING)
def test_a_game_finds_each_kind_of_moment_that_its_characters_respond_to(game: str) -> None:
    """In enough matches; rare ones are found by the tests of the game's drama."""
    package = games.package(game)
    found: Counter[str] = Counter()
    for number in range(3):
        match = company(game, number)
        for step in match.steps:
            before, after = match.state_at(step.index).view(None), step.after.view(None)
            found.update(each.kind for each in package.table.moments(before, all_seen(step.events, None), after))
    responses = package.load_responses()
    assert set(found) <= set(responses)
    assert set(found) - set(ANYWHERE)


def lines() -> list[tuple[str, str]]:
    """Every character's line: who says it, and the English text."""
    every = [ANYWHERE, *(games.package(game).load_responses() for game in TALKING)]
    return sorted(
        {
            (who, line.text)
            for responses in every
            for response in responses.values()
            for cue in response.cues
            for who, said in cue.lines.items()
            for line in said
        }
    )


def test_words_are_short_in_both_languages_and_nobody_says_what_another_does() -> None:
    texts = [text for _, text in lines()]
    assert len(set(texts)) == len(texts) > 100
    said = {
        language: [i18n.text(Message("remarks", text), (), language) for text in texts] for language in ("en", "ja")
    }
    assert max(map(len, said["en"])) < 30
    assert max(map(len, said["ja"])) < 15
    assert len(set(said["ja"])) == len(texts)


def test_all_six_have_something_to_say_and_every_look_is_a_picture() -> None:
    assert {who for who, _ in lines()} == {each.id for each in CAST}
    for game in TALKING:
        for response in games.package(game).load_responses().values():
            assert 0 < response.often <= 1
            assert all(cue.look in LOOKS for cue in response.cues)
            assert len({cue.part for cue in response.cues}) == len(response.cues) <= len(Part)


def test_an_evening_does_not_bring_the_same_words_again_and_again() -> None:
    matches = [company(game, number) for game in TALKING for number in range(3)]
    evening = [reaction for match in matches for reaction in reactions(match) if reaction is not None]
    said = Counter(reaction.words.text for reaction in evening if reaction.words is not None)
    assert said.total() > 40
    assert len(said) > said.total() / 2
    assert max(said.values()) <= 6


def test_every_step_of_a_hand_shown_at_the_end_is_no_secret() -> None:
    """What `permuted` leaves as it is must be public: hands that a showdown turned up stay as they are."""
    match = company("kobayakawa")
    other = permuted(match, Random(1))
    for mine, theirs in zip(match.steps, other.steps, strict=True):
        for zone in mine.after.view(None).zones():
            if zone.zone == hand_of(zone.zone.seat) and None not in zone.cards:
                assert zone in theirs.after.view(None).zones()


def test_what_has_happened_keeps_its_reactions_when_a_seat_changes_hands() -> None:
    """Who reacts is whoever sat there then: the same moment brings the same reaction, whenever it's asked for."""
    match = Match.of(company("gunjo").record)
    over = match.steps[-1]
    match.undo()
    before = reactions(match)
    assert any(each is not None and each.seat == 1 for each in before)
    match.change_seat(1, Seat("Ben"))
    assert reactions(match) == before
    match.act(over.action)
    last = reactions(match)[-1]
    assert last is None or last.seat != 1
