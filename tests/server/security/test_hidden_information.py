"""What others are told of a hidden choice: nothing, byte for byte.

The games' own tests compare views; this compares all that the server sends. Of the four games Ghost Blitz alone hides
something, what is in a hand before the close [GB-R6]; in the others dice, cards and points lie open.
"""

from __future__ import annotations

from itertools import combinations
from typing import cast

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

Told = tuple[list[Tree], list[Tree], list[Tree]]


async def thrown() -> tuple[list[Browser], tuple[Figure, ...]]:
    """Two who play and one who watches; the dice rest. The same in every evening."""
    hall = hall_of(MemoryStore(), seed=7)
    ada, bo, cem = [await person(hall, name) for name in ("Ada", "Bo", "Cem")]
    code = await hall.open_table(ada.who, "ghost_blitz_dice", {"first_seat": 1})
    await ada.enter(code)
    await bo.enter(code)
    await cem.enter(code, watches=True)
    await bo.say("ready", is_ready=True)
    await ada.say("start")
    await ada.act(type="throw")
    await breath(3)
    return [ada, bo, cem], cast("tuple[Figure, ...]", tuple(cast("list[str]", bo.view()["faces"])))


async def told_of(figure: Figure) -> Told:
    """What each browser hears from Ada's grab until she holds the figure; the throw is open still."""
    browsers, _ = await thrown()
    heard = [len(browser.told) for browser in browsers]
    await browsers[0].act(type="grab", throw=1, figures=[figure])
    while not browsers[0].view()["hand"]:
        await breath(0.05)
    ada, bo, cem = (browser.told[already:] for browser, already in zip(browsers, heard, strict=True))
    return ada, bo, cem


def test_nobody_is_told_which_wrong_figure_another_holds() -> None:
    _, faces = evening(thrown)
    right = right_figure(faces)
    heard = {figure: evening(lambda figure=figure: told_of(figure)) for figure in FIGURES if figure != right}  # type: ignore[misc]
    assert len(heard) == 4
    for one, other in combinations(heard, 2):
        assert heard[one][0] != heard[other][0]
        assert heard[one][1:] == heard[other][1:]
    bo = heard[next(iter(heard))][1]
    assert [cast("Tree", told["view"])["grabbed"] for told in bo if told["type"] == "update"] == [[1]]
