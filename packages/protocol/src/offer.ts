/** What a seat may do now, worked out from what it may know: nothing that it must not see can show in it. */
import type { Act, Play, State } from '@followsuit/engine';
import type { Offer } from './answers.ts';
import { held } from './own.ts';
import { has } from './progress.ts';

const room = new Int32Array(4096);
const NOTHING: Offer = { acts: [], barred: {} };

/** Legal acts of a seat, and the cards it holds that it may not play, each with its rule; `state` is what it sees. */
export function offerTo(rules: Play, state: State, seat: number): Offer {
  if (seat < 0 || !has(rules.actors(state), seat)) return NOTHING;
  const n = rules.moves(state, seat, room);
  const acts = Array.from(room.subarray(0, n), (move) => rules.act(state, move));
  return { acts, barred: barred(rules, state, seat, acts) };
}

/** Where acts are named by one card, the held cards that no act names. */
function barred(rules: Play, s: State, seat: number, acts: readonly Act[]): Record<string, string> {
  const found: Record<string, string> = {};
  const name = acts.find(isCardPlay)?.do;
  const cards = name === undefined ? null : held(rules, s, seat);
  if (name === undefined || !Array.isArray(cards)) return found;
  const free = new Set(acts.map(({ card }) => card));
  for (const card of cards) {
    if (free.has(card)) continue;
    const result = rules.read(s, seat, { do: name, card });
    if ('rule' in result) found[card] = result.rule;
  }
  return found;
}

const isCardPlay = (act: Act): boolean => typeof act.card === 'string' && Object.keys(act).length === 2;
