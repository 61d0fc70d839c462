/** The sources of records. Each returns the lines of one game, or a sentence that says why not. */
import type { Line } from '@followsuit/engine';
import { http } from '../client/http.ts';
import { listLocalTables, localRecord } from '../client/local.ts';
import { sentence } from '../client/me.ts';
import { gamesIn } from '../client/records.ts';
import { words } from '../text/text.ts';

/** Larger files are not read: a game has a few hundred kilobytes at most. */
const LARGEST = 20e6;

export type Loaded = readonly Line[] | string;

/** A table of this browser. */
export const loadLocal = (id: string): Promise<Loaded> => localRecord(id).catch(() => words.replay.notHere);

/** The person's seat at a table of this browser, or null. */
export async function seatAt(id: string): Promise<number | null> {
  const seat = (await listLocalTables()).find((table) => table.id === id)?.seat ?? -1;
  return seat < 0 ? null : seat;
}

/** A finished table of the server. */
export async function loadRemote(id: string): Promise<Loaded> {
  try {
    const games = gamesIn(await http.record(id));
    return typeof games === 'string' ? games : games[0];
  } catch (error) {
    return sentence(error);
  }
}

/** All games in a file. */
export async function readGames(file: File): Promise<ReturnType<typeof gamesIn>> {
  if (file.size > LARGEST) return words.replay.tooLarge;
  try {
    return gamesIn(await file.text());
  } catch {
    return words.replay.unreadable;
  }
}
