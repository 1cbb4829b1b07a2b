"""The same throws in PyBullet; run by PyBullet's own Python, so that its 100 MB stay out of all other environments.

Reads JSON from standard input, a line each: the board, then throw after throw. Answers each with one line. Dice are
Bullet's boxes, which are sharp; a die and a piece of the board rub with the product of their frictions.
"""

from __future__ import annotations

import json
import sys
import time

import pybullet  # type: ignore[import-not-found]  # only in its own environment, and without types

from benchmarks.throws.words import Answer, Board, Piece, Pose, Start, Throw

STEPS_A_SECOND, STEPS = 960, 16
DIE_FRICTION = 0.5  # times itself: 0.25, die on die
BOUNCE = 0.5  # times itself: 0.25
SLOW_M_S, SLOW_RAD_S = 0.03, 4.0
RECENT, NEAR_M, NEAR_TURN = 5, 0.0005, 0.02
MOST_PICTURES = 480


class Bullet:
    """The board with so many dice."""

    def __init__(self, board: Board, dice: int, *, sleeps: bool) -> None:
        pybullet.resetSimulation()
        pybullet.setGravity(0, 0, -9.81)
        pybullet.setPhysicsEngineParameter(fixedTimeStep=1 / STEPS_A_SECOND, numSubSteps=0)
        for piece in board["pieces"]:
            self._stand(piece)
        edge = board["edge_m"]
        shape = pybullet.createCollisionShape(pybullet.GEOM_BOX, halfExtents=[edge / 2] * 3)
        self._dice = [pybullet.createMultiBody(board["mass_kg"], shape) for _ in range(dice)]
        state = pybullet.ACTIVATION_STATE_ENABLE_SLEEPING if sleeps else pybullet.ACTIVATION_STATE_DISABLE_SLEEPING
        for die in self._dice:
            self._rub(die, DIE_FRICTION)
            pybullet.changeDynamics(die, -1, linearDamping=0, angularDamping=0, activationState=state)

    def _stand(self, piece: Piece) -> None:
        kinds = {"box": pybullet.GEOM_BOX, "cylinder": pybullet.GEOM_CYLINDER, "plane": pybullet.GEOM_PLANE}
        shape = pybullet.createCollisionShape(kinds[piece["kind"]], **piece["size"])
        body = pybullet.createMultiBody(0, shape, basePosition=piece["at"])
        self._rub(body, piece["friction"] / DIE_FRICTION)

    def _rub(self, body: int, friction: float) -> None:
        pybullet.changeDynamics(body, -1, lateralFriction=friction, restitution=BOUNCE)

    def throw(self, lying: list[Pose], start: Start) -> int:
        """Pictures until everything rests."""
        for die, pose in zip(self._dice, [*lying, start["pose"]], strict=True):
            pybullet.resetBasePositionAndOrientation(die, pose[:3], pose[3:])
            pybullet.resetBaseVelocity(die, [0, 0, 0], [0, 0, 0])
        pybullet.resetBaseVelocity(self._dice[-1], start["speed"], start["spin"])
        seen = [self._poses()]
        while len(seen) < MOST_PICTURES:
            for _ in range(STEPS):
                pybullet.stepSimulation()
            seen.append(self._poses())
            if self._is_slow() and len(seen) > RECENT and _is_near(seen[-1], seen[-1 - RECENT]):
                break
        return len(seen)

    def _poses(self) -> list[Pose]:
        found = [pybullet.getBasePositionAndOrientation(die) for die in self._dice]
        return [[*at, *turn] for at, turn in found]

    def _is_slow(self) -> bool:
        speeds = [pybullet.getBaseVelocity(die) for die in self._dice]
        return all(max(map(abs, speed)) < SLOW_M_S and max(map(abs, spin)) < SLOW_RAD_S for speed, spin in speeds)


def _is_near(now: list[Pose], before: list[Pose]) -> bool:
    for one, other in zip(now, before, strict=True):
        moved = [abs(a - b) for a, b in zip(one, other, strict=True)]
        if max(moved[:3]) >= NEAR_M or max(moved[3:]) >= NEAR_TURN:
            return False
    return True


def main() -> None:
    """Until the input ends."""
    pybullet.connect(pybullet.DIRECT)
    board: Board = json.loads(sys.stdin.readline())
    bullet: Bullet | None = None
    made = (0, False)
    for line in sys.stdin:
        asked: Throw = json.loads(line)
        wanted = (len(asked["lying"]) + 1, asked["sleeps"])
        if bullet is None or made != wanted:
            bullet, made = Bullet(board, wanted[0], sleeps=wanted[1]), wanted
        begun_s = time.process_time()
        pictures = bullet.throw(asked["lying"], asked["start"])
        answer: Answer = {"cpu_ms": 1000 * (time.process_time() - begun_s), "pictures": pictures}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
