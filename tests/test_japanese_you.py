"""Japanese sentences about the player who reads them."""

from __future__ import annotations

import pytest

from cardtable_gui.japanese_you import addressed


@pytest.mark.parametrize(
    ("template", "wanted"),
    [
        ("{seat}が{cards:を}出しました。", "{cards:を}出しました。"),
        ("{seat}は出しませんでした。", "出しませんでした。"),
        ("{seat}が、ごほうびに{cards:を}もらいました。", "ごほうびに{cards:を}もらいました。"),
        ("五断！ {seat}が{cards:を}そろえました。", "五断！ {cards:を}そろえました。"),
        ("14の効果で、{seat}が{cards:を}手札に加えました。", "14の効果で、{cards:を}手札に加えました。"),
        ("スタートカードは{seat}が持っています。", "スタートカードは自分が持っています。"),
        ("捨て札が市場に加わり、{seat}から出します。", "捨て札が市場に加わり、自分から出します。"),
        ("{seat}の手札に○が%n個残ります。", "自分の手札に○が%n個残ります。"),
        ("{seat}：{why}", "自分：{why}"),
        ("{other}が出しました。", "{other}が出しました。"),
    ],
)
def test_the_subject_goes_and_other_mentions_are_reflexive(template: str, wanted: str) -> None:
    assert addressed(template, "seat") == wanted
