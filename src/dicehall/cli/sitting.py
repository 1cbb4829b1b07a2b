"""The loop of one match at one keyboard. It owns the clock, does what the table asks for, and knows no game.

A key counts at the millisecond at which it was read, and a race begins for all who sit here when its picture is drawn.
In a race the table is told that a millisecond is over only once the next one has begun, so that a key of the very last
one counts [ALL-8]. A line is in the record before anybody sees it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from dicehall.cli.clock import TableClock
from dicehall.cli.desk import Desk, HostKey, Moves
from dicehall.cli.hostmenu import Ending, HostMenu
from dicehall.cli.outside import CONTINUED, END, RESIZED, SMALLEST, STOP, SUSPEND, Frame, Outside, Press
from dicehall.cli.overlays import Overlay
from dicehall.cli.paint import Span, bold, dim, line, listed
from dicehall.cli.recordfile import RecordFile
from dicehall.cli.screens.screen import Do, Rule, Screen, Settle, Sight
from dicehall.cli.told import Party, Told
from dicehall.core import Actor, AnyGame, ChanceSource, IllegalAction, Leave
from dicehall.tables import HERE, Ask, BotFailed, Command, Effect, Log, NotAllowed, Outgoing, Table, Tell, Update, Wake

_DEAF_MS = 1_500
"""After the end of a race keys are not heard for so long: those that players still press would end the evening."""


class Stage(Struct, frozen=True):
    """What is played, and by whom."""

    game: AnyGame
    screen: Screen
    party: Party
    house: ChanceSource
    """Draws what the table asks people for and they need not read: cards and lots."""


class Sitting:
    """One match, from its first frame to its last.

    Args:
        book: where the record goes.
        clock: the table's time.
    """

    def __init__(self, stage: Stage, table: Table, outside: Outside, book: RecordFile, clock: TableClock) -> None:
        self._game, self._screen, self._party, self._house = stage.game, stage.screen, stage.party, stage.house
        self._table, self._outside, self._book, self._clock = table, outside, book, clock
        self._told = Told(stage.game, stage.party, stage.screen.tells)
        self._desk = Desk(stage.screen)
        self._menu = HostMenu(self, table, stage.game, stage.party, stage.screen.help)
        self._open_ms = 1 if stage.screen.is_race else 0
        """How long a millisecond stays open: in a race until the next one has begun."""
        self._overlay: Overlay | None = None
        self._asked: list[Actor] = []
        self._unseen: dict[int, int] = {}
        """Seats whose race, or dice, the next picture shows first: the revision of the update that brought them."""
        self._wake_ms: int | None = None
        self._is_suspended = False
        self._deaf_until_ms = 0
        self._sent = 0
        self._trouble = ""
        self._ending: Ending | None = None

    def run(self, first: Sequence[Effect]) -> Ending:
        """Plays until somebody leaves; `first` is what the table's `start` or `go_on` gave."""
        self._perform(first)
        while self._ending is None:
            self._settle_pause()
            self._show()
            press = self._outside.next_press(self._wait_ms())
            while press is not None and self._ending is None:
                self._take(press)
                press = self._outside.next_press(0)
            self._tick(self._clock.now_ms())
        return self._ending

    def say(self, words: str) -> None:
        """A sentence of the house among those of the table."""
        self._told.say(words)

    # Time

    def _wait_ms(self) -> int | None:
        if self._clock.is_paused or self._wake_ms is None:
            return None
        return max(0, self._wake_ms + self._open_ms - self._clock.now_ms())

    def _tick(self, now_ms: int) -> None:
        if not self._clock.is_paused:
            self._perform(self._table.tick(now_ms - self._open_ms))

    def _settle_pause(self) -> None:
        """The table stands still while something lies over it or it cannot be seen; a race is then broken off."""
        columns, rows = self._outside.size()
        is_hidden = columns < SMALLEST[0] or rows < SMALLEST[1]
        if self._overlay is None and not is_hidden and not self._is_suspended:
            self._clock.go_on()
        elif not self._clock.is_paused:
            self._perform(self._table.break_off("the table was paused", self._clock.now_ms()))
            self._clock.pause()

    # What the table wants done

    def _perform(self, effects: Sequence[Effect]) -> None:
        self._wake_ms = None
        for effect in effects:
            match effect:
                case Log(entry):
                    self._book.write(entry)
                case Tell(seat, message, reveals):
                    if isinstance(message, Update) and reveals and seat:
                        self._unseen[seat] = message.revision
                    self._hear(seat, message)
                case Ask(actor):
                    self._asked.append(actor)
                case Wake(at_ms):
                    self._wake_ms = at_ms
        self._tell_trouble()
        self._desk.look(self._sight())
        self._draw_for_the_house()

    def _hear(self, seat: int, message: Outgoing) -> None:
        match message:
            case Update() if seat == 0:
                self._told.update(message)
                if message.outcome is not None and self._screen.is_race:
                    self._deaf_until_ms = self._clock.now_ms() + _DEAF_MS
            case NotAllowed(refusal=refusal):
                self._desk.refuse(f"{self._party.name(seat)}: {refusal.why} [{refusal.rule}]")
            case BotFailed(seat=bot, why=why) if seat == 0:
                self._told.say(f"{self._party.name(bot)} made a mistake ({why}); a legal move was chosen instead.")
            case _:
                pass

    def _draw_for_the_house(self) -> None:
        """What the table asks people for and they need not read, the house draws: cards and lots."""
        while self._asked and self._screen.question(self._sight()) is None:
            actor = self._asked.pop(0)
            if actor in self._told.last.acting:
                action = self._house.draw(self._game, self._table.state, actor)
                self._perform(self._table.settle(actor, action, self._clock.now_ms()))
        self._asked.clear()

    def _tell_trouble(self) -> None:
        trouble = self._book.trouble
        if trouble and not self._trouble:
            self._told.say(f"The record cannot be written: {trouble}. Play goes on; lines wait until there is room.")
        elif self._trouble and not trouble:
            self._told.say("The record can be written again, and nothing of it is missing.")
        self._trouble = trouble

    # What people do

    def _take(self, press: Press) -> None:
        if press.key in (STOP, END):
            self._ending = "stopped"
        elif press.key == SUSPEND:
            self._is_suspended = True
            self._settle_pause()
            self._outside.suspend()
        elif press.key == CONTINUED:
            self._is_suspended = False
        elif self._overlay is not None:
            self._overlay = self._overlay.press(press.key)
        elif press.key != RESIZED and not self._clock.is_paused:
            at_ms = self._clock.of(press.at_ms)
            self._tick(at_ms)
            if at_ms >= self._deaf_until_ms:
                self._obey(self._desk.press(press.key, self._sight()), at_ms)
        self._settle_pause()

    def _obey(self, wish: Moves | HostKey, at_ms: int) -> None:
        match wish:
            case "menu":
                self._overlay = self._menu.menu()
            case "help":
                self._overlay = self._menu.help()
            case "undo":
                self._overlay = self._menu.undo()
            case "quit":
                self._overlay = self._menu.quit()
            case "again":
                self._ending = "again"
            case moves:
                self._make(moves, at_ms)

    def _make(self, moves: Moves, at_ms: int) -> None:
        for move in moves:
            match move:
                case Do(seat, action):
                    self._send(seat, action, at_ms)
                case Rule(action):
                    self._attempt(partial(self._table.judge, action, at_ms))
                case Settle(actor, action):
                    self._attempt(partial(self._table.settle, actor, action, at_ms))
            if self._desk.was_refused:
                return
        if moves:
            self._desk.done()

    def _send(self, seat: int, action: object, at_ms: int) -> None:
        self._sent += 1
        last = self._told.last
        command = Command(f"key {self._sent}", action, last.round, last.undos)
        self._perform(self._table.receive(seat, command, at_ms))

    def _attempt(self, what: Callable[[], list[Effect]]) -> None:
        try:
            effects = what()
        except IllegalAction as error:
            self._desk.refuse(str(error))
        else:
            self._perform(effects)

    # What the host does

    def undo(self, to: int, why: str, words: str) -> None:
        """Takes all moves after an entry back and says so."""
        self._told.say(words)
        self._perform(self._table.undo(to, "the host", why, self._clock.now_ms()))

    def depart(self, seat: int) -> None:
        """Lets a player leave the match for good [ALL-7]."""
        self._send(seat, Leave(seat), self._clock.now_ms())

    def end(self, ending: Ending) -> None:
        """Stops playing."""
        self._ending = ending

    def persons(self) -> tuple[int, ...]:
        """Seats whose players are here, ascending."""
        return self._sight().persons

    # What is seen

    def _sight(self) -> Sight:
        return self._told.sight(self._desk.marks, self._outside.size()[1])

    def _show(self) -> None:
        self._outside.show(self._frame())
        unseen, self._unseen = self._unseen, {}
        for seat, revision in unseen.items():
            self._perform(self._table.revealed(seat, revision, self._clock.now_ms(), HERE))

    def _frame(self) -> Frame:
        sight = self._sight()
        title = line(" ", bold(self._game.title))
        corner = line(dim(f"{self._game.round_name} {self._told.last.round} "))
        if self._overlay is not None:
            columns, rows = self._outside.size()
            covering = tuple(self._overlay.lines(columns, rows - 6))
            return Frame(title, corner, covering, (), line(Span(self._overlay.now(), "now")))
        return Frame(
            title,
            corner,
            tuple(self._screen.table(sight)),
            self._told.said,
            line(Span(self._now(sight), "now")),
            self._desk.lines(sight),
            self._desk.footer(sight),
            self._screen.is_waiting(sight) or sight.outcome is not None or self._desk.question(sight) is not None,
        )

    def _now(self, sight: Sight) -> str:
        if sight.outcome is not None:
            winners = listed(map(self._party.name, sight.outcome.winners))
            verb = "wins" if len(sight.outcome.winners) == 1 else "share the win"
            return f"{winners} {verb}.   n new match   q leave"
        question = self._desk.question(sight)
        return question.asks if question is not None else self._screen.now(sight)
