"""Moves a second in random play, beside two Python games of OpenSpiel.

Ours go through `match.play`: every legal move is drawn from the game's choices, every seat is given its view, every
move is recorded. OpenSpiel's loop draws from `legal_actions` and `chance_outcomes` and applies; it records nothing.
All run in turn in one process, on the CPU's own time, so that a slower moment of the machine hits them alike.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from functools import partial

import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401  # importing registers the two Python games

from dicehall.core import AnyGame, Setup, seat
from dicehall.games import GAMES
from dicehall.match import RandomPolicy, SeededSource, below_of, play

OURS = {"king_of_the_dice_junior": 4, "ghost_blitz_dice": 4}
PEERS = ("python_tic_tac_toe", "python_kuhn_poker")


def our_moves(game: AnyGame, seats: int, seed: int) -> int:
    """Moves of one match at random, moves of all actors counted."""
    policies = {seat(number): RandomPolicy() for number in range(1, seats + 1)}
    return len(play(game, Setup(seats), policies, SeededSource(seed), below_of(seed)).entries)


def peer_actions(game: object, seed: int) -> int:
    """Actions of one OpenSpiel match at random, those of chance counted too."""
    below = below_of(seed)
    state = game.new_initial_state()  # type: ignore[attr-defined]  # OpenSpiel has no types
    actions = 0
    while not state.is_terminal():
        options = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(options[below(len(options))])
        actions += 1
    return actions


def rate(play_one: Callable[[int], int], seconds: float, seed: int) -> float:
    """Moves a second of CPU time, over matches with consecutive seeds."""
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        moves += play_one(seed)
        seed += 1
    return moves / spent


def main() -> None:
    """Measures all sides in turn and prints the medians; the last line is JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="fewer and shorter runs")
    runs, seconds = (3, 0.4) if parser.parse_args().short else (7, 2.0)
    sides: dict[str, Callable[[int], int]] = {
        **{name: partial(our_moves, GAMES[name], seats) for name, seats in OURS.items()},
        **{game.get_type().short_name: partial(peer_actions, game) for game in map(pyspiel.load_game, PEERS)},
    }
    for play_one in sides.values():
        rate(play_one, 0.2, seed=0)
    measured: dict[str, list[float]] = {name: [] for name in sides}
    for run in range(runs):
        for name, play_one in sides.items():
            measured[name].append(rate(play_one, seconds, seed=1_000 * run))
    report(measured, runs)


def report(measured: dict[str, list[float]], runs: int) -> None:
    """The table for people, then the result: our slower game beside the faster peer."""
    medians = {name: statistics.median(rates) for name, rates in measured.items()}
    for name, rates in measured.items():
        print(f"{name:26} {medians[name]:>10,.0f} moves/s   {min(rates):>10,.0f} to {max(rates):,.0f}")
    ours = min(medians[name] for name in OURS)
    for name in PEERS:
        print(f"our slower game against {name}: {ours / medians[name]:.2f} x")
    peer = max(medians[name] for name in PEERS)
    result = {"bench": "playouts", "ours": round(ours), "peer": round(peer), "ratio": round(ours / peer, 2)}
    print(json.dumps({**result, "better": "higher", "unit": "moves/s", "runs": runs}))


if __name__ == "__main__":
    main()
