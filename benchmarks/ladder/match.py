"""A match of Tumblin-Dice between bots, thrown in the simulator, in one process and without waiting."""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.bots.tumblin_aiming import AimJob, aim, lying_of
from dicehall.bots.tumblin_dice import HANDS, LEVELS, TumblinBot
from dicehall.core import Actor, Move, Setup
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action
from dicehall.games.tumblin_dice.state import State, thrower
from dicehall.match import MatchStuck, SeededSource, below_of
from dicehall.match.flight import Polish
from dicehall.physics import Rested, SettleJob, ThrowJob, settle, throw

SEEDS = 1 << 48


class BotMatch:
    """Plays one match.

    Args:
        levels: of the bots, by seat.
        seed: decides everything.
        share: of its level's limit that a bot may search.
    """

    def __init__(
        self, setup: Setup, levels: Sequence[str], seed: int, share: float = 1.0, polish: Polish = "used"
    ) -> None:
        self.state: State = GAME.initial(setup)
        self._levels, self._share, self._polish = levels, share, polish
        self._bots = [TumblinBot(level) for level in levels]
        self._below = below_of(seed)
        self._source = SeededSource(seed)
        self.aimed: list[AimJob] = []
        self.throws: list[tuple[ThrowJob, Rested]] = []

    def play(self, most_throws: int | None = None) -> State:
        """To the end, or until so many dice have been thrown."""
        while (actors := GAME.actors(self.state)) and (most_throws is None or len(self.throws) < most_throws):
            self.state = GAME.apply(self.state, self._move(actors)).state
        return self.state

    def _move(self, actors: tuple[Actor, ...]) -> Move[Action]:
        if actors[0].kind == "chance":
            return Move(actors[0], self._chance(actors[0]))
        for actor in actors:
            bot = self._bots[actor.number - 1]
            action = bot.choose(GAME.view(self.state, actor), GAME.legal_actions(self.state, actor), self._below)
            if action is not None:
                return Move(actor, action)
        raise MatchStuck(f"all bots wait in {GAME.notation.format_state(self.state)}")

    def _chance(self, actor: Actor) -> Action:
        state = self.state
        if state.phase == "order":
            rolled = self._source.draw(GAME, state, actor)
            if rolled is None:
                raise MatchStuck("nobody rolls for the order")
            return rolled
        if not state.thrown:
            return settle(SettleJob(lying_of(state), state.loose, self._polish)).settled
        return self._thrown(self._levels[thrower(state) - 1])

    def _thrown(self, level: str) -> Action:
        state, limit_s = self.state, LEVELS[level].limit_s * self._share
        self.aimed.append(AimJob(state, level, self._polish, self._below(SEEDS), limit_s))
        job = ThrowJob(
            lying_of(state),
            state.thrown,
            aim(self.aimed[-1], standing_still),
            HANDS[level],
            self._below(SEEDS),
            self._polish,
        )
        self.throws.append((job, throw(job)))
        return self.throws[-1][1].settled


def standing_still() -> float:
    """A clock by which no search is cut short, so that a match is the same on a busy machine."""
    return 0.0
