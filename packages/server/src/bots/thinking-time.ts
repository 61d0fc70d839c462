/** How long bots think: docs/decisions/0092-bot-timing-under-load.md. */
import { botOf } from '@followsuit/bots';

/** How long a bot thinks, in milliseconds. */
export interface ThinkingTime {
  /** It keeps others waiting for at least this long, even if it has nothing to think about. */
  readonly usual: number;
  /** Its answer comes no earlier than this after it began. */
  readonly answerAfter: number;
}

/** A bot answers after this multiple of its thinking time, even if it had nothing to think about. */
const LEEWAY = 1.2;
/** Milliseconds after which bots answer that search for no set time; almost all of them need less than ten. */
const SHORT = 50;

/** How long a bot thinks; null if it does not search. @example thinkingTimeOf('random') === null */
export function thinkingTimeOf(name: string): ThinkingTime | null {
  const bot = botOf(name);
  if (!bot?.answer) return null;
  return bot.ms === undefined ? { usual: 0, answerAfter: SHORT } : answerTimeOf(bot.ms);
}

/** That of a bot that thinks for a set time. */
export const answerTimeOf = (ms: number): ThinkingTime => ({ usual: ms, answerAfter: ms * LEEWAY });
