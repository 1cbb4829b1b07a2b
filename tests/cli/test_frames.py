"""How frames look: rows, escape codes, windows that are too small, terminals without colours."""

import re

from dicehall.cli.ansi import in_encoding, styled, whole_screen
from dicehall.cli.layout import laid_out
from dicehall.cli.outside import Frame
from dicehall.cli.paint import Line, Span, beside, bold, cells, clipped, dim, line, padded, text, width, wrapped

FRAME = Frame(
    line(bold("Title")),
    line("corner"),
    (line("table"),),
    tuple(line(f"sentence {number}") for number in range(100)),
    line(Span("press something", "now")),
    (line("word"),),
    line(dim("footer")),
)


def rows(frame: Frame, columns: int = 80, lines: int = 24) -> list[str]:
    return [text(row).rstrip() for row in laid_out(frame, (columns, lines))]


def test_a_frame_fills_the_window_with_the_newest_sentence_above_the_bright_line() -> None:
    shown = rows(FRAME)
    assert len(shown) == 24
    assert shown[0].startswith("Title")
    assert shown[0].endswith("corner")
    assert shown[-4:] == ["sentence 99", " press something", "word", "footer"]


def test_a_larger_window_shows_more_sentences() -> None:
    assert len([row for row in rows(FRAME, 120, 40) if row.startswith("sentence")]) == 33
    assert len([row for row in rows(FRAME) if row.startswith("sentence")]) == 17


def test_what_to_press_is_seen_however_much_lies_on_the_table() -> None:
    full = Frame(now=FRAME.now, below=FRAME.below, footer=FRAME.footer, table=(line("die"),) * 50, said=FRAME.said)
    assert rows(full)[-3:] == [" press something", "word", "footer"]
    assert len(rows(full)) == 24


def test_a_window_that_is_too_small_says_so_and_what_to_do() -> None:
    for size in ((79, 24), (80, 23), (20, 5)):
        shown = rows(FRAME, *size)
        assert shown[0] == f"This window has {size[0]} x {size[1]} signs."
        assert shown[1] == "dicehall needs 80 x 24."
        assert len(shown) <= size[1]
    assert rows(FRAME, 40, 1) == ["This window has 40 x 1 signs."]


def test_a_long_sentence_is_broken_between_words() -> None:
    long = line("word " * 30)
    broken = wrapped(long, 40)
    assert all(width(row) <= 40 for row in broken)
    assert "".join(map(text, broken)).split() == ["word"] * 30


def test_a_bright_line_that_is_too_long_takes_two_rows() -> None:
    frame = Frame(now=line(Span("many words " * 10, "now")), footer=line("footer"))
    shown = rows(frame)
    assert len(shown) == 24
    assert " ".join(shown).count("many words") == 10


def test_colours_are_left_out_where_they_are_not_wanted() -> None:
    row: Line = line(Span("red", "red"), bold("fat"))
    assert styled(row, "colours") == "\x1b[97;41mred\x1b[0m\x1b[1mfat\x1b[0m"
    assert styled(row, "mono") == "red\x1b[1mfat\x1b[0m"
    assert styled(row, "plain") == "redfat"


def test_a_screen_is_drawn_without_being_erased_first() -> None:
    picture = whole_screen([line("a"), line("b")], 80, "plain")
    assert picture == "\x1b[Ha\x1b[K\r\nb\x1b[K\x1b[J"


def test_no_row_reaches_the_last_column() -> None:
    picture = whole_screen([line("x" * 200)], 80, "plain")
    assert re.findall("x+", picture) == ["x" * 79]


def test_lines_and_arrows_become_ascii_where_the_terminal_has_no_others() -> None:
    assert in_encoding("┌──┐ ▶ 3×", "ascii") == "+--+ > 3x"
    assert in_encoding("┌──┐ ▶ 3×", "utf-8") == "┌──┐ ▶ 3×"


def test_wide_and_combining_signs_keep_their_columns() -> None:
    assert cells("骰子") == 4
    assert cells("e\u0301") == 1
    assert width(padded(line("骰子"), 6)) == 6
    assert text(clipped(line("骰子"), 3)) == "骰"


def test_blocks_beside_each_other_stay_in_their_columns() -> None:
    left, right = [line("aaa"), line("a")], [line("b"), line("bb"), line("b")]
    assert [text(row) for row in beside([left, right])] == ["aaa b ", "a   bb", "    b "]
