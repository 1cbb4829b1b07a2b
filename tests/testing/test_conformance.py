"""Every game passes the one suite, and the suite catches games that break the protocol."""

import pytest

from dicehall.core import Actor, AnyGame, Event, Move, Step, seat
from dicehall.games import GAMES
from dicehall.testing import DoesNotConform, check_game


def test_the_example_game_conforms(pig: AnyGame) -> None:
    check_game(pig)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_conforms(name: str) -> None:
    check_game(GAMES[name])


def broken(pig: AnyGame, **changes: object) -> AnyGame:
    game: AnyGame = type("Broken", (type(pig),), changes)()
    return game


def test_a_game_that_hides_who_looks_is_caught(pig: AnyGame) -> None:
    game = broken(pig, view=lambda self, state, seat: type(pig).view(self, state, None))
    with pytest.raises(DoesNotConform, match="no field `seat`"):
        check_game(game)


def test_a_game_that_tells_nothing_is_caught(pig: AnyGame) -> None:
    def apply(self: object, state: object, move: Move[object]) -> Step[object]:
        return Step(pig.apply(state, move).state)

    with pytest.raises(DoesNotConform, match="no event tells of it"):
        check_game(broken(pig, apply=apply))


def test_a_game_that_stops_without_an_outcome_is_caught(pig: AnyGame) -> None:
    with pytest.raises(DoesNotConform, match="without an outcome"):
        check_game(broken(pig, outcome=lambda self, state: None))


def test_a_game_that_lists_actors_in_any_order_is_caught(pig: AnyGame) -> None:
    def actors(self: object, state: object) -> tuple[Actor, ...]:
        return (seat(2), seat(1))

    with pytest.raises(DoesNotConform, match="not sorted"):
        check_game(broken(pig, actors=actors))


def test_a_game_without_sentences_is_caught(pig: AnyGame) -> None:
    def sentence(self: object, event: Event, name: object) -> str:
        return ""

    with pytest.raises(DoesNotConform, match="has no sentence"):
        check_game(broken(pig, sentence=sentence))


def test_a_game_that_accepts_any_number_of_seats_is_caught(pig: AnyGame) -> None:
    with pytest.raises(DoesNotConform, match="is accepted"):
        check_game(broken(pig, initial=lambda self, setup: type(pig)().initial(setup) if setup.options else object()))
