"""What decided a match: a sentence for each of the largest changes of a seat's chance."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, pairwise

from cardtable_gui import i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review.deciding import Deciding, deciding
from cardtable_gui.controller.review.review import Review, decisions_of, review
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
from cardtable_gui.core.events import DealEnded, LogEntry
from cardtable_gui.core.messages import Message
from tests.support.recorded import played

PEOPLE = (Seat("Ann"), Seat("", "easy"), Seat("", "easy"))
MATCH = played("merchant", PEOPLE)


def with_one_mistake(match: Match, seat: int) -> tuple[Review, int, Action]:
    """A review in which nothing happened but one mistake of a seat, with its moment and what was better."""
    verdicts = {index: Verdict(each.chosen, 1 / 3, 1 / 3, 0.01, 0.001) for index, each in decisions_of(match, [seat])}
    at, decision = next(
        (index, each) for index, each in decisions_of(match, [seat]) if len(each.view.legal_actions()) > 2
    )
    best = next(action for action in decision.view.legal_actions() if action != decision.chosen)
    verdicts[at] = Verdict(best, 1 / 3, 2 / 3, 0.01, 0.001)
    return replace(review(match, verdicts), results=None), at, best


def said(moment: Deciding) -> str:
    return "\n".join(i18n.sentences(told(each) for each in paragraph) for paragraph in moment.said)


def told(message: Message) -> str:
    return i18n.text(message, ("Ann", "Kim", "Mio"))


def test_a_mistake_is_told_with_what_was_better_and_the_hand() -> None:
    found, at, best = with_one_mistake(MATCH, 0)
    (mistake,) = [each for each in deciding(MATCH, found, 0) if each.own]
    assert mistake.at == at
    describe = MATCH.package.game.describe
    better, chosen = (i18n.text(describe(action)) for action in (best, MATCH.steps[at].action))
    assert told(mistake.said[-1][-1]).startswith(f"“{better}” was better than “{chosen}”")
    view = MATCH.state_at(at).view(0)
    assert mistake.hand == view.hand
    cards = [mistake.hand[place] for place in mistake.better]
    assert cards
    assert all(card in better for card in cards)


def test_only_people_are_told_why_since_reasons_talk_to_who_plays() -> None:
    for seat, match in ((0, MATCH), (0, played("merchant", (Seat("", "easy"),) * 3))):
        found, _, _ = with_one_mistake(match, seat)
        (mistake,) = [each for each in deciding(match, found, seat) if each.own]
        why = "reason" in mistake.said[-1][-1].places
        assert not why or seat in match.people


def with_luck(match: Match, *, over: Sequence[float] | None) -> tuple[Review, list[int]]:
    """A review in which the seat's first two decisions were faultless, and nine in ten were won after the first."""
    moments = [index for index, _ in decisions_of(match, [0])][:2]
    chances = dict(zip(moments, (1 / 3, 0.9), strict=True))
    verdicts = {
        index: Verdict(match.steps[index].action, chance, chance, 0.01, 0.001) for index, chance in chances.items()
    }
    return replace(review(match, verdicts), results=over), moments


def test_what_others_did_is_told_with_the_chances_before_and_after() -> None:
    found, moments = with_luck(MATCH, over=None)
    (helped,) = deciding(MATCH, found, 0)
    assert not helped.own
    assert helped.at == moments[1]
    assert said(helped) == (
        "Kim plays two 5s. Mio plays two 6s. Ann would have won about one time in three before this, and about nine "
        "times in ten after it."
    )


def test_the_end_is_told_with_the_chance_before_it() -> None:
    found, _ = with_luck(MATCH, over=(0.0, 1.0, 0.0))
    lost = deciding(MATCH, found, 0)[-1]
    assert lost.at == len(MATCH.steps)
    assert said(lost).endswith("Ann would have won about nine times in ten before this.")
    assert len(lost.said[0]) > 1


def test_the_end_of_a_round_and_what_it_cost_come_before_the_new_deal() -> None:
    match = played("gunjo", PEOPLE)
    ended = next(step for step in match.steps if any(isinstance(event, DealEnded) for event in step.events))
    later = [index for index, _ in decisions_of(match, [0])]
    before = max(index for index in later if index <= ended.index)
    after = min(index for index in later if index > ended.index)
    verdicts = {
        index: Verdict(match.steps[index].action, chance, chance, 0.01, 0.001)
        for index, chance in ((before, 1 / 3), (after, 0.9))
    }
    (moment,) = deciding(match, replace(review(match, verdicts), results=None), 0)
    log = [told(event.message) for event in ended.events if isinstance(event, LogEntry)]
    (done,) = [event for event in ended.events if isinstance(event, DealEnded)]
    (own,) = [result for result in done.results if result.seat == 0]
    lines = [told(each) for each in moment.said[0]]
    assert lines[0] == log[0]
    assert lines[-2] == "Then new cards were dealt."
    assert lines[-3].startswith("Ann: ")
    assert lines[-3].endswith(f", {told(own.why)}.")


def test_of_a_deal_that_someone_else_won_the_winner_is_told_too() -> None:
    match = played("kobayakawa", PEOPLE)
    found = 0
    decisions = [index for index, _ in decisions_of(match, [0])]
    for before, after in pairwise(decisions):
        steps = match.steps[before:after]
        ended = [step for step in steps for event in step.events if isinstance(event, DealEnded)]
        verdicts = {
            index: Verdict(match.steps[index].action, chance, chance, 0.01, 0.001)
            for index, chance in ((before, 1 / 3), (after, 0.9))
        }
        (moment,) = deciding(match, replace(review(match, verdicts), results=None), 0)
        for step in ended:
            (done,) = [event for event in step.events if isinstance(event, DealEnded)]
            winner = done.results[0]
            if winner.seat not in (0, step.seat):
                found += 1
                assert told(winner.why) in said(moment)
    assert found


def test_what_happened_and_the_mistake_after_it_are_one_moment() -> None:
    found, at, _ = with_one_mistake(MATCH, 0)
    (moment,) = [each for each in deciding(MATCH, found, 0) if each.at == at]
    assert moment.own
    luck, mistake = said(moment).split("\n")
    assert "before this" in luck
    assert "was better than" in mistake


def test_a_reason_that_speaks_for_the_chosen_move_too_is_not_given() -> None:
    for at, decision in islice(decisions_of(MATCH, [0]), 0, None, 4):
        for best in islice(decision.view.legal_actions(), 3):
            verdicts = {at: Verdict(best, 1 / 3, 2 / 3, 0.01, 0.001)}
            found = replace(review(MATCH, verdicts), results=None)
            for moment in deciding(MATCH, found, 0):
                reason = moment.said[-1][-1].places.get("reason")
                assert reason not in set(MATCH.package.policy.reasons(decision.view, decision.chosen))
