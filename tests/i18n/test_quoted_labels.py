"""Texts that send the player to a button, a menu or a setting call it what it's called, in both languages."""

import re
from pathlib import Path

import pytest
from texts import catalogue
from texts.problems import catalogue_path

from tests.support.labels import Labels

QUOTES = re.compile(r"“[A-Z][^”{}]+”")
"""Words with a capital are labels; commands and notations have none."""


@pytest.fixture(scope="module")
def labels(repository: Path) -> Labels:
    return Labels(repository)


def test_texts_quote_only_labels_that_are_there(repository: Path, labels: Labels) -> None:
    entries = catalogue.read(catalogue_path(repository, "ja")).items()
    quoting = [
        (key.source, form)
        for key, entry in entries
        if key.context != "cli" and QUOTES.search(key.source)
        for form in entry.forms
    ]
    assert len(quoting) > 10
    lost = [
        label for english, japanese in quoting for label in labels.lost(" ".join(QUOTES.findall(english)), japanese)
    ]
    assert lost == []


def test_a_label_that_is_missing_or_invented_is_found(labels: Labels) -> None:
    japanese = "「スキップ」のあと「まずはここから」"
    assert list(labels.lost("Press “Skip” or “Let it go”, then “Begin here”.", japanese)) == ["Let it go"]
    assert list(labels.lost("Press “Skip”.", "「つづける」を押す")) == ["Skip"]
    assert labels.unknown("「スキップ」か「見送り」") == ["見送り"]
