"""Setting up: what the system lacks is installed, waited for or explained; what is installed plays anywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[1]
LOCKED_TWICE = """#!/bin/sh
echo "$@" >>"$HOME/calls"
if [ "$(wc -l <"$HOME/calls")" -le 2 ]; then echo "E: Could not get lock /var/lib/apt/lists/lock"; exit 100; fi
"""


INSTALL = f". '{ROOT}/.setup/packages'; install_packages 'A browser' chromium"


def install(folder: Path, command: str = INSTALL, **programs: str) -> subprocess.CompletedProcess[str]:
    """Asks for a browser on a system that has only these programs."""
    bin_ = folder / "bin"
    bin_.mkdir()
    for name in ("bash", "dirname", "sleep", "tail", "cat", "wc", "sh"):
        found = shutil.which(name)
        assert found is not None
        (bin_ / name).symlink_to(found)
    for name, text in programs.items():
        path = bin_ / name.replace("_", "-")
        path.write_text(text)
        path.chmod(0o755)
    return subprocess.run(
        [str(bin_ / "bash"), "-c", command],
        env={"PATH": str(bin_), "HOME": str(folder), "GROGNARD_APT_PAUSE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_where_there_is_no_apt_it_says_what_to_install(tmp_path: Path) -> None:
    tried = install(tmp_path)
    assert tried.returncode == 1
    assert "A browser is missing" in tried.stderr
    assert "chromium" in tried.stderr


def test_who_may_not_install_is_told_the_command(tmp_path: Path) -> None:
    tried = install(tmp_path, apt_get="#!/bin/sh\nexit 7\n", id="#!/bin/sh\necho 1000\n")
    assert tried.returncode == 1
    assert "sudo apt-get update && sudo apt-get install chromium" in tried.stderr


def test_a_lock_is_waited_for_and_the_lists_are_refreshed(tmp_path: Path) -> None:
    tried = install(tmp_path, apt_get=LOCKED_TWICE, id="#!/bin/sh\necho 0\n")
    assert (tried.returncode, tried.stderr) == (0, "")
    assert tried.stdout.count("Waiting: another program") == 1
    calls = (tmp_path / "calls").read_text().splitlines()
    assert ["update" in call.split() for call in calls] == [True, True, True, False]
    assert calls[-1].endswith("install -y chromium")


def test_a_registry_that_refuses_is_told(tmp_path: Path) -> None:
    tried = install(tmp_path, apt_get="#!/bin/sh\necho 'E: no such host'\nexit 100\n", id="#!/bin/sh\necho 0\n")
    assert tried.returncode == 1
    assert "no such host" in tried.stderr
    assert "Check the network connection" in tried.stderr


def test_where_there_is_no_chromium_without_a_window_the_usual_one_will_do(tmp_path: Path) -> None:
    refuses = """#!/bin/sh
echo "$@" >>"$HOME/calls"
case "$*" in *headless*) echo "E: Unable to locate package chromium-headless-shell"; exit 100;; esac
"""
    tried = install(tmp_path, f"bash '{ROOT}/.setup/system' browser", apt_get=refuses, id="#!/bin/sh\necho 0\n")
    assert (tried.returncode, tried.stderr) == (0, "")
    installed = [call for call in (tmp_path / "calls").read_text().splitlines() if "install" in call]
    assert [call.split()[-1] for call in installed] == ["chromium-headless-shell", "chromium"]


def test_installed_into_an_empty_environment_it_plays_from_anywhere(tmp_path: Path) -> None:
    """`pip install .`, then `grognard play` in another folder: words, content, pages and lessons came along."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(tmp_path / "env/bin/python"), "install", "--no-compile"]
    source = tmp_path / "source"
    skipped = shutil.ignore_patterns(".*", "build", "*.egg-info", "__pycache__", "tests")
    shutil.copytree(ROOT, source, ignore=skipped)
    subprocess.run([*pip, "--quiet", "--disable-pip-version-check", str(source)], check=True, cwd=tmp_path)
    shutil.rmtree(source)
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env |= {"GROGNARD_SAVES": str(tmp_path / "saves"), "BROWSER": "true", "GROGNARD_LANG": "en"}
    command = [str(tmp_path / "env/bin/grognard"), "play"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            told = re.search(r"http://[\d.:]+", running.stdout.readline())
            assert told is not None
            address = told.group()
            deadline = time.monotonic() + 30
            while True:
                try:
                    page = urllib.request.urlopen(address + "/").read().decode()
                    break
                except OSError:
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
            assert "Grognard" in page
            games = urllib.request.urlopen(address + "/api/games").read().decode()
            assert "telemark" in games
            assert "incursion" in games
        finally:
            running.terminate()
