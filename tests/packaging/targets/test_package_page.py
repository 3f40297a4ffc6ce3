"""The page on PyPI: README.md without what leads nowhere from there."""

import re
from pathlib import Path

import package_page
import pytest


@pytest.fixture
def shown(repository: Path) -> str:
    return package_page.page((repository / "README.md").read_text("utf-8"))


def test_nothing_on_the_page_leads_into_the_checkout(shown: str) -> None:
    targets = re.findall(r"\]\(([^)]*)\)", shown)
    assert [target for target in targets if not target.startswith("https://")] == []
    assert "bootstrap.py" not in shown


def test_the_page_says_how_to_install_the_package(shown: str, repository: Path) -> None:
    readme = (repository / "README.md").read_text("utf-8")
    for title in package_page.SECTIONS:
        assert f"\n## {title}\n" in readme
    assert "pipx install cardtable-gui" in shown
    assert "\n## More\n" not in shown
    assert "MIT licence" in shown


def test_what_is_about_a_checkout_goes() -> None:
    checkout = "<!-- in a checkout -->\n\n```sh\nmake\n```\n\n<!-- out of it -->\n\n"
    sections = "## More\n\nElse.\n\n## Credits\n\nMe.\n"
    assert package_page.page(f"# T\n\n{checkout}{sections}") == "# T\n\n## Credits\n\nMe.\n"


def test_words_of_links_stay_and_pictures_go() -> None:
    readme = "# T\n\n![A table](docs/a.png)\n\nSee [the rules](docs/R.md) and [Qt](https://qt.io).\n"
    assert package_page.page(readme) == "# T\n\nSee the rules and [Qt](https://qt.io).\n"


def test_addresses_are_those_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# T\n")
    (tmp_path / "cardtable_gui").mkdir()
    addresses = tmp_path / "cardtable_gui" / "project_addresses.py"
    metadata: dict[str, object] = {}
    hook = package_page.PackagePage(str(tmp_path), {})
    addresses.write_text('HOME_PAGE = ""\nRELEASES_PAGE = ""\nISSUES_PAGE = ""\n')
    hook.update(metadata)
    assert metadata["urls"] == {}
    addresses.write_text('HOME_PAGE = "https://a.example"\nRELEASES_PAGE = ""\nISSUES_PAGE = "https://b.example"\n')
    hook.update(metadata)
    assert metadata["urls"] == {"Homepage": "https://a.example", "Issues": "https://b.example"}
    assert metadata["readme"] == {"content-type": "text/markdown", "text": "# T\n"}
