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


def strong(position: Position) -> bool:
    so = is_about(now(position), position.said("often")) and is_about(improved(position), position.said("better"))
    return flips(position) and so and now(position) > 0.59 and improved(position) < 0.41


def k_suits(position: Position) -> bool:
    return draws(position) and mean(flipped(position)) < now(position) - 0.05


def k_does_not_suit(position: Position) -> bool:
    better = mean(share > now(position) for share in flipped(position))
    return (
        flips(position) and mean(flipped(position)) > now(position) + 0.05 and is_about(better, position.said("often"))
    )


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


def the_kept_card_wins_more_often_among_several(position: Position) -> bool:
    rivals = len(viewed(position).order) - 1
    return any(kept > thrown for some in (2, 3) if some <= rivals for kept, thrown in [both_cards(position, some)])


def gives_up_the_higher(position: Position) -> bool:
    view = viewed(position)
    thrown: int = position.advice.action.card
    return thrown == max(view.hands[position.seat], view.drawn)


def wins_alone(position: Position) -> bool:
    return position.after.scores[position.seat] > position.before.scores[position.seat]


def fights_with_a_good_card(position: Position) -> bool:
    return position.advice.action == FIGHT and now(position) > 0.49 and is_about(now(position), position.said("often"))


def fights_with_a_strong_card(position: Position) -> bool:
    return fights_with_a_good_card(position) and now(position) > 0.59


def folds_a_weak_card(position: Position) -> bool:
    return position.advice.action == FOLD and now(position) < 0.41 and is_about(now(position), position.said("often"))


def folds_a_loser(position: Position) -> bool:
    return position.advice.action == FOLD and now(position) < 0.5


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


def pays(position: Position) -> bool:
    """Of so many fights one won brings in at least what the others cost."""
    view = viewed(position)
    fighters = sum(map(bool, view.stakes))
    won, risked = sum(view.stakes) + (2 if view.last_round else 1), stake(position)
    told = amount(position, "won") == won
    worth = won - (position.told("n") - 1) * risked >= 0
    return (
        position.advice.action == FIGHT and told and worth and now(position, fighters) > 1 / position.told("n") - 0.01
    )


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
    rivals = sum(
        bool(view.stakes[seat]) or view.order.index(seat) > view.order.index(position.seat)
        for seat in view.order
        if seat != position.seat
    )
    share = now(position, rivals)
    return position.advice.action == FOLD and rivals > 1 and share < 0.5 and is_about(share, position.said("often"))


def stays_behind(position: Position) -> bool:
    """Even a loss of the largest stake leaves the named seat ahead, unless it has no more to lose."""
    view, named = viewed(position), position.said("name")
    assert isinstance(named, SeatName)
    to_come = view.order.index(named.seat) > view.order.index(position.seat)
    ahead = view.scores[named.seat] - 2 * to_come > view.scores[position.seat]
    return position.advice.action == FIGHT and view.centre == 2 and ahead


def several_fight(position: Position) -> bool:
    fighters = sum(map(bool, viewed(position).stakes))
    share = now(position, fighters)
    told = position.told("n") == fighters > 1 and is_about(share, position.said("often"))
    return position.advice.action == FOLD and told and share < 0.5


def stakes_everything(position: Position) -> bool:
    last = viewed(position).last_round
    return position.advice.action == FOLD and position.before.scores[position.seat] == stake(position) and not last


def owns_most(position: Position) -> bool:
    view = viewed(position)
    owned = [score + staked for score, staked in zip(view.scores, view.stakes, strict=True)]
    return position.advice.action == FOLD and owned.count(max(owned)) == 1 and owned[position.seat] == max(owned)


REASONS = HintChecks(
    {
        "A Kobayakawa of {k} suits your {card}: a draw leaves it there, a flip takes it away.": k_suits,
        "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}. A draw improves it {better}.": weak,
        "Your {card} is middling: one on one it wins {often}. A draw improves it {better}.": middling,
        "You see a second card and keep the better one.": draws,
        "A Kobayakawa of {k} doesn’t suit your {card}: a new one is better for you {often}.": k_does_not_suit,
        "Your {card} is strong already: one on one it wins {often}. A draw improves it only {better}.": strong,
        "A draw would show everyone one of your two cards; a flip shows nothing.": flips,
        "The {kept} is the stronger card: one on one it wins {often}, and the {thrown} {less}.": the_kept_is_stronger,
        "One on one, the {kept} wins a little more often than the {thrown}.": the_kept_card_wins_more_often,
        "If several fight, the {kept} wins more often than the {thrown}.": the_kept_card_wins_more_often_among_several,
        "The others see you discard the {thrown}, and can’t tell that you keep a lower card.": gives_up_the_higher,
        "Nobody else fights: you win without showing your card.": wins_alone,
        "Your {card} is strong: one on one it wins {often}.": fights_with_a_strong_card,
        "Your {card} is good enough: one on one it wins {often}.": fights_with_a_good_card,
        "With {won} to win, a fight pays off if you win more than one in {n}.": pays,
        "Nobody fights yet: if everyone after you folds, you win without showing your card.": wins_if_all_fold,
        "If everyone who still can does fight, your {card} wins {often}.": all_fight,
        "It’s the last round: if you fold, you stay behind {name}.": stays_behind,
        "If you fold, you win nothing in this round.": lambda position: position.advice.action == FIGHT,
        "With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}.": folds_a_weak_card,
        "%n other player(s) already fight, and only one can win: your {card} would win {often}.": several_fight,
        "You’d stake all you have: if you lose, you’re out of the match.": stakes_everything,
        "You have the most kamons, so you needn’t risk any.": owns_most,
        "Your {card} loses more fights than it wins.": folds_a_loser,
        "You keep %n kamon(s) that a fight could cost you.": lambda position: (
            position.advice.action == FOLD and position.told("n") == stake(position)
        ),
    },
    positions=120,
    plain=0.1,
)
