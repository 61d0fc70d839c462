/** Which goal each game has. */
import type { Rules } from '@followsuit/engine';
import { BidObjective, ThiefObjective } from './bid-objectives.ts';
import type { Keys } from './keys.ts';
import { Objective } from './objective.ts';
import { SecretObjective, SheetObjective, StonesObjective } from './own-contract-objectives.ts';
import { HalvesObjective, PointCardObjective } from './partner-objectives.ts';

type Make = (rules: Rules, keys: Keys, key: number) => Objective;

const OBJECTIVES: Readonly<Record<string, Make>> = {
  coralon: (rules) => new BidObjective(rules, 0, 1),
  'coralon-partners': (rules) => new BidObjective(rules, 0, 1),
  thief: (rules, keys, key) => new ThiefObjective(rules, keys, key),
  thieves: (rules, keys, key) => new ThiefObjective(rules, keys, key),
  'ducks-and-geese': (rules, keys) => new BidObjective(rules, 1, withBirds(rules, keys)),
  'ducks-and-geese-cutthroat': (rules, keys) => new BidObjective(rules, 1, withBirds(rules, keys)),
  bishop: (rules) => new PointCardObjective(rules),
  baronet: (rules) => new PointCardObjective(rules),
  chevalier: (rules) => new BidObjective(rules, -1, 0.8),
  'up-and-down': (rules, keys, key) => new HalvesObjective(rules, keys, key),
  stones: (rules) => new StonesObjective(rules),
  'stepping-stones': (rules) => new SheetObjective(rules),
  'speed-run': (rules) => new SecretObjective(rules),
};

/** What a trick brings on average with the point cards in it, where not all cards are dealt. */
function withBirds({ design, seats }: Rules, { worth }: Keys): number {
  const { cards } = design.deck;
  return 1 + (cards.filter((card) => worth[card] > 0).length * seats) / cards.length;
}

/** The goal of a game; of one that is not known, to take what there is. `key` is where the state has the key. */
export const objectiveOf = (rules: Rules, keys: Keys, key: number): Objective =>
  OBJECTIVES[rules.game.id]?.(rules, keys, key) ?? new Objective(rules);
