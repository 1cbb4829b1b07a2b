"""A table on a fake clock: time, claims, undo, leaving, limits. Ghost Blitz is the race, Pig the turn game."""

from collections.abc import Callable

import pytest
from msgspec import Struct

from dicehall.core import (
    AnyGame,
    BadSetup,
    Below,
    ChanceSource,
    Choices,
    Forfeit,
    IllegalAction,
    Leave,
    OptionValue,
    Refusal,
    Setup,
    Void,
    chance,
    seat,
)
from dicehall.games.ghost_blitz_dice import GAME as GHOST
from dicehall.games.ghost_blitz_dice.actions import Grab, Throw
from dicehall.games.ghost_blitz_dice.state import State
from dicehall.match import (
    Dropped,
    HumanSource,
    Note,
    Played,
    Refused,
    ScriptedSource,
    Seated,
    SeededSource,
    Undone,
    below_of,
    final_state,
    read_record,
    write_record,
)
from dicehall.tables import (
    AnswerTakeBack,
    AskTakeBack,
    BotFailed,
    Claimed,
    House,
    Log,
    NotAllowed,
    NotNow,
    NotSeated,
    Table,
    TakeBackAsked,
    TakeBackClosed,
    Tell,
)
from dicehall.testing import FakeTable, updates

THREE_BOTTLES = "rolled faces=[bottle,bottle,chair,mouse,bottle]"  # the green die shows the mouse [GB-2]


def ghost_table(
    lines: list[str] | None = None,
    seats: int = 3,
    house: House = House(),  # noqa: B008  # frozen
    below: Below | None = None,
    options: dict[str, OptionValue] | None = None,
) -> FakeTable:
    sources = {0: ScriptedSource(lines or [THREE_BOTTLES] * 9)}
    setup = Setup(seats, {"first_seat": 1, **(options or {})})
    fake = FakeTable(Table(GHOST, setup, sources, below or below_of(1), house))
    for number in range(1, seats + 1):
        fake.do(fake.table.sit(number, f"P{number}", 0))
    fake.start()
    return fake


def pig_table(pig: AnyGame, house: House = House(), seats: tuple[int, ...] = (1, 2)) -> FakeTable:  # noqa: B008  # frozen
    fake = FakeTable(Table(pig, Setup(2), {0: SeededSource(3)}, below_of(1), house))
    for number in seats:
        fake.do(fake.table.sit(number, f"P{number}", 0))
    return fake


def refusals(fake: FakeTable, number: int) -> list[Refusal]:
    return [message.refusal for message in fake.told(number) if isinstance(message, NotAllowed)]


def ghost_state(fake: FakeTable) -> State:
    state = fake.table.state
    assert isinstance(state, State)
    return state


def thrown(fake: FakeTable) -> None:
    """Seat 1 throws and the dice come to rest; then 300 ms pass."""
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(300)


def test_dice_rest_when_their_time_is_over_and_not_before() -> None:
    """Nothing is drawn ahead, so nobody can peek [ALL-2, GB-R5]."""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1199)
    assert ghost_state(fake).phase == "motion"
    fake.wait(1)
    assert ghost_state(fake).phase == "grab"


def test_the_first_right_grab_is_decided_at_once() -> None:
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    assert ghost_state(fake).points == (0, 1, 0)
    assert ghost_state(fake).phase == "throw"


def test_a_claim_is_answered_at_once_and_shown_to_nobody_else() -> None:
    """Before its order is certain a claim is no move [ALL-12]."""
    fake = ghost_table()
    thrown(fake)
    before = {number: len(fake.told(number)) for number in (0, 1, 3)}
    effects = fake.act(2, Grab(1, ("mouse",)))
    assert [e.message for e in effects if isinstance(e, Tell)] == [Claimed("c2")]
    assert {number: len(fake.told(number)) for number in (0, 1, 3)} == before
    assert not [e for e in effects if isinstance(e, Log)]


def test_a_seat_with_a_held_claim_may_do_nothing_else() -> None:
    """[ALL-12]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("book",)))
    fake.act(2, Leave(2))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["ALL-12"]
    fake.wait(0)
    assert ghost_state(fake).left == ()


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_dead_heat_is_drawn_among_all_who_claimed_together(drawn: int) -> None:
    """Equal milliseconds are ordered by chance, and the draw is in the record [ALL-8]."""
    fake = ghost_table(below=lambda n: drawn)
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.act(3, Grab(1, ("mouse",)))
    fake.wait(0)
    assert ghost_state(fake).points == ((0, 1, 0), (0, 0, 1))[drawn]
    first = next(e for e in fake.logged() if isinstance(e, Played) and isinstance(e.action, Grab))
    assert first.evidence == {"dead_heat": [2, 3]}


def test_a_claim_one_millisecond_later_finds_the_throw_decided() -> None:
    """It costs nothing, whatever it holds [ALL-8, GB-R6]."""
    fake = ghost_table()
    thrown(fake)
    fake.act(3, Grab(1, ("mouse",)))
    fake.now_ms += 1
    fake.act(2, Grab(1, ("book",)), round=1)
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 1)
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R6"]


def test_a_grab_sooner_than_120_ms_after_the_dice_rest_is_void() -> None:
    """No penalty, and the seat may still grab [GB-R5]."""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(119)
    fake.act(2, Grab(1, ("mouse",)))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R5"]
    fake.wait(1)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    assert ghost_state(fake).points == (0, 1, 0)


def test_the_120_ms_count_from_when_the_seat_was_shown_the_dice() -> None:
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1200)
    fake.table.revealed(2, 1, fake.now_ms + 200)
    fake.wait(300)
    fake.act(2, Grab(1, ("mouse",)))
    assert [refusal.rule for refusal in refusals(fake, 2)] == ["GB-R5"]
    fake.act(3, Grab(1, ("mouse",)))
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 1)


def test_clock_closes_a_throw_that_nobody_gets_right() -> None:
    """[GB-R7]"""
    fake = ghost_table()
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(9_999)
    assert ghost_state(fake).phase == "grab"
    fake.wait(1)
    assert ghost_state(fake).phase == "throw"
    assert ghost_state(fake).thrower == 1


def test_a_command_for_another_round_is_stale_and_free(pig: AnyGame) -> None:
    """[ALL-8]"""
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("hold"), round=7)
    assert refusals(fake, 1)[0].rule == "ALL-8"
    assert fake.table.sees(1).acting == (seat(1),)


def test_a_command_from_before_an_undo_is_stale() -> None:
    fake = ghost_table()
    fake.act(1, Throw())
    fake.do(fake.table.undo(0, "host", "a slip", fake.now_ms))
    fake.act(1, Throw(), undos=0)
    assert refusals(fake, 1)[0].rule == "ALL-8"
    fake.act(1, Throw())
    assert ghost_state(fake).phase == "motion"


def test_a_command_sent_twice_counts_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    command_effects = fake.act(1, pig.notation.parse_action("hold"))
    assert command_effects
    fake._ids -= 1
    assert not fake.act(1, pig.notation.parse_action("hold"))


def test_an_illegal_command_changes_nothing_and_names_the_rule() -> None:
    """[ALL-4]"""
    fake = ghost_table()
    before = fake.table.state
    fake.act(2, Throw())
    assert refusals(fake, 2)[0].rule == "GB-5"
    assert fake.table.state == before
    assert not [e for e in fake.logged() if isinstance(e, Refused)]


def test_a_tournament_table_keeps_refused_commands_for_the_judge() -> None:
    """[LD-R15]"""
    fake = ghost_table(house=House(logs_refused=True))
    fake.act(2, Throw())
    assert [(e.seat, e.rule) for e in fake.logged() if isinstance(e, Refused)] == [(2, "GB-5")]


def test_undo_takes_moves_back_and_keeps_them_in_the_log() -> None:
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    revision = len(fake.table.record.entries)
    to = next(n for n, e in enumerate(fake.table.record.entries, 1) if isinstance(e, Played) and e.actor == chance())
    fake.do(fake.table.undo(to, "host", "wrong dice read", fake.now_ms))
    assert ghost_state(fake).points == (0, 0, 0)
    assert ghost_state(fake).phase == "grab"
    assert fake.table.record.entries[revision] == Undone(to, "host", "wrong dice read", fake.now_ms)
    seen = updates(fake.told(3))[-1]
    assert (seen.undos, seen.revision) == (1, revision + 1)


def test_undo_without_a_move_after_it_is_refused() -> None:
    fake = ghost_table()
    with pytest.raises(NotNow, match="no move comes after it"):
        fake.table.undo(0, "host", "", 0)


def test_undo_drops_held_claims_and_says_so() -> None:
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.do(fake.table.undo(0, "host", "a slip", fake.now_ms))
    fake.wait(0)
    assert [e.seat for e in fake.logged() if isinstance(e, Dropped)] == [2]
    assert ghost_state(fake).points == (0, 0, 0)


def test_breaking_off_a_race_voids_held_claims_and_nobody_pays() -> None:
    """The same seat throws again; a restart forgets held claims [ALL-10, ALL-12]."""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("book",)))
    fake.do(fake.table.break_off("pause", fake.now_ms))
    fake.wait(0)
    assert ghost_state(fake).points == (0, 0, 0)
    assert ghost_state(fake).phase == "throw"
    assert [e.seat for e in fake.logged() if isinstance(e, Dropped)] == [2]
    assert Note("pause", fake.now_ms) in fake.logged()


def test_breaking_off_does_nothing_outside_of_a_race() -> None:
    fake = ghost_table()
    assert fake.do(fake.table.break_off("pause", 0)) == []


def test_a_resumed_table_goes_on_where_its_log_ends_and_breaks_the_race_off() -> None:
    """[ALL-10]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    fake.act(2, Throw())
    text = write_record(fake.table.record)
    again = Table.resumed(GHOST, read_record(text), {0: ScriptedSource([THREE_BOTTLES])}, below_of(1))
    effects = again.go_on(0)
    state = again.state
    assert isinstance(state, State)
    assert (state.points, state.phase, state.thrower) == ((0, 1, 0), "throw", 2)
    assert any(isinstance(e, Log) and isinstance(e.entry, Played) and e.entry.action == Void() for e in effects)
    assert again.record.entries[: text.count("\n") - 1] == read_record(text).entries


def test_a_record_of_a_table_replays_to_the_table_s_state() -> None:
    """[ALL-6]"""
    fake = ghost_table()
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    assert final_state(read_record(write_record(fake.table.record))) == fake.table.state


def test_whoever_leaves_empties_the_seat_and_the_last_one_wins() -> None:
    """[ALL-7]"""
    fake = ghost_table()
    fake.act(1, Leave(1))
    assert [e for e in fake.logged() if isinstance(e, Seated)][-1] == Seated(1, "", "empty", 0)
    with pytest.raises(NotSeated, match="seat 1"):
        fake.act(1, Throw())
    fake.act(3, Leave(3))
    outcome = fake.table.sees(2).outcome
    assert outcome is not None
    assert outcome.winners == (2,)


def test_a_seat_in_turn_that_lets_the_limit_pass_forfeits_that_act() -> None:
    """Ghost Blitz: the dice are thrown for it [ALL-9]."""
    fake = ghost_table(house=House(turn_limit_ms=20_000))
    fake.wait(19_999)
    assert ghost_state(fake).phase == "throw"
    fake.wait(1)
    assert ghost_state(fake).phase == "motion"
    played = next(e for e in fake.logged() if isinstance(e, Played))
    assert (str(played.actor), played.action) == ("clock", Forfeit(1))


def test_without_a_limit_nobody_is_hurried() -> None:
    """[ALL-9]"""
    fake = ghost_table()
    fake.wait(3_600_000)
    assert ghost_state(fake).phase == "throw"


def test_people_who_read_real_dice_are_asked_at_once_and_settle() -> None:
    """[ALL-5]"""
    fake = FakeTable(Table(GHOST, Setup(2, {"first_seat": 1}), {0: HumanSource()}, below_of(1)))
    for number in (1, 2):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    fake.act(1, Throw())
    assert fake.asked() == [chance()]
    fake.wait(60_000)
    assert ghost_state(fake).phase == "motion"
    assert fake.asked() == [chance()]
    with pytest.raises(IllegalAction):
        fake.table.settle(chance(), Throw(), fake.now_ms)
    fake.do(fake.table.settle(chance(), GHOST.notation.parse_action(THREE_BOTTLES), fake.now_ms))
    assert ghost_state(fake).phase == "grab"


def test_a_chance_actor_can_have_a_source_of_its_own() -> None:
    """[ALL-5]"""
    sources: dict[int, ChanceSource] = {0: HumanSource(), 1: ScriptedSource([])}
    fake = FakeTable(Table(GHOST, Setup(2, {"first_seat": 1}), sources, below_of(1)))
    for number in (1, 2):
        fake.do(fake.table.sit(number, "P", 0))
    fake.start()
    fake.act(1, Throw())
    assert fake.asked() == [chance()], "chance 0 is people, chance 1 would be the script"


def test_time_never_runs_backwards_in_the_log() -> None:
    fake = ghost_table()
    fake.wait(500)
    fake.now_ms = 100
    fake.act(1, Throw())
    fake.now_ms = 3_000
    fake.wait(0)
    times = [getattr(e, "at_ms", 0) for e in fake.table.record.entries]
    assert times == sorted(times)
    assert times[-1] == 1_700


# Before the start


def test_a_match_does_not_start_while_a_seat_is_empty(pig: AnyGame) -> None:
    fake = pig_table(pig, seats=(1,))
    with pytest.raises(BadSetup, match="nobody sits in seat 2"):
        fake.start()


def test_options_change_before_the_start_only_and_are_checked(pig: AnyGame) -> None:
    fake = pig_table(pig)
    with pytest.raises(BadSetup, match="unknown option 'gaol'"):
        fake.table.set_option("gaol", 7, 0)
    fake.do(fake.table.set_option("goal", 7, 0))
    assert fake.table.record.setup().options == {"goal": 7}
    fake.start()
    with pytest.raises(NotNow, match="option goal: the match has started"):
        fake.table.set_option("goal", 8, 0)


def test_a_seat_that_is_not_there_cannot_be_taken(pig: AnyGame) -> None:
    with pytest.raises(NotSeated, match="seats 1 to 2"):
        pig_table(pig).table.sit(3, "P", 0)


def test_a_table_starts_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    with pytest.raises(NotNow, match="has not started"):
        fake.table.state  # noqa: B018  # raises
    fake.start()
    with pytest.raises(NotNow, match="started already"):
        fake.start()


def test_whoever_takes_over_a_seat_sees_the_match_at_once(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    effects = fake.do(fake.table.sit(2, "Late", fake.now_ms))
    assert [e.seat for e in effects if isinstance(e, Tell)] == [2]


def test_everybody_and_who_watches_sees_each_move_by_their_own_view() -> None:
    fake = ghost_table()
    effects = fake.act(1, Throw())
    seen = {e.seat: e.message for e in effects if isinstance(e, Tell)}
    assert sorted(seen) == [0, 1, 2, 3]
    for number, update in seen.items():
        assert updates([update])[0].view == GHOST.view(ghost_state(fake), seat(number) if number else None)


# Taking back


def pig_after_hold(pig: AnyGame) -> FakeTable:
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("hold"))
    return fake


def answer(fake: FakeTable, number: int, *, agree: bool) -> None:
    fake.do(fake.table.receive(number, AnswerTakeBack("a", agree), fake.now_ms))


def test_a_move_is_taken_back_when_all_others_agree(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert TakeBackAsked(1) in fake.told(2)
    answer(fake, 2, agree=True)
    assert fake.table.sees(1).acting == (seat(1),)
    assert TakeBackClosed(1, agreed=True) in fake.told(1)


def test_a_move_stands_when_somebody_does_not_agree(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    answer(fake, 2, agree=False)
    assert fake.table.sees(1).acting == (seat(2),)
    assert TakeBackClosed(1, agreed=False) in fake.told(1)


def test_the_question_ends_when_play_goes_on(pig: AnyGame) -> None:
    fake = pig_after_hold(pig)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    fake.act(2, pig.notation.parse_action("hold"))
    answer(fake, 2, agree=True)
    assert refusals(fake, 2)[-1].why == "Nobody is asking you to take a move back."
    assert fake.table.sees(1).acting == (seat(1),)


def test_nothing_is_taken_back_past_a_roll(pig: AnyGame) -> None:
    fake = pig_table(pig)
    fake.start()
    fake.act(1, pig.notation.parse_action("roll"))
    fake.wait(0)
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert refusals(fake, 1)[-1].rule == "ALL-3"


def test_nothing_is_taken_back_in_a_race() -> None:
    fake = ghost_table()
    fake.act(1, Throw())
    fake.do(fake.table.receive(1, AskTakeBack("t"), fake.now_ms))
    assert refusals(fake, 1)[-1].why == "In a race nothing is taken back."


# Bots


class Script:
    """A bot for tests: answers with what it is given, one after the other."""

    def __init__(self, *answers: Callable[[], object]) -> None:
        self._answers = list(answers)

    def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
        return self._answers.pop(0)() if self._answers else None

    def delay_ms(self, view: Struct, action: object, below: Below) -> int:
        return 700


def fail() -> object:
    raise RuntimeError("out of order")


def bot_table(pig: AnyGame, bot: Script) -> FakeTable:
    fake = pig_table(pig, seats=(2,))
    fake.do(fake.table.sit(1, "Robot", 0, bot))
    fake.start()
    return fake


def test_a_bot_acts_after_its_pace(pig: AnyGame) -> None:
    hold = pig.notation.parse_action("hold")
    fake = bot_table(pig, Script(lambda: hold))
    fake.wait(699)
    assert fake.table.sees(2).acting == (seat(1),)
    fake.wait(1)
    assert fake.table.sees(2).acting == (seat(2),)


@pytest.mark.parametrize(
    ("answer", "why"),
    [(fail, "it raised RuntimeError('out of order')"), (lambda: Forfeit(1), "It is not your move. [PIG-1]")],
)
def test_a_bot_that_fails_says_so_and_a_legal_move_is_chosen(
    pig: AnyGame, answer: Callable[[], object], why: str
) -> None:
    fake = bot_table(pig, Script(answer))
    fake.wait(700)
    assert BotFailed(1, why) in fake.told(2)
    assert [e.text for e in fake.logged() if isinstance(e, Note)] == [f"the bot in seat 1 failed: {why}"]
    assert any(isinstance(e, Played) and e.actor == seat(1) for e in fake.logged())


def test_bots_and_people_can_be_in_one_dead_heat() -> None:
    """Whoever is a bot has no advantage within a millisecond [ALL-8]."""

    class Grabber(Script):
        def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
            return Grab(1, ("mouse",)) if Grab(1, ("mouse",)) in choices else None

    fake = ghost_table()
    fake.do(fake.table.sit(1, "Robot", 0, Grabber()))
    fake.do(fake.table.sit(3, "Robot", 0, Grabber()))
    fake.do(fake.table.sit(1, "Person", 0))
    fake.act(1, Throw())
    fake.wait(1200)
    fake.wait(699)
    fake.now_ms += 1
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(0)
    first = next(e for e in fake.logged() if isinstance(e, Played) and isinstance(e.action, Grab))
    assert first.evidence == {"dead_heat": [2, 3]}


def test_a_bot_whose_action_has_become_illegal_chooses_again() -> None:
    """Its plan belongs to a round; a new round makes a new plan."""
    seen: list[int] = []

    class Grabber(Script):
        def choose(self, view: Struct, choices: Choices[object], below: Below) -> object | None:
            grab = Grab(getattr(view, "throw"), ("mouse",))  # noqa: B009  # a Struct of any game
            seen.append(grab.throw)
            return grab if grab in choices else None

    fake = ghost_table()
    fake.do(fake.table.sit(3, "Robot", fake.now_ms, Grabber()))
    thrown(fake)
    fake.act(2, Grab(1, ("mouse",)))
    fake.wait(5_000)
    assert ghost_state(fake).points == (0, 1, 0), "the bot's grab for throw 1 was dropped with the throw"
    fake.act(2, Throw())
    fake.wait(1_900)
    assert ghost_state(fake).points == (0, 1, 1)
