"""The bots of King of the Dice Junior: they keep the rules, each level has its way, and a better level wins more."""

from statistics import median
from time import process_time

import pytest
from msgspec import Struct

from dicehall.bots.bot import Bot
from dicehall.bots.king_of_the_dice_junior import LEVELS, KingBot
from dicehall.bots.king_race import CROWN, TURN, Race, Rival, chance_to_win
from dicehall.core import Actor, Move, OptionValue, Policy, Setup, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import Action, Crown, EndTurn, Reroll, Roll, Take
from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.state import State
from dicehall.match import SeededSource, below_of, play
from dicehall.odds.king_turn import Ends, Turn, solve

TABLE = "phase=choose castles=[[],[]] first=1 in_turn=1 turns=1 rolls=1 crowns=[1,2] faces=[{}] face_up=[{}]"
REDS_AND_GREENS = "green-gem,red-gem,green-flower,red-animal"
PAIR_AND_REST = "red-gem,red-animal,green-flower,blue-flower"


def position(faces: str, face_up: str = "9,10", **changes: str) -> State:
    line = TABLE.format(faces, face_up)
    for name, value in changes.items():
        line = " ".join(word for word in line.split() if not word.startswith(f"{name}=")) + f" {name}={value}"
    return GAME.notation.parse_state(line)


def choice(level: str, state: State, number: int = 1) -> Action | None:
    actor = seat(number)
    return KingBot(level).choose(GAME.view(state, actor), GAME.legal_actions(state, actor), below_of(1))


def end_of(levels: tuple[str, ...], seed: int, options: dict[str, OptionValue] | None = None) -> State:
    """A match between bots of these levels, by seat."""
    setup = Setup(len(levels), options or {})
    bots = {seat(number): KingBot(level) for number, level in enumerate(levels, 1)}
    below, source, state = below_of(seed), SeededSource(seed), GAME.initial(setup)
    while actors := GAME.actors(state):
        (actor,) = actors
        action = (
            source.draw(GAME, state, actor)
            if actor.kind == "chance"
            else bots[actor].choose(GAME.view(state, actor), GAME.legal_actions(state, actor), below)
        )
        assert action is not None
        state = GAME.apply(state, Move(actor, action)).state
    return state


def share_of_wins(better: str, worse: str, pairs: int, **options: OptionValue) -> float:
    """Two matches a pair, with the same dice until play differs and the seats swapped; a shared win counts half."""
    won = 0.0
    for seed in range(pairs):
        for levels in ((better, worse), (worse, better)):
            outcome = GAME.outcome(end_of(levels, seed, {**options, "first_seat": 1}))
            assert outcome is not None
            won += (levels.index(better) + 1 in outcome.winners) / len(outcome.winners)
    return won / (2 * pairs)


# --- Every level


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_rolls_when_its_turn_begins_and_waits_when_it_does_not(level: str) -> None:
    """[KJ-2]"""
    bot: Bot[Action] = KingBot(level)
    state = position("", phase="ready", rolls="0")
    assert bot.choose(GAME.view(state, seat(1)), GAME.legal_actions(state, seat(1)), below_of(1)) == Roll()
    assert choice(level, state, number=2) is None
    assert choice(level, GAME.apply(state, Move(seat(1), Roll())).state) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_a_card_that_its_dice_meet(level: str) -> None:
    """[KJ-3]"""
    assert choice(level, position("red-gem,red-gem,red-animal,blue-flower", "10,9")) == Take(9)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_ends_its_turn_after_the_crowns_roll(level: str) -> None:
    """[KJ-9]"""
    assert choice(level, position(REDS_AND_GREENS, rolls="3", crowns="[2]")) == EndTurn()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "switches", [(), ("full_round",), ("may_decline", "flip_on_miss"), ("full_round", "may_decline")]
)
def test_bots_play_whole_matches_by_the_rules(level: str, switches: tuple[str, ...]) -> None:
    policies: dict[Actor, Policy[Action]] = {seat(number): KingBot(level) for number in range(1, 5)}
    record = play(GAME, Setup(4, dict.fromkeys(switches, True)), policies, SeededSource(5), below_of(5))
    assert len(record.entries) > 40


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="easy, medium, hard"):
        KingBot("expert")


def test_a_view_of_another_game_is_refused() -> None:
    state = position(REDS_AND_GREENS)
    with pytest.raises(TypeError, match="a view of King of the Dice Junior"):
        KingBot("easy").choose(Struct(), GAME.legal_actions(state, seat(1)), below_of(1))


# --- What the levels do differently


def test_easy_keeps_dice_for_the_card_that_has_lain_longest_and_forgets_the_other() -> None:
    """Red, red, green, green: three blues lie first, three reds are near and not seen."""
    state = position(REDS_AND_GREENS, "11,9")
    assert choice("easy", state) == Reroll(())
    assert choice("medium", state) == choice("hard", state) == Reroll((1, 3))


def test_easy_spends_its_crown_at_the_first_need() -> None:
    """[KJ-9]"""
    assert choice("easy", position(REDS_AND_GREENS, rolls="2")) == Crown((1, 3))


def test_medium_saves_its_crown_for_the_last_cards() -> None:
    """[KJ-9]"""
    assert choice("medium", position(REDS_AND_GREENS, rolls="2")) == EndTurn()
    late = position(REDS_AND_GREENS, rolls="2", castles="[[1,2,3],[]]")
    assert choice("medium", late) in (Crown((0, 2)), Crown((1, 3)))


def test_hard_spends_its_crown_when_the_roll_is_good_and_saves_it_when_it_is_not() -> None:
    """[KJ-9] Two gems and an animal from two gems: 20 of 36. Two pairs of colours from one: far less."""
    assert isinstance(choice("hard", position("red-gem,green-gem,blue-flower,blue-flower", "23,25", rolls="2")), Crown)
    assert choice("hard", position("red-gem,red-animal,green-gem,green-gem", "39,20", rolls="2")) == EndTurn()


def test_hard_spends_its_crown_on_any_hope_when_the_other_is_about_to_win() -> None:
    """[KJ-9]"""
    castles = "[[5,6,7,8],[1,2,3,4]]"
    state = position("red-gem,red-animal,green-gem,green-gem", "39,20", rolls="2", castles=castles)
    assert isinstance(choice("hard", state), Crown)


def test_hard_takes_more_lizards_in_a_full_round_and_any_card_else() -> None:
    """[KJ-5, KJ-V2] Cards 1 and 12 are met: one lizard and two."""
    faces = "red-gem,red-animal,green-gem,blue-flower"
    assert choice("hard", position(faces, "1,12", variant="(full_round=true)")) == Take(12)
    assert choice("hard", position(faces, "1,12")) == Take(1)


def test_hard_takes_what_decides_a_full_round() -> None:
    """[KJ-V2] Seat 1 has five cards and 7 lizards; seat 2, last of the round, has 5 on four and needs two more."""
    faces = "red-gem,red-animal,green-gem,blue-flower"
    castles = "[[3,4,5,9,10],[6,7,8,11]]"
    state = position(faces, "1,12", variant="(full_round=true)", castles=castles, in_turn="2", crowns="[]")
    assert choice("hard", state, number=2) == Take(12)


# --- How good they are: luck weighs more than skill in this game


@pytest.mark.slow
def test_hard_beats_easy() -> None:
    """58 % of 8,000 matches."""
    assert share_of_wins("hard", "easy", 100) > 0.53


@pytest.mark.slow
def test_medium_beats_easy() -> None:
    """53.6 % of 8,000 matches."""
    assert share_of_wins("medium", "easy", 300) > 0.53


@pytest.mark.slow
@pytest.mark.parametrize("full_round", [False, pytest.param(True, marks=pytest.mark.long)])
def test_hard_beats_medium(full_round: bool) -> None:
    """55 % of 8,000 matches, with and without `full_round`."""
    assert share_of_wins("hard", "medium", 300, full_round=full_round) > 0.53


# --- The model of a match


def test_a_seat_with_five_cards_has_won_if_there_is_no_full_round() -> None:
    """[KJ-10]"""
    assert chance_to_win(Race((5, False), 9, (Rival((4, True), 9, is_later=True),))) == 1.0


def test_in_a_full_round_a_later_seat_may_still_catch_up() -> None:
    """[KJ-V1, KJ-V2] It has one turn, takes its fifth card with the chance of a turn, and then lizards count."""
    rival = Rival((4, False), 4, is_later=True)
    assert chance_to_win(Race((5, False), 20, (rival,), full_round=True)) == pytest.approx(1)
    assert chance_to_win(Race((5, False), 0, (rival,), full_round=True)) == pytest.approx(1 - TURN)


def test_a_seat_that_has_closed_its_castle_in_this_round_is_caught_by_lizards_only() -> None:
    """[KJ-V2, KJ-V3]"""
    chances = [
        chance_to_win(Race((5, False), lizards, (Rival((5, False), 8, is_later=False),), full_round=True))
        for lizards in (7, 8, 9)
    ]
    assert chances == [0.0, 0.5, 1.0]
    assert chance_to_win(Race((4, False), 9, (Rival((5, False), 8, is_later=False),), full_round=True)) == 0.0


def test_cards_crowns_and_fewer_rivals_help() -> None:
    rival = Rival((3, True), 5, is_later=True)
    chances = [
        chance_to_win(Race(standing, 5, (rival,) * rivals))
        for standing, rivals in (((2, True), 2), ((2, True), 1), ((3, False), 1), ((3, True), 1), ((4, True), 1))
    ]
    assert chances == sorted(chances)
    assert len(set(chances)) == len(chances)


@pytest.mark.slow
def test_the_models_chances_are_those_of_turns_that_medium_bots_played() -> None:
    """Two hundred matches: the mean chance of a turn's two rolls, and of the crown's roll after them."""
    turns, crowns = [], []
    for seed in range(200):
        for state in states_of_a_match(seed):
            ends = Ends((1, 1))
            cards = CARDS[state.face_up[0] - 1], CARDS[state.face_up[1] - 1]
            if state.phase == "ready":
                turns.append(float(solve(Turn(cards, ends)).chance))
            elif state.rolls == 2:
                best = solve(Turn(cards, ends, ends)).best([face for face in state.faces if face], 2)
                crowns += [] if isinstance(best.action, Take) else [float(best.chance)]
    assert sum(turns) / len(turns) == pytest.approx(TURN, abs=0.02)
    assert sum(crowns) / len(crowns) == pytest.approx(sum(chance * share for chance, share in CROWN), abs=0.02)


def states_of_a_match(seed: int) -> list[State]:
    """What the seats met in a match of medium bots, when it was their move."""
    policies: dict[Actor, Policy[Action]] = {seat(number): KingBot("medium") for number in (1, 2)}
    setup = Setup(2, {"first_seat": 1})
    states, state = [], GAME.initial(setup)
    for entry in play(GAME, setup, policies, SeededSource(seed), below_of(seed)).moves():
        states += [state] if state.phase in ("ready", "choose") else []
        state = GAME.apply(state, Move(entry[1].actor, entry[1].action)).state
    return states


# --- Pace


def test_better_bots_are_quicker_and_a_roll_is_quicker_than_a_thought() -> None:
    view, below = GAME.view(position(REDS_AND_GREENS), seat(1)), below_of(3)
    medians = {
        (level, type(action)): median(KingBot(level).delay_ms(view, action, below) for _ in range(500))
        for level in LEVELS
        for action in (Roll(), Reroll(()))
    }
    for level, speed in LEVELS.items():
        assert medians[level, Roll] == pytest.approx(speed.roll_ms, rel=0.1)
        assert medians[level, Reroll] == pytest.approx(speed.think_ms, rel=0.1)
        assert speed.roll_ms < speed.think_ms
    assert LEVELS["easy"].think_ms > LEVELS["medium"].think_ms > LEVELS["hard"].think_ms


def test_hard_decides_within_twenty_milliseconds() -> None:
    """On average over a match, nothing remembered from before."""
    solve.cache_clear()
    chance_to_win.cache_clear()
    started = process_time()
    end = end_of(("hard", "hard", "hard", "hard"), seed=8)
    assert process_time() - started < 0.02 * 2 * end.turns
