"""What decided a match: a sentence for each of the largest changes of a seat's chance."""

from dataclasses import replace

from cardtable_gui import i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review.deciding import Deciding, deciding
from cardtable_gui.controller.review.review import Review, decisions_of, review
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import Action
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
    return i18n.text(moment.message, ("Ann", "Kim", "Mio"))


def test_a_mistake_is_told_with_what_was_better_and_the_hand() -> None:
    found, at, best = with_one_mistake(MATCH, 0)
    (mistake,) = [each for each in deciding(MATCH, found, 0) if each.own]
    assert mistake.at == at
    describe = MATCH.package.game.describe
    better, chosen = (i18n.text(describe(action)) for action in (best, MATCH.steps[at].action))
    assert said(mistake).startswith(f"“{better}” was better than “{chosen}”.")
    view = MATCH.state_at(at).view(0)
    assert mistake.hand == view.hand
    cards = [mistake.hand[place] for place in mistake.better]
    assert cards
    assert all(card in better for card in cards)


def test_only_people_are_told_why_since_reasons_talk_to_who_plays() -> None:
    for seat, match in ((0, MATCH), (0, played("merchant", (Seat("", "easy"),) * 3))):
        found, _, _ = with_one_mistake(match, seat)
        (mistake,) = [each for each in deciding(match, found, seat) if each.own]
        why = "reason" in mistake.message.places
        assert not why or seat in match.people


def test_luck_is_told_in_words_and_at_the_end_without_any() -> None:
    moments = [index for index, _ in decisions_of(MATCH, [0])][:2]
    chances = dict(zip(moments, (1 / 3, 0.9), strict=True))
    verdicts = {
        index: Verdict(MATCH.steps[index].action, chance, chance, 0.01, 0.001) for index, chance in chances.items()
    }
    (helped,) = deciding(MATCH, replace(review(MATCH, verdicts), results=None), 0)
    assert not helped.own
    assert helped.at == moments[1]
    assert said(helped) == (
        "Cards or other players helped here: from a match that’s won about one time in three to one that’s won "
        "about nine times in ten."
    )
    lost = deciding(MATCH, replace(review(MATCH, verdicts), results=(0.0, 1.0, 0.0)), 0)[-1]
    assert (said(lost), lost.at) == ("Luck ran out at the end.", len(MATCH.steps))
