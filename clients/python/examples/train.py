"""Trains a small player of Stones against three `simple` bots, in about a minute, with the standard library alone.

    python3 examples/train.py [seconds] [seed]

The player is a softmax over the legal acts; the score of an act is a sum of a few hundred weights, one for each thing that is
true of it: how a bid compares with the high cards held, whether a card would take the trick while tricks are still needed. It
learns by policy gradient: several copies of the player play every deal, and what the copies that did better than the mean of their
deal did becomes likelier. It prints how many points a hand it is ahead of the bots (or behind), on deals that it does not train on.
"""

import math
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from followsuit import Engine  # noqa: E402

GAME, SEAT, BOT = "stones", 0, "simple"
DEALS, COPIES = 8, 8
RATE = 0.1
TESTS = 320
HIGH = {"A": 1.0, "K": 0.75, "Q": 0.5, "J": 0.25}


def features(view, act):
    """What is true of an act."""
    if act["do"] == "bid":
        strength = round(sum(HIGH.get(card[:-1], 0) for card in view["hold"][SEAT]))
        return [("bid", act["tricks"]), ("bid for strength", act["tricks"] - strength)]
    if act["do"] != "play":
        return [(act["do"],)]
    card = act["card"]
    needs = min(3, max(0, view["bid"][SEAT] - view["taken"][SEAT]))
    lies = len(view["power"])
    takes = card in view["takers"]
    length = sum(each[-1] == card[-1] for each in view["hold"][SEAT])
    return [
        ("rank", card[:-1], needs > 0, lies > 0, takes),
        ("takes", takes, needs, lies),
        ("length", min(length, 5), lies > 0, needs > 0),
    ]


class Player:
    def __init__(self):
        self.weights = {}

    def chances(self, options):
        """How likely it makes each of some acts, which are given by their features."""
        scores = [sum(self.weights.get(feature, 0.0) for feature in option) for option in options]
        top = max(scores)
        powers = [math.exp(score - top) for score in scores]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, options, chances, chosen, advantage):
        for i, (option, chance) in enumerate(zip(options, chances)):
            change = RATE * advantage * ((i == chosen) - chance)
            for feature in option:
                self.weights[feature] = self.weights.get(feature, 0.0) + change


def play(engine, games, seeds, player, chance):
    """Plays one hand of each game; returns each hand's reward and the decisions made in it."""
    bots = {str(seat): BOT for seat in range(games[0].setup.players) if seat != SEAT}
    decisions = [[] for _ in games]
    rewards = [0.0] * len(games)
    todo = [(i, "reset", {"seed": seeds[i]}) for i in range(len(games))]
    while todo:
        requests = []
        for i, cmd, fields in todo:
            game = {"game": games[i].number}
            seat = {**game, "seat": SEAT}
            requests += [(cmd, {**game, **fields}), ("play", {**game, "bots": bots}), ("legal", seat), ("view", seat)]
        answers = engine.batch(requests)
        following = []
        for k, (i, _, _) in enumerate(todo):
            moved, played, legal, seen = answers[4 * k : 4 * k + 4]
            if played["hands"] > 0:
                rewards[i] = lead(moved if moved["hands"] > 0 else played)
                continue
            options = [features(seen["view"], act) for act in legal["acts"]]
            chances = player.chances(options)
            chosen = chance.choices(range(len(options)), chances)[0]
            if len(options) > 1:
                decisions[i].append((options, chances, chosen))
            following.append((i, "act", {"seat": SEAT, "act": legal["acts"][chosen]}))
        todo = following
    return rewards, decisions


def lead(status):
    """The points of the hand, less the mean of the others'."""
    scores = status["scores"]
    return scores[SEAT] - (sum(scores) - scores[SEAT]) / (len(scores) - 1)


def measure(engine, games, player, name):
    chance = random.Random(1)
    rewards = []
    for first in range(0, TESTS, len(games)):
        seeds = [f"check {first + i}" for i in range(len(games))]
        rewards += play(engine, games, seeds, player, chance)[0]
    mean = sum(rewards) / len(rewards)
    error = math.sqrt(sum((reward - mean) ** 2 for reward in rewards)) / len(rewards)
    print(f"{name}: {mean:+.1f} points a hand against the bots (standard error {error:.1f})", flush=True)
    return mean


def main(seconds=60.0, seed="1"):
    chance = random.Random(seed)
    with Engine() as engine:
        setup = engine.setup(GAME)
        games = setup.reset_many(DEALS * COPIES, "start")
        player = Player()
        before = measure(engine, games, player, "untrained")
        end = time.monotonic() + seconds
        hands = 0
        while time.monotonic() < end:
            seeds = [f"train {seed} {hands + i // COPIES}" for i in range(len(games))]
            rewards, decisions = play(engine, games, seeds, player, chance)
            hands += len(games)
            for deal in range(0, len(games), COPIES):
                group = rewards[deal : deal + COPIES]
                mean = sum(group) / COPIES
                spread = math.sqrt(sum((reward - mean) ** 2 for reward in group) / COPIES) or 1.0
                for reward, made in zip(group, decisions[deal : deal + COPIES]):
                    for options, chances, chosen in made:
                        player.learn(options, chances, chosen, (reward - mean) / spread)
        after = measure(engine, games, player, f"after {hands:,} hands")
    return before, after


if __name__ == "__main__":
    main(*[float(word) if i == 0 else word for i, word in enumerate(sys.argv[1:3])])
