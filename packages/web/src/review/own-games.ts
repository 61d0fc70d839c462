/** The person's finished games, here and at the server: those that count as their play. */
import { http } from '../client/http.ts';
import { listLocalTables } from '../client/local.ts';
import { findMe } from '../client/me.ts';
import type { OwnGame } from './messages.ts';

/** At the tables of this browser; trials and lessons are left out. */
async function ownHere(): Promise<OwnGame[]> {
  const tables = await listLocalTables().catch(() => []);
  return tables
    .filter(({ stage, seat, trial }) => stage === 'over' && seat >= 0 && !trial)
    .map(({ id, seat, used }) => ({ seat, when: used, place: `local/${id}` }));
}

/** At the server, the latest. */
async function ownThere(): Promise<OwnGame[]> {
  if (!HAS_SERVER) return [];
  try {
    if ((await findMe()) === null) return [];
    const { games } = await http.myGames();
    return games
      .filter(({ result }) => result !== null)
      .map(({ id, seat, over }) => ({ seat, when: Date.parse(over), place: `t/${id}` }));
  } catch {
    return []; // offline
  }
}

/** All of them, as far as they can be reached; last played first. */
export const ownGames = async (): Promise<OwnGame[]> =>
  [...(await ownHere()), ...(await ownThere())].sort((a, b) => b.when - a.when);

/** The person's game at a place; null if it is somebody else's, or a trial. @example await ownGameAt('local', id) */
export async function ownGameAt(place: string, id: string): Promise<OwnGame | null> {
  const games = place === 'local' ? await ownHere() : place === 't' ? await ownThere() : [];
  return games.find((game) => game.place === `${place}/${id}`) ?? null;
}
