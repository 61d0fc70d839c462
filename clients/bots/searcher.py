"""A bot that thinks with the engine: it hands its position to `followsuit engine`, which samples worlds that agree with it.

    npx followsuit tournament stones --bots "exec:python3 searcher.py" --against simple

It uses the client in ../python; $FOLLOWSUIT names the command if it is not on the path. The protocols are described in
docs/outside-bots.md and docs/engine-protocol.md.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
from followsuit import Engine  # noqa: E402

SIMULATIONS = 100


def choose(engine, request):
    """The act that the engine's search expects most of. Put your own idea of what a position is worth here."""
    legal = request["legal"]
    if len(legal) == 1:
        return legal[0]
    setup = engine.setup(request["game"], request["players"], request["options"])
    # We get `position`, all that we know in a form that the engine reads, because we asked for it in our hello.
    position = {"setup": setup.number, "position": request["position"], "seed": request["random"]}
    # With few worlds left there is little to search; {"cmd": "worlds", "count": 20} would list some of them.
    worlds = engine.ask("count", **position)["worlds"] if setup.tensors else 1
    acts = engine.ask("value", simulations=SIMULATIONS if worlds > 10 else SIMULATIONS // 2, **position)["acts"]
    return acts[0]["act"] if acts else legal[request["random"] % len(legal)]


def say(message):
    print(json.dumps(message), flush=True)


with Engine() as engine:
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "hello":
            say({"id": message["id"], "protocol": 1, "name": "searcher", "version": "1", "wants": ["position"]})
        elif message["cmd"] == "act":
            say({"id": message["id"], "act": choose(engine, message)})
        elif message["cmd"] == "refused":
            print(message["problem"]["text"], file=sys.stderr)
