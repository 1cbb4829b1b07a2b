"""People at a table of Lightning Dice on the server who play by themselves; for the tests of this folder."""

from __future__ import annotations

import asyncio
from typing import cast

from dicehall.bots.keeping import keep_for, requirement_of
from dicehall.core import OptionValue
from dicehall.match.chains import Chain
from dicehall.server.hall import GuestSeen, Hall
from tests.server.hall.browsers import Chained, chain_of
from tests.server.hall.evening import MemoryStore, Tree, breath, hall_of, person

LIGHTNING = "lightning_dice"
LOOK_S = 0.9


class Player(Chained):
    """Rolls what does not serve the card, and calls when it is met, as soon as somebody could.

    Args:
        links: so many links its chain has; then it begins another.
    """

    def __init__(self, hall: Hall, who: GuestSeen, links: int = 400) -> None:
        super().__init__(hall, who)
        self.plays = True
        self.chains = 1
        """How many it has begun in this match."""
        self.shown = 0
        """Number of the link of its chain that it has shown last."""
        self._links = links
        self._question, self._answered_ms = (0, 0), 0
        self._looks = False

    @property
    def chain(self) -> Chain:
        return chain_of(f"{self.who.name}, chain {self.chains}", self.match)

    def last(self, kind: str) -> Tree:
        """In a long match it is asked for often."""
        return next(message for message in reversed(self.told) if message["type"] == kind)

    def give(self, counter: int) -> None:
        """As the page does it: each question is answered once, and again after a second; see `web/src/net/links.ts`."""
        at_ms, question = cast("int", self.last("update")["at_ms"]), (self.match, counter)
        if question == self._question and at_ms < self._answered_ms + 1_000:
            return
        self._question, self._answered_ms = question, at_ms
        shown = self.shown
        if counter in (shown + 1, shown) and 0 < counter <= self._links:
            self.shown = counter
            super().give(counter)
            return
        if shown:
            self.chains, self.shown = self.chains + 1, 0
        self.soon({"type": "anchor", "anchor": self.chain.link(0).hex()})

    def heard(self, message: Tree) -> None:
        super().heard(message)
        if message["type"] == "update" and self.plays and not self._looks:
            self._looks = True
            asyncio.get_running_loop().call_later(LOOK_S, self._does)

    @property
    def seat_number(self) -> int:
        return cast("int", self.last("you_are")["seat"])

    @property
    def hand(self) -> Tree:
        return cast("list[Tree]", self.view()["hands"])[self.seat_number - 1]

    @property
    def faces(self) -> tuple[int, ...]:
        return tuple(cast("list[int]", self.hand.get("faces", [0] * 6)))

    def _does(self) -> None:
        self._looks = False
        if self.gone is not None or not self.plays or not self._may_act():
            return
        words, faces = cast("str", self.view()["requirement"]), self.faces
        if (
            0 not in faces
            and requirement_of(words).is_met(faces)
            and self.hand.get("fresh")
            and not self.hand.get("called")
        ):
            self.calls()
            return
        lying = [die for die in range(6) if faces[die]]
        keep = keep_for(words, tuple(faces[die] for die in lying))
        self.rolls(*[lying[position] for position in keep])

    def _may_act(self) -> bool:
        return self.view()["phase"] == "race" and not self.hand.get("moving")

    def rolls(self, *keep: int) -> None:
        """Presses "Roll" now."""
        self.does({"type": "roll", "keep": list(keep)})

    def calls(self) -> None:
        """Presses "Got it!" now."""
        self.does({"type": "got_it"})

    def does(self, action: Tree, *, card: int | None = None) -> None:
        """Hands in an action for the card that it sees, or another one."""
        self._ids += 1
        update = self.last("update")
        named = {**action, "card": self.view()["round"] if card is None else card}
        tree: Tree = {"type": "act", "id": f"{self.who.name}{self._ids}", "action": named}
        self.hand_in({**tree, "round": update["round"], "undos": update["undos"]})

    def refused(self) -> list[object]:
        """Rules by which something was refused."""
        return [message["rule"] for message in self.of("not_allowed")]

    def told_off(self) -> list[Tree]:
        """What was denied, but for a link that came when the match had just ended."""
        return [denied for denied in self.of("denied") if denied["why"] != "not_now"]

    def entered_again(self, hall: Hall) -> Player:
        """The same person's page, loaded anew."""
        again = Player(hall, self.who, self._links)
        again.chains, again.shown = self.chains, self.shown
        return again


async def table_of(
    store: MemoryStore, *names: str, links: int = 400, plays: bool = True, **options: OptionValue
) -> tuple[Hall, str, list[Player]]:
    """A match that has begun, its first card face up; the first named is the host."""
    hall = hall_of(store)
    players = [Player(hall, (await person(hall, name)).who, links) for name in names]
    code = await hall.open_table(players[0].who, LIGHTNING, options)
    for player in players:
        player.plays = plays
        await player.enter(code)
    return hall, code, players


async def begin(*players: Player) -> None:
    """All are ready, the host starts, and the first card is turned."""
    for player in players[1:]:
        await player.say("ready", is_ready=True)
    await players[0].say("start")
    await breath(0.01)


async def over(player: Player, most_s: int = 3_600) -> int:
    """Waits for the end of the match; about how many seconds it took."""
    for waited_s in range(0, most_s, 5):
        if player.last("people")["status"] == "finished":
            return waited_s
        await breath(5)
    raise AssertionError("the match does not end")
