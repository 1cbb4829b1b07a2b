"""A job carried out: dice are put on a board, fly, rest, are read, and their way is packed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.state import Pose, Resting
from dicehall.match.flight import Flight, Polish, Start
from dicehall.physics.frames import A_SECOND
from dicehall.physics.hits import hits_of, label
from dicehall.physics.jobs import MOST_DICE, Lying, Rested, SettleJob, ThrowJob
from dicehall.physics.judging import contacts_of, restings
from dicehall.physics.path import Path, path_of
from dicehall.physics.rest import Flying, Trace
from dicehall.physics.world import ENGINE, Touch, World, scale_of, world_of

DEEP_M = 0.00005
"""Dice at rest are in one another by a quarter of this."""


def thrown(job: ThrowJob, start: Start) -> Rested:
    """What becomes of a throw that begins so."""
    world = world_of(len(job.lying) + 1, job.polish)
    world.reset([one.pose for one in job.lying])
    world.launch(len(job.lying), start)
    trace = Flying(world).fly()
    dice = (*(one.die for one in job.lying), job.die)
    dice_at_rest, flight = _read(world, trace, dice, job.lying)
    flight = replace(flight, thrown=job.die, aim=job.aim, hand=job.hand, start=start, polish=job.polish)
    return Rested(Settled(dice_at_rest, _touched_disc_first(trace, world, len(job.lying))), flight)


def settled(job: SettleJob) -> Rested:
    """What becomes of dice that have lost their hold."""
    if not job.lying:
        return Rested(Settled(()), Flight(0, (), "", polish=job.polish, engine=ENGINE))
    world = world_of(len(job.lying), job.polish)
    world.reset([one.pose for one in job.lying])
    trace = Flying(world).fly()
    dice_at_rest, flight = _read(world, trace, tuple(one.die for one in job.lying), job.lying)
    return Rested(Settled(dice_at_rest), replace(flight, polish=job.polish))


def prepare_boards(polish: Polish) -> None:
    """Makes the worlds of this process for any number of dice; a fifth of a second."""
    for dice in range(1, MOST_DICE + 1):
        world_of(dice, polish)
        scale_of(dice)


def _read(
    world: World, trace: Trace, dice: tuple[str, ...], lying: Sequence[Lying]
) -> tuple[tuple[Resting, ...], Flight]:
    path, touch = _at_rest(world, trace, [one.pose for one in lying])
    contacts = contacts_of(touch, world.names[: world.first_die], path.poses, trace.lost)
    found = restings(dice, path.poses, contacts)
    hits = hits_of(trace.looks, world, dice) if path.moved else ()
    flight = Flight(
        round(path.pictures * 1000 / A_SECOND), tuple(dice[place] for place in path.moved), path.frames, hits,
        engine=ENGINE,
    )  # fmt: skip
    # Of two that came on one die the later is told of later [TD-R17].
    return tuple(found[place] for place in np.argsort(path.arrived, kind="stable").tolist()), flight


def _at_rest(world: World, trace: Trace, before: Sequence[Pose]) -> tuple[Path, Touch]:
    """Dice that hardly moved keep their poses, but not where another one has come to touch them."""
    shifted: list[int] = []
    while True:
        path = path_of(trace, before, shifted)
        touch = scale_of(world.dice).touch(path.rest)
        deep = touch.pieces[(touch.depth > DEEP_M) & (touch.pieces >= world.first_die).all(axis=1)]
        jammed = [place for place in (np.unique(deep) - world.first_die).tolist() if place in path.unmoved]
        moved = [place for place in jammed if (trace.poses[-1, place] != trace.poses[0, place]).any()]
        if not moved:
            return path, touch
        shifted += moved


def _touched_disc_first(trace: Trace, world: World, place: int) -> bool:
    """Whether the thrown die touched the landing disc before anything else [TD-2]."""
    piece = world.first_die + place
    for look in trace.looks:
        pairs = [pair for pair in look.pieces.tolist() if piece in pair]
        if pairs:
            return any(label(world.names[one]) == "disc" for pair in pairs for one in pair if one < world.first_die)
    return False
