/** Judges acts that clients ask for. */
import type { Game, Line } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { type ActMessage, type GameProgress, hasSeat, type ServerMessage } from '@followsuit/protocol';
import { type Problem, problem } from './problem.ts';
import type { Turns } from './turns.ts';

/** Returns the move of an acceptable act, otherwise the answer to send. `more` goes into every answer: table and act id. */
export function judge(
  game: GameProgress,
  turns: Turns,
  { table, seat, id, seen, act }: ActMessage,
  more: Partial<Problem>,
): { move: number } | ServerMessage {
  const { rules, state, lines } = game;
  const before = turns.doneBefore(seat, id);
  if (before !== undefined) return { t: 'done', table, id, seq: before };
  const seq = lines.length;
  if (seen > seq) return problem('future', `There are ${seq} events, not ${seen}.`, { ...more, seq });
  const actor = hasSeat(rules.actors(state), seat);
  // What others do in secret meanwhile changes nothing for a seat; what they do in the open may.
  if (seen < (actor && !rules.inTheOpen(state) ? turns.since[seat] : seq))
    return problem('stale', 'Something has happened that you had not seen.', { ...more, seq });
  // Read against the seat's own view, so that not even a refusal can reveal anything else.
  const found = rules.read(game.stateSeenBy(seat), seat, act as Line);
  const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
  if (rule !== null) return problem('refused', sentenceOf(rules.game, rule), { ...more, rule });
  return found as { move: number };
}

const sentences = new Map<string, Map<string, string>>();

/** The sentence of a rule, as the page of the game has it. */
function sentenceOf(game: Game, rule: string): string {
  const found = sentences.get(game.id) ?? sentencesOf(game);
  sentences.set(game.id, found);
  return found.get(rule) ?? rule;
}
