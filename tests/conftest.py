"""How many examples Hypothesis tries of each property, and the example game that many tests play.

Only `long` looks for new examples. The others repeat theirs, so that a test which passed passes again.
"""

import importlib.util
from pathlib import Path

import pytest
from hypothesis import settings

from dicehall.core import AnyGame

settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("standard", max_examples=100, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("standard")

collect_ignore_glob = ["*/seeded_*.py"]
"""Programs that tests run: looking for doctests in them would play their matches once more in every worker."""

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


@pytest.fixture(scope="session")
def pig() -> AnyGame:
    """The game of `examples/pig.py`: two seats, turns, one die."""
    spec = importlib.util.spec_from_file_location("pig", EXAMPLES / "pig.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game: AnyGame = module.Pig()
    return game
