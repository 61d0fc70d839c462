/** Compares a published record with what this browser was shown and gave. Loaded on demand, when a game is over. */
import type { Json, Line } from '@followsuit/engine';
import type { ChanceCheck } from '@followsuit/table';
import { type FairNotes, faultOf, type LiveFault } from './fair-notes.ts';

/** How a server did not keep to its pledges. */
export type FairFault = LiveFault | 'derived' | 'unpublished' | 'missing' | 'changed' | 'cards' | 'table' | 'broken';

export interface FairFinding {
  /** The number of the chance; null for the whole record. */
  readonly n: number | null;
  /** What it decided: `draw`, `deal`, `roll`, `setup`; null if it was not drawn yet. And the number of its hand or turn. */
  readonly ev: string | null;
  readonly hand: number | null;
  readonly fault: FairFault;
}

/** What is known of a game that is over. */
export interface PublishedGame {
  readonly table: string;
  readonly lines: readonly Line[];
  readonly checked: readonly ChanceCheck[];
  /** The record as a seat saw it: its events, and the cards of that seat after some of them, as JSON. */
  readonly seen: {
    readonly fault: string | null;
    readonly lines: readonly Line[];
    cardsAt(seq: number): string | null;
  };
  /** The events that this page was sent, if it still has them. */
  readonly events?: readonly Line[];
}

/** The result of the comparison. */
export interface FairReport {
  readonly findings: readonly FairFinding[];
  /** Chances of which this browser had seen the pledge. */
  readonly compared: number;
  /** Those of them that have what this browser gave; and those for which the server said that it came too late. */
  readonly own: number;
  readonly late: number;
}

type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** What a record publishes of a chance, from its line. */
const fairIn = (line: Line | undefined, ev: string): Fields => fieldsOf(ev === 'draw' ? line?.draw : line?.fair);

/** The faults that show while the game is played. */
export function liveFindings({ chances }: FairNotes): FairFinding[] {
  return Object.entries(chances).flatMap(([n, note]) => {
    const fault = faultOf(note);
    return fault ? [{ n: Number(n), ev: note.dealt?.ev ?? null, hand: note.dealt?.hand ?? null, fault }] : [];
  });
}

/** @example compareGame(notes, game).findings // [] if the server kept every pledge */
export function compareGame(notes: FairNotes, game: PublishedGame): FairReport {
  const { lines, checked, seen, table } = game;
  const found = liveFindings(notes);
  const add = (
    fault: FairFault,
    n: number | null = null,
    ev: string | null = null,
    hand: number | null = null,
  ): void => {
    if (!found.some((each) => each.n === n)) found.push({ n, ev, hand, fault });
  };
  const report = { compared: 0, own: 0, late: 0 };
  // A record of long ago may break today's rules; one of just now may not.
  if (seen.fault !== null) {
    if (game.events) add('broken');
    return { findings: found, ...report };
  }
  if (lines[0]?.table !== table) add('table');
  const published = new Map<number, Fields>();
  for (const { line, ev, fault } of checked) {
    const fair = fairIn(lines[line - 1], ev);
    const { hand, turn } = lines[line - 1] ?? {};
    const number = typeof hand === 'number' ? hand : typeof turn === 'number' ? turn : null;
    if (typeof fair.n === 'number') published.set(fair.n, fair);
    const n = typeof fair.n === 'number' ? fair.n : null;
    if (fault !== null) add(fair.secret === undefined ? 'unpublished' : 'derived', n, ev, number);
  }
  for (const [key, { hash, random, state, dealt }] of Object.entries(notes.chances)) {
    if (!dealt) continue;
    report.compared++;
    if (random !== undefined && dealt.part === random) report.own++;
    if (state === 'late') report.late++;
    const n = Number(key);
    const fair = published.get(n);
    const part = fieldsOf(fair?.given)[dealt.seat] ?? null;
    if (!fair) add('missing', n, dealt.ev, dealt.hand);
    else if (fair.hash !== hash) add('swapped', n, dealt.ev, dealt.hand);
    else if (dealt.seat >= 0 && part !== dealt.part) add('changed', n, dealt.ev, dealt.hand);
    else if (dealt.seq !== undefined && seen.cardsAt(dealt.seq) !== dealt.cards) add('cards', n, dealt.ev, dealt.hand);
  }
  if (game.events && !isSameGame(game.events, seen.lines)) add('changed');
  return { findings: found.sort((a, b) => (a.n ?? -1) - (b.n ?? -1)), ...report };
}

/** Whether a record tells what a seat was told. Not the first line: people may have been deleted since. */
const isSameGame = (events: readonly Line[], told: readonly Line[]): boolean =>
  events.length === told.length && events.every((line, i) => i === 0 || plain(line) === plain(told[i]));

/** A line without the secret that is published after the game. */
function plain(line: Line): string {
  const { secret: _secret, ...fair } = fieldsOf(line.fair);
  return JSON.stringify({ ...line, fair });
}
