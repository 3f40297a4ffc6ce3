"""A small builder for SVG that QtSvg draws well: paths, circles, gradients and groups; nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin


def number(value: float) -> str:
    """A coordinate, short."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def points(*pairs: float) -> str:
    """Coordinates in a row."""
    return " ".join(number(value) for value in pairs)


def around(angle: float, radius: float, x: float = 0, y: float = 0) -> tuple[float, float]:
    """The point at an angle (degrees, 0 is up, clockwise) and a distance from a centre."""
    return x + radius * sin(radians(angle)), y - radius * cos(radians(angle))


def attributes(**values: object) -> str:
    """Attributes, with `_` for `-`; None is left out."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for name, value in values.items()
        if value is not None
    )


def path(d: str, **style: object) -> str:
    """A path."""
    return f'<path d="{d}"{attributes(**style)}/>'


def circle(x: float, y: float, radius: float, **style: object) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{attributes(**style)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, **style: object) -> str:
    """An ellipse."""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{attributes(**style)}/>'


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **style: object) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}"{attributes(**style)}/>'
    )


def group(parts: Iterable[str], **style: object) -> str:
    """A group."""
    return f"<g{attributes(**style)}>{''.join(parts)}</g>"


def moved(parts: Iterable[str], x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """A group moved to a place, turned (degrees) and scaled."""
    transform = f"translate({points(x, y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.3f})"
    return group(parts, transform=transform)


def linear(
    name: str, stops: Iterable[tuple[float, str]], x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1
) -> str:
    """A linear gradient over the shape's box."""
    inner = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{inner}</linearGradient>'


def radial(name: str, stops: Iterable[tuple[float, str]], cx: float = 0.5, cy: float = 0.5, r: float = 0.6) -> str:
    """A radial gradient over the shape's box."""
    inner = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="{r}">{inner}</radialGradient>'


def document(width: float, height: float, defs: Iterable[str], parts: Iterable[str]) -> str:
    """A whole file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}">'
        f"<defs>{''.join(defs)}</defs>{''.join(parts)}</svg>\n"
    )
