"""The turn solver against the table of the rules, a brute force, and cases that a person can work out."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.games.king_of_the_dice_junior.actions import Crown, EndTurn, Reroll, Take
from dicehall.games.king_of_the_dice_junior.cards import CARDS, Card, Kind
from dicehall.games.king_of_the_dice_junior.scoring import is_met
from dicehall.games.king_of_the_dice_junior.state import DICE, Face
from dicehall.odds.king_turn import Best, Ends, Turn, chance_of_one_roll, solve

Faces = tuple[Face, ...]
TABLE = {
    "ABC": (0.444, 0.749, 0.888),
    "AAB": (0.272, 0.615, 0.816),
    "AAA": (0.111, 0.400, 0.658),
    "AABC": (0.148, 0.383, 0.578),
    "AABB": (0.074, 0.281, 0.488),
    "AAAB": (0.049, 0.214, 0.414),
    "AAAA": (0.012, 0.095, 0.245),
}
"""One roll, two rolls, with the crown: the table of the rules of King of the Dice Junior."""
WORDS: dict[Kind, str] = {"turret": "red green blue", "resident": "gem animal flower"}
ONE = Ends((1,))
THREE_REDS, THREE_BLUES = CARDS[8], CARDS[10]
REDS_AND_GREENS: Faces = ("green-gem", "red-gem", "green-flower", "red-animal")
THROWS = tuple(product(DICE[0], repeat=4))


def card_of(kind: Kind, pattern: str, order: str = "ABC") -> Card:
    words = WORDS[kind].split()
    return Card(0, kind, tuple(words[order.index(letter)] for letter in pattern), 1)


# --- The table of the rules


@pytest.mark.parametrize("order", ["ABC", "BCA", "CAB"])
@pytest.mark.parametrize("kind", ["turret", "resident"])
@pytest.mark.parametrize("pattern", TABLE)
def test_the_chance_to_meet_one_card_is_that_of_the_rules(kind: Kind, pattern: str, order: str) -> None:
    """[KJ-7, KJ-8, KJ-9]"""
    card = card_of(kind, pattern, order)
    one_roll = chance_of_one_roll((card,))
    two_rolls = solve(Turn((card,), ONE)).chance
    with_crown = solve(Turn((card,), ONE, ONE)).chance
    assert tuple(round(float(chance), 3) for chance in (one_roll, two_rolls, with_crown)) == TABLE[pattern]


def test_three_of_a_colour_in_exact_fractions() -> None:
    """Nine of 81 falls by colour; 875/2187 in two rolls, for 9/81 + the rest with one, two or no die kept."""
    assert chance_of_one_roll((THREE_REDS,)) == Fraction(1, 9)
    assert solve(Turn((THREE_REDS,), ONE)).chance == Fraction(875, 2187)


# --- Brute force: four dice one by one, every keep, every fall


def brute_force(cards: tuple[Card, ...], *, crown: bool) -> Callable[[Faces, int], Fraction]:
    """The best chance of a card after a roll, from the definition."""
    met = {throw: any(is_met(card, throw) for card in cards) for throw in THROWS}
    last = 3 if crown else 2

    @cache
    def best(throw: Faces, rolls: int) -> Fraction:
        if met[throw]:
            return Fraction(1)
        if rolls == last:
            return Fraction(0)
        return max(mean(throw, keep, rolls + 1) for dice in range(4) for keep in combinations(range(4), dice))

    @cache
    def mean(throw: Faces, keep: tuple[int, ...], rolls: int) -> Fraction:
        sides = [[throw[die]] if die in keep else DICE[die] for die in range(4)]
        falls = [tuple(sorted(fall)) for fall in product(*sides)]  # sorted: fewer falls to look at twice
        return Fraction(sum(best(fall, rolls) for fall in falls), len(falls))

    return best


@pytest.mark.slow
@pytest.mark.parametrize(("first", "second"), [(9, 11), (1, 38), (12, 20), (18, 24), (5, 33), (29, 30)])
def test_two_rolls_for_two_cards_are_those_of_brute_force(first: int, second: int) -> None:
    """[KJ-4, KJ-5] After every first roll there is."""
    cards = CARDS[first - 1], CARDS[second - 1]
    solution, expected = solve(Turn(cards, Ends((1, 1)))), brute_force(cards, crown=False)
    for throw in THROWS:
        assert solution.best(throw, 1).chance == expected(tuple(sorted(throw)), 1)


@pytest.mark.slow
@pytest.mark.parametrize(("first", "second"), [(9, 38), (3, 40), (20, 31)])
def test_the_crowns_roll_for_two_cards_is_that_of_brute_force(first: int, second: int) -> None:
    """[KJ-9]"""
    cards = CARDS[first - 1], CARDS[second - 1]
    solution, expected = solve(Turn(cards, Ends((1, 1)), Ends((1, 1)))), brute_force(cards, crown=True)
    for throw in THROWS:
        assert solution.best(throw, 1).chance == expected(tuple(sorted(throw)), 1)
        assert solution.best(throw, 2).chance == expected(tuple(sorted(throw)), 2)


# --- What to do


def test_a_met_card_is_taken() -> None:
    """[KJ-3, KJ-R2]"""
    best = solve(Turn((THREE_BLUES, THREE_REDS), Ends((1, 1)))).best(("red-gem",) * 4, 1)
    assert best == Best(Take(9), Fraction(1), Fraction(1))


def test_the_dice_that_help_are_kept_by_their_places() -> None:
    """[KJ-4] Two reds are kept for three reds: 20 of 36 falls of the other two bring a third."""
    best = solve(Turn((THREE_REDS, THREE_BLUES), Ends((1, 1)))).best(REDS_AND_GREENS, 1)
    assert (best.action, best.chance) == (Reroll((1, 3)), Fraction(5, 9))


def test_the_crown_rolls_after_the_second_roll_only() -> None:
    """[KJ-9]"""
    with_crown = solve(Turn((THREE_REDS,), ONE, ONE))
    assert with_crown.best(REDS_AND_GREENS, 2).action == Crown((1, 3))
    assert with_crown.best(REDS_AND_GREENS, 3).action == EndTurn()
    assert solve(Turn((THREE_REDS,), ONE)).best(REDS_AND_GREENS, 2).action == EndTurn()


def test_of_two_met_cards_the_one_worth_more_is_taken() -> None:
    """[KJ-5]"""
    gems = CARDS[28]
    for worth, taken in (((3, 2), 9), ((2, 3), 29)):
        best = solve(Turn((THREE_REDS, gems), Ends(worth))).best(("red-gem",) * 4, 1)
        assert best == Best(Take(taken), Fraction(3), Fraction(1))


def test_dice_are_kept_for_the_card_worth_more() -> None:
    """Red, red, green, green: three reds or three greens are equally near."""
    cards = THREE_REDS, CARDS[9]
    assert solve(Turn(cards, Ends((1, 2)))).best(REDS_AND_GREENS, 1).action == Reroll((0, 2))
    assert solve(Turn(cards, Ends((2, 1)))).best(REDS_AND_GREENS, 1).action == Reroll((1, 3))


@pytest.mark.parametrize(("crown_worth", "action"), [(5, Crown((1, 3))), (6, EndTurn())])
def test_a_crown_is_spent_if_the_roll_is_worth_more_than_the_crown(crown_worth: int, action: Crown | EndTurn) -> None:
    """[KJ-9] A card is worth 10 and comes with 5/9."""
    turn = Turn((THREE_REDS,), Ends((10 + crown_worth,), miss=crown_worth), Ends((10,)))
    best = solve(turn).best(REDS_AND_GREENS, 2)
    assert best.action == action
    assert best.value == max(Fraction(50, 9), crown_worth)
    assert best.chance == (Fraction(5, 9) if isinstance(action, Crown) else 0)


def test_a_match_is_declined_only_where_that_is_allowed_and_pays() -> None:
    """[KJ-R2] Three reds and a green are worth 1, a fourth red (2 of 6 faces) would be worth 4."""
    four_reds = Card(0, "turret", ("red",) * 4, 3)
    throw: Faces = ("red-gem", "red-gem", "red-animal", "green-gem")
    for may_decline, worth, action in ((False, 4, Take(9)), (True, 4, Reroll((0, 1, 2))), (True, 1, Take(9))):
        turn = Turn((THREE_REDS, four_reds), Ends((1, worth)), may_decline=may_decline)
        assert solve(turn).best(throw, 1).action == action


# --- What cannot be asked


@pytest.mark.parametrize("rolls", [0, 3])
def test_a_turn_without_a_crown_has_two_rolls(rolls: int) -> None:
    with pytest.raises(ValueError, match="1 to 2 times"):
        solve(Turn((THREE_REDS,), ONE)).best(REDS_AND_GREENS, rolls)


@pytest.mark.parametrize("faces", [REDS_AND_GREENS[:3], (*REDS_AND_GREENS, "red-gem")])
def test_four_dice_are_asked_about(faces: Faces) -> None:
    with pytest.raises(ValueError, match="four dice"):
        solve(Turn((THREE_REDS,), ONE)).best(faces, 1)


@pytest.mark.parametrize("turn", [Turn((THREE_REDS,), Ends(())), Turn((THREE_REDS,), ONE, Ends((1, 1)))])
def test_every_card_needs_a_worth(turn: Turn) -> None:
    with pytest.raises(ValueError, match="have a worth"):
        solve(turn)


# --- What always holds


@given(st.lists(st.sampled_from(CARDS), min_size=2, max_size=2, unique=True), st.sampled_from(THROWS))
def test_another_card_and_another_roll_never_hurt(cards: list[Card], throw: Faces) -> None:
    """More ways to succeed; and the chance before the first roll is the mean over all first rolls."""
    both, ends = (cards[0], cards[1]), Ends((1, 1))
    alone, together = solve(Turn(both[:1], ONE)), solve(Turn(both, ends))
    crowned = solve(Turn(both, ends, ends))
    assert alone.best(throw, 1).chance <= together.best(throw, 1).chance <= crowned.best(throw, 1).chance
    assert together.best(throw, 2).chance <= together.best(throw, 1).chance
    assert sum(together.best(fall, 1).chance for fall in THROWS) == together.chance * len(THROWS)


@given(st.sampled_from(CARDS), st.permutations(range(4)), st.sampled_from(THROWS))
def test_the_order_of_the_dice_changes_no_odds(card: Card, order: list[int], throw: Faces) -> None:
    """[KJ-R4]"""
    solution = solve(Turn((card,), ONE))
    assert solution.best([throw[die] for die in order], 1).value == solution.best(throw, 1).value
