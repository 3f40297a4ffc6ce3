"""Golden pictures: a few small pictures of the gallery, and how much a new one may differ."""

from pathlib import Path

from PIL import Image, ImageChops
from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage, QPixmap

from cardtable_gui import games

FOLDER = Path(__file__).parent / "golden"
SMALL = (320, 200)
BLOCKS = (40, 25)
NAMES = tuple(sorted(file.stem for file in FOLDER.glob("*.png")))
"""Nothing in these moments depends on the clock or the version."""
_OF_ALL_GAMES = tuple(
    f"app-{moment}" for moment in ("start-", "about-", "settings-", "keys-", "rules_", "tip-", "daily-", "own_lessons-")
)
"""These show the start screen with all games, some of them behind a dialog, or the first game."""
BLOCK_MAY_DIFFER = 36
WHOLE_MAY_DIFFER = 4.0
"""Allowed differences in levels of 255: of the mean of a block, and of the whole picture. Fonts differ by system."""
QT = "6.9.3"
"""The version of Qt that drew them. Lines have another height in others: what is drawn may lie beside its place."""
BESIDE = (1, 6)
"""How far beside, in pixels of the small picture: to the left or right, and above or below."""
WHOLE_MAY_DIFFER_BESIDE = 5.0
"""As `WHOLE_MAY_DIFFER`, for other versions of Qt."""


def moments(mark: str) -> dict[str, str]:
    """The golden pictures of a language, theme and size (`en-light-1280x800`): their names by their moments.

    If there is a game without golden pictures, those that show all games are left out.
    """
    left_out = (
        _OF_ALL_GAMES
        if {package.game.id for package in games.packages()} - {name.split("-")[0] for name in NAMES}
        else ()
    )
    return {
        name.removesuffix(f"-{mark}"): name
        for name in NAMES
        if name.endswith(f"-{mark}") and not name.startswith(left_out)
    }


def small(picture: QPixmap) -> Image.Image:
    """The picture at the size in which it is compared."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB888)
    rows = bytes(image.constBits())
    whole = Image.frombytes("RGB", (image.width(), image.height()), rows, "raw", "RGB", image.bytesPerLine())
    return whole.resize(SMALL, Image.Resampling.BOX)


def keep(name: str, picture: QPixmap) -> None:
    """Make this picture the golden one."""
    FOLDER.mkdir(exist_ok=True)
    small(picture).quantize(256).save(FOLDER / f"{name}.png", optimize=True)


def difference(name: str, picture: QPixmap) -> str:
    """How a picture differs from the golden one by more than allowed; empty if it does not."""
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    same_qt = qVersion() == QT
    blocks = block_differences(small(picture), kept, (0, 0) if same_qt else BESIDE).tobytes()
    mean = sum(blocks) / len(blocks)
    if max(blocks) <= BLOCK_MAY_DIFFER and mean <= (WHOLE_MAY_DIFFER if same_qt else WHOLE_MAY_DIFFER_BESIDE):
        return ""
    return f"{name} is not the golden picture: blocks differ by up to {max(blocks)}, on average by {mean:.1f}"


def block_differences(picture: Image.Image, kept: Image.Image, beside: tuple[int, int]) -> Image.Image:
    """How much each block of the kept picture differs from this one, in grey, if it may lie so far beside its place."""
    best: Image.Image | None = None
    for across in range(-beside[0], beside[0] + 1):
        for down in range(-beside[1], beside[1] + 1):
            grey = ImageChops.difference(ImageChops.offset(picture, across, down), kept).convert("L")
            blocks = grey.resize(BLOCKS, Image.Resampling.BOX)
            best = blocks if best is None else ImageChops.darker(best, blocks)
    assert best is not None
    return best
