/** The kind of job in which a worker thinks for a bot. */
import { setTimeout } from 'node:timers/promises';
import { rulesFor } from '@followsuit/games';
import * as v from 'valibot';
import type { Question, WarmUp } from '../bots/bot-questions.ts';
import { thinkingTimeOf } from '../bots/thinking-time.ts';
import type { ThreadPool } from '../bots/thread-pool.ts';
import { entry, type JobKind, type JobWork } from './job-kinds.ts';

/** Milliseconds that a thought may take, with the way to the worker and back: a thread that has just begun is slow. */
export const LONGEST_THOUGHT = 10_000;

const int32 = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
const word = v.pipe(v.string(), v.maxLength(100));
const options = v.record(word, v.union([v.string(), v.number(), v.boolean(), v.null()]));
const table = {
  bot: word,
  game: word,
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options,
};
const state = v.pipe(
  v.array(int32),
  v.maxLength(16_384),
  v.transform((numbers) => Int32Array.from(numbers)),
);
const question: v.GenericSchema<unknown, Question> = v.strictObject({
  ...table,
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
  state,
  heard: v.optional(v.record(word, int32)),
  seed: word,
});
const warmUp: v.GenericSchema<unknown, WarmUp> = v.strictObject({ ...table, warmUp: v.literal(true) });

export const THINK: JobKind<Question | WarmUp, number> = {
  name: 'think',
  input: v.union([question, warmUp]),
  output: int32,
  longest: LONGEST_THOUGHT,
};

/** A question as it is sent: the view of a seat, in which everything that the seat may not see is hidden already. */
export const toSend = (asked: Question | WarmUp): unknown =>
  'warmUp' in asked ? asked : { ...asked, state: Array.from(asked.state) };

/**
 * Thinks in threads. An answer leaves no earlier than the bot's usual time allows, even if it is forced: the way through the
 * network then takes as long for one as for another.
 *
 * @example const table = [thinkingIn(new ThreadPool(4, script))];
 */
export const thinkingIn = (pool: ThreadPool): JobWork<unknown, unknown> =>
  entry({
    kind: THINK,
    // Some of those that it has taken only wait until their answers may leave.
    slots: 2 * pool.atOnce,
    async work(asked) {
      if ('warmUp' in asked) {
        pool.warmUp(asked);
        return -1;
      }
      if (asked.state.length !== rulesFor(asked.game, asked.players, asked.options).start().length)
        throw new Error('The state is not one of this game.');
      const least = setTimeout(thinkingTimeOf(asked.bot)?.answerAfter ?? 0);
      const [thought] = await Promise.allSettled([pool.think(asked), least]);
      if (thought.status === 'rejected') throw thought.reason;
      return thought.value;
    },
  });
