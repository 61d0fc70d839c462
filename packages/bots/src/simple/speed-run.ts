/** Speed Run: rules/speed-run.md. Picks the contract that fits the hand best and will be missed least, and plays for it. */
import { type Act, NONE } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';
import { bestBy, miss } from './aim.ts';
import { bestChoice, bestRedo, chosen, costOf } from './contracts.ts';
import { outlook, type Ranking, strength } from './french.ts';
import type { Reading } from './reading.ts';

const SEATS = 3;
const HIGH = [10, 1];
const MODES = ['fixed', 'slalom', 'bell-curve'];
const TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs', 'none'];

/** A contract that should score below this is revealed. */
const REVEAL = -0.7;

export function speedRun(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'setting':
      return reading.move(setting(reading));
    case 'choosing':
      return reading.move({ do: 'choose', contract: bestChoice(reading, strength(reading, ranking(reading))).card });
    case 'redoing':
      return reading.move({ do: 'redo', contract: bestRedo(reading, strength(reading, ranking(reading))).contract });
    case 'revealing':
      return reading.move({ do: reveals(reading) ? 'reveal' : 'conceal' });
    default:
      return play(reading, legal);
  }
}

// What the cards are good for

const ranking = (reading: Reading): Ranking => ({
  trump: reading.digit('trump'),
  mode: reading.digit('mode'),
  up: reading.digit('high') === 0,
});

// Setting

/** Tries everything that may be set against a few things that the other may set, and looks for the best contract. */
function setting(reading: Reading): Act {
  const acts: { act: Act; cost: number }[] = [];
  const rankings = [0, 1, 2].flatMap((mode) => [true, false].map((up) => ({ mode, up })));
  const suits = [0, 1, 2, 3, NONE];
  const cost = (list: readonly Ranking[]): number =>
    list.reduce((sum, each) => sum + bestChoice(reading, strength(reading, each)).cost, 0) / list.length;
  if (!reading.field('trumpSet')) {
    const other = reading.field('rankingSet') ? [ranking(reading)] : rankings.slice(0, 3);
    for (const [i, trump] of suits.entries())
      acts.push({ act: { do: 'trump', trump: TRUMPS[i] }, cost: cost(other.map((each) => ({ ...each, trump }))) });
  }
  if (!reading.field('rankingSet')) {
    const other = reading.field('trumpSet') ? [reading.digit('trump')] : suits;
    for (const { mode, up } of rankings) {
      const act = { do: 'ranking', mode: MODES[mode], high: HIGH[up ? 0 : 1] };
      acts.push({ act, cost: cost(other.map((trump) => ({ mode, up, trump }))) });
    }
  }
  return bestBy(acts, (each) => -each.cost).act;
}

// Revealing

function reveals(reading: Reading): boolean {
  const contract = chosen(reading);
  return contract !== undefined && costOf(contract, strength(reading, ranking(reading))) < REVEAL;
}

// Play

/** The tricks to end with. Whoever passed takes what there is, to the annoyance of the others. */
function wanted(reading: Reading): number {
  const contract = chosen(reading);
  if (contract === undefined || contract === 'most') return reading.tricksLeft + reading.s[TAKEN + reading.seat];
  if (contract === 'least') return 0;
  if (contract !== 'middle') return Number(contract.slice('win-'.length));
  const other = (steps: number): number => reading.s[TAKEN + ((reading.seat + steps) % SEATS)];
  return (other(1) + other(2)) / 2 + reading.tricksLeft / SEATS;
}

function play(reading: Reading, legal: readonly number[]): number {
  const want = wanted(reading) - reading.s[TAKEN + reading.seat];
  const later = outlook(reading, ranking(reading));
  return bestBy(legal, (card) => -miss(reading, card, want, later));
}
