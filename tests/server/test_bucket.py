"""A bucket of tokens on a clock that is handed in."""

from dicehall.server.bucket import Bucket


def taken(bucket: Bucket, now_ms: int) -> int:
    """How many tokens there are."""
    count = 0
    while bucket.take(now_ms):
        count += 1
    return count


def test_a_new_bucket_holds_a_burst() -> None:
    assert taken(Bucket(20, 40, 0), 0) == 40


def test_tokens_come_back_evenly() -> None:
    bucket = Bucket(20, 40, 0)
    taken(bucket, 0)
    assert [bucket.take(49), bucket.take(50), bucket.take(99), bucket.take(100)] == [False, True, False, True]


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    bucket = Bucket(20, 40, 0)
    taken(bucket, 0)
    assert taken(bucket, 1_000_000) == 40


def test_a_bucket_is_full_again_when_all_have_come_back() -> None:
    bucket = Bucket(20, 2, 0)
    taken(bucket, 0)
    assert [bucket.is_full(99), bucket.is_full(100)] == [False, True]
