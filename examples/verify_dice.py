"""Checks the dice of a dicehall record: python verify_dice.py FILE. Exit code 0: every published draw is right.

Python's standard library only, nothing of dicehall: read it, then believe it. It knows no rules; that the numbers give
the faces of the moves, and that each secret was published on time, is for `dicehall record verify` to say.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from typing import Any


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def packed(links: list[tuple[int, int, str]]) -> bytes:  # of each: the seat, the link's number in its chain, the link
    return b"".join(seat.to_bytes(1) + number.to_bytes(4) + bytes.fromhex(link) for seat, number, link in links)


def stream(key: bytes) -> Iterator[int]:  # the bytes that a key gives
    for block in range(2**32):
        yield from hmac.digest(key, block.to_bytes(4), "sha256")


def below(n: int, source: Iterator[int]) -> int:  # 0 to n - 1, all equally likely: what would favour some is left out
    size = 1 if n <= 256 else 4
    value = int.from_bytes(bytes(next(source) for _ in range(size)))
    return value % n if value < 256**size - 256**size % n else below(n, source)


def check(is_right: bool, line: int, reason: str) -> None:  # noqa: FBT001
    if not is_right:
        sys.exit(f"line {line}: {reason}")


with open(sys.argv[1], "rb") as file:
    lines = file.read().split(b"\n")[:-1]
header, entries = json.loads(lines[0]), [json.loads(line) for line in lines[1:]]
check(bool(header.get("dice")), 1, "the dice of this match were not sealed")
server = bytes.fromhex(header["dice"]["server"])  # what was fixed before the match: where every chain begins
tips = {seat: (0, bytes.fromhex(anchor)) for seat, anchor in enumerate(header["dice"]["seats"], 1) if anchor}
transcript = sha256(lines[0])  # ties all draws to this match and, as it grows, to every link shown before
heats = [(line, heat) for line, entry in enumerate(entries, 2) for heat in entry.get("heats", ()) if "draw" in heat]
secret, rolls, coins, right, unsealed = 1, 0, 0, 0, 0
waiting: list[Any] = []  # draws of which the server's secret is not published yet

for line, entry in enumerate(entries, 2):
    for told, heat in [(told, heat) for told, heat in heats if heat["entry"] == line - 1]:
        coin = {"links": [], **heat["draw"]}  # a dead heat is drawn just before the claim that goes first; told later
        is_next = (coin["secret"], coin["roll"], coin["kind"], coin["links"]) == (secret, coins, 255, [])
        check(is_next and [n for n, _ in coin["drawn"]] == [len(heat["seats"])], told, "not the next dead heat")
        waiting, coins = [*waiting, (told, transcript, coin)], coins + 1
    if draw := entry.get("evidence", {}).get("draw"):
        draw = {"links": [], "drawn": [], **draw}
        is_next = (draw["secret"], draw["roll"], ["chance", draw["kind"]]) == (secret, rolls, entry["actor"])
        check(is_next, line, f"draw {rolls} of secret {secret} comes next")
        waiting, rolls = [*waiting, (line, transcript, draw)], rolls + 1
        for seat, number, link in draw["links"]:  # each is the next one of its seat's chain, and never comes again
            last, tip = tips.get(seat, (-1, b""))
            is_next = number == last + 1 and sha256(b"seat|", bytes.fromhex(link)) == tip
            check(is_next, line, f"this is not the next link of seat {seat}")
            tips[seat] = (number, bytes.fromhex(link))
        transcript = sha256(transcript, packed(draw["links"])) if draw["links"] else transcript
    elif entry["type"] == "anchor":  # a seat begins another chain
        transcript = sha256(transcript, packed([(entry["seat"], 0, entry["anchor"])]))
        tips[entry["seat"]] = (0, bytes.fromhex(entry["anchor"]))
    elif entry["type"] == "opened":  # the server's secret is published: now its draws can be made again
        link = bytes.fromhex(entry["link"])
        check(entry["secret"] == secret and sha256(b"srv|", link) == server, line, f"this is not secret {secret}")
        for drawn_at, before, draw in waiting:
            message = before + draw["kind"].to_bytes(1) + secret.to_bytes(4) + draw["roll"].to_bytes(4)
            message += len(draw["links"]).to_bytes(1) + packed(draw["links"])
            numbers = stream(hmac.digest(link, message, "sha256"))
            check(all(below(n, numbers) == k for n, k in draw["drawn"]), drawn_at, "the secrets give other numbers")
        server, secret, rolls, coins, right, waiting = link, secret + 1, 0, 0, right + len(waiting), []
    unsealed += entry["type"] == "move" and entry["actor"][0] == "chance" and "draw" not in entry.get("evidence", {})
print(f"{right} draws right, {len(waiting)} still sealed, {unsealed} unsealed. Fingerprint {sha256(lines[0]).hex()}")
