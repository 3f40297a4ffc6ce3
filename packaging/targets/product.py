"""The product as packages describe it: names, texts, addresses. Everything that a package states is taken from here.

Addresses and names of people are those of `cardtable_gui/project_addresses.py`. None is public yet, and what needs one
is left out: pictures and links in the software centre, the publisher in the Windows installer.

Nothing here needs more than Python itself, except `games`.
"""

import os
import re
import runpy
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from targets.target import ROOT

_ADDRESSES = runpy.run_path(str(ROOT / "cardtable_gui" / "project_addresses.py"))

NAME = "Card Table"
NAME_JA = "カードテーブル"
ID = "cardtable-gui"
VERSION: str = re.findall(r'__version__ = "(.*)"', (ROOT / "cardtable_gui" / "__init__.py").read_text("utf-8"))[0]

SUMMARY = "Japanese card games on one table, against bots or with friends"
SUMMARY_JA = "日本生まれのカードゲームを、ボットと、友だちと"
DESCRIPTION = (
    (
        "Five card games from Japan on one drag-and-drop table: Gunjo Gradation, GODAN, Kobayakawa, Merchant of "
        "Goldfish and Meow Meow Daifugo."
    ),
    (
        "Play alone against bots of four levels, or pass one computer around the table: hands stay hidden until it's "
        "your turn. Every game brings its rules in English and Japanese."
    ),
    "An unofficial program: it isn't made or endorsed by the games' publishers.",
)
DESCRIPTION_JA = (
    "日本のカードゲーム5作（群青グラデーション、五断、小早川、金魚の商人、にゃーにゃー大フゴー）を、カードを動かして遊べます。",
    "4段階のボットとひとりでも、1台のパソコンを囲んで大勢でも。手番が来るまで手札は隠れたままです。どのゲームにも、日本語と英語のルールが付いています。",
    "各ゲームの発売元とは関係のない、非公式のプログラムです。",
)

HOMEPAGE: str = _ADDRESSES["HOME_PAGE"]
MAINTAINER: str = _ADDRESSES["MAINTAINER"] or f"{NAME} contributors"
#: An address is required by some packages; one below `invalid` leads nowhere, by RFC 2606.
MAINTAINER_EMAIL: str = _ADDRESSES["MAINTAINER_EMAIL"] or "nobody@cardtable.invalid"
#: Empty while there is none.
PUBLISHER: str = _ADDRESSES["PUBLISHER"]
#: The project's domain turned round, such as `org.example`; empty while there is none.
DOMAIN: str = _ADDRESSES["DOMAIN"]
#: Stands for it where a form wants one.
NO_DOMAIN = "invalid.cardtable"

MIME = "application/vnd.cardtable.record+json"
SUFFIX = ".cardtable"


@dataclass(frozen=True)
class Game:
    """A game that the desktop offers to start: its id and titles."""

    id: str
    title: str
    title_ja: str


def games() -> list[Game]:
    """All games, as the installed program knows them."""
    from cardtable_gui import games as known
    from cardtable_gui.i18n import text

    rules = [package.game for package in known.packages()]
    return [Game(each.id, text(each.title, chosen="en"), text(each.title, chosen="ja")) for each in rules]


def releases() -> list[tuple[str, str]]:
    """Versions and their days, the newest first, from CHANGELOG.md."""
    return re.findall(
        r"^## \[([0-9.]+)\] - (\d{4}-\d\d-\d\d)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )


def changes(version: str) -> str:
    """What CHANGELOG.md says of a version, as Markdown; empty if nothing."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", text, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


def epoch() -> int:
    """The time that everything in a package gets, in seconds since 1970: that of the commit that is built.

    `SOURCE_DATE_EPOCH`, where it is set, comes first; without git or a repository it is the release's day in
    CHANGELOG.md.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    with suppress(FileNotFoundError):
        command = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
        if told:
            return int(told)
    day = releases()[0][1]
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp())


def same_every_time() -> dict[str, str]:
    """This process's environment, and what makes tools give the same bytes for the same commit."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
