"""Reproducible draws by position: row number 5,000,000 is drawn without drawing the rows before it."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def _mixed(value: int) -> int:
    """The finalizer of splitmix64: neighbouring numbers become unrelated ones."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Dice:
    """A sequence of draws that depends on nothing but (seed, stream, index)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, stream: int, index: int) -> None:
        self._state = _mixed((_mixed((seed * _STEP + stream) & _MASK) + index * _STEP) & _MASK)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        self._state = (self._state + _STEP) & _MASK
        return _mixed(self._state) % sides


class Defects:
    """Named defects with their share per 10,000 rows; one draw says which one a row has, if any."""

    def __init__(self, shares: dict[str, int]) -> None:
        self._names = [name for name, share in shares.items() for _ in range(share)]

    def drawn(self, dice: Dice) -> str | None:
        position = dice.roll(10_000)
        return self._names[position] if position < len(self._names) else None
