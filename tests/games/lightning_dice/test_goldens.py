"""Whole matches as people read them. UPDATE_GOLDENS=1 writes them anew; read the difference before you keep it.

Moves of seats, dice and judge are mixed at random, as in a real race, where `match.play` would settle dice at once.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from dicehall.core import CLOCK, JUDGE, Actor, Below, Leave, Move, Setup, Void, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import (
    Action,
    Bonus,
    Call,
    Flip,
    GotIt,
    ReadFaces,
    Roll,
    Rule,
    Sanction,
    Skip,
    Thunder,
)
from dicehall.games.lightning_dice.calls import is_true
from dicehall.games.lightning_dice.state import State, deck, in_play
from dicehall.match import FORMAT, Entry, Header, Played, Record, below_of, read_record, transcript, write_record

GOLDENS = Path(__file__).with_name("goldens")
PLAYERS = ("Ada", "Boris", "Chen")
QUICK_DECK = [
    "Evens: all even",
    "Stairs: run of five",
    "Heavy: sum at least 30",
    "Copies: at least four alike",
    "Odd trio: show 1 3 5",
    "Pairs: three pairs",
]


@pytest.mark.parametrize(
    ("name", "setup", "seed"),
    [
        ("standard", Setup(2), 37),
        ("quick", Setup(3, {"play": "quick", "deck": QUICK_DECK}), 2),
        ("tournament", Setup(3, {"tournament": True}), 8),
        ("reported", Setup(3, {"keep_over_flip": False, "false_bonus_penalty": 1}, reported=(3,)), 41),
    ],
)
def test_a_match_reads_as_before(name: str, setup: Setup, seed: int) -> None:
    """[ALL-6] And replays from its lines."""
    record = Record(Header(FORMAT, GAME.name, setup, PLAYERS[: setup.seats]), played(setup, below_of(seed)))
    text = "".join(f"{line}\n" for line in transcript(read_record(write_record(record))))
    golden = GOLDENS / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDENS") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


def played(setup: Setup, below: Below) -> list[Entry[Action]]:
    """A match to its end, by players who see at once what to keep, and sometimes call too early."""
    state = GAME.initial(setup)
    entries: list[Entry[Action]] = []
    while actors := GAME.actors(state):
        move = rare_move(state, below) or chosen_move(state, actors[below(len(actors))], below)
        if move is not None:
            entries.append(Played(move.actor, move.action))
            state = GAME.apply(state, move).state
    return entries


def rare_move(state: State, below: Below) -> Move[Action] | None:
    """What happens once in a while: a break, a sanction, late in the match somebody who leaves."""
    number = below(len(state.scores)) + 1
    rare: dict[int, Move[Action]] = {
        0: Move(CLOCK, Void()),
        1: Move(JUDGE, Sanction(number, "LD-T5", "roll_again", (1, 4))),
        2: Move(JUDGE, Sanction(number, "LD-T2", "warning")),
        3: Move(seat(number), Skip(state.round)),
        4: Move(seat(number), Skip(state.round)),
    }
    if len(in_play(state)) > 2 and max(state.scores) > 9:
        rare[5] = Move(seat(number), Leave(number))
    move = rare.get(below(150))
    return move if move is not None and move.action in GAME.legal_actions(state, move.actor) else None


def chosen_move(state: State, actor: Actor, below: Below) -> Move[Action] | None:
    if actor.kind == "chance":
        return Move(actor, GAME.legal_actions(state, actor).sample(below))
    if actor.number in state.reported:
        return reported_move(state, actor, below)
    return Move(actor, word(state, below) if actor == JUDGE else act(state, actor.number, below))


def reported_move(state: State, actor: Actor, below: Below) -> Move[Action] | None:
    """A seat with real dice is heard of only when it calls."""
    call = (GotIt(state.round), GotIt(state.round), Bonus(state.round))[below(3)]
    return Move(actor, call) if below(12) == 0 and call in GAME.legal_actions(state, actor) else None


def word(state: State, below: Below) -> Action:
    """The judge goes by the dice; real ones are read aloud, or taken for true every second time."""
    if not state.waiting:
        return Flip()
    first = state.waiting[0]
    if first.seat in state.reported:
        return ReadFaces((2, 3, 3, 4, 5, 6)) if below(3) == 0 else Rule(valid=below(2) > 0)
    return Rule(valid=is_true(state, first.seat, first.call, state.hands[first.seat - 1].faces))


def act(state: State, number: int, below: Below) -> Action:
    faces, card, choices = state.hands[number - 1].faces, state.round, GAME.legal_actions(state, seat(number))
    calls: list[Call] = [Bonus(card), *[Thunder(card, other) for other in in_play(state)]]
    for call in calls:
        if call in choices and 0 not in faces and is_true(state, number, call, faces):
            return call
    if GotIt(card) in choices and (deck(state).is_met(state.card, faces) or below(25) == 0):
        return GotIt(card)
    return Roll(card, wanted(state, faces)) if state.card else Roll(card)


def wanted(state: State, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The dice to keep: most of those that some throw which meets the card has too."""
    have = Counter(face for face in faces if face)
    throws = sorted(deck(state).throws[state.card - 1])
    aim = max(throws, key=lambda throw: (have & Counter(throw)).total())
    missing = Counter(aim)
    keep = []
    for die, face in enumerate(faces):
        if face and missing[face]:
            missing[face] -= 1
            keep.append(die)
    return tuple(keep if len(keep) < len(faces) else keep[1:])
