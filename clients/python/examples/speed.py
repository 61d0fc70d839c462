"""How many random decisions a second the engine takes from Python in batches: python3 examples/speed.py [game]."""

import os
import random
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from followsuit import Engine  # noqa: E402

GAMES = 256


def main(game: str, seconds: float) -> tuple[float, float]:
    """Decisions a second, and a second of processor time: Python's and the engine's, which take turns, with the engine's start."""
    chance = random.Random(7)
    used = sum(os.times()[:4])
    with Engine() as engine:
        setup = engine.setup(game)
        games = setup.reset_many(GAMES, "speed")
        legal = engine.step(games)["legal"]
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            found = engine.step(games, [chance.choice(acts) if acts else None for acts in legal])
            decisions += sum(1 for acts in legal if acts)
            legal = found["legal"]
            for i, over in enumerate(found["over"]):
                if over:
                    games[i].reset()
                    legal[i] = games[i].mask(games[i].actors[0])
        rate = decisions / (time.perf_counter() - start)
    # The engine has ended, so its time counts as that of our children.
    return rate, decisions / (sum(os.times()[:4]) - used)


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "coralon"
    rate, busy = main(name, 10)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"{name}: {rate:,.0f} decisions a second in batches of {GAMES}, {busy:,.0f} a second of processor time; load {load:.1f}")
