"""Asks the rules why cards on the table can't be played, from what the onlooker sees now."""

from __future__ import annotations

from collections import Counter

from cardtable_gui.core.picks import Picked, cards_of
from cardtable_gui.core.why_not.explanation import Explanation, explain
from cardtable_gui.views.table.state.selection import Card, Selection
from cardtable_gui.views.table.state.view_state import ViewState


class CardQuestions:
    """Answers at any time: in the own turn, in others' turns, and in a replay."""

    def __init__(self, state: ViewState, selection: Selection) -> None:
        self._state = state
        self._selection = selection

    def of_card(self, card: Card) -> Explanation | None:
        """About a card, or about all picked cards if it's one of them; None: the view doesn't have it."""
        if card.token in self._selection.picking:
            return self.of_picked()
        place = self._state.model.places.pick(card.token)
        return None if place is None else self._explained({place[0]: (place[1],)}, chosen=False)

    def of_picked(self) -> Explanation | None:
        """About the picked cards; None: none are picked."""
        picked = self._selection.picked
        return self._explained(picked, chosen=True) if picked else None

    def _explained(self, picked: Picked, *, chosen: bool) -> Explanation | None:
        state = self._state
        there = {item.zone: Counter(item.cards) for item in state.view.zones()}
        if any(Counter(cards) - there.get(zone, Counter()) for zone, cards in cards_of(picked).items()):
            # The table still plays how the cards get to where they are in the view.
            return None
        package = state.session.package
        acting = self._selection.turn is not None
        return explain(package.table, package.load_judge(), state.view, picked, acting=acting, chosen=chosen)

    def said(self, explanation: Explanation) -> tuple[str, ...]:
        """An answer's sentences in the language in force."""
        return tuple(map(self._state.wording.say, explanation.sentences))
