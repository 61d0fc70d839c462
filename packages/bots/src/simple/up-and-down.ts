/** Up and Down: rules/up-and-down.md. Leads out with a hand that should win; takes halves for its side, and joins leaders. */
import { suitOf } from '@followsuit/engine';
import { ACTORS } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { logistic } from './estimate.ts';
import { halves, outlook, strength, suitsHeld, type Worth } from './halves.ts';
import type { Reading } from './reading.ts';

/** The odds of winning as leader, by the halves that the hand seems good for: with a partner to be found, or red. */
const MADE = { base: -3.9, halves: 0.68 };
const RED = { base: -20.5, halves: 2.2 };
/** The points that leader and partner take together, by the same. */
const TEAM = { base: 6.3, halves: 0.73 };
/** How far below that a bid stays: also where a miss brings each opponent only what they took (UPDOWN-POINT-4). */
const CAUTION = 1;
const BOLDER = 0;
/** What a half is worth that goes to somebody whose side is not known yet. */
const STRANGER = -0.4;
/** What it is worth to become the leader's partner. */
const JOIN = 0.8;
/** What it costs to spend a card that could take a half later. */
const COST = 1.2;

export function upAndDown(reading: Reading, legal: readonly number[]): number {
  switch (reading.rules.phase(reading.s)) {
    case 'opening':
      return open(reading);
    case 'auction':
      return bid(reading);
    case 'lead':
      return leadOut(reading);
    default:
      return bestBy(legal, valuing(reading, reading.digit('trump')));
  }
}

/** Whether a missed bid brings each opponent only what they took. */
const scoresAlone = ({ rules: { options } }: Reading): boolean =>
  options.scoring === 'points' && options.opponents === 'each';

// Opening and auction

const bestTrump = (reading: Reading): number => bestBy(suitsHeld(reading), (suit) => strength(reading, suit));
const chance = ({ base, halves }: typeof MADE, expected: number): number => logistic(base + halves * expected);

/** The coins to expect from leading out, with a partner and red; points are never more for red. */
function prospects(reading: Reading): { partner: number; red: number } {
  const expected = strength(reading, bestTrump(reading));
  const pot = reading.field('pot');
  const [made, alone] = [chance(MADE, expected), chance(RED, expected)];
  const red =
    reading.rules.options.scoring === 'coins' ? alone * (8 + pot) - (1 - alone) * 8 : Number.NEGATIVE_INFINITY;
  return { partner: made * (3 + pot / 2) - (1 - made) * 6, red };
}

/** Leads out if that should bring more than not to. */
function open(reading: Reading): number {
  const { partner, red } = prospects(reading);
  const declines = [
    { act: 'knock', coins: 0 },
    { act: 'takeBack', coins: -4 },
    { act: 'coin', coins: isLast(reading) ? -2 : 0 },
  ];
  for (const { act, coins } of declines) {
    const move = reading.move({ do: act });
    if (move >= 0 && Math.max(partner, red) <= coins) return move;
  }
  return leadOut(reading);
}

/** Whether everybody else has put in a coin. */
const isLast = ({ s }: Reading): boolean => (s[ACTORS] & (s[ACTORS] - 1)) === 0;

function leadOut(reading: Reading): number {
  const trump = bestTrump(reading);
  const { partner, red } = prospects(reading);
  const cards = reading.own.filter((card) => suitOf(card) === trump);
  const card = reading.rules.design.deck.codes[bestBy(cards, valuing(reading, trump))];
  return reading.move(red > partner ? { do: 'lead', card, red: true } : { do: 'lead', card });
}

/** Bids somewhat below the points to be expected, or as much more as it takes, up to them. */
function bid(reading: Reading): number {
  const points = TEAM.base + TEAM.halves * strength(reading, bestTrump(reading));
  const lowest = Math.max(3, reading.field('bid') + 1);
  const pass = reading.move({ do: 'pass' });
  const safe = points - (scoresAlone(reading) ? BOLDER : CAUTION);
  if (pass >= 0 && lowest > safe) return pass;
  return reading.move({ do: 'bid', points: Math.min(22, Math.max(lowest, Math.floor(safe))) });
}

// Play

/** What each card brings in halves, less what it could have brought later. */
function valuing(reading: Reading, trump: number): (card: number) => number {
  const later = outlook(reading, trump);
  const worth = worthOf(reading);
  return (card) => {
    const [high, low] = halves(reading, card, trump, worth);
    return high + low + JOIN * joins(reading, card, trump) - COST * later(card);
  };
}

/** What it is worth to this seat that another takes a half. */
function worthOf(reading: Reading): Worth {
  const { seat } = reading;
  const [leader, partner] = [reading.field('bidder'), reading.field('partner')];
  if (partner < 0 && !reading.field('red')) return (other) => (other === seat ? 1 : STRANGER);
  const leads = (other: number): boolean => other === leader || other === partner;
  return (other) => (leads(other) === leads(seat) ? 1 : -1);
}

/** The chance to become partner with a card: to take one half while the leader takes the other. */
function joins(reading: Reading, card: number, trump: number): number {
  const { seat } = reading;
  const leader = reading.field('bidder');
  if (leader < 0 || leader === seat || reading.field('partner') >= 0 || reading.field('red')) return 0;
  const own = halves(reading, card, trump, (other) => (other === seat ? 1 : 0));
  const theirs = halves(reading, card, trump, (other) => (other === leader ? 1 : 0));
  return own[0] * theirs[1] + own[1] * theirs[0];
}
