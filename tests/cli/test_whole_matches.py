"""All four games, played to the end by keys alone; every record is accepted by `dicehall record check`."""

from pathlib import Path

import pytest

from dicehall.cli.main import main
from dicehall.cli.screens.screen import DiceKind
from dicehall.core import OptionValue
from dicehall.match import final_state, game_of, read_record
from tests.cli.pretending import GhostPlayer, KingPlayer, LightningPlayer, Player, Pretended, TumblinPlayer, opened


def played(
    game: str,
    player: Player,
    folder: Path,
    *,
    persons: tuple[str, ...] = ("Anna",),
    bots: tuple[str, ...] = (),
    options: dict[str, OptionValue] | None = None,
    dice: DiceKind | None = None,
) -> Path:
    """The record of a match that was played until the players left it."""
    table = opened(game, Pretended(player), folder, persons=persons, bots=bots, options=options, dice=dice)
    assert table.play() == "left"
    return table.book.path


def assert_over(path: Path) -> None:
    """The record is right, and the match in it has an outcome."""
    assert main(["record", "check", str(path)]) == 0
    record = read_record(path.read_text("utf-8"))
    assert game_of(record.header).outcome(final_state(record)) is not None


def test_a_person_plays_ghost_blitz_against_two_bots_to_the_end(tmp_path: Path) -> None:
    assert_over(played("ghost_blitz_dice", GhostPlayer(), tmp_path, bots=("easy", "medium")))


@pytest.mark.slow
def test_three_people_play_ghost_blitz_with_rows_of_keys_to_the_end(tmp_path: Path) -> None:
    names = ("Anna", "Ben", "Cleo")
    assert_over(played("ghost_blitz_dice", GhostPlayer(), tmp_path, persons=names))


@pytest.mark.slow
def test_two_people_play_ghost_blitz_with_real_dice_to_the_end(tmp_path: Path) -> None:
    assert_over(played("ghost_blitz_dice", GhostPlayer(), tmp_path, persons=("Anna", "Ben"), dice="real"))


def test_a_person_plays_king_of_the_dice_against_a_bot_to_the_end(tmp_path: Path) -> None:
    assert_over(played("king_of_the_dice_junior", KingPlayer(), tmp_path, bots=("easy",)))


@pytest.mark.slow
def test_three_people_pass_king_of_the_dice_around_with_real_dice_to_the_end(tmp_path: Path) -> None:
    names = ("Anna", "Ben", "Cleo")
    options: dict[str, OptionValue] = {"full_round": True, "may_decline": True}
    assert_over(played("king_of_the_dice_junior", KingPlayer(), tmp_path, persons=names, dice="real", options=options))


@pytest.mark.slow
def test_a_person_plays_lightning_dice_against_two_bots_to_the_end(tmp_path: Path) -> None:
    assert_over(played("lightning_dice", LightningPlayer(), tmp_path, bots=("medium", "hard")))


def test_two_people_play_the_quick_game_with_half_the_keyboard_each_to_the_end(tmp_path: Path) -> None:
    options: dict[str, OptionValue] = {"play": "quick", "deck": ["One: show 1", "Two: show 2", "High: sum at least 15"]}
    right = LightningPlayer("h", "m")
    assert_over(played("lightning_dice", right, tmp_path, persons=("Anna", "Ben"), options=options))


def test_a_judge_at_the_keyboard_leads_a_tournament_to_the_end(tmp_path: Path) -> None:
    options: dict[str, OptionValue] = {"tournament": True, "play": "quick", "deck": ["One: show 1", "Two: show 2"]}
    assert_over(played("lightning_dice", LightningPlayer(), tmp_path, bots=("easy",), options=options))


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"before_line": -1}, {"quarters": "to_301"}, {"first_order": "seats"}])
def test_two_people_play_tumblin_dice_on_a_real_board_to_the_end(
    tmp_path: Path, options: dict[str, OptionValue]
) -> None:
    assert_over(played("tumblin_dice", TumblinPlayer(), tmp_path, persons=("Anna", "Ben"), options=options))


@pytest.mark.slow
@pytest.mark.parametrize("option", ["double_dice", "offence_defence"])
def test_two_people_choose_among_kinds_of_dice_in_tumblin_dice(tmp_path: Path, option: str) -> None:
    assert_over(played("tumblin_dice", TumblinPlayer(), tmp_path, persons=("Anna", "Ben"), options={option: True}))


@pytest.mark.slow
def test_two_teams_play_tumblin_dice_to_the_end(tmp_path: Path) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    assert_over(played("tumblin_dice", TumblinPlayer(), tmp_path, persons=names, options={"teams": True}))
