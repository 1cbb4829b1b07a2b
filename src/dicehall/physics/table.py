"""A job carried out: dice are put on a board, fly, rest, are read, and their way is packed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.state import Resting
from dicehall.match.flight import Flight, Polish, Start
from dicehall.physics.frames import A_SECOND
from dicehall.physics.hits import hits_of, label
from dicehall.physics.jobs import MOST_DICE, Lying, Rested, SettleJob, ThrowJob
from dicehall.physics.judging import contacts_of, restings
from dicehall.physics.path import Path, packed_way, path_of
from dicehall.physics.rest import Flying, Trace
from dicehall.physics.world import ENGINE, World, scale_of, world_of


def thrown(job: ThrowJob, start: Start) -> Rested:
    """What becomes of a throw that begins so."""
    world = world_of(len(job.lying) + 1, job.polish)
    trace = _let_go(world, job, start)
    dice_at_rest, flight = _flown(world, trace, _dice(job), job.lying)
    flight = replace(flight, thrown=job.die, aim=job.aim, hand=job.hand, start=start, polish=job.polish)
    return Rested(Settled(dice_at_rest, _touched_disc_first(trace, world, len(job.lying))), flight)


def tried_out(job: ThrowJob, start: Start) -> Settled:
    """What might become of a throw that begins so, in a coarse world."""
    world = world_of(len(job.lying) + 1, job.polish, is_coarse=True)
    trace = _let_go(world, job, start)
    return Settled(_read(world, trace, path_of(trace, [one.pose for one in job.lying]), _dice(job)))


def _let_go(world: World, job: ThrowJob, start: Start) -> Trace:
    world.reset([one.pose for one in job.lying])
    world.launch(len(job.lying), start)
    return Flying(world).fly()


def _dice(job: ThrowJob) -> tuple[str, ...]:
    """In their places; the thrown one is the last."""
    return (*(one.die for one in job.lying), job.die)


def settled(job: SettleJob) -> Rested:
    """What becomes of dice that have lost their hold."""
    if not job.lying:
        return Rested(Settled(()), Flight(0, (), "", polish=job.polish, engine=ENGINE))
    world = world_of(len(job.lying), job.polish)
    world.reset([one.pose for one in job.lying])
    trace = Flying(world).fly()
    dice_at_rest, flight = _flown(world, trace, tuple(one.die for one in job.lying), job.lying)
    return Rested(Settled(dice_at_rest), replace(flight, polish=job.polish))


def prepare_boards(polish: Polish) -> None:
    """Makes the worlds of this process for any number of dice; a fifth of a second."""
    for dice in range(1, MOST_DICE + 1):
        world_of(dice, polish)
        scale_of(dice)


def _flown(
    world: World, trace: Trace, dice: tuple[str, ...], lying: Sequence[Lying]
) -> tuple[tuple[Resting, ...], Flight]:
    path = path_of(trace, [one.pose for one in lying])
    found = _read(world, trace, path, dice)
    hits = hits_of(trace.looks, world, dice) if path.moved else ()
    flight = Flight(
        round(path.pictures * 1000 / A_SECOND), tuple(dice[place] for place in path.moved), packed_way(trace, path),
        hits, engine=ENGINE,
    )  # fmt: skip
    return found, flight


def _read(world: World, trace: Trace, path: Path, dice: tuple[str, ...]) -> tuple[Resting, ...]:
    contacts = contacts_of(
        scale_of(world.dice).touch(path.rest), world.names[: world.first_die], path.poses, trace.lost
    )
    found = restings(dice, path.poses, contacts)
    # Of two that came on one die the later is told of later [TD-R17].
    return tuple(found[place] for place in np.argsort(path.arrived, kind="stable").tolist())


def _touched_disc_first(trace: Trace, world: World, place: int) -> bool:
    """Whether the thrown die touched the landing disc before anything else [TD-2]."""
    piece = world.first_die + place
    for look in trace.looks:
        pairs = [pair for pair in look.pieces.tolist() if piece in pair]
        if pairs:
            return any(label(world.names[one]) == "disc" for pair in pairs for one in pair if one < world.first_die)
    return False
