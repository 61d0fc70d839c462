"""Contracts of the client: python3 -m unittest, in this folder."""

import random
import unittest

from followsuit import AECEnv, Engine, EngineError, IllegalAct, SpielState, load_game

HANDS = 2
LOWEST_WINS = ("hearts", "speed-run")


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()
        cls.games = cls.engine.games()
        cls.random = random.Random(7)

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_game_in_words(self):
        game = self.engine.setup("coralon", 3, {"target": 5}).reset(seed=1)
        while not game.over:
            seat = game.actors[0]
            legal = game.legal(seat)
            self.assertEqual(len(legal), len(game.mask(seat)))
            game.act(seat, self.random.choice(legal))
        self.assertTrue(game.winners)
        lines = game.record()
        self.assertEqual(lines[-1]["ev"], "over")
        self.assertEqual(lines[-1]["total"], game.scores)
        again = game.setup.reset(record=lines[: len(lines) // 2 * 2 - 20])
        self.assertFalse(again.over)

    def test_an_illegal_act_names_its_rule(self):
        game = self.engine.setup("coralon", 3).reset(seed=1)
        before = game.view(game.actors[0])
        with self.assertRaises(IllegalAct) as caught:
            game.act(game.actors[0], {"do": "bid", "tricks": 1})
        self.assertTrue(caught.exception.rule.startswith("CORALON-"))
        self.assertTrue(caught.exception.text.endswith("."))
        self.assertRegex(str(caught.exception), r"^illegal-act: .*\. \(CORALON-[A-Z]+-\d+\)$")
        self.assertEqual(game.view(game.actors[0]), before)
        for wrong in (10**6, -1, None, [], "x"):
            with self.assertRaises(EngineError):
                game.act(game.actors[0], wrong)

    def test_knobs_change_the_rules(self):
        setup = self.engine.setup("whist", knobs={"handSize": 7, "book": 3})
        game = setup.reset(seed=1)
        self.assertEqual(len(game.view(0)["hold"][0]), 7)
        with self.assertRaises(EngineError) as caught:
            self.engine.setup("whist", knobs={"book": 10})
        self.assertEqual(caught.exception.code, "bad-setup")

    def test_hidden_cards_need_the_switch(self):
        game = self.engine.setup("stones").reset(seed=1)
        for ask in (game.state, game.record):
            with self.assertRaises(EngineError) as caught:
                ask()
            self.assertEqual(caught.exception.code, "perfect-information-off")
        self.assertEqual(game.view(0)["hold"][1:], [None] * (game.setup.players - 1))
        with Engine(perfect_information=True) as engine:
            state = engine.setup("stones").reset(seed=1).state()
            self.assertTrue(all(state["hold"]))

    def test_undo_clone_worlds_and_values(self):
        game = self.engine.setup("bishop", 4).reset(seed=2)
        game.play(dict.fromkeys(range(4), "simple"), acts=15)
        seat = game.actors[0]
        view = game.view(seat)
        copy = game.clone()
        copy.act(seat, copy.legal(seat)[0])
        self.assertTrue(copy.undo())
        self.assertEqual(copy.view(seat), view)
        for world in game.worlds(seat, count=5, seed=1):
            self.assertEqual(world["hold"][seat], view["hold"][seat])
        self.assertGreater(game.count_worlds(seat), 1)
        if len(game.legal(seat)) > 1:
            self.assertTrue(0 <= game.value(seat, simulations=20)["value"] <= 1)
        self.assertIn(game.bot(seat, "simple"), game.legal(seat))

    def test_batches(self):
        setup = self.engine.setup("thief", 4)
        games = setup.reset_many(20, "batch")
        found = self.engine.step(games)
        for _ in range(100):
            acts = [self.random.choice(legal) for legal in found["legal"]]
            found = self.engine.step(games, acts)
            self.assertNotIn("problems", found)
        answers = self.engine.batch([("status", {"game": games[0].number}), ("status", {"game": 10**9})])
        self.assertEqual(answers[0]["game"], games[0].number)
        self.assertEqual(answers[1].code, "no-such-game")

    def test_an_engine_that_has_ended_says_so(self):
        engine = Engine()
        engine.close()
        with self.assertRaises(EngineError) as caught:
            engine.ask("hello")
        self.assertEqual(caught.exception.code, "ended")
        self.assertTrue(str(caught.exception).startswith("ended: "))


class AECTest(unittest.TestCase):
    """What PettingZoo's own test asks of an AEC environment, over all games."""

    def test_every_game(self):
        with Engine() as engine:
            for listed in engine.games():
                with self.subTest(listed["id"]):
                    self.play(AECEnv(engine, listed["id"], max_hands=HANDS))

    def play(self, env):
        env.reset(seed=3)
        env.action_space(env.agents[0]).seed(5)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual((env.num_agents, env.max_num_agents), (len(env.possible_agents),) * 2)
        self.assertIs(env.unwrapped, env)
        sums = dict.fromkeys(env.agents, 0)
        start = list(env.game.scores)
        steps = 0
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            observation, reward, terminated, truncated, info = env.last()
            self.assertEqual(set(observation), {"observation", "action_mask"})
            self.assertIsInstance(info, dict)
            mask = observation["action_mask"]
            space = env.action_space(agent)
            self.assertEqual(len(mask), space.n)
            size = env.observation_space(agent)["observation"]
            if size is not None:
                self.assertEqual(len(observation["observation"]), size)
            sums[agent] += reward
            if terminated or truncated:
                self.assertTrue(truncated or not any(mask))
                env.step(None)
                continue
            self.assertTrue(any(mask))
            action = space.sample(mask)
            if steps == 0:
                wrong = next(i for i in range(space.n) if not mask[i])
                with self.assertRaises(IllegalAct):
                    env.step(wrong)
            env.step(action)
            steps += 1
            if steps == 400:
                break
        if steps < 400:
            self.assertEqual((env.agents, env.num_agents), ([], 0))
            for agent, total in sums.items():
                side = env.setup.side_of(env.possible_agents.index(agent))
                sign = -1 if env.setup.game in LOWEST_WINS else 1
                self.assertEqual(total, sign * (env.game.scores[side] - start[side]))
        env.close()

    def test_more_reward_is_better(self):
        """Hearts counts points against a side, Whist for it: in both, whoever wins has been rewarded most."""
        with Engine() as engine:
            for name, options in (("hearts", {"target": 30}), ("whist", {"target": 3})):
                with self.subTest(name):
                    env = AECEnv(engine, name, options=options)
                    env.reset(seed=name)
                    chance = random.Random(9)
                    rewards = dict.fromkeys(env.agents, 0)
                    for agent in env.agent_iter():
                        observation, reward, terminated, _, _ = env.last()
                        rewards[agent] += reward
                        legal = [i for i, is_legal in enumerate(observation["action_mask"]) if is_legal]
                        env.step(None if terminated else chance.choice(legal))
                    best = [seat for seat, each in enumerate(rewards.values()) if each == max(rewards.values())]
                    self.assertEqual(best, env.game.winners)
                    self.assertLess(len(best), len(rewards))
                    self.assertEqual(SpielState(load_game(engine, name, options=options), env.game).returns(), list(rewards.values()))
                    env.close()


class SpielTest(unittest.TestCase):
    """What OpenSpiel's random simulation test asks of a state, over all games."""

    def test_every_game(self):
        with Engine() as engine:
            for listed in engine.games():
                with self.subTest(listed["id"]):
                    self.play(load_game(engine, listed["id"]))

    def play(self, game):
        chance = random.Random(11)
        state = game.new_initial_state(seed=4)
        self.assertFalse(any(state.rewards()))
        sums = state.returns()
        for n in range(60):
            if state.is_terminal():
                break
            player = state.current_player()
            legal = state.legal_actions()
            self.assertEqual(legal, sorted(set(legal)))
            self.assertTrue(legal)
            self.assertTrue(all(0 <= action < game.num_distinct_actions() for action in legal))
            self.assertEqual(sum(map(int, state.legal_actions_mask())), len(legal))
            action = chance.choice(legal)
            if n % 10 == 0:
                self.look(game, state, player, action)
            state.apply_action(action)
            self.assertEqual(state.move_number(), n + 1)
            sums = [before + gained for before, gained in zip(sums, state.rewards())]
            self.assertEqual(sums, state.returns())
            self.assertEqual([state.player_reward(seat) for seat in range(game.num_players())], state.rewards())
            self.assertFalse(state.is_simultaneous_node() or state.is_chance_node())
        self.assertEqual(len(state.returns()), game.num_players())
        if state.is_terminal():
            self.assertEqual(state.current_player(), SpielState.TERMINAL)
            self.assertEqual(state.legal_actions(), [])

    def look(self, game, state, player, action):
        before = state.information_state_string(player)
        child = state.child(action)
        self.assertEqual(child.history(), [*state.history(), action])
        self.assertEqual(state.information_state_string(player), before)
        child.undo_action(player, action)
        self.assertEqual(child.information_state_string(player), before)
        words = state.action_to_string(player, action)
        self.assertTrue(words.startswith('{"do"'))
        self.assertEqual(state.string_to_action(player, words), action)
        with self.assertRaises(ValueError):
            state.string_to_action(player, '{"do": "fly"}')
        self.assertEqual(state.observation_string(player), before)
        if game.setup.tensors:
            self.assertEqual([len(state.observation_tensor(player))], game.observation_tensor_shape())
            other = state.resample_from_infostate(player, seed=1)
            self.assertEqual(other.information_state_string(player), before)
            self.assertEqual(other.legal_actions(player), state.legal_actions(player))
            other.free()
        child.free()


if __name__ == "__main__":
    unittest.main()
