/** The table to continue first, and what the home page remembers of it until the tables are known. */
import type { MyTable } from '../client/http.ts';
import type { Glance, LocalTableInfo } from '../client/local.ts';
import { fill, words } from '../text/text.ts';

const text = words.home;
const KEY = 'followsuit.open';

export interface HeroTable {
  readonly game: string;
  readonly path: string;
  readonly turn: boolean;
  /** How it stands. */
  readonly lines: readonly string[];
  readonly cards: readonly string[];
}

export interface KeptTables {
  /** How many tables the page showed. */
  readonly count: number;
  readonly hero: HeroTable | null;
}

/** The names of the other players in a list of seats. */
export const others = (seats: readonly { readonly name: string }[], seat: number): string =>
  seats.flatMap(({ name }, i) => (i === seat || name === '' ? [] : [name])).join(', ');

/** One where people wait for the person, or the last one played in this browser. */
export function heroOf(
  local: readonly LocalTableInfo[],
  remote: readonly MyTable[],
  seen: { readonly id: string; readonly glance: Glance } | null,
): HeroTable | null {
  const [here] = local;
  const there = remote.find(({ turn }) => turn) ?? (here ? undefined : remote[0]);
  if (there) {
    const { id, game, seats, seat, stage, turn } = there;
    const names = others(seats, seat);
    const lines = [
      names && fill(text.against, { names }),
      stage === 'waiting' ? text.notBegun : turn ? '' : text.othersTurn,
    ];
    return { game, path: `/t/${id}`, turn: stage === 'playing' && turn, lines: lines.filter(Boolean), cards: [] };
  }
  if (!here) return null;
  const glance = seen?.id === here.id ? seen.glance : null;
  const { game, id } = here;
  return {
    game,
    path: `/play/${id}`,
    turn: glance?.turn ?? false,
    lines: glance ? standing(glance) : [],
    cards: glance?.cards ?? [],
  };
}

/** @example standing({ hand: 4, trick: 5, score: 14, target: 40, … }) // ['Hand 4, trick 5', 'You have 14 of 40.'] */
function standing({ hand, trick, score, target }: Glance): string[] {
  if (hand === 0) return [];
  const where = fill(trick === 0 ? text.hand : text.handTrick, { hand, trick });
  if (score === null) return [where];
  return [where, target === null ? fill(text.score, { score }) : fill(text.scoreOf, { score, target })];
}

/** What the page showed last time; null if nothing is remembered. */
export function keptTables(): KeptTables | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept?.count === 'number' && (kept.hero === null || isHero(kept.hero)) ? kept : null;
  } catch {
    return null; // Storage may be forbidden, or contain data of another version.
  }
}

function isHero(kept: Partial<Record<keyof HeroTable, unknown>>): boolean {
  const { game, path, lines, cards } = kept;
  const texts = [game, path, ...(Array.isArray(lines) ? lines : [null]), ...(Array.isArray(cards) ? cards : [null])];
  return texts.every((each) => typeof each === 'string');
}

export function keepTables(tables: KeptTables): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without storage, the page is drawn when the tables are known.
  }
}
