"""Evenings on which people do anything in any order, the disk fails and the server is killed: what holds even so."""

from __future__ import annotations

import json
import logging
import re
from random import Random

import msgspec
import pytest

from dicehall.core import seat
from dicehall.games import GAMES
from dicehall.match import Opened, Record, Seated, ServerSecret, final_state, read_record
from dicehall.match.chains import LINKS
from dicehall.match.verify import verified
from dicehall.server.hall import Denial, GuestSeen
from dicehall.server.hall.agreed import Agreed
from dicehall.server.hall.hosted import HostedTable
from dicehall.server.hall.kept import agreed_of
from dicehall.server.store import StoreFailed
from dicehall.tables.rejudge import rejudge
from tests.server.hall.browsers import Chained
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

GAMES_ONLINE = ("ghost_blitz_dice", "king_of_the_dice_junior")
STEPS = 80
_HASH = re.compile("[0-9a-f]{64}")
SECONDS = (0.01, 0.5, 1.5, 4, 10, 19.9, 21, 30, 300)


class Evening:
    """Four people, two of the same name, and one more on the device of the one who has opened the table."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.game = GAMES_ONLINE[seed % 2]
        self.store = MemoryStore()
        self.hall = hall_of(self.store, seed=seed)
        self.browsers: list[Overheard] = []
        self.unsearched: list[str] = []
        """Messages that were told and not yet searched for secrets."""
        self.secrets: dict[int, dict[str, int]] = {}
        """Numbers of all links of the server's chains, by match."""

    async def begin(self) -> None:
        self.people = [(await person(self.hall, name)).who for name in ("Ada", "Bo", "Cem", "Ada")]
        self.people.append(GuestSeen(f"{self.people[0].id}+1", "Mika"))
        self.code = await self.hall.open_table(self.people[0], self.game, {})

    async def start(self) -> None:
        """Two of them sit down and play."""
        for who in self.people[:2]:
            self.browsers.append(Overheard(self, who, has_lost=False))
            await self.browsers[-1].enter(self.code)
        await self.browsers[1].say("ready", is_ready=True)
        await self.browsers[0].say("start")

    async def step(self) -> None:
        """Something happens."""
        self.browsers = [browser for browser in self.browsers if browser.gone is None]
        happenings = [self.come] * 2 + [self.wait] * 3 + [self.leave, self.kill, self.trouble]
        happenings += [self.wish] * 5 + [self.act] * 6
        await (self.random.choice(happenings) if self.browsers else self.come)()

    async def come(self) -> None:
        browser = Overheard(self, self.random.choice(self.people), has_lost=self.random.random() < 0.2)
        browser.gives = self.random.random() < 0.8
        try:
            await browser.enter(self.code, watches=self.random.random() < 0.2, shows=self.random.random() < 0.1)
        except Denial:
            return
        self.browsers.append(browser)

    async def wait(self) -> None:
        await breath(self.random.choice(SECONDS))

    async def leave(self) -> None:
        self.browsers.pop(self.random.randrange(len(self.browsers))).leave()

    async def kill(self) -> None:
        """As by kill -9, from time to time: nothing that the server had in mind is left."""
        if self.random.random() < 0.5:
            for table in self.hall._tables.values():
                table.audience._lines.clear()
                table._alarms.cancel_all()
                table._waker.call_off()
            self.browsers = []
            self.hall = hall_of(self.store, seed=self.random.randrange(1 << 60))

    async def trouble(self) -> None:
        """Commits take long, and people go on meanwhile; maybe the first one fails."""
        is_failing = self.random.random() < 0.3
        self.store.held = []
        for happening in self.random.choices((self.come, self.wish, self.act), k=4):
            await happening()
        while held := self.store.held:
            self.store.held = []
            for settle in held:
                self.store.fails_with = StoreFailed("full") if is_failing else None
                is_failing = False
                settle()
            self.store.fails_with = None
            await breath()
        self.store.held = None

    async def wish(self) -> None:
        if here := [browser for browser in self.browsers if browser.gone is None]:
            kind, fields = self.random.choice(self.wishes())
            await self.random.choice(here).say(kind, **fields)

    def wishes(self) -> list[tuple[str, Tree]]:
        number, chance = self.random.randrange(1, 6), self.random.random()
        house = {"is_locked": chance < 0.1, "turn_limit_s": 5 if chance < 0.3 else 0, "rotates": chance > 0.5}
        return [
            *[("start", Tree())] * 6,
            *[("ready", Tree(is_ready=chance < 0.8))] * 2,
            *[("seat_bot", Tree(seat=number, level="easy"))] * 2,
            *[("pause", Tree(is_paused=chance < 0.5))] * 2,
            ("say", {"word": "oops"}),
            ("listen", {"die_ms": self.random.choice((0, 400, 1_500))}),
            ("reopen", {}),
            ("stand_up", {}),
            ("take_seat", {"seat": number}),
            ("rename", {"name": "Bo"}),
            ("clear_seat", {"seat": number if chance < 0.4 else 8}),
            ("give_host", {"seat": number}),
            ("set_option", {"name": "first_seat", "value": number - 1}),
            ("set_house", {"house": house}),
            ("ask_take_back", {}),
            ("answer_take_back", {"agree": chance < 0.8}),
            ("painted", {"revision": self.random.randrange(100)}),
            ("anchor", {"anchor": f"{self.random.getrandbits(256):064x}"}),
            ("link", {"counter": number, "link": f"{self.random.getrandbits(256):064x}"}),
        ]

    async def act(self) -> None:
        """Mostly something that the own seat may do."""
        browser, table = self.random.choice(self.browsers), self.hall._tables.get(self.code)
        if browser.gone is None and table is not None and table.play is not None and browser.of("update"):
            actor = seat(table.people.seat_of(browser.who.id) or 1)
            try:
                action = GAMES[self.game].legal_actions(table.play.table.state, actor).sample(self.random.randrange)
            except LookupError:
                return
            await browser.act(**json.loads(msgspec.json.encode(action)))

    # What holds

    async def check(self) -> None:
        agreed = agreed_of(self.store.hosted[self.code])
        assert agreed.match == len(self.store.headers.get(self.code, []))
        if agreed.match:
            await self.check_record(agreed)
        self.check_secrets()
        if (table := self.hall._tables.get(self.code)) is not None:
            assert table.people.agreed == agreed
            for browser in self.browsers:
                if browser.gone is None:
                    check_seen(table, browser)

    async def check_record(self, agreed: Agreed) -> None:
        """Its last record replays, and tells of the same people in the same seats."""
        lines = await self.store.record(self.code, agreed.match)
        assert lines is not None
        record = read_record(lines.decode())
        self.check_chain(agreed, record, lines.decode())
        is_over = GAMES[self.game].outcome(final_state(record)) is not None
        assert is_over == (agreed.status != "playing")
        kinds = {entry.seat: entry.kind for entry in record.entries if isinstance(entry, Seated)}
        if agreed.status == "playing":
            places = enumerate(agreed.places, 1)
            assert kinds == {n: "bot" if one.level else "person" if one.guest else "empty" for n, one in places}

    def check_chain(self, agreed: Agreed, record: Record[object], text: str) -> None:
        """What the record shows of the server's chain is what it has published."""
        if agreed.match not in self.secrets:
            secret = ServerSecret(bytes.fromhex(agreed.secret))
            self.secrets[agreed.match] = {secret.link(number).hex(): number for number in range(1, LINKS + 1)}
        shown = [number for hash in _HASH.findall(text) if (number := self.secrets[agreed.match].get(hash))]
        assert shown == [entry.secret for entry in record.entries if isinstance(entry, Opened)]

    async def check_records(self) -> int:
        """All dice and races of the evening can be checked by others; how many draws there were."""
        draws = 0
        for number in range(1, len(self.store.headers.get(self.code, [])) + 1):
            text = await self.store.record(self.code, number)
            assert text is not None
            draws += verified(text.decode()).draws
            assert rejudge(read_record(text.decode())).differs is None
        return draws

    def check_secrets(self) -> None:
        """No message holds any link of the server's chains: whoever wants those that are published reads the record."""
        told, self.unsearched = self.unsearched, []
        for text in told:
            for hash in _HASH.findall(text):
                assert not any(hash in links for links in self.secrets.values()), text


class Overheard(Chained):
    """All that it is told is searched for secrets."""

    def __init__(self, night: Evening, who: GuestSeen, *, has_lost: bool) -> None:
        super().__init__(night.hall, who, has_lost=has_lost)
        self._night = night

    def send(self, text: str) -> None:
        self._night.unsearched.append(text)
        super().send(text)


def check_seen(table: HostedTable, browser: Browser) -> None:
    """The browser is no ghost, and shows what is so."""
    people, own = table.people, table.people.seat_of(browser.who.id)
    assert table.audience.is_here(browser.who.id)
    assert browser.told[0]["type"] == "welcome"
    assert browser.last("you_are") == {
        "type": "you_are",
        "seat": own,
        "is_host": people.agreed.host == browser.who.id,
    }
    assert browser.last("people")["status"] == people.agreed.status
    assert browser.last("people").get("is_paused", False) == people.agreed.is_paused == table.time.is_paused
    assert browser.last("people").get("has_screen", False) == table.audience.has_screen
    if people.agreed.status == "playing":
        assert table.play is not None
        now = table.play.table.sees(0 if table.audience.is_watching(browser.who.id) else own)
        assert browser.view() == json.loads(msgspec.json.encode(now.view))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "has_begun"), [*[(seed, False) for seed in range(8)], *[(n, True) for n in range(8)]])
def test_whatever_people_do_their_table_is_as_its_log_says_and_everybody_sees_it(
    seed: int, has_begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        night = Evening(seed)
        await night.begin()
        if has_begun:
            await night.start()
        for _ in range(STEPS):
            await night.step()
            await night.check()
        assert await night.check_records() or not has_begun

    with caplog.at_level(logging.ERROR):
        evening(play)
    assert [record.message for record in caplog.records if "full" not in record.message] == []
