/** The bots' moves and advice. */
import { type Bot, type BotKnowledge, botOf, registerKnowledge, warmingUp } from '@followsuit/bots';
import { type Game, type Play, Random } from '@followsuit/engine';
import type { Hint } from '@followsuit/ui';
import { fileOf } from '../game-files.ts';
import { fill, words } from '../text/text.ts';
import { orNotLoaded } from './lazy-module.ts';
import { loadedRules, loadGames } from './loaded-games.ts';
import type { BotQuestion, BotWarmUp } from './messages.ts';

/** A bot answers after this multiple of its thinking time, even if it has only one choice. */
const LEEWAY = 1.2;

/** A bot's choice, as a move of the rules. It always takes the same time: a quick answer would reveal that there was no choice. */
export async function choose(question: BotQuestion): Promise<number> {
  const { bot, view, random } = await ready(question);
  const enough = bot.ms === undefined ? null : new Promise((done) => setTimeout(done, Number(bot.ms) * LEEWAY));
  const move = bot.choose(view, random);
  await enough;
  return move;
}

/** What a bot would do and why. */
export async function advise(question: BotQuestion): Promise<Hint> {
  const { bot, view, random } = await ready(question);
  const budget = question.ms === undefined ? undefined : { ms: question.ms };
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

/**
 * Warms a bot up until the first question, which then does the same. The worker yields between choices, so that a question
 * need not wait and a phone can draw the table.
 */
export async function warmUpBot(
  { bot: name, game, players, options }: BotWarmUp,
  isAsked: () => boolean,
): Promise<void> {
  await loadGames([game]);
  const rules = loadedRules(game, players, options);
  const steps = warmingUp(await botFor(name, rules), rules);
  while (!isAsked() && !steps.next().done) await new Promise((done) => setTimeout(done));
}

const KNOWLEDGE = import.meta.glob<BotKnowledge>('../../../games/src/**/bot.ts', { import: 'default' });
const known = new WeakSet<Game>();

/** Gives bots what they know of a game, when they first play it. */
export async function loadKnowledge(game: Game): Promise<void> {
  if (known.has(game)) return;
  registerKnowledge(game, (await orNotLoaded(fileOf(KNOWLEDGE, game.id, 'bot.ts'))) ?? {});
  known.add(game);
}

async function botFor(name: string, rules: Play): Promise<Bot> {
  await loadKnowledge(rules.game);
  const bot = botOf(name, rules.game);
  if (!bot) throw new Error(fill(words.worker.noBot, { bot: name }));
  return bot;
}

async function ready({ bot: name, game, players, options, seat, state, heard, seed }: BotQuestion) {
  await loadGames([game]);
  const rules = loadedRules(game, players, options);
  return { bot: await botFor(name, rules), view: { rules, seat, state, heard }, random: new Random(seed) };
}
