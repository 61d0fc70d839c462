/** What the card that opens Stones proves, against deals drawn at random of which those that cannot be are thrown away. */
import { Worlds } from '@followsuit/bots';
import {
  cardsIn,
  dealFromSeed,
  filled,
  type Options,
  Random,
  Rules,
  type State,
  SUITS,
  viewOf,
} from '@followsuit/engine';
import { CARDS, HOLD, LEADER, PLAYS, STOCK, TURN } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { loadBot } from '../bots.ts';
import { stones } from './rules.ts';

await loadBot(stones);

const DRAWN = 400;
const KEPT = 3000;
const LOW = ['Xp', '2p', '3p', '4p'];

const setUp = (players: number, options: Options = {}): Rules =>
  new Rules(stones, players, filled(stones, players, options));

/** How far counts are from what is expected, in standard deviations: chi-square by Wilson and Hilferty's formula. */
function surprise(counts: readonly number[], expected: (i: number) => number): number {
  const df = counts.length - 1;
  const chiSquare = counts.reduce((sum, n, i) => sum + (n - expected(i)) ** 2 / expected(i), 0);
  const spread = 2 / (9 * df);
  return (Math.cbrt(chiSquare / df) - (1 - spread)) / Math.sqrt(spread);
}

/** Hands of cards by their codes. */
type Hands = readonly (readonly string[])[];

const codesAt = ({ design: { deck } }: Rules, s: State, at: number): string[] =>
  cardsIn(s, at).map((card) => deck.codes[card]);
const handsOf = (rules: Rules, s: State): string[][] =>
  Array.from({ length: rules.seats }, (_, seat) => codesAt(rules, s, HOLD + seat * SUITS));

/** The card that opens, from the page: STONES-PLAY-1 and -2. */
function openingCard({ options, design: { deck } }: Rules, hands: Hands): string | undefined {
  const held = (card: string): boolean => hands.some((own) => own.includes(card));
  if (options.ghostHand === 'off' && held('2p')) return '2p';
  return deck.ranks.map((rank) => `${rank}p`).find(held);
}

/** A hand whose bids are made, and whose opening card has been led or is to be. */
function begin(rules: Rules, seed: string, led: boolean): State {
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, seed));
  const out = new Int32Array(64);
  while (rules.phase(s) === 'bids' || (led && s[PLAYS] === 0)) {
    rules.moves(s, s[TURN], out);
    rules.apply(s, s[TURN], out[0]);
  }
  return s;
}

/** Which of the lowest paper cards lie aside, and with what the hand opens. */
const kindOf = (hands: Hands, opens: string | undefined): string =>
  [opens, ...LOW.filter((card) => card !== opens && !hands.flat().includes(card))].join(' ');

/** How often each kind comes up among the deals that agree with the view of a seat: its own cards, and who opened. */
function kindsByChance(rules: Rules, s: State, viewer: number, random: Random): Map<string, number> {
  const { deck } = rules.design;
  const real = handsOf(rules, s);
  const played = s[PLAYS] > 0 ? deck.codes[s[CARDS]] : null;
  const others = real.flatMap((own, seat) => (seat === viewer ? [] : own));
  const unseen = [...others, ...codesAt(rules, s, STOCK)];
  const kinds = new Map<string, number>();
  for (let kept = 0; kept < KEPT; ) {
    const cards = random.shuffle([...unseen]);
    const hands = real.map((own, seat) => (seat === viewer ? [...own] : cards.splice(0, own.length)));
    if (played) hands[s[LEADER]].push(played);
    const opens = openingCard(rules, hands);
    const opener = hands.findIndex((own) => own.includes(opens ?? ''));
    if (opener !== s[LEADER] || (played && opens !== played)) continue;
    kept++;
    kinds.set(kindOf(hands, opens), (kinds.get(kindOf(hands, opens)) ?? 0) + 1);
  }
  return kinds;
}

/** The same of the worlds that bots draw. */
function kindsDrawn(rules: Rules, s: State, viewer: number, random: Random): Map<string, number> {
  const worlds = new Worlds(rules);
  const world = rules.start();
  const kinds = new Map<string, number>();
  worlds.look(viewOf(rules, s, viewer));
  for (let i = 0; i < DRAWN; i++) {
    worlds.draw(random, world);
    const hands = handsOf(rules, world);
    if (s[PLAYS] > 0) hands[s[LEADER]].push(rules.design.deck.codes[s[CARDS]]);
    const kind = kindOf(hands, openingCard(rules, hands));
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

/** The seed of a hand that opens with this card. */
function seedOf(rules: Rules, card: string): string {
  for (let n = 0; n < 20_000; n++) {
    const s = rules.start();
    rules.deal(s, dealFromSeed(rules, s, `knowledge ${n}`));
    if (openingCard(rules, handsOf(rules, s)) === card) return `knowledge ${n}`;
  }
  throw new Error(`No hand opens with ${card}.`);
}

/** With a ghost hand or not, players, the card that opens, and the paper cards that then lie aside for certain. */
const cases = [
  ['off', 3, '2p', ''],
  ['off', 4, 'Xp', '2p'],
  ['on', 4, 'Xp', ''],
  ['on', 3, '2p', 'Xp'],
  ['on', 5, '3p', 'Xp 2p'],
  ['on', 3, '4p', 'Xp 2p 3p'],
] as const;

describe.each(cases)('with the ghost hand %s, %i players and the %s to open', (ghostHand, players, card, aside) => {
  const rules = setUp(players, { ghostHand });
  const seed = seedOf(rules, card);

  it.each([false, true])('worlds come up as often as chance has them (card led: %s)', (led) => {
    const s = begin(rules, seed, led);
    const random = new Random(`${ghostHand} ${players} ${card} ${led}`);
    const viewer = (s[LEADER] + 1) % players;
    const chance = kindsByChance(rules, s, viewer, random);
    const drawn = kindsDrawn(rules, s, viewer, random);
    for (const kind of drawn.keys()) expect([...chance.keys()]).toContain(kind);
    // Rare kinds count together, since the test needs a few of each.
    const common = [...chance.keys()].filter((kind) => (chance.get(kind)! * DRAWN) / KEPT >= 5);
    const countsOf = (kinds: Map<string, number>, all: number): number[] => {
      const counts = common.map((kind) => kinds.get(kind) ?? 0);
      return [...counts, all - counts.reduce((a, b) => a + b, 0)].slice(
        0,
        common.length + (common.length < chance.size ? 1 : 0),
      );
    };
    const [counts, expected] = [countsOf(drawn, DRAWN), countsOf(chance, KEPT)];
    if (counts.length > 1) expect(surprise(counts, (i) => (expected[i] * DRAWN) / KEPT)).toBeLessThan(4.5);
  });

  it('the card that lies there says which paper cards lie aside', () => {
    expectAside(rules, seed, card, aside);
  });
});

it('without a ghost hand the 3 says that the joker and the 2 are the two cards left over', () => {
  const rules = setUp(4);
  expectAside(rules, seedOf(rules, '3p'), '3p', 'Xp 2p');
});

/** Of the lowest paper cards that a seat does not see, players hold all but these in some world. */
function expectAside(rules: Rules, seed: string, card: string, aside: string): void {
  const s = begin(rules, seed, true);
  const viewer = (s[LEADER] + 1) % rules.seats;
  const worlds = new Worlds(rules);
  const world = rules.start();
  const random = new Random('aside');
  const held = new Set<string>();
  worlds.look(viewOf(rules, s, viewer));
  for (let i = 0; i < 400; i++) {
    worlds.draw(random, world);
    for (const each of handsOf(rules, world).flat()) held.add(each);
  }
  const unseen = LOW.filter((each) => each !== card && !handsOf(rules, s)[viewer].includes(each));
  expect(unseen.filter((each) => !held.has(each)).join(' ')).toBe(aside);
}
