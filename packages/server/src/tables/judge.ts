/** Whether an act that a client asks for is to be done: the move it stands for, or the answer to be given instead. */
import type { Line } from '@followsuit/engine';
import { type ActMessage, type Answer, has, type Progress } from '@followsuit/protocol';
import { type Problem, problem } from './problem.ts';
import { sentenceOf } from './sentences.ts';
import type { Turns } from './turns.ts';

/** `more` goes into every answer: the table, and the client's own name for the act. */
export function judge(
  game: Progress,
  turns: Turns,
  { table, seat, id, seen, act }: ActMessage,
  more: Partial<Problem>,
): { move: number } | Answer {
  const { rules, state, lines } = game;
  const before = turns.doneBefore(seat, id);
  if (before !== undefined) return { t: 'done', table, id, seq: before };
  const seq = lines.length;
  if (seen > seq) return problem('future', `There are ${seq} events, not ${seen}.`, { ...more, seq });
  const actor = has(rules.actors(state), seat);
  // What others do meanwhile in secret changes nothing for a seat; what they do in the open may.
  if (seen < (actor && !rules.inTheOpen(state) ? turns.since[seat] : seq))
    return problem('stale', 'Something has happened that you had not seen.', { ...more, seq });
  // Read against what the seat may see, so that not even a refusal can tell anything else.
  const found = rules.read(game.seenBy(seat), seat, act as Line);
  const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
  if (rule !== null) return problem('refused', sentenceOf(rules.game, rule), { ...more, rule });
  return found as { move: number };
}
