"""The program's icon in the sizes and forms that systems ask for, drawn from app.svg.

Drawn by Qt, which the environment of the build has; Qt is imported when the first icon is wanted.
"""

import os
import struct

from targets.target import ROOT

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
#: The kinds of pictures in an .icns file, each with its pixels: for plain screens, then for those of twice the density.
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}


def icon_png(size: int) -> bytes:
    """The icon as a PNG file of this many pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ROOT / "assets" / "icons" / "app.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def icon_icns() -> bytes:
    """The icon as an .icns file: a header, then each picture with its kind and length."""
    pictures = [(kind, icon_png(size)) for kind, size in ICNS_KINDS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
