"""Tools for testing games and tables, shipped so that games outside of dicehall can use them."""

from dicehall.match import ScriptedSource
from dicehall.testing.conformance import DoesNotConform, check_game
from dicehall.testing.sources import SampledSource
from dicehall.testing.tables import FakeTable, updates

__all__ = ["DoesNotConform", "FakeTable", "SampledSource", "ScriptedSource", "check_game", "updates"]
