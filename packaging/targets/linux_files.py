"""The files that an installed Card Table has on Linux besides the program, such as desktop entry and manual pages.

All packages for Linux are laid out by `lay_out`, below a prefix such as `/usr`.
"""

import gzip
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from targets import product
from targets.icons import ICON_SIZES, icon_png
from targets.target import ROOT

LINUX = ROOT / "packaging" / "linux"
PROGRAM_FOLDER = Path("lib") / product.ID


def lay_out(prefix: Path, program: Path) -> None:
    """Write everything below a prefix.

    Args:
        prefix: an empty or missing folder that stands for `/usr`.
        program: the folder of the frozen program, which is copied.
    """
    shutil.copytree(program, prefix / PROGRAM_FOLDER, symlinks=True)
    start = prefix / "bin" / product.ID
    start.parent.mkdir(parents=True)
    start.symlink_to(os.path.relpath(prefix / PROGRAM_FOLDER / product.ID, start.parent))
    share = prefix / "share"
    for name, data in shared_files():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def shared_files() -> Iterator[tuple[str, bytes]]:
    """The files of `share`, each with its place there."""
    yield f"applications/{product.ID}.desktop", desktop_entry().encode()
    yield "mime/packages/cardtable-record.xml", (LINUX / "cardtable-record.xml").read_bytes()
    yield f"metainfo/{component_id()}.metainfo.xml", metainfo().encode()
    svg = ROOT / "assets" / "icons" / "app.svg"
    yield f"icons/hicolor/scalable/apps/{product.ID}.svg", svg.read_bytes()
    for size in ICON_SIZES:
        yield f"icons/hicolor/{size}x{size}/apps/{product.ID}.png", icon_png(size)
    for language in ("", "ja/"):
        page = (LINUX / "man" / language / f"{product.ID}.6").read_text("utf-8")
        page = page.replace("@VERSION@", product.VERSION)
        yield f"man/{language}man6/{product.ID}.6.gz", gzip.compress(page.encode(), 9, mtime=0)


def desktop_entry() -> str:
    """The desktop entry: the checkout's, and an action for each game."""
    entry = (LINUX / f"{product.ID}.desktop").read_text("utf-8").rstrip("\n")
    games = product.games()
    actions = "".join(f"{game.id};" for game in games)
    groups = "".join(
        f"\n[Desktop Action {game.id}]\nName={game.title}\nName[ja]={game.title_ja}\n"
        f"Exec={product.ID} --game {game.id}\n"
        for game in games
    )
    return f"{entry}\nActions={actions}\n{groups}"


def metainfo() -> str:
    """The AppStream metainfo, which software centres show. What needs an address is left out while there is none."""

    def paragraphs(texts: tuple[str, ...], language: str = "") -> str:
        mark = f' xml:lang="{language}"' if language else ""
        return "".join(f"    <p{mark}>{escape(text)}</p>\n" for text in texts)

    described = "".join(
        paragraphs((english,)) + paragraphs((japanese,), "ja")
        for english, japanese in zip(product.DESCRIPTION, product.DESCRIPTION_JA, strict=True)
    )
    releases = "".join(
        f'    <release version="{version}" date="{day}"{_kind(version)}/>\n' for version, day in product.releases()
    )
    pages = f'  <url type="homepage">{escape(product.HOMEPAGE)}</url>\n' if product.HOMEPAGE else ""
    games = "".join(f"    <keyword>{escape(game.title)}</keyword>\n" for game in product.games())
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{component_id()}</id>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
  <name>{product.NAME}</name>
  <name xml:lang="ja">{product.NAME_JA}</name>
  <summary>{product.SUMMARY}</summary>
  <summary xml:lang="ja">{product.SUMMARY_JA}</summary>
  <description>
{described}  </description>
  <developer id="{_domain()}">
    <name>{product.PUBLISHER or product.MAINTAINER}</name>
  </developer>
{pages}  <launchable type="desktop-id">{product.ID}.desktop</launchable>
  <icon type="stock">{product.ID}</icon>
  <categories>
    <category>Game</category>
    <category>CardGame</category>
  </categories>
  <keywords>
{games}  </keywords>
  <provides>
    <binary>{product.ID}</binary>
    <mediatype>{product.MIME}</mediatype>
  </provides>
  <content_rating type="oars-1.1"/>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>touch</control>
  </supports>
  <requires>
    <display_length compare="ge">1000</display_length>
  </requires>
  <releases>
{releases}  </releases>
</component>
"""


def component_id() -> str:
    """The AppStream id, which begins with a domain."""
    return f"{_domain()}.{product.ID.replace('-', '_')}"


def _domain() -> str:
    return product.DOMAIN or product.NO_DOMAIN


def _kind(version: str) -> str:
    """Versions below 1.0 are previews."""
    return ' type="development"' if version.startswith("0.") else ""
