"""Messages that come twice, late, in another order or from somebody else: a seat never plays what it did not mean."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from dicehall.core import seat
from dicehall.games import GAMES
from dicehall.match import final_state, read_record
from dicehall.server.hall import Denial, GuestSeen, Hall
from dicehall.wire import incoming
from dicehall.wire.words import PROTOCOL
from tests.server.hall.evening import Browser, MemoryStore, Tree, VirtualLoop, breath, hall_of, person

PLAYERS = 3
LATE = st.integers(0, 60)
SEATS = st.integers(1, PLAYERS)
Message = tuple[str, Tree]


class Remembering(Browser):
    """Keeps what it has said, to say it again."""

    def __init__(self, hall: Hall, who: GuestSeen) -> None:
        super().__init__(hall, who)
        self.said: list[Message] = []

    async def say(self, kind: str, **fields: object) -> None:
        self.said.append((kind, {"id": f"{kind} {len(self.said)}", **fields}))
        await self.again(self.said[-1])

    async def again(self, message: Message) -> None:
        kind, fields = message
        await super().say(kind, **fields)


class Replays(RuleBasedStateMachine):
    """Three people at a table, and whoever has overheard all that they said. No bot, so seats act by messages alone."""

    plays: str
    """Name of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.game = GAMES[self.plays]
        self.loop = VirtualLoop()
        self.played: set[tuple[int, str]] = set()
        """Seat and id of acts that stand in the log."""

    def teardown(self) -> None:
        self.loop.close()

    @initialize()
    def sit_down(self) -> None:
        self.loop.run_until_complete(self._sit_down())

    async def _sit_down(self) -> None:
        self.store = MemoryStore()
        self.hall = hall_of(self.store)
        guests = [(await person(self.hall, name)).who for name in ("Ada", "Bo", "Cem", "Eve")]
        self.code = await self.hall.open_table(guests[0], self.game.name, {"first_seat": 1})
        self.tabs = [Remembering(self.hall, guest) for guest in guests]
        for tab in self.tabs[:PLAYERS]:
            await tab.enter(self.code)
            await tab.say("ready", is_ready=True)
        await self.tabs[3].enter(self.code, watches=True)
        await self.tabs[0].say("start")
        await breath(3)
        self.counted = self._acts()

    # What happens

    @rule(luck=st.lists(st.integers(0, 2**16), min_size=1, max_size=8), times=st.integers(1, 3))
    def go_on(self, luck: list[int], times: int) -> None:
        """Whoever may act does so, some times in a row; the network says each act several times."""
        for one in luck:
            for number in ((one + place) % PLAYERS + 1 for place in range(PLAYERS)):
                if (fields := self._allowed(number, one)) is not None:
                    tab = self.tabs[number - 1]
                    tab.said.append(("act", {"id": f"act {len(tab.said)}", **fields}))
                    self._say([(number, tab.said[-1])] * times)
                    break

    @rule(number=SEATS, late=LATE)
    def replay(self, number: int, late: int) -> None:
        said = self.tabs[number - 1].said
        self._say([(number, said[-1 - late % len(said)])])

    @rule(number=SEATS, order=st.lists(LATE, min_size=2, max_size=6))
    def replay_many_in_another_order(self, number: int, order: list[int]) -> None:
        said = self.tabs[number - 1].said
        self._say([(number, said[-1 - late % len(said)]) for late in order])

    @rule(number=SEATS, thief=st.integers(1, PLAYERS + 1), late=LATE)
    def say_what_another_has_said(self, number: int, thief: int, late: int) -> None:
        said = self.tabs[number - 1].said
        self._say([(thief, said[-1 - late % len(said)])])

    @rule(number=SEATS, luck=st.integers(0, 2**16))
    def speak_through_a_tab_that_was_replaced(self, number: int, luck: int) -> None:
        """The new tab has the seat; of the old one nothing is heard, although the seat may do what it says."""
        old = self.tabs[number - 1]
        self.tabs[number - 1] = new = Remembering(self.hall, old.who)
        new.said = old.said
        self.loop.run_until_complete(new.enter(self.code))
        assert old.gone is not None
        fields = self._allowed(number, luck)
        if fields is not None:
            before = self._acts()
            self.loop.run_until_complete(old.again(("act", {"id": "from the old tab", **fields})))
            self.loop.run_until_complete(breath(3))
            assert self._acts() == before

    @rule(number=SEATS)
    def use_a_ticket_twice(self, number: int) -> None:
        ticket = self.hall.ticket_for(self.tabs[number - 1].who)
        enter = incoming.Enter(PROTOCOL, ticket, self.code)
        new = Remembering(self.hall, self.tabs[number - 1].who)
        new.said = self.tabs[number - 1].said
        new._entered = self.loop.run_until_complete(self.hall.enter(new, enter))
        self.tabs[number - 1] = new
        thief = Browser(self.hall, self.tabs[3].who)
        with pytest.raises(Denial):
            self.loop.run_until_complete(self.hall.enter(thief, enter))
        assert thief.told == []

    # What holds

    @invariant()
    def every_seat_is_still_its_guest_s(self) -> None:
        """Also after wishes were said again: none of those people would give a seat away."""
        table = self.hall._tables[self.code]
        assert [table.people.seat_of(tab.who.id) for tab in self.tabs] == [1, 2, 3, 0]

    def _say(self, messages: list[tuple[int, Message]]) -> None:
        """Says them one after the other. A seat acts once at most for each new act of its own."""
        for number, message in messages:
            self.loop.run_until_complete(self.tabs[number - 1].again(message))
        self.loop.run_until_complete(breath(3))
        new = {(number, str(fields["id"])) for number, (kind, fields) in messages if kind == "act"} - self.played
        acts = self._acts()
        for number in range(1, PLAYERS + 1):
            own = {one for one in new if one[0] == number}
            more = acts[number] - self.counted[number]
            assert 0 <= more <= len(own)
            if more == len(own):
                self.played |= own
        self.counted = acts

    def _allowed(self, number: int, luck: int) -> Tree | None:
        """Of an act, what belongs to it; None if the seat has nothing to do now."""
        lines = self.loop.run_until_complete(self.store.record(self.code, 1))
        assert lines is not None
        state = final_state(read_record(lines.decode()))
        try:
            action = self.game.legal_actions(state, seat(number)).sample(lambda below: luck % below)
        except LookupError:
            return None
        update = self.tabs[number - 1].last("update")
        tree = json.loads(msgspec.json.encode(action))
        return {"action": tree, "round": update["round"], "undos": update["undos"]}

    def _acts(self) -> Counter[int]:
        """How often each seat stands in the log as the one that acted."""
        moves = [json.loads(line) for line in self.store.lines[self.code][0] if line.startswith(b'{"type":"move"')]
        return Counter(number for kind, number in (move["actor"] for move in moves) if kind == "seat")


class GhostReplays(Replays):
    plays = "ghost_blitz_dice"


class KingReplays(Replays):
    plays = "king_of_the_dice_junior"


@pytest.mark.slow
@pytest.mark.parametrize("evening", [GhostReplays, KingReplays])
def test_no_replay_plays_for_a_seat_or_takes_it(evening: type[Replays]) -> None:
    """[ALL-4]"""
    run_state_machine_as_test(evening, settings=settings(max_examples=10, stateful_step_count=20, deadline=None))
