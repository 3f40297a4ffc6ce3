"""Notices are announced to screen readers, too."""

from __future__ import annotations

from cardtable_gui.views.shell.navigation.shell import Shell
from tests.support.announcements import Announcements


def test_a_notice_is_announced_each_time(shell: Shell, announced: Announcements) -> None:
    notice = shell.notifications.notice
    notice.tell("The record was saved.")
    notice.tell("The disk is full.", trouble=True)
    assert announced.take() == ["The record was saved.", "The disk is full."]
    assert notice.words == "The disk is full."
