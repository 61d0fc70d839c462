/**
 * Stepping Stones: rules/stepping-stones.md. Declares where the hand should do better in a row than a usual one would, and
 * plays for many tricks or few; the defenders play together against it.
 */
import { type Act, type Json, lowest, NONE, SUITS } from '@followsuit/engine';
import { TRICK } from '@followsuit/engine/state';
import { bestBy, gain, type Outlook } from './aim.ts';
import { logistic } from './estimate.ts';
import { outlook, type Ranking, strength } from './french.ts';
import type { Reading } from './reading.ts';

const SEATS = 3;
const ROWS = 4;
const TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs'];
const EMPTY = -1;
const [MUST_BEAT, SLALOM] = [2, 3];

/** The tricks that a declarer comes to, by what the cards seem good for and how far they stick out: fitted to own hands. */
interface Forecast {
  readonly base: number;
  readonly strength: number;
  readonly danger: number;
  /** What a declarer of this contract usually comes to. */
  readonly par: number;
}
const FORECASTS: Readonly<Record<string, Forecast>> = {
  'win-pick-trump': { base: -0.14, strength: 0.8, danger: 0.03, par: 6.3 },
  'win-no-trump': { base: -2.96, strength: 1.63, danger: -0.1, par: 5.9 },
  'win-last-6': { base: -2.02, strength: 0.97, danger: -0.01, par: 3.5 },
  lose: { base: -1.41, strength: 1.17, danger: 0.17, par: 3.4 },
  'win-may-trump': { base: -0.27, strength: 0.84, danger: -0.05, par: 5.6 },
  'win-slalom': { base: -12.94, strength: 4.52, danger: -0.2, par: 7.5 },
  'lose-must-beat': { base: -0.3, strength: 0.79, danger: 0.07, par: 2.8 },
};
/** How sharply a trick more or less decides between two results: against one that stands, and against one still to come. */
const KNOWN = 1.2;
const UNKNOWN = 0.8;
/** By how many points a hand must seem better than usual to be declared. */
const EAGER = 0.1;
/** What a redo token is worth while much of the sheet is empty. */
const TOKEN = 0.8;
/** The highest place in its suit, from the weakest up, at which a card is safe as the weakest of its holding. */
const SAFE = 2;
/** What the lead to the first trick that counts is worth. */
const LEAD = 0.5;
/** How much a strong card is worth getting rid of, to a declarer who wants no tricks and to the defenders then. */
const RID = 0.7;
const RID_DEFENDING = 0.3;

export function steppingStones(reading: Reading, legal: readonly number[]): number {
  return reading.rules.phase(reading.s) === 'tricks' ? play(reading, legal) : bid(reading, legal);
}

const isLose = (contract: string): boolean => contract.startsWith('lose');

/** The contract of a row. */
function contractOf({ rules }: Reading, row: number): string {
  const field = rules.design.layout.fields.find(({ name }) => name === 'contract');
  return String(field?.reads?.(row));
}

// Bidding

function bid(reading: Reading, legal: readonly number[]): number {
  const pass = reading.move({ do: 'pass' });
  const forecast = forecaster(reading);
  const acts = legal
    .filter((move) => move !== pass)
    .map((move) => ({ move, worth: worth(reading, reading.rules.act(reading.s, move), forecast) }));
  const best = bestBy(acts, (each) => each.worth);
  return pass >= 0 && best.worth < EAGER ? pass : best.move;
}

/** What the tricks of a declaration should be; each trump and ranking is looked at once. */
function forecaster(reading: Reading): (act: Act) => number {
  const strengths = new Map<string, number>();
  return ({ contract, high, trump }) => {
    const terms: Ranking = { trump: suitNamed(trump), mode: contract === 'win-slalom' ? 1 : 0, up: high === 9 };
    const name = `${terms.trump} ${terms.mode} ${terms.up}`;
    if (!strengths.has(name)) strengths.set(name, strength(reading, terms));
    const by = FORECASTS[String(contract)];
    return by.base + by.strength * (strengths.get(name) ?? 0) + by.danger * danger(reading, terms.up);
  };
}

const suitNamed = (trump: Json | undefined): number => (trump === undefined ? NONE : TRUMPS.indexOf(String(trump)));

/** By how many places the cards stick out: the weakest of a suit may be so strong, the next two places stronger, and so on. */
function danger(reading: Reading, up: boolean): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const places: number[] = [];
    for (let rest = reading.ranks(suit); rest !== 0; rest &= rest - 1)
      places.push(up ? lowest(rest) : 8 - lowest(rest));
    places.sort((a, b) => a - b);
    for (const [i, place] of places.entries()) sum += Math.max(0, place - SAFE - 2 * i);
  }
  return sum;
}

/** By how many points of the row a declaration is better than a usual hand there; or what a redo should gain. */
function worth(reading: Reading, act: Act, forecast: (act: Act) => number): number {
  const contract = String(act.contract);
  const row = [0, 1, 2, 3].find((each) => contractOf(reading, each) === contract) ?? 0;
  const tricks = forecast(act);
  let sum = act.redo === true ? -TOKEN * emptyShare(reading) : 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === reading.seat) continue;
    const theirs = reading.field('sheet', seat * ROWS + row);
    const now = beats(contract, tricks, theirs);
    if (act.redo !== true) sum += 2 * (now - beats(contract, FORECASTS[contract].par, theirs));
    else sum += 2 * Math.max(0, now - beats(contract, reading.field('sheet', reading.seat * ROWS + row), theirs));
  }
  return sum;
}

/** The chance to be ahead of another's result with so many tricks. */
function beats(contract: string, tricks: number, theirs: number): number {
  const ahead = theirs === EMPTY ? UNKNOWN * (tricks - FORECASTS[contract].par) : KNOWN * (tricks - theirs);
  return logistic(isLose(contract) ? -ahead : ahead);
}

/** How much of the sheet is empty: a token is lost when nothing is. */
function emptyShare(reading: Reading): number {
  let empty = 0;
  for (let i = 0; i < SEATS * ROWS; i++) if (reading.field('sheet', i) === EMPTY) empty++;
  return empty / (SEATS * ROWS);
}

// Play

function play(reading: Reading, legal: readonly number[]): number {
  const contract = contractOf(reading, reading.field('contract'));
  const declarer = reading.field('declarer');
  const style = reading.digit('style');
  const later = outlook(reading, {
    trump: reading.digit('trump'),
    mode: style === SLALOM ? 1 : 0,
    up: reading.digit('high') === 0,
  });
  const side = reading.seat === declarer ? 1 << declarer : 7 & ~(1 << declarer);
  const before = contract === 'win-last-6' ? 6 - reading.s[TRICK] : 0;
  if (before > 0) return bestBy(legal, (card) => (before === 1 ? LEAD * reading.chance(card, side) : 0) - later(card));
  if (!isLose(contract)) return bestBy(legal, (card) => gain(reading, card, later, side));
  if (reading.seat === declarer) return bestBy(legal, (card) => RID * later(card) - caught(reading, card, style));
  return bestBy(legal, (card) => defence(reading, card, style, declarer, later));
}

/** The chance to be left with the trick, where the others play below if they can. */
function caught(reading: Reading, card: number, style: number): number {
  if (style === MUST_BEAT) return reading.chance(card);
  if (!reading.takes(card)) return 0;
  return reading.later.reduce((chance, seat) => chance * (1 - reading.stuck(seat, card)), 1);
}

/** Against a declarer who wants no tricks: how likely the declarer is left with this one. */
function defence(reading: Reading, card: number, style: number, declarer: number, later: Outlook): number {
  const left = style === MUST_BEAT ? reading.chance(card, 1 << declarer) : reading.stuck(declarer, card);
  return left + RID_DEFENDING * later(card);
}
