"""Write the program's icon as pixels: `python assets/src/make_icons.py` makes app.png and app.ico from app.svg."""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[1] / "icons"
SIZES = (16, 24, 32, 48, 64, 128, 256)


def painted(side: int) -> Image.Image:
    """The icon at one size."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ICONS / "app.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    pixels = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (side, side), bytes(pixels.constBits()))


def main() -> None:
    """Write the files."""
    application = QGuiApplication([])
    pictures = [painted(side) for side in SIZES]
    pictures[-1].save(ICONS / "app.png", optimize=True)
    pictures[-1].save(ICONS / "app.ico", append_images=pictures[:-1], sizes=[(side, side) for side in SIZES])
    application.quit()


if __name__ == "__main__":
    main()
