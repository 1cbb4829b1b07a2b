"""Writes all lessons into the checkout: `python -m dicehall.lessons`."""

from dicehall.lessons import LESSONS, film_of
from dicehall.lessons.writing import path_of, written

if __name__ == "__main__":
    for game, lesson in LESSONS.items():
        path_of(game).write_text(written(film_of(lesson)), "utf-8")
