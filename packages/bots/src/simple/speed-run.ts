/** Speed Run: rules/speed-run.md. Picks the contract that fits the hand best and will be missed least, and plays for it. */
import { type Act, NONE, suitOf } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';
import { bestBy, miss, type Outlook, remembered } from './aim.ts';
import { bestChoice, bestRedo, chosen, costOf } from './contracts.ts';
import { chanceLater, type Weights } from './estimate.ts';
import type { Reading } from './reading.ts';

const SEATS = 3;
const HIGH = [10, 1];
const MODES = ['fixed', 'slalom', 'bell-curve'];
const TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs', 'none'];

/** Estimates for a ranking that stays and for one that turns, in ordinary suits and in trump. */
const FIXED: readonly [Weights, Weights] = [
  { base: -0.48, above: -2.05, lower: 0.2, higher: 0.03, unseen: 0.29, left: 0.07, ...trumps(0.26, -0.23, 0.15) },
  { base: 3.15, above: -2.07, lower: 0.54, higher: 0.59, unseen: 0, left: -0.06 },
];
const TURNING: readonly [Weights, Weights] = [
  {
    ...{ base: -0.19, above: -1.26, below: -0.99, lower: 0.11, higher: 0.13, unseen: 0.37, left: 0.04 },
    ...trumps(0.3, -0.21, 0.08),
  },
  { base: 2.8, above: -1.07, below: -0.85, lower: 0.41, higher: 0.43, unseen: -0.06 },
];

function trumps(ownTrumps: number, unseenTrumps: number, noTrump: number) {
  return { ownTrumps, unseenTrumps, noTrump };
}

/** A contract that should score below this is revealed. */
const REVEAL = -0.7;

interface Ranking {
  readonly trump: number;
  readonly mode: number;
  readonly up: boolean;
}

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

function outlook(reading: Reading, terms: Ranking): Outlook {
  const [side, trump] = terms.mode === 0 ? FIXED : TURNING;
  return remembered((card) => chanceLater(reading, card, suitOf(card) === terms.trump ? trump : side, terms));
}

/** The tricks to be expected under a trump and ranking. */
function strength(reading: Reading, terms: Ranking): number {
  const later = outlook(reading, terms);
  return reading.own.reduce((sum, card) => sum + later(card), 0);
}

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
