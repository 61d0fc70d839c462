"""Followsuit's games in Python: a client of `followsuit engine` in one file.

It needs Python 3.10 or later and nothing else; with numpy installed, tensors and masks are arrays.

    from followsuit import Engine

    with Engine() as engine:
        game = engine.setup("coralon", players=4, options={"target": 20}).reset(seed="any text")
        while not game.over:
            seat = game.actors[0]
            game.act(seat, game.legal(seat)[0])
        print(game.winners, game.scores)

`AECEnv` has the shape of PettingZoo's AEC environments and `load_game` that of OpenSpiel's games and states; neither library is
needed. The protocol is described in docs/engine-protocol.md.
"""

from __future__ import annotations

import json
import os
import random as _random
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterable, Iterator, Optional, Sequence, Union

try:
    import numpy as _numpy
except ImportError:  # pragma: no cover
    _numpy = None

__version__ = "0.1.0"
PROTOCOL = 1
Act = Union[int, dict]


class EngineError(Exception):
    """A request that the engine did not take. `code` is for programs; `rule` is the rule that an illegal act breaks."""

    def __init__(self, code: str, text: str, rule: Optional[str] = None):
        super().__init__(f"{code}: {text} ({rule})" if rule else f"{code}: {text}")
        self.code = code
        self.text = text
        self.rule = rule


class IllegalAct(EngineError):
    """An act that the rules reject. The game has not changed."""


def find_command() -> list[str]:
    """The command of the engine: $FOLLOWSUIT, `followsuit` on the path, or the checkout that this file lies in."""
    if os.environ.get("FOLLOWSUIT"):
        return [os.environ["FOLLOWSUIT"]]
    found = shutil.which("followsuit")
    if found:
        return [found]
    checkout = Path(__file__).resolve().parents[2] / "packages" / "cli" / "bin" / "followsuit.mjs"
    if checkout.exists():
        return ["node", str(checkout)]
    raise FileNotFoundError("followsuit is not installed: install its tarball (`npm run pack` makes it) with npm, or set FOLLOWSUIT to its path.")


class Engine:
    """A process of `followsuit engine`. Close it, or use it in a `with` statement."""

    def __init__(self, command: Optional[Sequence[str]] = None, perfect_information: bool = False, max_games: int = 10_000):
        words = list(command or find_command()) + ["engine", "--max-games", str(max_games)]
        if perfect_information:
            words.append("--perfect-information")
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        hello = self.ask("hello")
        if hello["protocol"] != PROTOCOL:
            self.close()
            raise EngineError("protocol", f"This client speaks version {PROTOCOL} of the protocol, the engine {hello['protocol']}.")
        self.version: str = hello["version"]
        self.limits: dict = hello["limits"]

    def ask(self, cmd: str, **fields: Any) -> dict:
        """Sends a request and returns its answer; None fields are left out. Raises an `EngineError` if there is a problem."""
        return _checked(self._exchange(_request(cmd, fields)))

    def batch(self, requests: Iterable[tuple[str, dict]]) -> list[dict]:
        """Sends many requests in a line; the answers of those that fail are `EngineError`s."""
        answer = self.ask("batch", requests=[_request(cmd, fields) for cmd, fields in requests])
        return [each if each["ok"] else _error(each["problem"]) for each in answer["answers"]]

    def games(self) -> list[dict]:
        """The games with their numbers of players and options."""
        return self.ask("games")["games"]

    def setup(
        self, game: str, players: Optional[int] = None, options: Optional[dict] = None, knobs: Optional[dict] = None
    ) -> "Setup":
        """A game with its players, its options, and rules that differ from the rulebook (`knobs`)."""
        return Setup(self, self.ask("setup", game=game, players=players, options=options, knobs=knobs))

    def step(self, games: Sequence["Game"], acts: Optional[Sequence[Optional[int]]] = None) -> dict:
        """Moves many games at once: in each, the first actor does the act with this number. Returns lists by game."""
        answer = self.ask("step", games=[game.number for game in games], acts=None if acts is None else list(acts))
        for game in games:
            game._status = None
        return answer

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def _exchange(self, request: dict) -> dict:
        try:
            self._process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (BrokenPipeError, ValueError) as error:
            raise EngineError("ended", "The engine has ended.") from error
        if not line:
            raise EngineError("ended", f"The engine has ended, with exit code {self._process.wait()}.")
        return json.loads(line)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _request(cmd: str, fields: dict) -> dict:
    return {"cmd": cmd, **{name: value for name, value in fields.items() if value is not None}}


def _error(problem: dict) -> EngineError:
    kind = IllegalAct if problem["code"] == "illegal-act" else EngineError
    return kind(problem["code"], problem["text"], problem.get("rule"))


def _checked(answer: dict) -> dict:
    if not answer["ok"]:
        raise _error(answer["problem"])
    return answer


class Setup:
    """A game with its players and options."""

    def __init__(self, engine: Engine, answer: dict):
        self.engine = engine
        self.number: int = answer["setup"]
        self.game: str = answer["game"]
        self.players: int = answer["players"]
        self.options: dict = answer["options"]
        self.sides: list[list[int]] = answer["sides"]
        self.wins: str = answer["wins"]
        """"low" if the lowest total wins, as in Hearts; otherwise "high"."""
        self.act_count: int = answer["acts"]
        """The length of the list of acts."""
        self.tensors: Optional[dict] = answer["tensors"]
        """The names of planes, cards and scalars; None in the solitaire."""
        self._acts: dict[int, Optional[dict]] = {}

    def reset(self, seed: Any = None, deals: Optional[list] = None, record: Optional[list] = None) -> "Game":
        """A new game: from a seed, from given deals, or from where a record stops."""
        return Game(self, self.engine.ask("reset", setup=self.number, seed=seed, deals=deals, record=record))

    def reset_many(self, count: int, seed: Any) -> list["Game"]:
        """Many new games, with seeds SEED:1, SEED:2 …"""
        if count == 1:
            return [self.reset(f"{seed}:1")]
        numbers = self.engine.ask("reset", setup=self.number, seed=seed, count=count)["games"]
        return [Game(self, {"game": number}, known=False) for number in numbers]

    def act(self, number: int) -> Optional[dict]:
        """The act with a number: {"phase": …, "act": …}."""
        if number not in self._acts:
            self._acts[number] = self.engine.ask("acts", setup=self.number, **{"from": number}, count=1)["acts"][0]
        return self._acts[number]

    def side_of(self, seat: int) -> int:
        return next(i for i, side in enumerate(self.sides) if seat in side)

    def worth(self, seat: int, points: Sequence[int]) -> int:
        """The points of a seat's side, more being better: negative where the lowest total wins."""
        own = points[self.side_of(seat)]
        return -own if self.wins == "low" else own


class Game:
    """A game in progress. Acts are dicts, such as {"do": "bid", "tricks": 3}, or numbers of the list of acts."""

    def __init__(self, setup: Setup, status: dict, known: bool = True):
        self.setup = setup
        self.engine = setup.engine
        self.number: int = status["game"]
        self._status: Optional[dict] = status if known else None

    @property
    def status(self) -> dict:
        if self._status is None:
            self._status = self._ask("status")
        return self._status

    @property
    def actors(self) -> list[int]:
        return self.status["actors"]

    @property
    def phase(self) -> str:
        return self.status["phase"]

    @property
    def over(self) -> bool:
        return self.status["over"]

    @property
    def hands(self) -> int:
        """Hands that are finished; in the solitaire, turns."""
        return self.status["hands"]

    @property
    def scores(self) -> list[int]:
        """The total of each side."""
        return self.status["scores"]

    @property
    def winners(self) -> list[int]:
        return self.status.get("winners", [])

    def view(self, seat: int) -> dict:
        """What a seat may know; -1 is a spectator."""
        return self._ask("view", seat=seat)["view"]

    def legal(self, seat: int) -> list[dict]:
        return self._ask("legal", seat=seat)["acts"]

    def mask(self, seat: int) -> list[int]:
        """The numbers of the legal acts."""
        return self._ask("legal", seat=seat)["mask"]

    def act(self, seat: int, act: Act) -> None:
        """Raises an `IllegalAct`, with the rule, if the rules reject it."""
        self._status = self._ask("act", seat=seat, act=act)

    def undo(self) -> bool:
        self._status = self._ask("undo")
        return self._status["undone"]

    def clone(self) -> "Game":
        return Game(self.setup, self._ask("clone"))

    def reset(self, seed: Any = None) -> None:
        """Begins anew, with the same number."""
        self._status = self._ask("reset", seed=seed)

    def play(self, bots: dict[int, str], acts: int = 1000, **how: Any) -> int:
        """Lets bots act in their seats until another seat is to act; returns how often they did."""
        self._status = self._ask("play", bots={str(seat): name for seat, name in bots.items()}, acts=acts, **how)
        return self._status["played"]

    def bot(self, seat: int, name: str, **how: Any) -> dict:
        """What a bot would do."""
        return self._ask("bot", seat=seat, bot=name, **how)["act"]

    def value(self, seat: int, **how: Any) -> dict:
        """What the expert's search thinks of the legal acts: `simulations` or `ms` limits it."""
        return self._ask("value", seat=seat, **how)

    def worlds(self, seat: int, count: int = 1, seed: Any = None) -> list[dict]:
        """Deals that agree with all that a seat has seen, each equally likely."""
        return self._ask("worlds", seat=seat, count=count, seed=seed)["worlds"]

    def world_games(self, seat: int, count: int = 1, seed: Any = None) -> list["Game"]:
        """The same as games that can be played on."""
        numbers = self._ask("worlds", seat=seat, count=count, seed=seed, games=True)["games"]
        return [Game(self.setup, {"game": number}, known=False) for number in numbers]

    def count_worlds(self, seat: int) -> int:
        return self._ask("count", seat=seat)["worlds"]

    def tensors(self, seat: int) -> dict:
        """`planes` (planes x cards), `scalars`, and `mask`, the numbers of the legal acts."""
        answer = self._ask("tensors", seat=seat)
        planes = answer["planes"]
        if _numpy is not None:
            planes = _numpy.array(planes, dtype=_numpy.uint8).reshape(-1, len(self.setup.tensors["cards"]))
        return {"planes": planes, "scalars": _array(answer["scalars"]), "mask": answer["mask"]}

    def record(self, seat: Optional[int] = None) -> list[dict]:
        """The game as lines: as a seat knows it, or all of it once the game is over."""
        return self._ask("record", seat=seat)["lines"]

    def state(self) -> dict:
        """Everything; only if the engine was started with perfect_information."""
        return self._ask("state")["state"]

    def free(self) -> None:
        self._ask("free")

    def _ask(self, cmd: str, **fields: Any) -> dict:
        return self.engine.ask(cmd, game=self.number, **fields)


def _array(numbers: list) -> Any:
    return numbers if _numpy is None else _numpy.array(numbers, dtype=_numpy.int32)


def _dense(mask: Iterable[int], size: int) -> Any:
    """A mask as zeros and ones, one for each act of the list."""
    dense = [0] * size if _numpy is None else _numpy.zeros(size, dtype=_numpy.int8)
    for number in mask:
        dense[number] = 1
    return dense


class Discrete:
    """The numbers from 0 to n - 1, as gymnasium has them."""

    def __init__(self, n: int):
        self.n = n
        self._random = _random.Random()

    def seed(self, seed: Any = None) -> None:
        self._random.seed(seed)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        if mask is None:
            return self._random.randrange(self.n)
        return self._random.choice([i for i, legal in enumerate(mask) if legal])

    def contains(self, number: object) -> bool:
        return isinstance(number, int) and 0 <= number < self.n


class AECEnv:
    """A game in the shape of PettingZoo's AEC environments.

    Agents are "seat_0", "seat_1" … An observation has `observation` (planes and scalars, one after another; the view in a game
    without tensors) and `action_mask`. Rewards are what an agent's side scored since it last acted, negated where the lowest total
    wins (Hearts, Speed Run); with reward="win" they are 1 for winners and 0 for others, at the end. Games that go on after
    `max_hands` are truncated.
    """

    metadata = {"name": "followsuit", "is_parallelizable": False}

    def __init__(
        self,
        engine: Engine,
        game: str,
        players: Optional[int] = None,
        options: Optional[dict] = None,
        reward: str = "score",
        max_hands: int = 1000,
    ):
        if reward not in ("score", "win"):
            raise ValueError(f'reward is "score" or "win", not {reward!r}.')
        self.setup = engine.setup(game, players, options)
        self.metadata = {**AECEnv.metadata, "name": game}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.reward = reward
        self.max_hands = max_hands
        self.agents: list[str] = []
        self.game: Optional[Game] = None
        self._space = Discrete(self.setup.act_count)

    @property
    def num_agents(self) -> int:
        """The agents that have not been taken out yet."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AECEnv":
        return self

    def action_space(self, agent: str) -> Discrete:
        return self._space

    def observation_space(self, agent: str) -> dict:
        """The number of values of an observation, and of a mask."""
        shape = self.setup.tensors
        size = len(shape["planes"]) * len(shape["cards"]) + len(shape["scalars"]) if shape else None
        return {"observation": size, "action_mask": self.setup.act_count}

    def reset(self, seed: Any = None, options: Optional[dict] = None) -> None:
        """`options` may have `deals` and `record`."""
        if self.game is not None:
            self.game.free()
        self.game = self.setup.reset(seed, **(options or {}))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actors[0]]

    def observe(self, agent: str) -> dict:
        seat = self._seat(agent)
        size = self.setup.act_count
        if self.setup.tensors is None:
            return {"observation": self.game.view(seat), "action_mask": _dense(self.game.mask(seat), size)}
        found = self.game.tensors(seat)
        if _numpy is None:
            numbers = found["planes"] + found["scalars"]
        else:
            numbers = _numpy.concatenate([found["planes"].ravel().astype(_numpy.int32), found["scalars"]])
        return {"observation": numbers, "action_mask": _dense(found["mask"], size)}

    def last(self, observe: bool = True) -> tuple:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._remove(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act; None is for agents whose game is over.")
        before = self.game.scores
        self.game.act(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0
        self.rewards = {each: self._reward(each, before) for each in self.agents}
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.hands >= self.max_hands:
            self.truncations = dict.fromkeys(self.agents, True)
        done = self.game.over or self.game.hands >= self.max_hands
        self.agent_selection = self.agents[0] if done else self.possible_agents[self.game.actors[0]]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> str:
        return json.dumps(self.game.view(-1))

    def close(self) -> None:
        if self.game is not None:
            self.game.free()
            self.game = None

    def _remove(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError(f"The game of {agent} is over; step(None) takes it out.")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _reward(self, agent: str, before: list[int]) -> int:
        seat = self._seat(agent)
        if self.reward == "win":
            return int(self.game.over and seat in self.game.winners)
        return self.setup.worth(seat, self.game.scores) - self.setup.worth(seat, before)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


def load_game(engine: Engine, name: str, players: Optional[int] = None, options: Optional[dict] = None) -> "SpielGame":
    """A game in the shape of OpenSpiel's. @example state = load_game(engine, "stones").new_initial_state(seed=7)"""
    return SpielGame(engine.setup(name, players, options))


class SpielGame:
    """A game in the shape of OpenSpiel's. Deals come from seeds: chance is sampled, and no state is a chance node."""

    def __init__(self, setup: Setup):
        self.setup = setup

    def num_players(self) -> int:
        return self.setup.players

    def num_distinct_actions(self) -> int:
        return self.setup.act_count

    def observation_tensor_shape(self) -> list[int]:
        shape = self.setup.tensors
        return [len(shape["planes"]) * len(shape["cards"]) + len(shape["scalars"])]

    def new_initial_state(self, seed: Any = None) -> "SpielState":
        return SpielState(self, self.setup.reset(seed))


class SpielState:
    """A state in the shape of OpenSpiel's. Seats that act at once act one after another, so no state is a simultaneous node."""

    CHANCE = -1
    TERMINAL = -4

    def __init__(self, game: SpielGame, played: Game, history: Sequence[int] = (), before: Optional[list[float]] = None):
        self._game = game
        self._played = played
        self._history = list(history)
        self._before = before

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        """The seat to act; where several may, the first."""
        return self.TERMINAL if self._played.over else self._played.actors[0]

    def is_terminal(self) -> bool:
        return self._played.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        player = self.current_player() if player is None else player
        return [] if self.is_terminal() else sorted(self._played.mask(player))

    def legal_actions_mask(self, player: Optional[int] = None) -> Any:
        return _dense(self.legal_actions(player), self._game.num_distinct_actions())

    def apply_action(self, action: int) -> None:
        before = self.returns()
        self._played.act(self.current_player(), int(action))
        self._history.append(int(action))
        self._before = before

    def undo_action(self, player: int, action: int) -> None:
        self._played.undo()
        self._history.pop()
        self._before = None

    def child(self, action: int) -> "SpielState":
        made = self.clone()
        made.apply_action(action)
        return made

    def clone(self) -> "SpielState":
        return SpielState(self._game, self._played.clone(), self._history, self._before)

    def move_number(self) -> int:
        return len(self._history)

    def history(self) -> list[int]:
        return list(self._history)

    def returns(self) -> list[float]:
        """The total of each player's side so far; negative where the lowest total wins, so that more is better."""
        setup, scores = self._game.setup, self._played.scores
        return [float(setup.worth(seat, scores)) for seat in range(setup.players)]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def rewards(self) -> list[float]:
        """What the last action has added to the returns; nothing before the first one, and after it was undone."""
        if self._before is None:
            return [0.0] * self.num_players()
        return [after - before for after, before in zip(self.returns(), self._before)]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def action_to_string(self, player: int, action: int) -> str:
        listed = self._game.setup.act(action)
        return "none" if listed is None else json.dumps(listed["act"])

    def string_to_action(self, player: int, action: str) -> int:
        """The number of a legal action that is written as JSON."""
        wanted = json.loads(action)
        for act, number in zip(self._played.legal(player), self._played.mask(player)):
            if act == wanted:
                return number
        raise ValueError(f"{action} is no legal action of player {player}.")

    def observation_tensor(self, player: Optional[int] = None) -> list[int]:
        found = self._played.tensors(self.current_player() if player is None else player)
        planes = found["planes"] if _numpy is None else found["planes"].ravel().tolist()
        return [*planes, *(int(number) for number in found["scalars"])]

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player sees: the same as the information state, since a view has all that a player may know."""
        return self.information_state_string(player)

    def information_state_string(self, player: Optional[int] = None) -> str:
        """All that a player may know."""
        return json.dumps(self._played.view(self.current_player() if player is None else player), sort_keys=True)

    def resample_from_infostate(self, player: int, seed: Any = None) -> "SpielState":
        """A state that looks the same to a player, and in which hidden cards lie elsewhere."""
        return SpielState(self._game, self._played.world_games(player, seed=seed)[0], self._history)

    def free(self) -> None:
        """Frees its game in the engine, which otherwise keeps it: searches should."""
        self._played.free()

    def __str__(self) -> str:
        return json.dumps(self._played.view(-1))
