/**
 * Freshly loaded code runs ten times slower than compiled code. While a table opens, a bot that thinks for a time therefore
 * warms up on deals that nobody plays, before it has to answer.
 */
import { type Play, Random, seatsIn } from '@followsuit/engine';
import type { Bot } from './bot.ts';

/** Simulations per choice: few, so that a whole hand is quickly played, from its auction to its last trick. */
const STEP = 16;

/** The limits of a warm-up: it ends at the first one reached. */
export interface WarmUpLimits {
  readonly ms: number;
  readonly choices: number;
}

/** About one hand, after which the first search of a table is twenty times as fast; more gains little. */
const WARM_UP: WarmUpLimits = { ms: 500, choices: 60 };

/**
 * Lets a bot play a deal of its own, one choice per step; the caller continues or stops between steps. It knows nothing
 * about any table, neither cards nor seed, and leaves no state behind that changes what the bot chooses later.
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

/** Runs the whole warm-up at once. @example warmUp(expert, rules, { ms: 150, choices: 60 }) */
export function warmUp(bot: Bot, rules: Play, limits?: WarmUpLimits): void {
  for (const _ of warmingUp(bot, rules, limits));
}
