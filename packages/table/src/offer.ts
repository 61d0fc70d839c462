/** What a seat may do now, computed from the seat's own view, so that it cannot reveal anything hidden. */
import { type Act, listMoves, type Play, type State } from '@followsuit/engine';
import { hasSeat } from './game-progress.ts';

/** An act as text, and its card if that is its only argument. */
interface WrittenAct {
  readonly text: string;
  readonly name: string;
  readonly card: string | null;
}

/** Acts by move, for each phase of a game with fields: most offers repeat earlier ones. */
const cached = new WeakMap<Play, Map<string, Map<number, WrittenAct>>>();

/** The fields `acts` and `barred` of a message (see `Offer`) as text; `state` is what the seat sees. */
export function writeOffer(rules: Play, state: State, seat: number): string {
  if (seat < 0 || !hasSeat(rules.actors(state), seat)) return '"acts":[],"barred":{}';
  const known = rules.fields && knownActs(rules, rules.phase(state));
  const acts = Array.from(listMoves(rules, state, seat), (move) => written(rules, state, move, known));
  return `"acts":[${acts.map(({ text }) => text).join(',')}],"barred":{${barred(rules, state, seat, acts)}}`;
}

/** If acts play single cards: the held cards that no act plays, each with the rule that forbids it. */
function barred(rules: Play, s: State, seat: number, acts: readonly WrittenAct[]): string {
  const name = acts.find(({ card }) => card !== null)?.name;
  const cards = name === undefined ? null : rules.fields?.held(s, seat);
  if (name === undefined || !cards) return '';
  const free = new Set(acts.map(({ card }) => card));
  const found: string[] = [];
  for (const card of cards) {
    if (free.has(card)) continue;
    const result = rules.read(s, seat, { do: name, card });
    if ('rule' in result) found.push(`"${card}":"${result.rule}"`);
  }
  return found.join(',');
}

function written(rules: Play, s: State, move: number, known: Map<number, WrittenAct> | null): WrittenAct {
  if (known === null) return write(rules.act(s, move));
  let act = known.get(move);
  if (!act) {
    act = write(rules.act(s, move));
    known.set(move, act);
  }
  return act;
}

/** The cache of a phase. */
function knownActs(rules: Play, phase: string): Map<number, WrittenAct> {
  const phases = cached.get(rules) ?? new Map<string, Map<number, WrittenAct>>();
  let known = phases.get(phase);
  if (known) return known;
  known = new Map<number, WrittenAct>();
  cached.set(rules, phases.set(phase, known));
  return known;
}

function write(act: Act): WrittenAct {
  const card = typeof act.card === 'string' && Object.keys(act).length === 2 ? act.card : null;
  return { text: JSON.stringify(act), name: act.do, card };
}
