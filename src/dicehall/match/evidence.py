"""What a record keeps so that others can check it: how chance was drawn, and how a race was judged.

The rules never read any of this. All times of a race are milliseconds; see `docs/records.md` for the fields.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dicehall.match.flight import Aim, Flight

SEEDS = 2**32
"""Where only the physics knows how dice fall, its seed is drawn below this."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes."""
Ms = Annotated[int, Meta(ge=0, le=2**53)]
"""Milliseconds since the table opened."""

COIN = 255
"""Kind of a draw that decides a dead heat; the kinds below are the numbers of CHANCE actors."""


class Sealed(Struct, frozen=True, forbid_unknown_fields=True):
    """Fingerprints that were published before the match: nobody can change a secret behind them any more."""

    rules: Hex
    """SHA-256 of the game's rules in words."""
    server: Hex
    """Anchor of the server's chain."""
    seats: tuple[Hex | None, ...]
    """Anchors of the players' chains, by seat; None: a bot's own seat, or a browser that gave none."""


class Given(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """The link that a seat added to a draw."""

    seat: int
    counter: int
    """How many links of this chain had been shown with this one; its anchor is number 0."""
    link: Hex


class Draw(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One draw: the server's secret and the links give the key, the key gives the numbers."""

    secret: int
    """Number of the server's link; it is published when the round is over."""
    roll: int
    """How many draws were made with this secret before."""
    kind: int
    links: tuple[Given, ...] = ()
    """By seat, ascending."""
    drawn: tuple[tuple[int, int], ...] = ()
    """Pairs (n, k): k was drawn out of 0 to n - 1."""
    missing: tuple[int, ...] = ()
    """Seats that should have given a link and did not in time."""


class Evidence(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What proves a move."""

    draw: Draw | None = None
    """How chance fell; beside where thrown dice rest, the seed of the hand's noise."""
    aim: Aim | None = None
    """Beside a throw: how it was meant. A bot's is in the flight, as it aims last."""
    flight: Flight | None = None
    """Beside where dice rest: how they came there."""


class Press(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One claim of a race. Times count from the moment in which the clock of this seat began to run, unless said."""

    entry: int
    """Number of the move, or of the void, that the claim became."""
    time_ms: float
    """When the seat pressed, by the sequencer: what the order was made from."""
    arrived_ms: float
    earliest_ms: float
    latest_ms: float
    """`time_ms` lies between these, whatever the browser says."""
    said_ms: float | None = None
    """By the browser's own clock; None: it did not say."""
    painted_ms: float | None = None
    ponged_ms: float | None = None
    """From the sending of the faces that the claim is about until the browser's word that it had painted them came,
    and its answer to a ping that went with them."""
    budget_ms: float = 0.0
    """What the seat could still be believed beyond proof, before this claim."""
    is_stalled: bool = False
    """The server's own network counters saw that packets were lost on the way."""


class Lane(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat in a race, and what was known of its network when the race was shown."""

    seat: int
    revealed_ms: Ms | None = None
    """The table's time from which its clock runs: the race was sent to it, and told if it listens; None: never."""
    floor_ms: float = 0.0
    """The way there and back takes at least this long."""
    most_ms: float = 0.0
    """And no more than this is believed."""
    is_kernel: bool = False
    """Whether the network counters of the server's system had a say in `floor_ms`."""
    device: int = 0
    """Seats with the same number here share a device, and with it a clock and a screen; 0: nobody else is at it."""
    listens_ms: Annotated[int, Meta(ge=0, le=60_000)] = 0
    """So long the dice were told to it one after the other, until its clock ran; 0: it looked."""
    presses: tuple[Press, ...] = ()


class Heat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A dead heat: claims so close that chance decided which one goes first [ALL-8]."""

    seats: tuple[int, ...]
    """Ascending; the one that was drawn stands at the place that was drawn."""
    entry: int
    """Number of the entry of the claim that went first."""
    draw: Draw | None = None


class Raced(Struct, frozen=True, tag="race", omit_defaults=True, forbid_unknown_fields=True):
    """A race, judged: everything that the order of its claims was made from."""

    round: int
    lanes: tuple[Lane, ...]
    """By seat."""
    heats: tuple[Heat, ...] = ()
    cap_ms: int = 0
    """No seat is believed a longer way than this."""
    band_ms: int = 0
    """Claims that are closer to each other are a dead heat."""
    fastest_ms: int = 0
    """No human presses sooner."""
    at_ms: Ms = 0

    @property
    def last_entry(self) -> int:
        """Number of the last entry that a claim of it became; 0: there was none."""
        return max((press.entry for lane in self.lanes for press in lane.presses), default=0)


class Opened(Struct, frozen=True, tag="opened", forbid_unknown_fields=True):
    """The server's secret of the rounds before, published: their draws can be checked now."""

    secret: int
    link: Hex
    at_ms: Ms = 0


class Anchored(Struct, frozen=True, tag="anchor", omit_defaults=True, forbid_unknown_fields=True):
    """A seat begins another chain, because its browser has lost the old one or another person sits there."""

    seat: int
    anchor: Hex
    at_ms: Ms = 0
