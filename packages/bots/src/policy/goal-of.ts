/** Which goal each game has. */
import type { Rules } from '@followsuit/engine';
import { BidGoal, ThiefGoal } from './bid-goals.ts';
import { Goal } from './goal.ts';
import type { Keys } from './keys.ts';
import { SecretGoal, SheetGoal, StonesGoal } from './own-goals.ts';
import { HalvesGoal, PointCardGoal } from './team-goals.ts';

type Make = (rules: Rules, keys: Keys, key: number) => Goal;

const GOALS: Readonly<Record<string, Make>> = {
  coralon: (rules) => new BidGoal(rules, 0, 1),
  'coralon-partners': (rules) => new BidGoal(rules, 0, 1),
  thief: (rules, keys, key) => new ThiefGoal(rules, keys, key),
  thieves: (rules, keys, key) => new ThiefGoal(rules, keys, key),
  'ducks-and-geese': (rules, keys) => new BidGoal(rules, 1, withBirds(rules, keys)),
  'ducks-and-geese-cutthroat': (rules, keys) => new BidGoal(rules, 1, withBirds(rules, keys)),
  bishop: (rules) => new PointCardGoal(rules),
  baronet: (rules) => new PointCardGoal(rules),
  chevalier: (rules) => new BidGoal(rules, -1, 0.8),
  'up-and-down': (rules, keys, key) => new HalvesGoal(rules, keys, key),
  stones: (rules) => new StonesGoal(rules),
  'stepping-stones': (rules) => new SheetGoal(rules),
  'speed-run': (rules) => new SecretGoal(rules),
};

/** What a trick brings on average with the point cards in it, where not all cards are dealt. */
function withBirds({ design, seats }: Rules, { worth }: Keys): number {
  const { cards } = design.deck;
  return 1 + (cards.filter((card) => worth[card] > 0).length * seats) / cards.length;
}

/** The goal of a game; of one that is not known, to take what there is. `key` is where the state has the key. */
export const goalOf = (rules: Rules, keys: Keys, key: number): Goal =>
  GOALS[rules.game.id]?.(rules, keys, key) ?? new Goal(rules);
