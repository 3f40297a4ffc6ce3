"""The bot levels, from the weakest to the strongest."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Final

from cardtable_gui.bots import search
from cardtable_gui.bots.joint_search import Findings, SearchQuestion, merged
from cardtable_gui.bots.play_style import AnyStyle
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.questions import Circumstances, Question
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import Action, IllegalActionError
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.traces import traceback_without_text

log = logging.getLogger(__name__)

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
"""The levels' ids in records and protocol, weakest first. Later versions add stronger ones at the end."""

BUDGET_MS: Final[Mapping[str, float]] = {"random": 10, "easy": 10, "normal": 30, "hard": 90, "expert": 940}
"""The time for one move of a level, in milliseconds of one processor. Weak levels take less; strong ones stop early
when a move is clearly best."""

TITLES: Final[Mapping[str, Message]] = {
    "random": QT_TRANSLATE_NOOP("levels", "Random"),
    "easy": QT_TRANSLATE_NOOP("levels", "Easy"),
    "normal": QT_TRANSLATE_NOOP("levels", "Normal"),
    "hard": QT_TRANSLATE_NOOP("levels", "Hard"),
    "expert": QT_TRANSLATE_NOOP("levels", "Expert"),
}

CHARACTERS: Final[Mapping[str, Message]] = {
    "random": QT_TRANSLATE_NOOP("levels", "Plays any card that’s allowed. Good for a first look at the rules."),
    "easy": QT_TRANSLATE_NOOP("levels", "A relaxed newcomer who plays what fits and doesn’t look ahead."),
    "normal": QT_TRANSLATE_NOOP("levels", "A solid player who manages their hand and counts cards."),
    "hard": QT_TRANSLATE_NOOP("levels", "A keen player who thinks each round through and plays to win the match."),
    "expert": QT_TRANSLATE_NOOP("levels", "Thinks for up to a second before each move. Hard to beat."),
}
"""What a level is like to play against, in a sentence."""


def nearest(level: str) -> str:
    """The level itself, or the strongest for an unknown one: newer versions add levels only at the top."""
    return level if level in LEVELS else LEVELS[-1]


def uses_all_cores(level: str) -> bool:
    """Whether bots of this level think in several processes at once, where they can."""
    return nearest(level) == LEVELS[-1]


WHIM: Final = 0.4
"""How often a beginner follows its style, where that wants something else than what it would do."""


def choose(
    policy: Policy[V, A], level: str, view: V, rng: Random, effort: ThinkingBudget, style: AnyStyle | None = None
) -> A:
    """Choose a legal action for the seat to move, from its view alone.

    Args:
        policy: the game's policy.
        level: one of `LEVELS`; an unknown one plays as the nearest.
        view: the view of the seat to move.
        rng: the only source of randomness: equal states give equal choices, unless a clock ended the search.
        effort: the budget; see `BUDGET_MS`.
        style: one of the policy's; None: it plays plain. Bots of the level `random` have none.
    """
    match nearest(level):
        case "random":
            actions: Sequence[A] = view.legal_actions()
            return actions[rng.randrange(len(actions))]
        case "easy":
            plain = policy.easy(view, rng)
            return plain if style is None else _of_beginner(policy, view, rng, effort, style, plain)
        case "normal":
            if style is None:
                return policy.normal(view, rng, effort)
            return policy.inclined(view, rng, effort, style.of_normal(view))
        case _:
            thorough = uses_all_cores(level)
            drawn = drawn_by_odds(policy, view, rng, style) if thorough else None
            return searched(policy, view, rng, effort, thorough=thorough, style=style) if drawn is None else drawn


def _of_beginner(policy: Policy[V, A], view: V, rng: Random, effort: ThinkingBudget, style: AnyStyle, plain: A) -> A:
    """Now and then what a better player of this style would do, if that is more to its taste than the plain move."""
    if rng.random() >= WHIM:
        return plain
    wanted = policy.inclined(view, rng, effort, style.of_normal(view))
    return wanted if style.pull(view, wanted) > style.pull(view, plain) else plain


def drawn_by_odds(policy: Policy[V, A], view: V, rng: Random, style: AnyStyle | None = None) -> A | None:
    """An action of the strongest bots where they go by odds (`Policy.odds`); None: they search.

    A `style` makes what it likes up to e times as likely.
    """
    odds = policy.odds(view)
    weights = [*odds.values()]
    if style is not None:
        weights = [weight * exp(style.pull(view, action)) for action, weight in odds.items()]
    return rng.choices([*odds], weights)[0] if odds else None


def searched(
    policy: Policy[V, A],
    view: V,
    rng: Random,
    effort: ThinkingBudget,
    *,
    thorough: bool = False,
    style: AnyStyle | None = None,
) -> A:
    """The best action that the search finds; without time for a single rollout the most promising one.

    `thorough`: see `Policy.search_model`.
    """
    actions: Sequence[A] = view.legal_actions()
    if len(actions) == 1:
        return actions[0]
    model = policy.search_model(view, thorough=thorough)
    liking = None if style is None else style.of_search(view)
    return search.best_of(search.search(model, rng, effort, liking=liking))


@dataclass(frozen=True, slots=True)
class MoveQuestion(Question[Action]):
    """Asks for the move of a bot of this level.

    Attributes:
        seed: makes the move repeatable: the bot's random numbers come from this, and steps limit its work. None: any.
        style: the key of the bot's style; where the game knows none of this key it plays plain.
    """

    level: str
    seed: int | None = None
    style: str = ""

    @property
    def ms(self) -> float:
        """The bot's time budget in milliseconds."""
        return BUDGET_MS[nearest(self.level)]

    @property
    def limit_ms(self) -> float:
        """The budget, which a clock keeps; without one, as for other work that steps limit."""
        return self.ms if self.seed is None else 6000

    def work_out(self, how: Circumstances) -> Action:
        """A legal action. Raises `IllegalActionError` if the bot chose another one."""
        policy, view, rng = self.policy, self.view, self._rng(how.rng)
        by_count = how.by_count or self.seed is not None
        if not by_count and how.ask_all_cores is not None and uses_all_cores(self.level):
            action = self._of_all_cores(rng, how.ask_all_cores)
        else:
            effort = (
                ThinkingBudget.by_count(self.ms, how.called_off, steps_per_ms=policy.steps_per_ms)
                if by_count
                else ThinkingBudget.by_clock(self.ms, how.called_off)
            )
            action = choose(policy, self.level, view, rng, effort, policy.styles.get(self.style))
        refusal = view.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return action

    def fallback(self, rng: Random) -> Action:
        """A beginner's move, without search; a random one if that fails or the level is `random`."""
        rng, view, action = self._rng(rng), self.view, None
        if nearest(self.level) != "random":
            try:
                action = self.policy.easy(view, rng)
                if view.refusal(action) is not None:
                    log.error("a bot of %s chose what is not legal", view.game.id)
                    action = None
            except Exception as error:  # noqa: BLE001 - a bot's failure must not stop the match
                log.error("a bot of %s failed\n%s", view.game.id, traceback_without_text(error))
        found: Action = rng.choice(view.legal_actions()) if action is None else action
        return found

    def _rng(self, otherwise: Random) -> Random:
        return otherwise if self.seed is None else Random(self.seed)

    def _of_all_cores(self, rng: Random, ask: Callable[[SearchQuestion], Sequence[Findings]]) -> Action:
        actions: Sequence[Action] = self.view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        drawn: Action | None = drawn_by_odds(self.policy, self.view, rng, self.policy.styles.get(self.style))
        if drawn is not None:
            return drawn
        findings = ask(SearchQuestion(self.policy, self.view, self.ms, self.style))
        best = merged(findings) if any(each.worlds for each in findings) else findings[0].estimates
        chosen: Action = best[0].action
        return chosen
