/** Fetches the record of a finished game and compares it with the notes of this browser. Loaded on demand. */
import type { Line } from '@followsuit/engine';
import { compareGame, type FairReport } from './fair-check.ts';
import type { FairNotes } from './fair-notes.ts';
import { http } from './http.ts';
import { checkRecordDeals, openReplay } from './local.ts';
import { gamesIn } from './records.ts';
import { UnreadableRecord } from './replay.ts';

/** The seat from which this browser saw the game, or null. */
function seatIn({ chances }: FairNotes): number | null {
  const seat = Object.values(chances).findLast(({ dealt }) => dealt && dealt.own >= 0)?.dealt?.own;
  return seat ?? null;
}

/** The events that a page was sent, and the seat for which they were. */
interface ShownGame {
  readonly seat: number;
  readonly events: readonly Line[];
}

/** Compares a record with the notes, and with what the page was shown. */
export async function fairReport(
  table: string,
  notes: FairNotes,
  lines: readonly Line[],
  shown?: ShownGame,
): Promise<FairReport> {
  const seat = seatIn(notes);
  const replay = await openReplay(lines, seat);
  const checked = replay.fault === null ? await checkRecordDeals(lines) : [];
  const cardsAt = (seq: number): string | null => {
    const { hold } = replay.at(seq).view;
    return seat !== null && Array.isArray(hold) ? JSON.stringify(hold[seat]) : null;
  };
  const seen = { fault: replay.fault, lines: replay.lines, cardsAt };
  return compareGame(notes, { table, lines, checked, seen, events: shown?.seat === seat ? shown?.events : undefined });
}

/** The same for a game that has just ended; throws if its record cannot be fetched. */
export async function reportOnTable(table: string, notes: FairNotes, shown: ShownGame): Promise<FairReport> {
  const games = gamesIn(await http.record(table));
  try {
    if (typeof games !== 'string') return await fairReport(table, notes, games[0], shown);
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
  }
  return { findings: [{ n: null, ev: null, hand: null, fault: 'broken' }], compared: 0, own: 0, late: 0 };
}
