/** Bishop: rules/bishop.md. */
import type { Design, Game, Options, Phase, State, Tricks } from '@followsuit/engine';
import { anySuit, inSuit, Key, layOut, oneOf, suitDigit, way } from '@followsuit/engine';
import { bitOf, count, lowest, makeCard, rankOf, SUITS, suitName, suitOf } from '@followsuit/engine/cards';
import { AWAY, DELTA, HOLD, LEADER, POINTS, slot, TOTAL, TRICK } from '@followsuit/engine/state';
import { auction, auctionFields } from './parts/auction.ts';
import { vines } from './parts/decks.ts';
import { holds, puttingAway } from './parts/putaway.ts';
import { close, firstFromDealer, singles, turnTo } from './parts/seats.ts';
import { highest, sidesAt } from './parts/totals.ts';
import { byTrump, follow, only } from './parts/tricks.ts';

const [TAR, FARMER, BISHOP, KNIGHT] = ['T', 'F', 'B', 'K'].map((code) => vines.ranks.indexOf(code));
const FACES = (1 << TAR) | (1 << FARMER) | (1 << BISHOP) | (1 << KNIGHT);
/** The cards that count, by the call: none yet, knights (War), bishops (Peace). */
const BLOCKS = [0, (1 << KNIGHT) | (1 << TAR), (1 << BISHOP) | (1 << FARMER)];
const CALLS = ['knights', 'bishops'];
const ranks = (mask: number) => vines.ranks.filter((_, rank) => (mask >> rank) & 1);

export const bishop: Game = {
  id: 'bishop',
  name: 'Bishop',
  pages: ['bishop', 'vines'],
  players: [4, 5],
  options: [
    { id: 'partner', values: ['holder', 'jasper-city'], standard: () => 'holder' },
    { id: 'passing', values: ['out', 'reenter'], standard: () => 'out' },
    { id: 'minBid', values: { low: 1, high: 5 }, standard: () => 1 },
    { id: 'target', values: { low: 5, high: 200 }, standard: (players) => (players === 5 ? 21 : 25) },
  ],
  design,
};

function design(players: number, options: Options): Design {
  const jasperCity = options.partner === 'jasper-city';
  const target = options.target as number;
  const handSize = Math.floor(vines.cards.length / players);
  const sides = singles(players);
  const key = new Key({ trump: suitDigit(vines), call: [null, ...CALLS] });
  const layout = layOut(
    {
      ...auctionFields,
      partner: { shape: 'seat', start: -1 }, // the bidder's partner, once there is one
      announced: { reads: ranks }, // ranks of trump that the bidder asked for, as a mask
      inPlay: { seen: 'none' }, // how many cards count in this hand
    },
    players,
    players,
  );
  const { at } = layout;

  const bidding = auction({
    players,
    at,
    low: Number(options.minBid),
    high: 10,
    passIsFinal: options.passing === 'out',
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
          if (!jasperCity) announce(s, seat, trump);
          close(s);
        },
      ),
    ],
  };

  /** Ten, less what four players may have had to discard by BISHOP-DEAL-4. */
  function countInPlay(s: State): number {
    let n = 10;
    for (let i = 0; i < players * SUITS; i++) n -= count(s[AWAY + i] & BLOCKS[key.get(s, 'call')]);
    return n;
  }

  /** BISHOP-PARTNER-1 and -3: the bidder asks for trumps from the lowest up, until somebody has one. */
  function announce(s: State, bidder: number, trump: number): void {
    for (let rank = 0; rank < vines.ranks.length; rank++) {
      const card = makeCard(trump, rank);
      if (holds(s, bidder, card)) continue;
      s[at.announced] |= bitOf(card);
      for (let seat = 0; seat < players; seat++) if (holds(s, seat, card)) s[at.partner] = seat;
      if (s[at.partner] >= 0) return;
    }
  }

  /** BISHOP-JASPER-2 and -3: the lowest trump in the first trick, the bidder's not counted. */
  function findPartner(s: State): void {
    let low = vines.ranks.length;
    for (let i = 1; i < players; i++) {
      const card = s[slot(s, i)];
      if (suitOf(card) !== key.get(s, 'trump') || rankOf(card) >= low) continue;
      low = rankOf(card);
      s[at.partner] = (s[LEADER] + i) % players;
    }
  }

  const tricks: Tricks<'trump' | 'call'> = {
    name: 'tricks',
    rule: 'VINES-PLAY-2',
    turnRule: 'VINES-TURN-1',
    holdRule: 'VINES-PLAY-1',
    key,
    enter: turnTo((s) => (s[at.partner] >= 0 ? s[at.partner] : s[at.bidder])),
    restrictions: [
      {
        rule: 'BISHOP-PARTNER-2',
        when: ({ lead, key: { first } }) => !jasperCity && lead && first === 1,
        cards(s, seat) {
          const trump = key.get(s, 'trump');
          return inSuit(trump, seat === s[at.partner] ? 1 << lowest(s[HOLD + seat * SUITS + trump]) : 0);
        },
      },
      {
        rule: 'BISHOP-JASPER-1',
        when: ({ lead, key: { first } }) => jasperCity && lead && first === 1,
        suits: ({ key: { trump } }) => only(trump),
      },
      follow('VINES-PLAY-3'),
    ],
    strength: (card, led, { trump }) => byTrump(card, led, trump),
    worth: (card, { call }) => (BLOCKS[call] >> rankOf(card)) & 1,
    taken(s) {
      if (jasperCity && s[TRICK] === 0) findPartner(s);
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

  /** BISHOP-SCORE-1 to -3. */
  function score(s: State): void {
    const teamScores = made(s);
    for (let seat = 0; seat < players; seat++) {
      const inTeam = seat === s[at.bidder] || seat === s[at.partner];
      s[DELTA + seat] = inTeam === teamScores ? s[at.bid] : 0;
    }
  }

  /** BISHOP-END-1 and -2. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, players);
    if (best < target) return 0;
    const level = sidesAt(s, best, players);
    if ((level >> s[at.bidder]) & 1) return 1 << s[at.bidder];
    if (s[at.partner] >= 0 && (level >> s[at.partner]) & 1) return 1 << s[at.partner];
    return 1 << firstFromDealer(s, level, players);
  }

  return {
    deck: vines,
    sides,
    layout,
    dealRule: players === 5 ? 'BISHOP-DEAL-1' : 'BISHOP-DEAL-2',
    hands: (dealer) => sides.map(([seat]) => (players === 5 || seat === dealer ? handSize : handSize + 1)),
    phases: [
      puttingAway({
        deck: vines,
        players,
        keep: handSize,
        rule: 'BISHOP-DEAL-3',
        oneRule: 'BISHOP-DEAL-3',
        forbids(s, seat, card) {
          const others = s
            .subarray(HOLD + seat * SUITS, HOLD + (seat + 1) * SUITS)
            .some((ranks) => (ranks & ~FACES) !== 0);
          return (bitOf(card) & FACES) !== 0 && others ? 'BISHOP-DEAL-4' : null;
        },
      }),
      bidding,
      setting,
      tricks,
    ],
    score,
    winners,
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
