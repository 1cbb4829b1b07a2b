"""A match as a film: what somebody who only watched was told, from its record, to be seen again in the browser."""

from dicehall.server.film.filming import film_of
from dicehall.server.film.reading import MOST_BYTES, BadFilm, film_from

__all__ = ["MOST_BYTES", "BadFilm", "film_from", "film_of"]
