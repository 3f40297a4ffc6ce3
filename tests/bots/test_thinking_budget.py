"""The limits on a bot's thinking."""

from cardtable_gui.bots.thinking_budget import STEPS_PER_MS, ThinkingBudget


def test_an_effort_by_count_ends_after_its_steps() -> None:
    effort = ThinkingBudget.by_count(2)
    steps = 0
    while not effort.spent():
        steps += 1
    assert steps == 2 * STEPS_PER_MS
    assert effort.spent()


def test_an_effort_by_clock_that_has_run_out_is_spent_at_once() -> None:
    assert ThinkingBudget.by_clock(0).spent()
    assert not ThinkingBudget.by_clock(60_000).spent()


def test_calling_off_ends_any_effort() -> None:
    called_off: list[bool] = []
    effort = ThinkingBudget.by_clock(60_000, lambda: bool(called_off))
    assert not effort.spent()
    called_off.append(True)
    assert effort.spent()
