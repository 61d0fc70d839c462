/** A look at a running table of this browser without opening it: what the home page says about it. */
import { type KernelView, prover } from '@followsuit/engine';
import { GameProgress } from '@followsuit/table';
import { loadedRules } from './loaded-games.ts';
import type { Glance } from './messages.ts';
import { mySeat, type StoredTable } from './stored-table.ts';

/** As many cards as the home page has room for. */
const CARDS = 3;

/** What the person's seat sees; a spectator's table shows no cards. @example glanceAt(stored).turn */
export function glanceAt({ game, seats, options, lines }: StoredTable): Glance {
  const rules = loadedRules(game, seats.length, options);
  const seat = mySeat(seats);
  const played = GameProgress.restore(rules, lines, prover);
  // Games without cards have few of these fields.
  const view = rules.json(played.state, seat) as unknown as Partial<KernelView>;
  const sides = lines[0]?.sides as readonly (readonly number[])[] | undefined;
  const side = sides ? sides.findIndex((each) => each.includes(seat)) : seat;
  const { target } = options;
  return {
    turn: view.actors?.includes(seat) ?? false,
    hand: view.hand ?? 0,
    trick: view.leader === undefined || view.leader === null ? 0 : (view.trick ?? 0) + 1,
    score: view.total?.[side] ?? null,
    target: typeof target === 'number' && target > 0 ? target : null,
    cards: some(view.hold?.[seat] ?? []),
  };
}

/** A few of many, from the first to the last. */
function some(cards: readonly string[]): readonly string[] {
  if (cards.length <= CARDS) return cards;
  return Array.from({ length: CARDS }, (_, i) => cards[Math.floor((i * (cards.length - 1)) / (CARDS - 1))]);
}
