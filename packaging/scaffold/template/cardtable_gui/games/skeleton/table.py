"""Skeleton Game on the table: where things lie and what gestures mean."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.table import CardPlace, Command, Layout, Meter, Picked, Shortcut, Spread, Table
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.games.skeleton import report
from cardtable_gui.games.skeleton.actions import FACES, PLAYS, SkeletonAction
from cardtable_gui.games.skeleton.view import SkeletonView


class SkeletonTable(Table[SkeletonAction]):
    """A card from the hand to the trick is played."""

    shortcuts = (Shortcut("play", "P", QT_TRANSLATE_NOOP("skeleton", "Play a card")),)
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("skeleton", "Deck"), Spread.PILE),
                CardPlace("trick", QT_TRANSLATE_NOOP("skeleton", "Trick"), Spread.ROW, 4.4),
            ),
        ),
        seat=(CardPlace("taken", QT_TRANSLATE_NOOP("skeleton", "Taken"), Spread.PILE),),
        score_title=QT_TRANSLATE_NOOP("skeleton", "Tricks"),
    )

    def headline(self, view: View[SkeletonAction]) -> Message:
        """How many tricks are played."""
        return QT_TRANSLATE_NOOP("skeleton", "Tricks played: {count}").put(count=sum(view.scores))

    def badges(self, view: View[SkeletonAction], seat: int) -> tuple[Message, ...]:
        """Who leads."""
        plain = _plain(view)
        return (QT_TRANSLATE_NOOP("skeleton", "Leads"),) if seat == plain.leader and not plain.over else ()

    def prompt(self, view: View[SkeletonAction], picked: Picked) -> Message:
        """What is decided now."""
        card = _hand_card(view, picked)
        if card is not None:
            return QT_TRANSLATE_NOOP("skeleton", "Play {cards} to the trick.").put(cards=CardList((card,)))
        return QT_TRANSLATE_NOOP("skeleton", "Choose a card of your hand: the highest card takes the trick.")

    def meters(self, view: View[SkeletonAction], picked: Picked) -> tuple[Meter, ...]:
        """None."""
        del view, picked
        return ()

    def playable(self, view: View[SkeletonAction]) -> Picked:
        """Any card of the hand."""
        return {} if view.over else {hand_of(view.to_move): view.hand}

    def one_at_a_time(self, view: View[SkeletonAction]) -> bool:
        """Every gesture is one card's."""
        del view
        return True

    def targets(self, view: View[SkeletonAction], picked: Picked) -> tuple[Zone, ...]:
        """The trick."""
        return (report.TRICK,) if self.dropped(view, picked, report.TRICK) else ()

    def dropped(self, view: View[SkeletonAction], picked: Picked, target: Zone) -> tuple[SkeletonAction, ...]:
        """A card that is dropped on the trick is played."""
        card = _hand_card(view, picked)
        return () if card is None or target != report.TRICK else (_play(card),)

    def commands(self, view: View[SkeletonAction], picked: Picked) -> tuple[Command[SkeletonAction], ...]:
        """One button."""
        if view.over:
            return ()
        card = _hand_card(view, picked)
        if card is None:
            refusal = Refusal("SK2", QT_TRANSLATE_NOOP("skeleton", "First pick a card of your hand."))
            return (Command("play", QT_TRANSLATE_NOOP("skeleton", "Play"), "P", None, refusal, primary=True),)
        label = QT_TRANSLATE_NOOP("skeleton", "Play {cards}").put(cards=CardList((card,)))
        return (Command("play", label, "P", _play(card), primary=True),)

    def obvious(self, view: View[SkeletonAction], zone: Zone, card: str | None) -> SkeletonAction | None:
        """A hand card is played."""
        return None if view.over or card is None or zone != hand_of(view.to_move) else _play(card)


def _play(card: str) -> SkeletonAction:
    return PLAYS[FACES.index(card)]


def _hand_card(view: View[SkeletonAction], picked: Picked) -> str | None:
    cards = picked.get(hand_of(view.to_move), ())
    return cards[0] if len(cards) == 1 else None


def _plain(view: View[SkeletonAction]) -> SkeletonView:
    assert isinstance(view, SkeletonView)
    return view
