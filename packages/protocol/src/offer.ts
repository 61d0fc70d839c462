/** What a seat may do now, worked out from what it may know: nothing that it must not see can show in it. */
import { type Act, listMoves, type Play, type State } from '@followsuit/engine';
import { has } from './progress.ts';

/** An act as it is sent, and the card it names where it names nothing else. */
interface Written {
  readonly text: string;
  readonly name: string;
  readonly card: string | null;
}

/** Acts by their moves, for each phase of a game of fields: the same are on offer again and again. */
const ready = new WeakMap<Play, Map<string, Map<number, Written>>>();

/** The fields `acts` and `barred` of an answer (see `Offer`), written down; `state` is what the seat sees. */
export function offerTo(rules: Play, state: State, seat: number): string {
  if (seat < 0 || !has(rules.actors(state), seat)) return '"acts":[],"barred":{}';
  const acts = Array.from(listMoves(rules, state, seat), (move) => written(rules, state, move));
  return `"acts":[${acts.map(({ text }) => text).join(',')}],"barred":{${barred(rules, state, seat, acts)}}`;
}

/** Where acts are named by one card, the held cards that no act names, each with its rule. */
function barred(rules: Play, s: State, seat: number, acts: readonly Written[]): string {
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

function written(rules: Play, s: State, move: number): Written {
  if (rules.fields === null) return write(rules.act(s, move));
  const known = ready.get(rules)?.get(rules.phase(s)) ?? placeFor(rules, rules.phase(s));
  let act = known.get(move);
  if (!act) {
    act = write(rules.act(s, move));
    known.set(move, act);
  }
  return act;
}

/** A place for the acts of a phase that has not come up before. */
function placeFor(rules: Play, phase: string): Map<number, Written> {
  const phases = ready.get(rules) ?? new Map<string, Map<number, Written>>();
  const known = new Map<number, Written>();
  ready.set(rules, phases.set(phase, known));
  return known;
}

function write(act: Act): Written {
  const card = typeof act.card === 'string' && Object.keys(act).length === 2 ? act.card : null;
  return { text: JSON.stringify(act), name: act.do, card };
}
