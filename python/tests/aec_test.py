"""One game as a PettingZoo environment: the habits that its API test checks."""

import unittest

import bathys
import numpy as np
from bathys import aec

SET_UPS = [
    ("otys", {"players": 2}),
    ("otys", {"players": 1}),
    ("thesauros", {"players": 3, "mode": "mercenaries"}),
    ("pearls", {"players": 4}),
]


def environments(**options):
    return [aec.env(game, **set_up, **options) for game, set_up in SET_UPS]


def played(env, seed=3):
    """A whole game at random: what each `last` told."""
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter():
        env.action_space(agent).seed(len(told))
        observation, reward, termination, truncation, info = env.last()
        told.append((agent, observation, reward, termination))
        env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
    return told


class Habits(unittest.TestCase):
    def test_agents_and_spaces(self):
        for env in environments():
            self.assertEqual(env.max_num_agents, len(env.possible_agents))
            env.reset(seed=1)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual(env.num_agents, env.max_num_agents)
            self.assertIn(env.agent_selection, env.agents)
            self.assertIs(env.unwrapped, env)
            self.assertTrue(str(env).startswith("bathys_"))
            for agent in env.agents:
                self.assertIs(env.observation_space(agent), env.observation_space(agent))
                self.assertIs(env.action_space(agent), env.action_space(agent))
                self.assertTrue(env.observation_space(agent).contains(env.observe(agent)))
                self.assertEqual(env.action_space(agent).n, env.encoding.actions)
            for table in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(list(table), env.agents)

    def test_a_whole_game(self):
        for env in environments():
            told = played(env)
            ends = [one for one in told if one[3]]
            self.assertEqual(sorted(one[0] for one in ends), env.possible_agents, "each agent is told of the end")
            self.assertTrue(all(reward == 0 for _, _, reward, over in told if not over))
            rewards = [reward for _, _, reward, over in told if over]
            self.assertTrue(any(rewards), rewards)
            self.assertEqual(env.agents, [])
            self.assertEqual(env.rewards, {})
            for agent, observation, _, over in told:
                self.assertTrue(env.observation_space(agent).contains(observation))
                self.assertEqual(bool(observation["action_mask"].any()), not over)
            with self.assertRaises(bathys.BadInput):
                env.last()
            with self.assertRaises(bathys.BadInput):
                env.step(0)

    def test_rewards_are_shares_of_the_victory_or_points(self):
        for reward in ("victory", "points"):
            for env in environments(reward=reward):
                told = played(env)
                outcome = env.game.outcome
                for agent, _, given, over in told:
                    seat = int(agent.removeprefix("player_"))
                    if over and reward == "points":
                        self.assertEqual(given, outcome["points"][seat])
                    elif over:
                        won = seat in outcome["winners"]
                        self.assertEqual(given, 2 / len(outcome["winners"]) - 1 if won else -1)

    def test_the_same_seed_is_the_same_game(self):
        for env in environments():
            first, second = played(env, seed=9), played(env, seed=9)
            self.assertEqual([one[0] for one in first], [one[0] for one in second])
            for (_, one, _, _), (_, other, _, _) in zip(first, second, strict=True):
                np.testing.assert_array_equal(one["observation"], other["observation"])
                np.testing.assert_array_equal(one["action_mask"], other["action_mask"])

    def test_the_mask_is_what_is_legal_and_only_for_who_is_asked(self):
        for env in environments():
            env.reset(seed=2)
            texts = {env.encoding.action_text(i) for i in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])}
            self.assertEqual(texts, set(env.game.legal()))
            for agent in env.agents:
                if agent != env.agent_selection:
                    self.assertFalse(env.observe(agent)["action_mask"].any())

    def test_observations_are_not_changed_afterwards(self):
        env = aec.env("pearls", players=2)
        env.reset(seed=1)
        before = env.observe("player_0")
        kept = before["observation"].copy()
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        np.testing.assert_array_equal(before["observation"], kept)
        self.assertIsNone(env.last(observe=False)[0])

    def test_what_cannot_be_is_refused_and_changes_nothing(self):
        env = aec.env("otys", players=2)
        with self.assertRaises(bathys.BadInput):
            env.last()
        env.reset(seed=1)
        before = env.game.link()
        with self.assertRaises(bathys.Refused) as refused:
            env.step(env.encoding.action_index("stay"))
        self.assertEqual((refused.exception.code, refused.exception.rule), ("not_this_question", "otys 2.1"))
        for action in (None, -1, env.encoding.actions, "key 1", 1.5, True):
            with self.assertRaises(bathys.BadInput):
                env.step(action)
        with self.assertRaises(bathys.BadInput):
            env.observe("player_2")
        with self.assertRaises(bathys.BadInput):
            env.action_space("player_0").sample(np.zeros(3, np.int8))
        self.assertEqual(env.game.link(), before)
        for options in ({"reward": "fame"}, {"render_mode": "gold"}, {"players": 9}):
            with self.assertRaises(bathys.BadInput):
                aec.env("otys", **options)

    def test_it_can_be_shown(self):
        for mode, begins in (("ansi", ""), ("svg", "<svg"), (None, None)):
            env = aec.env("otys", players=2, render_mode=mode)
            env.reset(seed=1)
            shown = env.render()
            self.assertEqual(shown is None, begins is None)
            self.assertTrue(shown is None or shown.startswith(begins))
            env.close()


if __name__ == "__main__":
    unittest.main()
