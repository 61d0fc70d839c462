/** Stones: rules.md. */
import type { Design, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, ringOf, takers, trickGame, way, whole } from '@followsuit/engine';
import { lowest, NONE, rankOf, SUITS, suitOf } from '@followsuit/engine/cards';
import { CARDS, DEALER, DELTA, HOLD, LED, PLAYS, TAKEN, TOTAL, TRICK, TURN } from '@followsuit/engine/state';
import { mustFollow } from '../parts/knobs.ts';
import { close, left, pairs, seatsOf, singles, turnTo } from '../parts/seats.ts';
import { highest, listed, sidesAt } from '../parts/totals.ts';
import { allBut, follow } from '../parts/tricks.ts';
import { deckOf, knobs } from './knobs.ts';

const ROCK = 0;
const PAPER = 2;
const JOKER = 0;
const TWO_BIT = 1 << 1;

export const stones = trickGame({
  id: 'stones',
  name: 'Stones',
  pages: ['stones'],
  players: [3, 4, 5],
  usualPlayers: 4,
  options: [
    { id: 'jokers', values: ['on', 'off'], standard: () => 'on' },
    { id: 'rockBreaksEverything', values: ['off', 'on'], standard: () => 'off' },
    { id: 'ghostHand', values: ['off', 'on'], standard: () => 'off' },
    { id: 'partners', values: ['off', 'on'], standard: () => 'off' },
    { id: 'target', values: { low: 50, high: 2000 }, standard: () => 500 },
    { id: 'bagPenalty', values: ['on', 'off'], standard: () => 'on' },
    { id: 'missedBid', values: ['zero', 'minus'], standard: () => 'zero' },
  ],
  presets: [
    { id: 'short', options: { target: 200 } },
    { id: 'first', options: { jokers: 'off' } },
    { id: 'pairs', players: 4, options: { partners: 'on' } },
  ],
  knobs,
  conflict: (players, { partners }) =>
    partners === 'on' && players !== 4 ? 'Stones with partners is for exactly 4 players.' : null,
  // STONES-SCORE-1 to -4: partners who bid tricks make their bids together; a bid of none is one's own.
  madeBid({ sides, acts, score }, seat) {
    const bids = (score.tricks as readonly number[]).map((_, each) =>
      Number(acts.find((act) => act.do === 'bid' && act.seat === each)?.tricks ?? 0),
    );
    const sum = (of: readonly number[], seats: readonly number[]) => seats.reduce((n, each) => n + of[each], 0);
    const tricks = score.tricks as readonly number[];
    if (bids[seat] === 0) return tricks[seat] === 0;
    const bidders = (sides.find((side) => side.includes(seat)) ?? [seat]).filter((each) => bids[each] > 0);
    return sum(tricks, bidders) >= sum(bids, bidders);
  },
  design,
});

const fields = {
  bid: { per: 'seat', start: -1 }, // tricks bid, or −1 before the bid
  bags: { per: 'side', lasting: true }, // bags of each side
} as const;

/** What a seat may know of a hand of Stones. */
export type StonesView = ViewOf<typeof fields> & {
  /** Whether a joker has turned the ring for the current trick. */
  readonly turned: boolean;
  /** Whether rock has been played, if it breaks everything. */
  readonly broken: boolean;
  /** The suits that can take the trick on the table, from the led one to the strongest; none before a lead. */
  readonly ring: readonly string[];
  /** The cards that would take the current trick. */
  readonly takers: readonly string[];
};

function design(players: number, options: Options): Design {
  const deck = deckOf(options);
  const rockBreaks = options.rockBreaksEverything === 'on';
  const ghost = options.ghostHand === 'on';
  const target = options.target as number;
  const handSize = Number(options.handSize);
  const [trickPoints, bagPoints] = [Number(options.trickPoints), Number(options.bagPoints)];
  const [nilPoints, tenBagsCost] = [Number(options.nilPoints), Number(options.tenBagsCost)];
  const sides = options.partners === 'on' ? pairs : singles(players);
  const key = new Key({ turned: [false, true], broken: [false, true] });
  const layout = layOut(fields, players, sides.length);
  const { at } = layout;

  const bids: Phase = {
    name: 'bids',
    rule: 'STONES-TURN-1',
    enter: turnTo((s) => left(s[DEALER], players)),
    ways: [
      way('bid', { tricks: [whole(0, handSize), 'STONES-BID-2'] }, (s, seat, n) => {
        s[at.bid + seat] = n;
        if (seat === s[DEALER]) close(s);
        else s[TURN] = left(seat, players);
      }),
    ],
  };

  /** STONES-PLAY-1 and -2: the mask of the card that opens, among the paper cards in a nonempty mask. */
  const opening = (papers: number): number => (!ghost && papers & TWO_BIT) || 1 << lowest(papers);
  const papersOf = (s: State, seat: number): number => s[HOLD + seat * SUITS + PAPER];

  /** STONES-PLAY-1 to -3: who leads to the first trick. */
  function opener(s: State): number {
    let all = 0;
    for (let seat = 0; seat < players; seat++) all |= papersOf(s, seat);
    for (let seat = 0; seat < players; seat++) if (all !== 0 && papersOf(s, seat) & opening(all)) return seat;
    return left(s[DEALER], players);
  }

  const tricks: Tricks<'turned' | 'broken'> = {
    name: 'tricks',
    rule: 'STONES-TURN-1',
    holdRule: 'STONES-TURN-2',
    key,
    enter: turnTo((s) => opener(s)),
    restrictions: [
      {
        rule: 'STONES-PLAY-1',
        when: ({ lead, key: { first } }) => !ghost && lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked[PAPER] = TWO_BIT;
        },
      },
      {
        rule: 'STONES-PLAY-2',
        when: ({ lead, key: { first } }) => lead && first === 1,
        cards: (s, seat, asked) => {
          asked[PAPER] = papersOf(s, seat) && opening(papersOf(s, seat));
        },
      },
      ...(mustFollow(options) ? [follow('STONES-PLAY-4')] : []),
      {
        rule: 'STONES-ROCK-2',
        when: ({ lead, key: { broken } }) => rockBreaks && lead && broken === 0,
        suits: () => allBut(ROCK),
      },
      {
        rule: 'STONES-ROCK-3',
        when: ({ lead, key: { first } }) => rockBreaks && !lead && first === 1,
        suits: () => allBut(ROCK),
      },
    ],
    strength(card, led, { turned }) {
      if (rockBreaks && suitOf(card) === ROCK) return 49 + rankOf(card); // STONES-ROCK-1
      const steps = turned ? led - suitOf(card) : suitOf(card) - led; // STONES-RING-1, STONES-JOKER-1
      const beyond = (steps + SUITS) % SUITS;
      return beyond <= 2 ? 1 + 16 * beyond + rankOf(card) : 0; // STONES-HIGH-1 and -2
    },
    afterCard: (card, _led, { first, turned, broken }) => ({
      first,
      turned: rankOf(card) === JOKER ? 1 : turned,
      broken: rockBreaks && suitOf(card) === ROCK ? 1 : broken,
    }),
    afterTrick: (_n, now) => ({ ...now, turned: 0 }),
  };

  /** The state with the last trick complete, as long as no card of the next has been led. */
  function trickOnTable(s: State): State {
    if (s[LED] !== NONE || s[TRICK] === 0) return s;
    const then = s.slice();
    const cards = s.subarray(CARDS + s[PLAYS] - players, CARDS + s[PLAYS]);
    then[LED] = suitOf(cards[0]);
    key.set(then, 'turned', cards.some((card) => rankOf(card) === JOKER) ? 1 : 0);
    return then;
  }

  /** STONES-SCORE-1 to -6. */
  function score(s: State): void {
    for (let side = 0; side < sides.length; side++) {
      let points = 0;
      let bid = 0;
      let taken = 0;
      for (let i = 0; i < sides[side].length; i++) {
        const seat = sides[side][i];
        if (s[at.bid + seat] > 0) {
          bid += s[at.bid + seat];
          taken += s[TAKEN + seat];
        } else if (s[TAKEN + seat] === 0) points += nilPoints;
        else s[at.bags + side] += s[TAKEN + seat];
      }
      if (taken >= bid) {
        points += trickPoints * bid + bagPoints * (taken - bid);
        s[at.bags + side] += taken - bid;
      } else if (options.missedBid === 'minus') points -= trickPoints * bid;
      if (options.bagPenalty === 'on') for (; s[at.bags + side] >= 10; s[at.bags + side] -= 10) points -= tenBagsCost;
      s[DELTA + side] = points;
    }
  }

  /** STONES-END-1 to -3. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, sides.length);
    const level = sidesAt(s, best, sides.length);
    return best >= target && (level & (level - 1)) === 0 ? seatsOf(sides, level) : 0;
  }

  return {
    deck,
    sides,
    layout,
    ends: { target },
    dealRule: 'STONES-DEAL-2',
    hands: () => Array(players).fill(handSize),
    phases: [bids, tricks],
    score,
    winners,
    shown: (s, rules) => ({ ring: ringOf(rules, trickOnTable(s)), takers: takers(rules, s) }),
    tell: {
      trick: (s) => ({ reversed: key.get(s, 'turned') === 1 }),
      score: (s) => ({ tricks: listed(s, TAKEN, players), bags: listed(s, at.bags, sides.length) }),
    },
  };
}
