/**
 * Point cards: what Bishop and Baronet share. A bid is for a number of ten cards, which the bidder names together with the
 * trump and takes with a partner who is found afterwards. The games add how the partner is found, the score and the end.
 */
import type { Design, Options, Phase, Restriction, State, Tricks, ViewOf } from '@followsuit/engine';
import { anySuit, Key, oneOf, suitDigit, way } from '@followsuit/engine';
import { bitOf, count, rankOf, SUITS, suitName, suitOf } from '@followsuit/engine/cards';
import { AWAY, HOLD, LEADER, POINTS, slot, TRICK } from '@followsuit/engine/state';
import { auction, auctionFields } from './auction.ts';
import { vines } from './decks.ts';
import { mustFollow } from './knobs.ts';
import { puttingAway } from './putaway.ts';
import { close, singles, turnTo } from './seats.ts';
import { follow, only } from './tricks.ts';
import { allDealt, vinesTricks } from './vines.ts';

const [TAR, FARMER, BISHOP, KNIGHT] = ['T', 'F', 'B', 'K'].map((code) => vines.ranks.indexOf(code));
const FACES = (1 << TAR) | (1 << FARMER) | (1 << BISHOP) | (1 << KNIGHT);

/** Whether a seat has cards that are not face cards. */
function holdsOthers(s: State, seat: number): boolean {
  let others = 0;
  for (let suit = 0; suit < SUITS; suit++) others |= s[HOLD + seat * SUITS + suit] & ~FACES;
  return others !== 0;
}
/** The cards that count, by the call: none yet, knights (War), bishops (Peace). */
const BLOCKS = [0, (1 << KNIGHT) | (1 << TAR), (1 << BISHOP) | (1 << FARMER)];
const CALLS = ['knights', 'bishops'];

/** The fields in the state. */
export const pointCardFields = {
  ...auctionFields,
  partner: { shape: 'seat', start: -1 }, // the bidder's partner, once there is one
  inPlay: { seen: 'none' }, // how many cards count in this hand
} as const;

/** What a seat may know of a hand of either game. */
export type PointCardsView = ViewOf<typeof pointCardFields> & { readonly trump: string; readonly call: string | null };

/** The options that both games have. */
export const pointCardOptions = [
  { id: 'passing', values: ['out', 'reenter'], standard: () => 'out' },
  { id: 'minBid', values: { low: 1, high: 5 }, standard: () => 1 },
];

type Digits = 'trump' | 'call';
export const pointCardKey = (): Key<Digits> => new Key({ trump: suitDigit(vines), call: [null, ...CALLS] });

/** How the bidder gets a partner. */
export interface Partnering {
  /** What must be led to the first trick. */
  readonly lead: Restriction<Digits>;
  /** If trump reveals the partner, who then leads: called as soon as trump is set. Otherwise the bidder leads. */
  readonly byTrump?: (s: State, bidder: number, trump: number) => void;
  /** If the first trick reveals the partner. */
  readonly byFirstTrick?: (s: State) => void;
}

/** The offsets of the shared fields. */
type Places = Readonly<Record<keyof typeof pointCardFields, number>>;

/** Jasper City: the bidder leads a trump, and the lowest other trump in the first trick identifies the partner. */
export function jasperCity(players: number, at: Places, key: Key<Digits>): Partnering {
  return {
    lead: {
      rule: 'BISHOP-JASPER-1',
      when: ({ lead, key: { first } }) => lead && first === 1,
      suits: ({ key: { trump } }) => only(trump),
    },
    /** BISHOP-JASPER-2 and -3: the lowest trump in the first trick, except the bidder's. */
    byFirstTrick(s) {
      let low = vines.ranks.length;
      for (let i = 1; i < players; i++) {
        const card = s[slot(s, i)];
        if (suitOf(card) !== key.get(s, 'trump') || rankOf(card) >= low) continue;
        low = rankOf(card);
        s[at.partner] = (s[LEADER] + i) % players;
      }
    },
  };
}

/** The parts of a game other than its score and its end, and what these need. */
interface PointCards extends Pick<Design, 'deck' | 'sides' | 'dealRule' | 'hands' | 'phases' | 'tell'> {
  readonly made: (s: State) => boolean;
  readonly inTeam: (s: State, seat: number) => boolean;
}

export function pointCards(
  players: number,
  options: Options,
  at: Places,
  key: Key<Digits>,
  partnering: Partnering,
): PointCards {
  const { minBid, highestBid, passing } = options;
  const playsOut = options.playOut === 'on';
  const sides = singles(players);
  const handSize = Math.floor(vines.cards.length / players);

  const discarding = puttingAway({
    deck: vines,
    players,
    keep: handSize,
    rule: 'BISHOP-DEAL-3',
    oneRule: 'BISHOP-DEAL-3',
    forbids: (s, seat, card) => ((bitOf(card) & FACES) !== 0 && holdsOthers(s, seat) ? 'BISHOP-DEAL-4' : null),
  });

  const bidding = auction({
    players,
    at,
    low: Number(minBid),
    high: Number(highestBid),
    passIsFinal: passing === 'out',
    rule: 'BISHOP-BID-1',
    bidRule: 'BISHOP-BID-2',
    mustBidRule: 'BISHOP-BID-5',
  });

  const setting: Phase = {
    name: 'set',
    rule: 'BISHOP-SET-1',
    turnRule: 'VINES-TURN-1',
    enter: turnTo((s) => s[at.bidder]),
    ways: [
      way(
        'set',
        { trump: [anySuit(vines), 'BISHOP-SET-1'], call: [oneOf(...CALLS), 'BISHOP-SET-2'] },
        (s, seat, trump, call) => {
          key.set(s, 'trump', trump);
          key.set(s, 'call', call + 1);
          s[at.inPlay] = countInPlay(s);
          partnering.byTrump?.(s, seat, trump);
          close(s);
        },
      ),
    ],
  };

  /** Ten, minus those that four players may have had to discard by BISHOP-DEAL-4. */
  function countInPlay(s: State): number {
    let n = 10;
    for (let i = 0; i < players * SUITS; i++) n -= count(s[AWAY + i] & BLOCKS[key.get(s, 'call')]);
    return n;
  }

  const tricks: Tricks<Digits> = {
    ...vinesTricks,
    key,
    enter: turnTo((s) => (s[at.partner] >= 0 ? s[at.partner] : s[at.bidder])),
    restrictions: [partnering.lead, ...(mustFollow(options) ? [follow('VINES-PLAY-3')] : [])],
    worth: (card, { call }) => (BLOCKS[call] >> rankOf(card)) & 1,
    taken(s) {
      if (s[TRICK] === 0) partnering.byFirstTrick?.(s);
      if (playsOut) return false;
      // BISHOP-PLAY-2: made, or out of reach.
      const points = teamPoints(s);
      if (points >= s[at.bid]) return true;
      let left = s[at.inPlay];
      for (let seat = 0; seat < players; seat++) left -= s[POINTS + seat];
      return points + left < s[at.bid];
    },
  };

  const teamPoints = (s: State): number =>
    s[POINTS + s[at.bidder]] + (s[at.partner] >= 0 ? s[POINTS + s[at.partner]] : 0);
  const made = (s: State): boolean => teamPoints(s) >= s[at.bid];

  return {
    deck: vines,
    sides,
    dealRule: players === 5 ? 'BISHOP-DEAL-1' : 'BISHOP-DEAL-2',
    hands: allDealt(players),
    phases: [discarding, bidding, setting, tricks],
    made,
    inTeam: (s, seat) => seat === s[at.bidder] || seat === s[at.partner],
    tell: {
      trick(s) {
        let points = 0;
        for (let i = 0; i < players; i++) points += (BLOCKS[key.get(s, 'call')] >> rankOf(s[slot(s, i)])) & 1;
        return { points };
      },
      score: (s) => ({
        bidder: s[at.bidder],
        partner: s[at.partner] >= 0 ? s[at.partner] : null,
        bid: s[at.bid],
        trump: suitName(vines, key.get(s, 'trump')),
        call: CALLS[key.get(s, 'call') - 1],
        points: teamPoints(s),
        result: made(s) ? 'made' : 'missed',
      }),
    },
  };
}
