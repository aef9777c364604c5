"""The dice: fair, reproducible by anyone who has the key, and scriptable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.engine.dice import (
    NAMED,
    Dice,
    DieNeeded,
    KeyedDice,
    ScriptDice,
    ScriptMismatch,
    TypedDice,
    commitment,
    key_of,
)


def independent(key: bytes, sides: list[int]) -> list[int]:
    """The dice worked out a second time, straight from their description."""
    stream = b"".join(hmac.new(key, i.to_bytes(8, "big"), hashlib.sha256).digest() for i in range(200))
    at = 0
    out = []
    for n in sides:
        while stream[at] >= 256 // n * n:
            at += 1
        out.append(stream[at] % n)
        at += 1
    return out


@given(st.binary(min_size=32, max_size=80), st.lists(st.integers(1, 256), max_size=120))
def test_dice_follow_from_the_key(key: bytes, sides: list[int]) -> None:
    dice = KeyedDice(key)
    assert [dice.below(n) for n in sides] == independent(key, sides)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 60), st.integers(1, 40))
def test_a_copy_has_the_same_future_and_leaves_the_original_alone(key: bytes, first: int, then: int) -> None:
    dice = KeyedDice(key)
    for _ in range(first):
        dice.d6()
    twin = dice.copy()
    future = [twin.d6() for _ in range(then)]
    assert [dice.d6() for _ in range(then)] == future


def test_another_key_is_another_future() -> None:
    a, b = KeyedDice(key_of("a")), KeyedDice(key_of("b"))
    assert [a.d6() for _ in range(40)] != [b.d6() for _ in range(40)]


def test_every_face_is_equally_likely() -> None:
    dice = KeyedDice(key_of("fair"))
    count = Counter(dice.d6() for _ in range(60_000))
    assert set(count) == {1, 2, 3, 4, 5, 6}
    chi = sum((n - 10_000) ** 2 / 10_000 for n in count.values())
    assert chi < 20.5  # 0.1 % point of chi-square with five degrees of freedom


@given(st.lists(st.integers(0, 99), max_size=30, unique=True))
def test_a_shuffle_loses_nothing(items: list[int]) -> None:
    shuffled = items[:]
    KeyedDice(key_of("shuffle")).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_the_hash_is_shown_and_the_key_is_not() -> None:
    key = key_of("secret")
    assert commitment(key) == hashlib.sha256(key).hexdigest()
    assert len(key) == 32


def test_rolling_and_revealing_mark_the_dice_as_touched() -> None:
    dice: Dice = KeyedDice(key_of("x"))
    assert not dice.touched
    dice.reveal()
    assert dice.touched
    dice.touched = False
    dice.d6()
    assert dice.touched


def test_a_script_gives_its_dice_and_then_asks_for_more() -> None:
    dice = ScriptDice([3, NAMED + 7])
    assert dice.d6() == 3
    assert dice.draw([5, 7, 9]) == 7
    with pytest.raises(DieNeeded) as needed:
        dice.below(4)
    assert needed.value.sides == 4


def test_a_scripted_die_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ScriptMismatch):
        ScriptDice([7]).d6()
    with pytest.raises(ScriptMismatch):
        ScriptDice([NAMED + 1]).draw([2, 3])


def test_typed_dice_take_faces_from_the_table_and_draws_from_the_key() -> None:
    dice = TypedDice(key_of("t"), [6, 2])
    assert [dice.d6(), dice.d6()] == [6, 2]
    assert dice.below(10) == KeyedDice(key_of("t")).below(10)
    with pytest.raises(DieNeeded):
        dice.d6()
