"""What the reasons of hints in Kobayakawa say, held against the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from cardtable_gui.core.messages import Message, SeatName
from cardtable_gui.games.kobayakawa.actions import DRAW, FIGHT, FLIP, FOLD
from cardtable_gui.games.kobayakawa.position import winning
from cardtable_gui.games.kobayakawa.view import KobayakawaView
from tests.support.hints import HintChecks, Position, is_about


def viewed(position: Position) -> KobayakawaView:
    assert isinstance(position.view, KobayakawaView)
    return position.view


def own_card(position: Position) -> int:
    return viewed(position).hands[position.seat]


def mean(shares: Iterable[float]) -> float:
    found = list(shares)
    return sum(found) / len(found)


def wins(card: int, unseen: Sequence[int], k: int, rivals: int = 1) -> float:
    """How often the rules' judge lets this card win, wherever its seat comes in the order."""
    return mean(
        winning((*held[:at], card, *held[at:]), k) == at
        for held in permutations(unseen, rivals)
        for at in range(rivals + 1)
    )


def wins_in_turn(card: int, unseen: Sequence[int], k: int, earlier: int, later: int) -> float:
    """The same where so many rivals come earlier in the order, and so many later."""
    return mean(
        winning((*held[:earlier], card, *held[earlier:]), k) == earlier
        for held in permutations(unseen, earlier + later)
    )


def in_turn(position: Position, earlier: int, later: int) -> float:
    return wins_in_turn(own_card(position), viewed(position).unseen(), viewed(position).k, earlier, later)


def now(position: Position, rivals: int = 1) -> float:
    return wins(own_card(position), viewed(position).unseen(), viewed(position).k, rivals)


def improved(position: Position) -> float:
    """How often a draw brings a card that wins more often than the own one does against the rest."""
    view = viewed(position)
    found = []
    for card in view.unseen():
        rest = [other for other in view.unseen() if other != card]
        found.append(wins(card, rest, view.k) > wins(own_card(position), rest, view.k))
    return mean(found)


def flipped(position: Position) -> list[float]:
    """How often the own card wins with each new Kobayakawa."""
    unseen = viewed(position).unseen()
    return [wins(own_card(position), [other for other in unseen if other != k], k) for k in unseen]


def draws(position: Position) -> bool:
    return bool(position.advice.action == DRAW)


def flips(position: Position) -> bool:
    return bool(position.advice.action == FLIP)


def weak(position: Position) -> bool:
    so = is_about(now(position), position.said("often")) and is_about(improved(position), position.said("better"))
    return draws(position) and so and now(position) < 0.41 and improved(position) > 0.24


def middling(position: Position) -> bool:
    so = is_about(now(position), position.said("often")) and is_about(improved(position), position.said("better"))
    return draws(position) and so and 0.39 < now(position) < 0.61 and improved(position) > 0.24


def a_draw_helps_little(position: Position) -> bool:
    return flips(position) and is_about(improved(position), position.said("better")) and improved(position) < 0.51


def a_flip_changes_much(position: Position) -> bool:
    """For the better where a flip is advised, for the worse where a draw is."""
    gain = mean(flipped(position)) - now(position)
    so = is_about(now(position), position.said("often")) and is_about(mean(flipped(position)), position.said("then"))
    return so and ((flips(position) and gain > 0.05) or (draws(position) and gain < -0.05))


def a_draw_is_better(position: Position) -> bool:
    """The better card is kept after a draw, and the rest of the unseen cards may be the rival's."""
    view, found = viewed(position), []
    for card in view.unseen():
        rest = [other for other in view.unseen() if other != card]
        found.append(max(wins(card, rest, view.k), wins(own_card(position), rest, view.k)))
    so = is_about(mean(found), position.said("often")) and is_about(mean(flipped(position)), position.said("less"))
    return draws(position) and so and mean(found) > mean(flipped(position)) + 0.05


def both_cards(position: Position, rivals: int = 1) -> tuple[float, float]:
    """How often the card that is kept wins, and the one that is discarded."""
    view = viewed(position)
    thrown = position.advice.action.card
    (kept,) = {view.hands[position.seat], view.drawn} - {thrown}
    return wins(kept, view.unseen(), view.k, rivals), wins(thrown, view.unseen(), view.k, rivals)


def the_kept_is_stronger(position: Position) -> bool:
    kept, thrown = both_cards(position)
    return kept > thrown and is_about(kept, position.said("often")) and is_about(thrown, position.said("less"))


def the_kept_card_wins_more_often(position: Position) -> bool:
    kept, thrown = both_cards(position)
    return kept > thrown


def the_kept_wins_more_often_of_several(position: Position) -> bool:
    """Whether two others fight or all; nobody who fights one alone is told to give up a far better card."""
    rivals = len(viewed(position).order) - 1
    kept, thrown = both_cards(position)
    some = range(2, min(rivals, 3) + 1)
    more = all(kept > thrown for number in some for kept, thrown in [both_cards(position, number)])
    return bool(some) and more and kept > thrown - 0.1


def is_better_after_a_flip(position: Position) -> bool:
    """Somebody is still to draw or flip, and each unseen card may be the new Kobayakawa."""
    view = viewed(position)
    thrown: int = position.advice.action.card
    (kept,) = {view.hands[position.seat], view.drawn} - {thrown}
    found = [
        mean(wins(card, [other for other in view.unseen() if other != k], k) for k in view.unseen())
        for card in (kept, thrown)
    ]
    so = is_about(found[0], position.said("often")) and is_about(found[1], position.said("less"))
    return view.order[-1] != position.seat and so and found[0] > found[1]


def gives_up_the_higher(position: Position) -> bool:
    view = viewed(position)
    thrown: int = position.advice.action.card
    return thrown == max(view.hands[position.seat], view.drawn)


def wins_alone(position: Position) -> bool:
    return position.after.scores[position.seat] > position.before.scores[position.seat]


def fights_with_a_good_card(position: Position) -> bool:
    """The first to fight wins a tie with any other."""
    share = in_turn(position, 0, 1)
    first = not any(viewed(position).stakes)
    return position.advice.action == FIGHT and first and share > 0.49 and is_about(share, position.said("often"))


def fights_with_a_strong_card(position: Position) -> bool:
    return fights_with_a_good_card(position) and in_turn(position, 0, 1) > 0.59


def folds_a_weak_card(position: Position) -> bool:
    share = in_turn(position, 0, 1)
    first = not any(viewed(position).stakes)
    return position.advice.action == FOLD and first and share < 0.41 and is_about(share, position.said("often"))


def stake(position: Position) -> int:
    """What a fight takes from the seat's kamons at once, by the rules."""
    state = position.before.copy()
    state.apply(FIGHT)
    view = state.view(None)
    assert isinstance(view, KobayakawaView)
    paid = view.stakes[position.seat] if any(view.stakes) else 0
    return paid or min(2 if viewed(position).last_round else 1, position.before.scores[position.seat])


def amount(position: Position, name: str) -> object:
    said = position.said(name)
    assert isinstance(said, Message)
    return said.places["n"]


def gain_of_fighting(position: Position) -> float | None:
    """What a fight against all who staked brings in on average; None: the reason tells other figures."""
    view = viewed(position)
    fighters = sum(map(bool, view.stakes))
    won = sum(view.stakes) + (2 if view.last_round else 1)
    share = in_turn(position, fighters, 0)
    told = position.told("n") == fighters > 0 and amount(position, "won") == won
    if not (told and is_about(share, position.said("often"))):
        return None
    return share * won - (1 - share) * stake(position)


def pays(position: Position) -> bool:
    """Of so many fights one won brings in at least what the others cost, and one more would be too many."""
    gain, won = gain_of_fighting(position), amount(position, "won")
    assert isinstance(won, int)
    fights = position.told("one_in")
    enough = won - (fights - 1) * stake(position) >= 0 > won - fights * stake(position)
    return position.advice.action == FIGHT and enough and gain is not None and gain > 0


def is_even(position: Position) -> bool:
    gain, won = gain_of_fighting(position), amount(position, "won")
    assert isinstance(won, int)
    return position.advice.action == FIGHT and gain is not None and abs(gain) < 0.1 * (won + stake(position))


def costs(position: Position) -> bool:
    gain = gain_of_fighting(position)
    return position.advice.action == FOLD and gain is not None and gain < 0


def wins_if_all_fold(position: Position) -> bool:
    if position.advice.action != FIGHT:
        return False
    state = position.before.copy()
    state.apply(FIGHT)
    others = 0
    while state.to_move is not None and FOLD in state.legal_actions():
        others += 1
        state.apply(FOLD)
    return others > 0 and state.scores[position.seat] > position.before.scores[position.seat]


def all_fight(position: Position) -> bool:
    """Those who have folded can't fight any more."""
    view = viewed(position)
    earlier = sum(map(bool, view.stakes))
    later = len(view.order) - 1 - view.order.index(position.seat)
    share = in_turn(position, earlier, later)
    several = later > 0 and earlier + later > 1
    return position.advice.action == FOLD and several and share < 0.5 and is_about(share, position.said("often"))


def stays_behind(position: Position) -> bool:
    """Even a loss of the largest stake leaves the named seat ahead, unless it has no more to lose."""
    view, named = viewed(position), position.said("name")
    assert isinstance(named, SeatName)
    to_come = view.order.index(named.seat) > view.order.index(position.seat)
    ahead = view.scores[named.seat] - 2 * to_come > view.scores[position.seat]
    return position.advice.action == FIGHT and view.centre == 2 and ahead


def stakes_everything(position: Position) -> bool:
    last = viewed(position).last_round
    return position.advice.action == FOLD and position.before.scores[position.seat] == stake(position) and not last


def owns_most(position: Position) -> bool:
    view = viewed(position)
    owned = [score + staked for score, staked in zip(view.scores, view.stakes, strict=True)]
    return position.advice.action == FOLD and owned.count(max(owned)) == 1 and owned[position.seat] == max(owned)


REASONS = HintChecks(
    {
        "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}. A draw improves it {better}.": weak,
        "Your {card} is middling: one on one it wins {often}. A draw improves it {better}.": middling,
        "With a Kobayakawa of {k}, your {card} wins {often} one on one, and {then} on average after a flip.": (
            a_flip_changes_much
        ),
        "On average you win {often} one on one after a draw, and {less} after a flip.": a_draw_is_better,
        "A draw improves your {card} {better}, and shows everyone the card that you discard.": a_draw_helps_little,
        "The {kept} is the stronger card: one on one it wins {often}, and the {thrown} {less}.": the_kept_is_stronger,
        "One on one, the {kept} wins a little more often than the {thrown}.": the_kept_card_wins_more_often,
        "If several players fight, the {kept} wins more often than the {thrown}.": the_kept_wins_more_often_of_several,
        "If someone else flips after you, the {kept} wins {often} one on one on average, and the {thrown} {less}.": (
            is_better_after_a_flip
        ),
        "The others see you discard the {thrown}, so they may think that you keep a higher card.": gives_up_the_higher,
        "Nobody else fights: you win without showing your card.": wins_alone,
        "Your {card} is strong: one on one it wins {often}.": fights_with_a_strong_card,
        "Your {card} is good enough: one on one it wins {often}.": fights_with_a_good_card,
        "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, one win in "
        "{one_in} is enough.": pays,
        "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that’s "
        "about even.": is_even,
        (
            "Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that "
            "isn’t often enough."
        ): (costs),
        "Nobody fights yet: if everyone after you folds, you win without showing your card.": wins_if_all_fold,
        "If everyone who can still fight does, your {card} wins {often}.": all_fight,
        "It’s the last round: if you fold, you stay behind {name}.": stays_behind,
        "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}.": folds_a_weak_card,
        "You’d stake all you have: if you lose, you’re out of the match.": stakes_everything,
        "You have the most kamons, so you needn’t risk any.": owns_most,
    },
    positions=120,
    plain=0.1,
)
