/**
 * Code that has just been loaded runs ten times slower than code that was run and compiled. A bot that thinks for a time is
 * therefore let think about deals that nobody plays, while a table opens, before it has to answer.
 */
import { type Play, Random, seatsIn } from '@followsuit/engine';
import type { Bot } from './bot.ts';

/** Simulations for each choice: few, so that a hand is soon played through, from its auction to its last trick. */
const STEP = 16;

/** What a warm-up may take: it ends with the first of both. */
export interface WarmUpLimits {
  readonly ms: number;
  readonly choices: number;
}

/** About a hand, after which the first search of a table is twenty times as fast; more gains little. */
const WARM_UP: WarmUpLimits = { ms: 500, choices: 60 };

/**
 * Lets a bot play on a deal of its own, a choice with each step; whoever calls goes on or stops between steps. It knows nothing
 * of any table, neither cards nor seed, and leaves nothing behind that changes what the bot chooses later.
 *
 * @example for (const _ of warmingUp(expert, rules)) if (isAsked()) break;
 */
export function* warmingUp(bot: Bot, rules: Play, { ms, choices }: WarmUpLimits = WARM_UP): Generator<void> {
  if (!bot.answer) return;
  const random = new Random('warm-up');
  const end = performance.now() + ms;
  const s = rules.start();
  for (let n = 0; n < choices && performance.now() < end; ) {
    if (rules.isOver(s)) s.set(rules.start());
    if (rules.due(s) !== null) {
      rules.take(s, rules.draw(s, random));
      continue;
    }
    const [seat] = seatsIn(rules.actors(s));
    rules.apply(s, seat, bot.choose(rules.view(s, seat), random, { simulations: STEP }));
    n++;
    yield;
  }
}

/** The whole of it at once. @example warmUp(expert, rules, { ms: 150, choices: 60 }) */
export function warmUp(bot: Bot, rules: Play, limits?: WarmUpLimits): void {
  for (const _ of warmingUp(bot, rules, limits));
}
