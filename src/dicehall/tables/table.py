"""A table: the one place where players, chance and time meet the rules.

Sans-I/O: every method takes the table's time in milliseconds (it never asks a clock) and returns effects for the
caller to perform: write `Log` first, then `Tell`. Whoever has delivered everything of one millisecond calls `tick`.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.bots.bot import Bot
from dicehall.core import (
    CLOCK,
    JUDGE,
    Actor,
    AnyGame,
    Below,
    ChanceSource,
    IllegalAction,
    Leave,
    Move,
    OptionValue,
    Refusal,
    Setup,
    Void,
)
from dicehall.match import (
    FORMAT,
    Evidence,
    Header,
    Note,
    Record,
    counting_moves,
)
from dicehall.tables.clockwork import Clockwork
from dicehall.tables.commands import Commands
from dicehall.tables.house import House
from dicehall.tables.links import Bounds
from dicehall.tables.messages import (
    AnswerTakeBack,
    AskTakeBack,
    Command,
    Effect,
    Incoming,
    TakeBackAsked,
    Update,
    Wake,
)
from dicehall.tables.openmatch import NotNow, OpenMatch
from dicehall.tables.takeback import TakeBacks

_PLAIN_HOUSE = House()


class Table:
    """One match being played.

    Args:
        game: the rules; the table knows none itself.
        setup: seats and options to begin with.
        sources: where each CHANCE actor's moves come from, by its number; 0 also serves those not named [ALL-5].
        below: draws what bots think, CLOCK's choices and, without a source that anyone can check, dead heats.
        house: the host's settings.
        header: first line of the record, where it says more than the setup.

    Raises:
        BadSetup: the game cannot be played so.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        sources: Mapping[int, ChanceSource],
        below: Below,
        house: House = _PLAIN_HOUSE,
        header: Header | None = None,
    ) -> None:
        self._match = OpenMatch(game, header or Header(FORMAT, game.name, setup), sources, below, house)
        self._take_backs = TakeBacks(self._match)
        self._commands = Commands(self._match, house, self._play)
        self._clockwork = Clockwork(self._match, self._commands, self._play, below)

    @classmethod
    def resumed(
        cls,
        game: AnyGame,
        record: Record[object],
        sources: Mapping[int, ChanceSource],
        below: Below,
        house: House = _PLAIN_HOUSE,
        base: tuple[int, object] | None = None,
    ) -> Table:
        """A table as its log left it. Seat the bots again, then call `go_on`.

        Args:
            base: an entry and the state after it, if that is known; only what follows is played again.

        Raises:
            BadSetup, IllegalAction: the log is against the rules.
        """
        table = cls(game, record.setup(), sources, below, house)
        table._match.restore(record, base)
        return table

    # Before the start, and who sits where

    @property
    def _has_begun(self) -> bool:
        """Also for a resumed table that does not go on yet."""
        return self._match.has_started or bool(counting_moves(self._match.entries))

    @property
    def state(self) -> object:
        """Where the match stands. Raises NotNow before the start."""
        return self._match.state

    @property
    def record(self) -> Record[object]:
        """Everything so far, as it would be written to a file."""
        return Record(self._match.header, self._match.entries)

    @property
    def game(self) -> AnyGame:
        """Its rules."""
        return self._match.game

    @property
    def is_racing(self) -> bool:
        """Whether claims are ordered at the moment."""
        return self._match.races.is_on

    def waits_for(self) -> tuple[int, ...]:
        """Seats for whose claims a held claim waits; empty if none is held."""
        races = self._match.races
        if not races.is_holding:
            return ()
        return tuple([number for number in self._match.may_claim() if not races.has_claim_of(number)])

    def sees(self, number: int) -> Update:
        """What a seat (0: a spectator) sees now. Raises NotNow before the start."""
        return self._match.update_for(number)

    def question_for(self, number: int) -> TakeBackAsked | None:
        """The take-back that a seat has still to agree to or not."""
        return self._take_backs.question_for(number)

    def sit(self, number: int, player: str, at_ms: int, bot: Bot[object] | None = None) -> list[Effect]:
        """A person or a bot takes a seat, before the start or from whoever has it. Raises NotSeated."""
        match = self._match
        match.log(match.seating.sit(number, player, bot, match.clamp(at_ms)))
        self._take_backs.close(agreed=False)  # whoever was asked may be gone
        if match.has_started:
            match.seat_anew(number)
        return self._flush()

    def set_option(self, name: str, value: OptionValue, at_ms: int) -> list[Effect]:
        """The host changes an option. Raises BadSetup, or NotNow after the start."""
        match = self._match
        if self._has_begun:
            raise NotNow(f"option {name}: the match has started")
        match.log(match.seating.set_option(name, value, match.clamp(at_ms)))
        return self._flush()

    def start(self, at_ms: int) -> list[Effect]:
        """The match begins. Raises BadSetup while a seat is empty, NotNow if it has begun."""
        match = self._match
        if self._has_begun:
            raise NotNow("the match has started already")
        match.seating.check_full()
        match.clamp(at_ms)
        match.enter(match.game.initial(match.seating.setup))
        return self._flush()

    def go_on(self, at_ms: int) -> list[Effect]:
        """Play goes on after a restart; a race that was under way is broken off [ALL-10].

        Raises:
            BadSetup: a bot has not been seated again.
            IllegalAction: the log is against the rules.
        """
        self._match.seating.check_bots()
        self._match.clamp(at_ms)
        self._match.enter(self._match.replayed())
        return self.break_off("the match goes on after a break", at_ms)

    # What people do

    def receive(self, number: int, message: Incoming[object], at_ms: int) -> list[Effect]:
        """A person's message. What is against the rules is told to the sender, never raised.

        Raises:
            NotSeated: no person sits there.
            NotNow: the match has not started.
        """
        self._match.seating.check_person(number)
        self._arrive(at_ms)
        match message:
            case Command():
                self._commands.take(number, message)
            case AskTakeBack():
                self._take_backs.ask(number, message)
            case AnswerTakeBack():
                self._take_backs.answer(number, message)
        return self._flush()

    # What the network says of a race; see `House.is_remote`

    def revealed(self, number: int, revision: int, at_ms: int, bounds: Bounds) -> list[Effect]:
        """An update that reveals was sent to a seat now; its clock runs from here, or from when it has been told."""
        self._match.races.reveal(number, revision, at_ms, bounds)
        return self._flush_if_held()

    def unseen(self, number: int) -> list[Effect]:
        """An update that reveals could not be sent to a seat: nobody is there."""
        self._match.races.unseen(number)
        return self._flush_if_held()

    def painted(self, number: int, revision: int, at_ms: int) -> None:
        """A seat's browser says that its screen shows this update."""
        self._match.races.paint(number, revision, at_ms)

    def ponged(self, number: int, revision: int, at_ms: int) -> None:
        """The ping that was sent with an update has come back from a seat."""
        self._match.races.pong(number, revision, at_ms)

    def stalled(self, number: int) -> None:
        """Packets to or from a seat were lost in this race, by the counters of the server's own system."""
        self._match.races.stall(number)

    # Links of a seat's chain, for chance that anyone can check

    def anchor(self, number: int, anchor: str, at_ms: int) -> list[Effect]:
        """A seat's browser says where its chain begins. Raises BadLink, NotSeated."""
        match = self._match
        match.seating.check_person(number)
        self._arrive(at_ms)
        if (anchored := match.draws.anchor(number, anchor, match.now_ms)) is not None:
            match.log(anchored)
            if match.wants_link_of(number):
                match.tell(number, match.update_for(number))  # asks for the first link of it
        return self._flush()

    def give(self, number: int, counter: int, link: str, at_ms: int) -> list[Effect]:
        """A seat gives the link that it was asked for; one that comes late or again is not used.

        Raises:
            BadLink, NotSeated: and then the question stands.
        """
        match = self._match
        match.seating.check_person(number)
        self._arrive(at_ms)
        is_wanted = match.wants_link_of(number)
        match.draws.give(number, counter, link, is_wanted=is_wanted)
        # Most links are not the last one that a draw waits for, and change nothing for anybody.
        return [] if match.has_no_news and match.is_held_up else self._flush()

    def settle(self, actor: Actor, action: object, at_ms: int, evidence: Evidence | None = None) -> list[Effect]:
        """The answer to an `Ask`. Raises IllegalAction, and then the question stands."""
        if actor.kind != "chance":
            raise IllegalAction(Refusal("ALL-1", f"{actor} is not CHANCE, so nobody else can settle its move."))
        self._arrive(at_ms)
        if (refusal := self._match.game.legal_actions(self._match.state, actor).refusal(action)) is not None:
            raise IllegalAction(refusal)
        self._clockwork.end_race_before(actor)
        self._match.draws.settled(evidence)
        self._play(Move(actor, action), evidence)
        self._clockwork.begin_new_chains()
        return self._flush()

    def remove(self, number: int, why: str, at_ms: int) -> list[Effect]:
        """CLOCK lets a seat leave whose player is gone for good, or whose bot is not wanted any more [ALL-7].

        Raises:
            IllegalAction: it has left already, or the match is over.
        """
        self._arrive(at_ms)
        move: Move[object] = Move(CLOCK, Leave(number))
        if (refusal := self._match.game.legal_actions(self._match.state, CLOCK).refusal(move.action)) is not None:
            raise IllegalAction(refusal)
        self._match.log(Note(why, self._match.now_ms))
        self._play(move)
        return self._flush()

    def judge(self, action: object, at_ms: int) -> list[Effect]:
        """The judge's word. Raises IllegalAction."""
        self._arrive(at_ms)
        self._play(Move(JUDGE, action))
        return self._flush()

    def undo(self, to: int, by: str, why: str, at_ms: int) -> list[Effect]:
        """Takes back all moves after an entry (0: the start); the log keeps them. Raises NotNow."""
        self._arrive(at_ms)
        self._take_backs.close(agreed=False)
        self._match.undo(to, by, why)
        return self._flush()

    def break_off(self, why: str, at_ms: int) -> list[Effect]:
        """Ends a race that is under way without a result; elsewhere it does nothing [ALL-10]."""
        self._arrive(at_ms)
        if self._match.is_in_race():
            self._match.log(Note(why, self._match.now_ms))
            self._play(Move(CLOCK, Void()))
        return self._flush()

    def note(self, text: str, at_ms: int) -> list[Effect]:
        """Words for the record."""
        self._match.log(Note(text, self._match.clamp(at_ms)))
        return self._flush()

    # Time

    def tick(self, at_ms: int) -> list[Effect]:
        """Lets everything happen that is due by now, in order of time."""
        self._clockwork.let_happen(at_ms + 1)
        self._match.clamp(at_ms)
        return self._flush()

    def _arrive(self, at_ms: int) -> None:
        """Something comes in at this time: whatever was due earlier has happened first, what is due now has not."""
        self._clockwork.let_happen(at_ms)
        self._match.clamp(at_ms)

    def _play(self, move: Move[object], evidence: Evidence | None = None) -> None:
        self._match.play(move, evidence)
        self._take_backs.close(agreed=False)

    def _flush_if_held(self) -> list[Effect]:
        """When a clock starts, only a claim that is held can be due at another time."""
        return self._flush() if self._match.races.is_holding else []

    def _flush(self) -> list[Effect]:
        match = self._match
        match.settle_race()
        match.tell_update()
        if (wake_ms := self._clockwork.next_ms()) is not None:
            match.effects.append(Wake(wake_ms))
        effects, match.effects = match.effects, []
        return effects
