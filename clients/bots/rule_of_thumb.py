"""A bot in one file: it bids its share of the tricks, leads high and follows low, in any game. Start here.

    npx followsuit simulate coralon --bots "exec:python3 rule_of_thumb.py,simple"

The protocol is described in docs/outside-bots.md.
"""

import json
import sys

# From the lowest rank to the highest (X is Janken's joker, T to B are of the Vines deck); only Skat ranks cards otherwise.
RANKS = "X 1 2 3 4 5 6 7 8 9 10 T F B J Q K A".split()
SKAT_RANKS = "7 8 9 Q K 10 A J".split()


def choose(request):
    """An act of `legal`. The view has more than what we use; `random` repeats with the seed of the game."""
    legal, view = request["legal"], request["view"]
    plays = [act for act in legal if act["do"] == "play" and "card" in act]
    if plays:
        ranks = SKAT_RANKS if request["game"] == "skat" else RANKS
        upwards = sorted(plays, key=lambda act: ranks.index(act["card"][:-1]))
        return upwards[0] if view.get("led") else upwards[-1]
    bids = [act for act in legal if isinstance(act.get("tricks"), int)]
    if bids:
        held = view.get("hold", {})[request["seat"]] or []
        share = len(held) / request["players"]
        return min(bids, key=lambda act: abs(act["tricks"] - share))
    passes = [act for act in legal if act["do"] == "pass"]
    return passes[0] if passes else legal[request["random"] % len(legal)]


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["cmd"] == "hello":
        say({"id": message["id"], "protocol": 1, "name": "rule of thumb", "version": "1"})
    elif message["cmd"] == "act":
        say({"id": message["id"], "act": choose(message)})
    elif message["cmd"] == "refused":  # after a refusal we may try again
        print(message["problem"]["text"], file=sys.stderr)
    # The rest (game, hand, late, over, end) is for bots that remember.
