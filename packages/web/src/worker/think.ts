/** What bots answer: a move for a view, with what else was looked at and why. */
import { cardBots } from '@followsuit/bots';
import { Random, Rules } from '@followsuit/engine';
import type { Hint } from '../client/types.ts';
import { fill, words } from '../text/text.ts';
import { loaded } from './loaded.ts';
import { rulesFor } from './rules.ts';
import type { Thought } from './talk.ts';

/** How much longer than a bot thinks it takes until it answers, also where it has nothing to think about. */
const LEEWAY = 1.2;

/** A bot's choice, as a move of the rules. One that needs no thought takes as long, since it would tell that there was no choice. */
export async function choose(thought: Thought): Promise<number> {
  const { bot, view, random } = await ready(thought);
  const enough = bot.ms === undefined ? null : new Promise((done) => setTimeout(done, Number(bot.ms) * LEEWAY));
  const move = bot.choose(view, random);
  await enough;
  return move;
}

/** What a bot would do and why. */
export async function advise(thought: Thought): Promise<Hint> {
  const { bot, view, random } = await ready(thought);
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

async function ready({ bot: name, game, players, options, seat, state, heard, seed }: Thought) {
  const rules = rulesFor(game, players, options);
  const bots = rules instanceof Rules ? cardBots : (await loaded(import('@followsuit/bots/solitaire'))).solitaireBots;
  const bot = bots.find((each) => each.name === name);
  if (!bot) throw new Error(fill(words.worker.noBot, { bot: name }));
  return { bot, view: { rules, seat, state, heard }, random: new Random(seed) };
}
