"""The games of dicehall, by name."""

from dicehall.core import AnyGame
from dicehall.games.ghost_blitz_dice import GAME as GHOST_BLITZ_DICE
from dicehall.games.king_of_the_dice_junior import GAME as KING_OF_THE_DICE_JUNIOR
from dicehall.games.lightning_dice import GAME as LIGHTNING_DICE
from dicehall.games.tumblin_dice import GAME as TUMBLIN_DICE

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (LIGHTNING_DICE, KING_OF_THE_DICE_JUNIOR, TUMBLIN_DICE, GHOST_BLITZ_DICE)
}
