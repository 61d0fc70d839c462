/** Oh Hell: rules.md. */
import type { Design, HandRecord, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, suitDigit, trickGame, way, whole } from '@followsuit/engine';
import { NONE, suitName, suitOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, HAND, OPEN, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { french52 } from '../parts/decks.ts';
import { followed } from '../parts/knobs.ts';
import { close, left, seatsOf, singles, turnTo } from '../parts/seats.ts';
import { highest, listed, sidesAt } from '../parts/totals.ts';
import { byTrump } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

/** OHHELL-DEAL-2: the most cards each, so that one is left to be turned. */
const mostCards = (players: number): number => Math.min(10, Math.floor((french52.cards.length - 1) / players));

export const ohHell = trickGame({
  id: 'oh-hell',
  name: 'Oh Hell',
  pages: ['oh-hell'],
  classic: true,
  players: [3, 4, 5, 6],
  usualPlayers: 4,
  options: [
    { id: 'most', values: { low: 3, high: 10 }, standard: mostCards },
    { id: 'order', values: ['down-up', 'up-down', 'down', 'up'], standard: () => 'down-up' },
    { id: 'trump', values: ['turned', 'none'], standard: () => 'turned' },
    { id: 'hook', values: ['on', 'off'], standard: () => 'on' },
    { id: 'scoring', values: ['ten', 'tricks', 'squares'], standard: () => 'ten' },
  ],
  presets: [
    { id: 'short', options: { order: 'down', most: 7 } },
    { id: 'kind', options: { hook: 'off', scoring: 'tricks' } },
  ],
  conflict: (players, { most }) =>
    Number(most) > mostCards(players)
      ? `With ${players} players there are at most ${mostCards(players)} cards each (OHHELL-DEAL-2).`
      : null,
  madeBid: ({ acts, score }: HandRecord, seat) =>
    acts.find((act) => act.do === 'bid' && act.seat === seat)?.tricks === (score.tricks as readonly number[])[seat],
  knobs,
  design,
});

const fields = {
  bid: { per: 'seat', start: -1 }, // tricks bid, or −1 before the bid
} as const;

/** What a seat may know of a hand of Oh Hell. */
export type OhHellView = ViewOf<typeof fields> & { readonly trump: string };

/** OHHELL-DEAL-1: the cards of each hand of the game. */
function sizesOf({ most, order }: Options): number[] {
  const up = Array.from({ length: Number(most) }, (_, i) => i + 1);
  const down = [...up].reverse();
  if (order === 'up') return up;
  if (order === 'down') return down;
  return order === 'up-down' ? [...up, ...down.slice(1)] : [...down, ...up.slice(1)];
}

function design(players: number, options: Options): Design {
  const { trump, hook, scoring } = options;
  const [bonus, perTrick, missPenalty] = [Number(options.bonus), Number(options.perTrick), Number(options.missPenalty)];
  const sizes = sizesOf(options);
  const sizeIn = (hand: number): number => sizes[Math.min(hand, sizes.length) - 1];
  const sides = singles(players);
  const key = new Key({ trump: suitDigit(french52) });
  const layout = layOut(fields, players, players);
  const { at } = layout;

  /** OHHELL-BID-3: the number that would make the bids add up to the tricks, for the dealer; otherwise none. */
  function barred(s: State, seat: number): number {
    if (hook === 'off' || seat !== s[DEALER]) return -1;
    let free = sizeIn(s[HAND]);
    for (let each = 0; each < players; each++) if (each !== seat) free -= s[at.bid + each];
    return free;
  }

  const bids: Phase = {
    name: 'bids',
    rule: 'OHHELL-TURN-1',
    enter(s) {
      key.set(s, 'trump', s[OPEN] < 0 ? NONE : suitOf(s[OPEN])); // OHHELL-TRUMP-1 and -2
      s[TURN] = left(s[DEALER], players);
    },
    ways: [
      way(
        'bid',
        { tricks: [whole(0, Number(options.most)), 'OHHELL-BID-2'] },
        (s, seat, n) => {
          s[at.bid + seat] = n;
          if (seat === s[DEALER]) close(s);
          else s[TURN] = left(seat, players);
        },
        (s, seat, n) => {
          const size = sizeIn(s[HAND]);
          if (n > size || n < Math.min(Number(options.lowestBid), size)) return 'OHHELL-BID-2';
          return n === barred(s, seat) ? 'OHHELL-BID-3' : null;
        },
      ),
    ],
  };

  /** The first of those who have bid the most. */
  function highestBidder(s: State): number {
    let best = left(s[DEALER], players);
    for (let i = 1, seat = best; i < players; i++) {
      seat = left(seat, players);
      if (s[at.bid + seat] > s[at.bid + best]) best = seat;
    }
    return best;
  }

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'OHHELL-TURN-1',
    holdRule: 'OHHELL-PLAY-1',
    key,
    enter: turnTo((s) => (options.firstLead === 'left' ? left(s[DEALER], players) : highestBidder(s))), // OHHELL-PLAY-2
    restrictions: followed(options, 'OHHELL-PLAY-3'),
    strength: (card, led, now) => byTrump(card, led, now.trump),
  };

  /** OHHELL-SCORE-1 to -4. */
  function pointsFor(bid: number, taken: number): number {
    const off = taken - bid;
    const exact = off === 0 ? bonus : -missPenalty;
    if (scoring === 'tricks') return perTrick * taken + exact;
    if (scoring === 'squares') return exact + (off === 0 ? bid * bid : -off * off);
    return exact + (off === 0 ? perTrick * bid : 0);
  }

  return {
    deck: french52,
    sides,
    layout,
    ends: { hands: sizes.length },
    dealRule: 'OHHELL-DEAL-1',
    hands: (_dealer, hand) => Array(players).fill(sizeIn(hand)),
    ...(trump === 'turned' && { openCard: 'first', openRule: 'OHHELL-TRUMP-1' }),
    phases: [bids, tricks],
    score(s) {
      for (let seat = 0; seat < players; seat++) s[DELTA + seat] = pointsFor(s[at.bid + seat], s[TAKEN + seat]);
    },
    // OHHELL-END-1 and -2
    winners: (s) => (s[HAND] < sizes.length ? 0 : seatsOf(sides, sidesAt(s, highest(s, TOTAL, players), players))),
    tell: {
      score: (s) => ({
        trump: suitName(french52, key.get(s, 'trump')),
        bids: listed(s, at.bid, players),
        tricks: listed(s, TAKEN, players),
      }),
    },
  };
}
