"""Ways to tamper with a record's dice, each on its lines; one kind of tampering a function."""

import json
from collections.abc import Callable

Lines = list[str]
Tamper = Callable[[Lines], Lines]


# Finding things in lines


def at(lines: Lines, words: str, place: int = 0) -> int:
    """Index of a line that holds these words."""
    return [index for index, line in enumerate(lines) if words in line][place]


def changed(lines: Lines, index: int, old: str, new: str) -> Lines:
    assert old in lines[index]
    return [*lines[:index], lines[index].replace(old, new, 1), *lines[index + 1 :]]


def without(lines: Lines, index: int) -> Lines:
    return lines[:index] + lines[index + 1 :]


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def first_link(line: str) -> str:
    found: str = json.loads(line)["evidence"]["draw"]["links"][0][2]
    return found


# One kind of tampering each


def a_link(lines: Lines) -> Lines:
    index = at(lines, '"links"', 3)
    return changed(lines, index, first_link(lines[index]), other_digit(first_link(lines[index])))


def a_secret(lines: Lines) -> Lines:
    index = at(lines, '"opened"', 1)
    link: str = json.loads(lines[index])["link"]
    return changed(lines, index, link, other_digit(link))


def a_number(lines: Lines) -> Lines:
    index = at(lines, '"drawn"', 2)
    n, k = json.loads(lines[index])["evidence"]["draw"]["drawn"][0]
    return changed(lines, index, f'"drawn":[[{n},{k}]', f'"drawn":[[{n},{(k + 1) % n}]')


def the_roll(lines: Lines) -> Lines:
    index = at(lines, '"roll":1')
    return changed(lines, index, '"roll":1', '"roll":2')


def the_servers_anchor(lines: Lines) -> Lines:
    anchor: str = json.loads(lines[0])["dice"]["server"]
    return changed(lines, 0, anchor, other_digit(anchor))


def a_seats_anchor(lines: Lines) -> Lines:
    anchor: str = json.loads(lines[0])["dice"]["seats"][1]
    return changed(lines, 0, anchor, other_digit(anchor))


def the_header(lines: Lines) -> Lines:
    return changed(lines, 0, '"players":[]', '"players": []')


def the_end_of_the_header(lines: Lines) -> Lines:
    return [lines[0] + "\r", *lines[1:]]


def a_draw_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"links"', 2))


def a_move_lost_its_evidence(lines: Lines) -> Lines:
    index = at(lines, '"links"', 2)
    move = json.loads(lines[index])
    del move["evidence"]
    return [*lines[:index], json.dumps(move), *lines[index + 1 :]]


def draws_change_places(lines: Lines) -> Lines:
    first, second = at(lines, '"links"', 4), at(lines, '"links"', 5)
    swapped = list(lines)
    swapped[first], swapped[second] = lines[second], lines[first]
    return swapped


def a_secret_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"opened"', 1))


def a_new_chain_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"type":"anchor"'))


def a_link_of_another_seat(lines: Lines) -> Lines:
    index = at(lines, '"links":[[1,', 1)
    return changed(lines, index, '"links":[[1,', '"links":[[2,')


def a_seat_that_was_missing_gave_a_link(lines: Lines) -> Lines:
    """The link is right, as the seat's owner may know it; the key is another."""
    index = at(lines, '"missing"')
    draw = json.loads(lines[index])["evidence"]["draw"]
    seats = json.loads(lines[0])["dice"]["seats"]
    links = draw.get("links", [])
    wrong = json.dumps([*links, [draw["missing"][0], 1, seats[0]]], separators=(",", ":"))
    old = json.dumps(links, separators=(",", ":"))
    if not links:
        return changed(lines, index, '"kind"', f'"links":{wrong},"kind"')
    return changed(lines, index, old, wrong)


# What only somebody who knows the rules can see


def a_number_and_its_face(lines: Lines) -> Lines:
    """As a server would that would rather have another face, and tells the same lie twice."""
    index = at(lines, '"rolled"', 1)
    move = json.loads(lines[index])
    move["action"]["faces"] = move["action"]["faces"][::-1]
    return [*lines[:index], json.dumps(move), *lines[index + 1 :]]


def a_secret_comes_late(lines: Lines) -> Lines:
    index = next(n for n, line in enumerate(lines) if '"opened"' in line and '"type":"move"' in lines[n + 1])
    opened, move = json.loads(lines[index]), json.loads(lines[index + 1])
    late = json.dumps({**opened, "at_ms": move["at_ms"]}, separators=(",", ":"))
    return [*lines[:index], lines[index + 1], late, *lines[index + 2 :]]


def the_last_secret_is_kept(lines: Lines) -> Lines:
    return without(lines, at(lines, '"opened"', -1))


def a_missing_seat_is_not_named(lines: Lines) -> Lines:
    index = at(lines, '"missing"')
    return changed(lines, index, ',"missing":[2]', "")
