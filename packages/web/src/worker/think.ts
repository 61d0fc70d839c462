/** What bots answer: a move for a view, with what else was looked at and why. */
import { botOf } from '@followsuit/bots';
import { type Play, Random } from '@followsuit/engine';
import type { Hint } from '../client/types.ts';
import { fill, words } from '../text/text.ts';
import { rulesFor } from './rules.ts';
import type { Thought } from './talk.ts';

/** A bot's choice, as a move of the rules. */
export function choose(thought: Thought): number {
  const { bot, view, random } = ready(thought);
  return bot.choose(view, random);
}

/** What a bot would do and why. */
export function advise(thought: Thought): Hint {
  const { bot, view, random } = ready(thought);
  const budget = thought.ms === undefined ? undefined : { ms: thought.ms };
  const { rules, state } = view;
  const found = bot.answer?.(view, random, budget) ?? { move: bot.choose(view, random), candidates: [], reason: '' };
  const candidates = found.candidates.map((each) => ({
    act: rules.act(state, each.move),
    expected: Number.isFinite(each.expected) ? each.expected : null,
    share: each.share,
    ...(each.makes === undefined ? {} : { makes: each.makes }),
    ...('reason' in each && typeof each.reason === 'string' ? { why: each.reason } : {}),
  }));
  return { act: rules.act(state, found.move), reason: found.reason, candidates };
}

function ready({ bot: name, game, players, options, seat, state, seed }: Thought) {
  const bot = botOf(name);
  if (!bot) throw new Error(fill(words.worker.noBot, { bot: name }));
  const rules: Play = rulesFor(game, players, options);
  return { bot, view: { rules, seat, state }, random: new Random(seed) };
}
