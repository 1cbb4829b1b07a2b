"""The bots of Lightning Dice: what they call, keep and miss, and how long they take."""

from collections.abc import Iterable
from statistics import mean, median

import pytest
from msgspec import Struct
from msgspec.structs import replace

from dicehall.bots.bot import Bot
from dicehall.bots.lightning_dice import LEVELS, LightningBot
from dicehall.core import Below, Move, Setup, chance, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import Action, Bonus, GotIt, Roll, Skip, Thunder
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.state import Hand, State, Waiting
from dicehall.games.lightning_dice.variants import Pace
from dicehall.match import Played, Record, SeededSource, below_of, play
from dicehall.odds.keep_solver import expected_rolls

CARD = 3
"""The round in which all cards of these tests lie face up."""


def table(requirement: str, *hands: Hand, scores: tuple[int, ...] = (5, 5), play: str = "standard") -> State:
    """A race for one card; seats without a hand have all dice in it."""
    setup = Setup(len(scores), {"play": play, "deck": [f"Test: {requirement}"]})
    hands = (*hands, *[Hand()] * (len(scores) - len(hands)))
    return replace(GAME.initial(setup), scores=scores, hands=hands, phase="race", round=CARD, card=1)


def lying(*faces: int) -> Hand:
    return Hand(faces, fresh=True)


def chosen(state: State, level: str = "hard", number: int = 1, below: Below | None = None) -> Action | None:
    actor = seat(number)
    bot = LightningBot(level)
    return bot.choose(GAME.view(state, actor), GAME.legal_actions(state, actor), below or below_of(1))


def choices_of_level(state: State, level: str, times: int = 1_000) -> list[Action | None]:
    below = below_of(7)
    return [chosen(state, level, below=below) for _ in range(times)]


# --- Calls


@pytest.mark.parametrize(
    ("requirement", "faces"),
    [("all even", (2, 4, 2, 6, 6, 4)), ("sum 21", (6, 5, 4, 3, 2, 1)), ("six alike", (1, 1, 1, 1, 1, 1))],
)
def test_a_hard_bot_calls_dice_that_meet_the_card(requirement: str, faces: tuple[int, ...]) -> None:
    assert chosen(table(requirement, lying(*faces))) == GotIt(CARD)


def test_a_hard_bot_never_calls_dice_that_miss_the_card() -> None:
    assert all(
        isinstance(action, Roll) for action in choices_of_level(table("all even", lying(2, 4, 2, 6, 6, 5)), "hard")
    )


def test_dice_that_lay_there_at_the_flip_are_not_called_but_rolled_by_one() -> None:
    """LD-R6: one die at least must be rolled for the card."""
    assert chosen(table("at least four 2s", Hand((2, 2, 2, 5, 2, 2)))) == Roll(CARD, (0, 1, 2, 3, 4))


def test_dice_that_were_called_wrongly_are_not_called_again() -> None:
    """A judge's word stands against what the dice show [LD-R5, LD-R17]."""
    assert isinstance(chosen(table("all even", Hand((2, 4, 2, 6, 6, 4), fresh=True, called=True))), Roll)


def test_six_of_the_own_number_are_a_bonus() -> None:
    assert chosen(table("all odd", lying(2, 2, 2, 2, 2, 2), lying(2, 2, 2, 2, 2, 2)), number=2) == Bonus(CARD)


def test_six_of_an_opponents_number_are_thunder() -> None:
    assert chosen(table("all odd", lying(2, 2, 2, 2, 2, 2))) == Thunder(CARD, 2)


def test_an_opponent_without_points_is_not_worth_six_dice() -> None:
    assert isinstance(chosen(table("all odd", lying(2, 2, 2, 2, 2, 2), scores=(5, 0))), Roll)


def test_six_of_a_number_without_a_seat_are_rolled() -> None:
    assert isinstance(chosen(table("all odd", lying(4, 4, 4, 4, 4, 4))), Roll)


def test_six_of_the_number_of_a_seat_that_left_are_rolled() -> None:
    state = replace(table("all odd", lying(2, 2, 2, 2, 2, 2), scores=(5, 5, 5)), left=(2,))
    assert isinstance(chosen(state), Roll)


def test_a_match_is_called_before_a_bonus() -> None:
    assert chosen(table("all odd", lying(1, 1, 1, 1, 1, 1))) == GotIt(CARD)


def test_in_the_quick_game_six_alike_are_only_dice() -> None:
    assert isinstance(chosen(table("all even", lying(1, 1, 1, 1, 1, 1), play="quick")), Roll)


# --- Keeping


@pytest.mark.parametrize(
    ("requirement", "faces", "keep"),
    [
        ("at least five 3s", (3, 6, 3, 1, 2, 6), (0, 2)),
        ("run of six", (1, 1, 3, 4, 4, 6), (0, 2, 3, 5)),
        ("all high", (6, 1, 5, 2, 4, 3), (0, 2, 4)),
        ("at least five alike", (5, 2, 5, 2, 2, 6), (1, 3, 4)),
    ],
)
def test_a_hard_bot_keeps_what_the_solver_keeps(
    requirement: str, faces: tuple[int, ...], keep: tuple[int, ...]
) -> None:
    assert chosen(table(requirement, lying(*faces))) == Roll(CARD, keep)


def test_dice_in_the_hand_are_rolled_with_the_others() -> None:
    assert chosen(table("all even", Hand((0, 2, 3, 0, 4, 0)))) == Roll(CARD, (1, 4))


def test_six_dice_in_the_hand_are_all_rolled() -> None:
    assert chosen(table("all even")) == Roll(CARD)


# --- Waiting and voting


def test_a_bot_waits_while_its_dice_tumble() -> None:
    assert chosen(table("all even", Hand((2, 2, 2, 0, 0, 0), moving=(3, 4, 5)))) is None


def test_a_bot_waits_while_no_card_lies_there() -> None:
    assert chosen(replace(table("all even", lying(2, 4, 2, 6, 6, 5)), phase="flip", card=0)) is None


def test_a_bot_waits_while_its_call_is_ruled_on() -> None:
    state = replace(table("all even", lying(2, 4, 2, 6, 6, 4)), waiting=(Waiting(1, GotIt(CARD)),))
    assert chosen(state) is None


def test_a_bot_joins_a_vote_to_skip_but_does_not_start_one() -> None:
    state = table("all even", lying(2, 4, 2, 6, 6, 5))
    assert isinstance(chosen(state), Roll)
    assert chosen(replace(state, votes=(2,))) == Skip(CARD)
    assert isinstance(chosen(replace(state, votes=(1,))), Roll)


def test_a_bot_would_rather_match_than_skip() -> None:
    assert chosen(replace(table("all even", lying(2, 4, 2, 6, 6, 4)), votes=(2,))) == GotIt(CARD)


# --- Slips, of 1,000


def share(actions: Iterable[Action | None], wanted: Action) -> float:
    return mean(action == wanted for action in actions)


@pytest.mark.parametrize(("level", "seen"), [("easy", 0.85), ("medium", 0.96), ("hard", 1)])
def test_a_match_is_overlooked_as_often_as_the_level_says(level: str, seen: float) -> None:
    actions = choices_of_level(table("all even", lying(2, 4, 2, 6, 6, 4)), level)
    assert share(actions, GotIt(CARD)) == pytest.approx(seen, abs=0.03)


@pytest.mark.parametrize(("level", "called"), [("easy", 0.04), ("medium", 0.01), ("hard", 0)])
def test_dice_that_miss_by_one_are_called_as_often_as_the_level_says(level: str, called: float) -> None:
    actions = choices_of_level(table("all even", lying(2, 4, 2, 6, 6, 5)), level)
    assert share(actions, GotIt(CARD)) == pytest.approx(called, abs=0.02 if called else 0)
    assert (GotIt(CARD) in actions) == (called > 0)


def test_dice_that_miss_by_two_are_never_called() -> None:
    assert GotIt(CARD) not in choices_of_level(table("all even", lying(2, 4, 2, 6, 5, 5)), "easy")


@pytest.mark.parametrize(("level", "right"), [("easy", 0.75), ("medium", 0.92), ("hard", 1)])
def test_a_die_is_kept_or_rolled_by_mistake_as_often_as_the_level_says(level: str, right: float) -> None:
    actions = choices_of_level(table("all even", lying(2, 1, 2, 3, 6, 5)), level)
    assert share(actions, Roll(CARD, (0, 2, 4))) == pytest.approx(right, abs=0.04)
    sizes = sorted({len(action.keep) for action in actions if isinstance(action, Roll)})
    assert sizes == ([3] if level == "hard" else [2, 3, 4])


def test_a_slip_never_keeps_a_die_that_is_in_the_hand_nor_all_six() -> None:
    for hand in (Hand((0, 2, 3, 0, 4, 0)), lying(2, 2, 2, 2, 2, 1)):
        assert None not in choices_of_level(table("all even", hand), "easy")


# --- Pace


def delays(state: State, action: Action, level: str) -> list[int]:
    below, bot = below_of(5), bot_of(level)
    return [bot.delay_ms(GAME.view(state, seat(1)), action, below) for _ in range(500)]


def bot_of(level: str) -> Bot[Action]:
    return LightningBot(level)


@pytest.mark.parametrize("level", LEVELS)
def test_half_of_the_looks_take_longer_than_the_median_of_the_level(level: str) -> None:
    times = delays(table("all even", lying(2, 4, 2, 6, 6, 5)), Roll(CARD, (0, 1, 2, 3, 4)), level)
    assert median(times) == pytest.approx(LEVELS[level].look_ms, rel=0.1)


@pytest.mark.parametrize("action", [GotIt(CARD), Bonus(CARD), Thunder(CARD, 2)])
@pytest.mark.parametrize("level", LEVELS)
def test_calls_are_quicker_than_looks(level: str, action: Action) -> None:
    times = delays(table("all even", lying(2, 4, 2, 6, 6, 4)), action, level)
    assert median(times) == pytest.approx(LEVELS[level].call_ms, rel=0.1)
    assert LEVELS[level].call_ms < LEVELS[level].look_ms


def test_dice_in_the_hand_need_no_look() -> None:
    assert median(delays(table("all even"), Roll(CARD), "easy")) == pytest.approx(600, rel=0.1)


@pytest.mark.parametrize("action", [Roll(CARD, (0, 1, 2, 3, 4)), GotIt(CARD)])
@pytest.mark.parametrize(("pace", "percent"), [("50", 50), ("300", 300)])
def test_a_bot_at_a_seat_with_a_handicap_takes_that_much_of_its_time(action: Action, pace: Pace, percent: int) -> None:
    """[LD-R27] Whatever it does, also after a restart: the pace is part of what it sees."""
    plain = table("all even", lying(2, 4, 2, 6, 6, 4))
    paced = replace(plain, variant=replace(plain.variant, pace_percent=(pace, "100")))
    took = zip(delays(paced, action, "medium"), delays(plain, action, "medium"), strict=True)
    assert all(slow == usual * percent // 100 for slow, usual in took)


def test_harder_bots_are_quicker() -> None:
    easy, medium, hard = (LEVELS[level] for level in ("easy", "medium", "hard"))
    assert easy.look_ms > medium.look_ms > hard.look_ms
    assert easy.call_ms > medium.call_ms > hard.call_ms


# --- Whole cards and matches


def rolls_for_a_card(level: str, requirement: str, seed: int) -> int:
    """Alone at the table, from six dice in the hand to the match."""
    state = table(requirement, scores=(0, 0))
    below, dice = below_of(seed), SeededSource(seed)
    rolls = 0
    while state.phase == "race":
        actor = chance(1) if state.hands[0].moving else seat(1)
        action = dice.draw(GAME, state, actor) if actor == chance(1) else chosen(state, level, below=below)
        assert action is not None
        rolls += actor == chance(1)
        state = GAME.apply(state, Move(actor, action)).state
    return rolls


@pytest.mark.slow
@pytest.mark.parametrize("requirement", ["all even", "run of five", "sum 21"])
def test_a_hard_bot_takes_the_expected_number_of_rolls(requirement: str) -> None:
    rolls = [rolls_for_a_card("hard", requirement, seed) for seed in range(400)]
    expected = expected_rolls(parse_requirement(requirement).is_met)
    assert mean(rolls) == pytest.approx(expected, rel=0.1)


def test_an_easy_bot_takes_more_rolls() -> None:
    assert mean(rolls_for_a_card("easy", "run of five", seed) for seed in range(200)) > 4.4


@pytest.mark.slow
@pytest.mark.parametrize("play_as", ["standard", "quick"])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_a_match_to_its_end_and_the_same_again_from_the_same_seed(level: str, play_as: str) -> None:
    first, again = (match_of(level, play_as, seed=4) for _ in range(2))
    assert first == again
    state = GAME.initial(Setup(3, {"play": play_as}))
    for entry in first.entries:
        assert isinstance(entry, Played)
        state = GAME.apply(state, Move(entry.actor, entry.action)).state
    assert GAME.outcome(state) is not None


def match_of(level: str, play_as: str, seed: int) -> Record[Action]:
    policies = {seat(number): LightningBot(level) for number in (1, 2, 3)}
    return play(GAME, Setup(3, {"play": play_as}), policies, SeededSource(seed), below_of(seed))


# --- Mistakes of the caller


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="level 'godlike': there are easy, medium, hard"):
        LightningBot("godlike")


def test_a_view_of_another_game_is_refused() -> None:
    class ForeignView(Struct, frozen=True):
        seat: int

    state = table("all even")
    with pytest.raises(TypeError, match="plays Lightning Dice only"):
        LightningBot("hard").choose(ForeignView(1), GAME.legal_actions(state, seat(1)), below_of(1))
