/** What the tests of Thief and Thieves share: their worked tricks, and states in which thieves are known and kept. */
import { isTricks, NONE, SUITS } from '@followsuit/engine';
import { vines } from '../parts/decks.ts';
import { bare } from './rows.ts';
import { type TestTable, words } from './table.ts';

/** The key suits by name; null where there is none. */
export interface Known {
  readonly trump: string | null;
  readonly thief: string | null;
}

/** A row of the pages' worked tricks; A is seat 0. */
export interface WorkedTrick {
  readonly name: string;
  /** What is known before it and after it. */
  readonly before: Known;
  readonly after: Known;
  /** What its lead is declared to be, if it is the first. */
  readonly declares: string | undefined;
  readonly cards: string[];
  readonly taker: number;
  readonly kept: string | null;
  readonly keeper: number | null;
}

const seatOf = (letter: string): number => 'ABCD'.indexOf(letter);

/** "trump locks, thieves crowns" */
function knownIn(text: string): Partial<Known> {
  const trump = text.match(/(?<!no )trump (\w+)/)?.[1];
  const thief = text.match(/(?<!no )thieves (\w+)/)?.[1];
  return { ...(trump && { trump }), ...(thief && { thief }) };
}

export function workedTrick([known, cards, becomes, taker, kept, note]: string[]): WorkedTrick {
  const before = { trump: null, thief: null, ...knownIn(known) };
  const declares = known.match(/declares (\w+)/)?.[1];
  const played = words(bare(cards));
  const led = vines.suits.find(({ letter }) => letter === played[0].slice(-1))!.name;
  const [keeper, card] = bare(kept).split("'s ");
  return {
    name: `${known}: ${bare(cards)} (${note})`,
    before,
    after: { ...before, ...(declares && { [declares]: led }), ...knownIn(becomes) },
    declares,
    cards: played,
    taker: seatOf(taker),
    kept: card ?? null,
    keeper: card ? seatOf(keeper) : null,
  };
}

/** Cards of one suit that are not among these, the highest first: a trick that the leader takes and that settles nothing. */
export function spareTrick(without: readonly string[]): string[] {
  for (const { letter } of vines.suits) {
    const spare = vines.ranks.map((rank) => rank + letter).filter((card) => !without.includes(card));
    if (spare.length >= without.length) return spare.reverse().slice(0, without.length);
  }
  throw new Error('There is no such suit.');
}

/** Sets the key suits, whatever has been played. */
export function setKnown(t: TestTable, known: Known): TestTable {
  const tricks = t.rules.design.phases[t.rules.tricks];
  if (!isTricks(tricks)) return t;
  for (const name of ['trump', 'thief'] as const) {
    const suit = vines.suits.findIndex((each) => each.name === known[name]);
    tricks.key.set(t.state, name, suit < 0 ? NONE : suit);
  }
  return t;
}

/** The field `kept` where each seat has kept so many thieves, from the lowest up. */
export function keptField(counts: readonly number[], suitName: string): number[] {
  const thief = vines.suits.findIndex(({ name }) => name === suitName);
  return counts.flatMap((n) => Array.from({ length: SUITS }, (_, suit) => (suit === thief ? (1 << n) - 1 : 0)));
}
