"""Lessons: each game in two minutes, by doing. Matches with prepared chance, played by the rules."""

from collections.abc import Mapping

from dicehall.lessons import ghost_blitz, king, lightning, tumblin
from dicehall.lessons.film import BadLesson, Film, film_of
from dicehall.lessons.lesson import Lesson

LESSONS: Mapping[str, Lesson] = {
    lesson.game: lesson for lesson in (ghost_blitz.LESSON, king.LESSON, lightning.LESSON, tumblin.LESSON)
}
"""By game."""

__all__ = ["LESSONS", "BadLesson", "Film", "Lesson", "film_of"]
