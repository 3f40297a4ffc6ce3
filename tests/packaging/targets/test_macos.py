"""The steps that make the application for macOS and its disk image; Apple's programs are only noted down."""

from pathlib import Path

import pytest
from targets import frozen, macos, product


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is run, by name and last argument, on what PyInstaller would have made."""
    ran: list[str] = []
    frozen_program = tmp_path / "onedir" / "dist" / product.ID

    def freeze(form: str) -> Path:
        assert form == "onedir"
        (frozen_program.parent / macos.APPLICATION / "Contents" / "Resources").mkdir(parents=True)
        for language in ("en", "ja"):
            texts = tmp_path / "onedir" / "resources" / f"{language}.lproj" / "InfoPlist.strings"
            texts.parent.mkdir(parents=True)
            texts.write_text(language)
        return frozen_program

    def do(program: str, *words: object) -> None:
        texts = frozen_program.parent / macos.APPLICATION / "Contents" / "Resources" / "ja.lproj" / "InfoPlist.strings"
        assert program != "codesign" or texts.is_file(), "the signature would not hold"
        ran.append(
            " ".join((program, *(str(word) for word in words if str(word).startswith(("--", "create", "verify")))))
        )

    monkeypatch.setattr(frozen, "freeze", freeze)
    monkeypatch.setattr(
        frozen, "prove", lambda program: ran.append(f"selftest of {program.parent.name}/{program.name}")
    )
    monkeypatch.setattr(macos, "do", do)
    monkeypatch.setattr(macos, "DIST", tmp_path / "dist")
    monkeypatch.setattr(macos, "BUILD", tmp_path / "dmg")
    monkeypatch.setattr("targets.macos.platform.machine", lambda: "arm64")
    return ran


def test_the_application_is_sealed_with_its_names_then_tried(steps: list[str], tmp_path: Path) -> None:
    (made,) = macos.make_application()
    assert made == tmp_path / "dist" / "Card Table.app"
    assert (made / "Contents" / "Resources" / "ja.lproj" / "InfoPlist.strings").read_text() == "ja"
    assert steps == [
        "codesign --force --sign --timestamp=none",
        "codesign --verify --deep --strict",
        "selftest of MacOS/cardtable-gui",
    ]


def test_the_disk_image_shows_where_to_drag_the_application(steps: list[str], tmp_path: Path) -> None:
    (image,) = macos.make_disk_image()
    assert image.name == f"Card-Table-{product.VERSION}-arm64.dmg"
    assert (tmp_path / "dmg" / "Applications").readlink() == Path("/Applications")
    assert steps[-3:] == ["ditto", "hdiutil create", "hdiutil verify"]
