"""The keep solver against published values, a brute force that knows no multisets, and its own equations.

Where a value has no other source it is one of the table in `RULES.md` of Lightning Dice, recomputed independently.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import chain, combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.odds.keep_solver import (
    Unreachable,
    best_keep,
    best_roll,
    chance_within,
    exact_expected_rolls,
    expected_rolls,
    solve,
)

Faces = tuple[int, ...]
Aim = Callable[[Faces], bool]


def alike(count: int) -> Aim:
    return lambda faces: max(map(faces.count, faces)) >= count


def named(count: int, face: int) -> Aim:
    return lambda faces: faces.count(face) >= count


def groups(*sizes: int) -> Aim:
    return lambda faces: sorted(map(faces.count, set(faces))) == sorted(sizes)


def exactly(*dice: int) -> Aim:
    return lambda faces: sorted(faces) == sorted(dice)


def run(length: int) -> Aim:
    return lambda faces: any(set(range(low, low + length)) <= set(faces) for low in range(1, 8 - length))


def is_even(faces: Faces) -> bool:
    return all(face % 2 == 0 for face in faces)


def adds_to_21(faces: Faces) -> bool:
    return sum(faces) == 21


# --- Known values


@pytest.mark.parametrize(
    ("aim", "rolls"),
    [
        (lambda faces: {2, 4, 6} <= set(faces), 2.56),
        (named(3, 5), 3.88),
        (alike(3), 2.090461),
        (alike(4), 3.991762),
        (alike(5), 6.733320),
        (alike(6), 12.217820),
        (named(6, 2), 13.937797),
        (run(5), 4.01),
        (run(6), 7.930088),
        (is_even, 4.034818),
        (lambda faces: sum(faces) >= 30, 4.39),
        (lambda faces: sum(faces) <= 10, 6.05),
        (adds_to_21, 6.498115),
        (groups(2, 2, 2), 7.232814),
        (groups(4, 2), 7.91),
        (groups(3, 3), 8.332560),
        (exactly(1, 1, 2, 2, 3, 3), 9.44),
        (exactly(1, 1, 1, 4, 4, 4), 10.65),
        (exactly(1, 1, 1, 1, 2, 3), 10.71),
        (exactly(1, 1, 1, 1, 2, 2), 11.10),
        (exactly(1, 1, 1, 1, 1, 2), 12.13),
        (lambda faces: sum(faces.count(face) >= 2 for face in set(faces)) >= 2, 1.67),
    ],
)
def test_six_dice_take_the_known_number_of_rolls(aim: Aim, rolls: float) -> None:
    decimals = len(str(rolls).partition(".")[2])
    assert round(expected_rolls(aim), decimals) == rolls


@pytest.mark.parametrize(
    ("aim", "rolls"),
    [
        (alike(6), Fraction(81929024, 6705699)),
        (run(6), Fraction(986503, 124400)),
        (named(6, 4), Fraction(9438928992, 677218157)),
    ],
)
def test_six_dice_take_the_known_number_of_rolls_exactly(aim: Aim, rolls: Fraction) -> None:
    assert exact_expected_rolls(aim) == rolls


def test_five_dice_are_all_alike_after_the_published_number_of_rolls() -> None:
    """Source: L. Snyder, Problem of the Week 12-15, "Yahtzee!": 11.0901553803..."""
    assert exact_expected_rolls(alike(5), dice=5) == Fraction(191283, 17248)
    assert expected_rolls(alike(5), dice=5) == pytest.approx(11.0901553803, abs=1e-10)


def test_five_dice_are_all_alike_within_three_rolls_with_the_published_chance() -> None:
    assert chance_within(3, alike(5), dice=5) == Fraction(347897, 7558272)


@pytest.mark.parametrize(("aim", "chance"), [(alike(3), Fraction(119, 324)), (adds_to_21, Fraction(361, 3888))])
def test_one_throw_of_six_dice_has_the_published_chance(aim: Aim, chance: Fraction) -> None:
    assert chance_within(1, aim) == chance


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_an_aim_without_any_use_for_keeping_takes_one_over_its_chance(dice: int) -> None:
    """Of dice with two sides, "an even number of ones" is as likely as not, whatever is kept."""
    assert exact_expected_rolls(lambda faces: faces.count(1) % 2 == 0, dice, sides=2) == 2


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_an_aim_that_every_throw_meets_takes_one_roll(dice: int) -> None:
    assert expected_rolls(lambda faces: min(faces) > 0, dice) == 1
    assert exact_expected_rolls(lambda faces: min(faces) > 0, dice) == 1


# --- Against brute force, for few dice


def every_keep(throw: Faces) -> list[tuple[int, ...]]:
    positions = range(len(throw))
    return list(chain.from_iterable(combinations(positions, size) for size in range(len(throw))))


def by_value_iteration(is_met: Aim, dice: int, sides: int, sweeps: int) -> list[float]:
    """Ordered dice, every subset of their positions, all of it again and again. Returns each sweep's first roll."""
    throws = list(product(range(1, sides + 1), repeat=dice))
    values = dict.fromkeys(throws, 0.0)
    history = []
    for _ in range(sweeps):
        rolled: dict[tuple[tuple[int, int], ...], float] = {}
        for throw in throws:
            for keep in every_keep(throw):
                key = tuple((position, throw[position]) for position in keep)
                if key not in rolled:
                    ends = [value for end, value in values.items() if all(end[at] == face for at, face in key)]
                    rolled[key] = 1 + sum(ends) / len(ends)
        history.append(rolled[()])
        values = {
            throw: 0.0
            if is_met(throw)
            else min(rolled[tuple((position, throw[position]) for position in keep)] for keep in every_keep(throw))
            for throw in throws
        }
    return history


@pytest.mark.slow
@pytest.mark.parametrize(
    ("aim", "dice", "sides"),
    [
        (alike(3), 3, 3),
        (alike(2), 2, 6),
        (exactly(1, 2, 3), 3, 3),
        (exactly(1, 1, 4), 3, 4),
        (exactly(6, 6), 2, 6),
        (lambda faces: sum(faces) == 7, 3, 4),
        (lambda faces: sum(faces) >= 11, 2, 6),
        (lambda faces: sum(faces) in (3, 9), 3, 3),
        (lambda faces: len(set(faces)) == 3, 3, 4),
    ],
)
def test_ordered_dice_and_value_iteration_come_to_the_same(aim: Aim, dice: int, sides: int) -> None:
    brute = by_value_iteration(aim, dice, sides, sweeps=150)
    assert brute[-1] == pytest.approx(brute[-2], abs=1e-10)
    assert expected_rolls(aim, dice, sides) == pytest.approx(brute[-1], abs=1e-8)
    assert float(exact_expected_rolls(aim, dice, sides)) == pytest.approx(brute[-1], abs=1e-8)


@given(st.sets(st.tuples(*[st.integers(1, 3)] * 3).map(lambda faces: tuple(sorted(faces))), min_size=1))
def test_any_aim_whatever_takes_the_same_exactly_and_in_floats(wanted: set[Faces]) -> None:
    def is_met(faces: Faces) -> bool:
        return tuple(sorted(faces)) in wanted

    assert expected_rolls(is_met, dice=3, sides=3) == pytest.approx(float(exact_expected_rolls(is_met, 3, 3)))


@given(st.sets(st.tuples(*[st.integers(1, 3)] * 3).map(lambda faces: tuple(sorted(faces))), min_size=1))
def test_any_aim_whatever_satisfies_the_equations_of_best_play(wanted: set[Faces]) -> None:
    assert_best_play(lambda faces: tuple(sorted(faces)) in wanted, dice=3, sides=3)


@pytest.mark.parametrize("aim", [adds_to_21, run(5), groups(4, 2)])
def test_six_dice_satisfy_the_equations_of_best_play(aim: Aim) -> None:
    assert_best_play(aim, dice=6, sides=6)


def assert_best_play(is_met: Aim, dice: int, sides: int) -> None:
    """Each throw is worth its best keep, counted over ordered dice; the keep of the solution is a best one."""
    solution = solve(is_met, dice, sides)
    rolled: dict[Faces, float] = {}
    faces = range(1, sides + 1)
    for size in range(dice):
        ends = list(product(faces, repeat=dice - size))
        for kept in combinations_with_replacement(faces, size):
            rolled[kept] = 1 + sum(solution.rolls_to_come[tuple(sorted(kept + end))] for end in ends) / len(ends)
    assert solution.rolls_after == pytest.approx(rolled)
    for throw, value in solution.rolls_to_come.items():
        if is_met(throw):
            assert (value, solution.keeps[throw]) == (0, throw)
        else:
            keeps = [tuple(throw[position] for position in keep) for keep in every_keep(throw)]
            assert value == pytest.approx(min(rolled[keep] for keep in keeps))
            assert value == pytest.approx(rolled[solution.keeps[throw]])


@pytest.mark.slow
def test_more_rolls_are_never_a_smaller_chance_and_come_to_the_whole() -> None:
    chances = [chance_within(rolls, alike(3), dice=3) for rolls in range(1, 30)]
    assert chances == sorted(chances)
    assert chances[-1] > Fraction(99, 100)


@pytest.mark.slow
def test_the_chances_of_needing_more_rolls_add_up_to_the_expected_number() -> None:
    """Two dice, a named pair: keeping what helps is best for every number of rolls, so both answers agree."""
    missing = [1 - chance_within(rolls, exactly(6, 6), dice=2) for rolls in range(1, 80)]
    assert float(1 + sum(missing)) == pytest.approx(expected_rolls(exactly(6, 6), dice=2))


# --- What to keep


def test_dice_that_meet_the_aim_are_all_kept() -> None:
    assert best_keep(solve(adds_to_21), (6, 5, 4, 3, 2, 1)) == (0, 1, 2, 3, 4, 5)


def test_the_dice_of_the_longest_kind_are_kept_wherever_they_lie() -> None:
    assert best_keep(solve(alike(5)), (3, 6, 3, 1, 3, 6)) == (0, 2, 4)


def test_of_more_equal_dice_than_wanted_the_first_are_kept() -> None:
    assert best_keep(solve(exactly(1, 1, 2, 2, 3, 3)), (2, 3, 2, 2, 1, 1)) == (0, 1, 2, 4, 5)


def test_nothing_is_kept_where_nothing_helps() -> None:
    assert best_keep(solve(named(6, 4)), (1, 2, 3, 5, 6, 6)) == ()


def test_one_die_is_rolled_on_demand_though_the_aim_is_met() -> None:
    assert best_roll(solve(named(5, 2)), (2, 2, 2, 4, 2, 2)) == (0, 1, 2, 4, 5)
    assert best_roll(solve(run(6)), (1, 2, 3, 4, 5, 6)) == (0, 1, 2, 3, 4)


def test_dice_in_the_hand_are_rolled_with_those_not_kept() -> None:
    assert best_roll(solve(named(6, 4)), (4, 1, 4)) == (0, 2)
    assert best_roll(solve(named(6, 4)), ()) == ()


@pytest.mark.parametrize("aim", [adds_to_21, run(5), groups(3, 3)])
def test_the_best_roll_of_dice_that_miss_the_aim_is_the_best_keep(aim: Aim) -> None:
    solution = solve(aim)
    missing = [faces for faces in solution.keeps if not aim(faces)]
    assert [solution.rolls_after[picked(faces, best_roll(solution, faces))] for faces in missing] == pytest.approx(
        [solution.rolls_after[picked(faces, best_keep(solution, faces))] for faces in missing]
    )


def picked(faces: Faces, positions: tuple[int, ...]) -> Faces:
    return tuple(faces[position] for position in positions)


# --- Mistakes of the caller


def test_an_aim_that_no_throw_meets_is_refused() -> None:
    with pytest.raises(Unreachable, match="no throw of 6 dice meets the aim"):
        solve(lambda faces: sum(faces) > 36)
    with pytest.raises(Unreachable, match="no throw of 2 dice meets the aim"):
        exact_expected_rolls(lambda faces: sum(faces) > 12, dice=2)


def test_fewer_rolls_than_one_are_refused() -> None:
    with pytest.raises(ValueError, match="0 rolls"):
        chance_within(0, adds_to_21)
