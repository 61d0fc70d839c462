/**
 * What this browser has seen of the chances of a table: the pledges it was shown, the randomness it gave, and what was dealt. It
 * outlives the page, so that the same bytes are given again after a reload, and the record can be compared: docs/fair-deals.md.
 */

/** One chance as this browser saw it. */
export interface FairNote {
  /** The pledge that was shown first; null if the chance was drawn without one. */
  readonly hash: string | null;
  /** Another pledge that was shown later for the same chance. */
  readonly other?: string;
  /** What this browser gave. */
  readonly random?: string;
  /** What the server says it has stored for this seat; another device of the person may have given it. */
  readonly kept?: string;
  /** What became of `random`: on its way, too late for the server, perhaps lost with the connection, or passed over in silence. */
  readonly state?: 'sent' | 'late' | 'lost' | 'ignored';
  readonly dealt?: DealtChance;
}

/** The event of a chance. */
export interface DealtChance {
  readonly hash: string;
  /** The part that it has for this seat; null for none. */
  readonly part: string | null;
  /** The seat under which that part stands: before the draw of seats it is another. −1 for a spectator. */
  readonly seat: number;
  /** This browser's seat after it, or −1. */
  readonly own: number;
  /** Whether the draw moved people from other seats than those at which they sat. */
  readonly moved?: true;
  /** What it decided: `draw` for the seats, otherwise the `ev` of its line; and the number of the hand or turn. */
  readonly ev: string;
  readonly hand: number | null;
  /** The number of events after it, and this seat's cards then, as JSON. */
  readonly seq?: number;
  readonly cards?: string;
}

export interface FairNotes {
  /** Whose notes they are: another person of this browser gives their own bytes. */
  readonly person: string | null;
  /** By number. */
  readonly chances: Readonly<Record<string, FairNote>>;
}

/** How a server did not keep to a pledge, as far as that shows before the secrets are published. */
export type LiveFault = 'swapped' | 'unpromised' | 'left-out' | 'replaced' | 'moved';

/** What is wrong with a chance, or null. */
export function faultOf({ hash, other, random, kept, state, dealt }: FairNote): LiveFault | null {
  if (other !== undefined) return 'swapped';
  if (!dealt) return null;
  if (hash === null) return 'unpromised';
  if (dealt.hash !== hash) return 'swapped';
  if (dealt.moved) return 'moved';
  if (random === undefined || dealt.part === random || dealt.part === kept) return null;
  // Without an answer the bytes may have been lost on the way, or have come too late.
  if (kept === undefined && state !== 'ignored') return null;
  return dealt.part === null ? 'left-out' : 'replaced';
}

const KEY = 'followsuit.fair';
/** How many tables and chances of a table are remembered; the oldest are forgotten first. */
const TABLES = 24;
const CHANCES = 400;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // storage may be forbidden
  }
}

const tables = (): string[] => {
  const kept = read(KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
};

/** The notes of a table, or null. */
export function readFairNotes(table: string): FairNotes | null {
  const kept = read(`${KEY}.${table}`);
  return isObject(kept) && isObject(kept.chances) ? (kept as unknown as FairNotes) : null;
}

/** Keeps the notes of a table; without storage they last until the page is closed. */
export function writeFairNotes(table: string, notes: FairNotes): void {
  try {
    const ids = [...tables().filter((id) => id !== table), table];
    for (const old of ids.splice(0, ids.length - TABLES)) localStorage.removeItem(`${KEY}.${old}`);
    localStorage.setItem(`${KEY}.${table}`, JSON.stringify(notes));
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Full or forbidden.
  }
}

/** The chances with another one, in order; the oldest of too many are dropped. */
export function withNote(chances: FairNotes['chances'], n: number, note: FairNote): FairNotes['chances'] {
  const all: FairNotes['chances'] = { ...chances, [n]: note };
  const numbers = Object.keys(all);
  if (numbers.length <= CHANCES) return all;
  return Object.fromEntries(numbers.slice(-CHANCES).map((each) => [each, all[each]]));
}
