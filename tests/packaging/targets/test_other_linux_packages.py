"""The recipes for Flatpak and Arch name the same program, version and libraries as everything else."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from targets import linux_files, product

from cardtable_gui.missing_libraries import PACKAGES

RUN = f"{product.ID}-{product.VERSION}-x86_64.run"


def test_the_flatpak_takes_the_program_that_was_built(repository: Path) -> None:
    folder = repository / "packaging" / "linux" / "flatpak"
    manifest = json.loads((folder / f"{linux_files.component_id()}.json").read_text("utf-8"))
    assert manifest["id"] == linux_files.component_id()
    assert manifest["command"] == product.ID
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (folder / source["path"]).resolve() == repository / "dist" / RUN
    assert any(RUN in command for command in module["build-commands"])


def test_the_flatpak_has_no_network(repository: Path) -> None:
    folder = repository / "packaging" / "linux" / "flatpak"
    manifest = json.loads((folder / f"{linux_files.component_id()}.json").read_text("utf-8"))
    rights = manifest["finish-args"]
    assert "--socket=wayland" in rights
    assert not [right for right in rights if "network" in right or "filesystem" in right]


@pytest.mark.skipif(shutil.which("bash") is None, reason="a script for bash")
def test_the_package_for_arch_needs_what_the_program_asks_for(repository: Path) -> None:
    recipe = repository / "packaging" / "linux" / "arch" / "PKGBUILD"
    asked = 'CARCH=x86_64; . "$1"; echo "$pkgname-$pkgver-$CARCH.run ${source[0]}"; echo "${depends[@]}"'
    told = subprocess.run(["bash", "-c", asked, "bash", str(recipe)], capture_output=True, text=True, check=True)
    name, depends = told.stdout.splitlines()
    assert name == f"{RUN} {RUN}"
    libraries_of_c_and_fontconfig = {"glibc", "gcc-libs", "expat"}
    assert set(depends.split()) == {each.arch for each in PACKAGES.values()} | libraries_of_c_and_fontconfig
    assert re.search(rf"pkgdesc='{product.SUMMARY}'", recipe.read_text("utf-8"))
