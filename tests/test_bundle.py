"""What the browser loads: when it is built anew, what is in it, and that packages carry it."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import bundle
import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the smallest page, that of one line, and with the configuration of ours."""
    web = tmp_path / "web"
    (web / "src" / "styles").mkdir(parents=True)
    for name in bundle.SOURCES:
        if (WEB / name).is_file():
            shutil.copy(WEB / name, web)
    shutil.copytree(WEB / "plugins", web / "plugins")
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (web / "src" / "styles" / "art.svg").write_text('<svg><symbol id="pawn"/></svg>\n')
    (web / "src" / "main.tsx").write_text('document.title = "one";\n')
    return tmp_path


@pytest.fixture
def stamped(checkout: Path) -> Path:
    """The same with the stamp of a bundle, and without its files: whether one is stale, the stamp alone tells."""
    (checkout / bundle.STAMP).parent.mkdir(parents=True)
    (checkout / bundle.STAMP).write_text(bundle.digest(checkout))
    return checkout


@pytest.fixture
def built(checkout: Path) -> Path:
    """The same with its bundle."""
    bundle.build(checkout)
    return checkout


# --- When it is built anew


@pytest.mark.slow
def test_a_bundle_is_up_to_date_after_it_was_built(checkout: Path) -> None:
    before = bundle.is_stale(checkout)
    bundle.build(checkout)
    assert (before, bundle.is_stale(checkout)) == (True, False)


@pytest.mark.parametrize("name", ["index.html", "package-lock.json", "plugins/sprite.ts", "src/main.tsx", "src/new.ts"])
def test_a_bundle_is_stale_after_a_change_of(name: str, stamped: Path) -> None:
    with (stamped / "web" / name).open("a") as source:
        source.write("\n")
    assert bundle.is_stale(stamped)


@pytest.mark.parametrize("name", ["notes.md", ".cache", "src/.main.tsx.swp", "src/styles/.DS_Store"])
def test_a_bundle_is_not_stale_when_there_appears(name: str, stamped: Path) -> None:
    (stamped / "web" / name).write_text("stray")
    assert not bundle.is_stale(stamped)


def test_a_bundle_is_stale_after_a_file_was_renamed(stamped: Path) -> None:
    (stamped / "web" / "src" / "main.tsx").rename(stamped / "web" / "src" / "page.tsx")
    assert bundle.is_stale(stamped)


@pytest.mark.slow
def test_sources_that_do_not_compile_leave_the_bundle_stale(built: Path) -> None:
    (built / "web" / "src" / "main.tsx").write_text("const = ;\n")
    with pytest.raises(bundle.BuildFailed, match="vite build failed in web/"):
        bundle.build(built)
    assert bundle.is_stale(built)


@pytest.mark.slow
def test_packages_that_cannot_be_fetched_are_an_error_that_asks_for_the_network(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (checkout / "web" / "node_modules").unlink()
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    monkeypatch.setenv("npm_config_cache", str(checkout / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(bundle.BuildFailed, match="npm ci failed in web/"):
        bundle.install_packages(checkout)
    assert capfd.readouterr().err.startswith("Fetching the packages of web/: once, and it needs the network.\n")
    assert bundle.lacks_packages(checkout)


# --- What is in it


@pytest.mark.slow
def test_the_page_holds_the_sprite_and_nothing_that_the_content_security_policy_blocks(built: Path) -> None:
    page = (built / bundle.BUNDLE / "index.html").read_text("utf-8")
    assert page.count('<symbol id="pawn"/>') == 1
    assert re.findall(r"<script(?![^>]* src=)|<style|\sstyle=|javascript:", page) == []


@pytest.mark.slow
def test_each_file_of_the_bundle_is_named_by_its_hash(built: Path) -> None:
    names = [path.name for path in (built / bundle.BUNDLE / "assets").iterdir()]
    assert names
    assert [name for name in names if not re.fullmatch(r"[\w.]+-[\w-]{8}\.\w+(\.br|\.gz)?", name)] == []


@pytest.mark.slow
def test_the_compressed_page_is_the_page(built: Path) -> None:
    page = built / bundle.BUNDLE / "index.html"
    assert gzip.decompress(page.with_name("index.html.gz").read_bytes()) == page.read_bytes()
    assert page.with_name("index.html.br").stat().st_size < page.stat().st_size / 2


# --- Packages carry it


@pytest.mark.slow
def test_an_sdist_needs_no_node_to_become_a_wheel_with_the_bundle(tmp_path: Path) -> None:
    hatch(ROOT, "sdist", tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        if hasattr(tarfile, "data_filter"):  # Debian 12's Python does not have it yet, and newer ones insist on it
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path)
    unpacked = sdist.with_name(sdist.name.removesuffix(".tar.gz"))
    assert not bundle.is_stale(unpacked)
    assert not (unpacked / "web" / "node_modules").exists()

    hatch(unpacked, "wheel", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    page = (bundle.BUNDLE / "index.html").relative_to("src").as_posix()
    assert {page, f"{page}.br", f"{page}.gz"} <= set(names)
    assert [name for name in names if name.startswith("web/")] == []


def hatch(root: Path, target: str, folder: Path) -> None:
    line = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(line, cwd=root, check=True, capture_output=True, env={**os.environ, "PATH": "/usr/bin:/bin"})
