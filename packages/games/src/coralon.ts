/** Coralon: rules/coralon.md. */
import type { Design, Game, Options, Phase, State, Tricks } from '@followsuit/engine';
import { Key, layOut, suitDigit, way, whole } from '@followsuit/engine';
import { NONE, suitName, suitOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { vines } from './parts/decks.ts';
import { puttingAway } from './parts/putaway.ts';
import { close, firstFromDealer, left, singles, turnTo } from './parts/seats.ts';
import { highest, listed, sidesAt } from './parts/totals.ts';
import { byTrump, follow } from './parts/tricks.ts';

/** What a seat said in the auction, where it was not a number of tricks. */
const SILENT = -3;
const PASS = -2;
const LESS = -1;
const ZERO = 0;
const inWords = (call: number) => (call > 0 ? call : ['zero', 'less', 'pass', null][-call]);

export const coralon: Game = {
  id: 'coralon',
  name: 'Coralon',
  pages: ['coralon', 'vines'],
  players: [3, 4, 5, 6],
  options: [
    { id: 'zeroBids', values: ['off', 'zero', 'zero-and-less'], standard: () => 'off' },
    { id: 'repeatZero', values: [true, false], standard: () => true },
    { id: 'target', values: { low: 5, high: 200 }, standard: (players) => [60, 40, 25, 25][players - 3] },
  ],
  design,
};

function design(players: number, { zeroBids, repeatZero, target }: Options): Design {
  const sides = singles(players);
  const handSize = Math.floor(vines.cards.length / players);
  const key = new Key({ trump: suitDigit(vines) });
  const layout = layOut(
    {
      call: { per: 'seat', start: SILENT, reads: inWords }, // what each seat said: a number, zero, less or pass
      bidder: { shape: 'seat', start: -1 }, // who made the last bid so far
    },
    players,
    players,
  );
  const { at } = layout;

  // Putting away

  const discard = puttingAway({
    deck: vines,
    players,
    keep: handSize,
    rule: 'CORALON-DISCARD-2',
    oneRule: 'CORALON-DISCARD-1',
  });

  // Bidding

  const said = (s: State, call: number): boolean => listed(s, at.call, players).includes(call);

  function speak(s: State, seat: number, call: number): void {
    s[at.call + seat] = call;
    if (call !== PASS) s[at.bidder] = seat; // CORALON-BID-5: the last bid wins
    if (seat === s[DEALER]) close(s);
    else s[TURN] = left(seat, players);
  }

  const bidding: Phase = {
    name: 'bidding',
    rule: 'CORALON-BID-2',
    turnRule: 'VINES-TURN-1',
    enter: turnTo((s) => left(s[DEALER], players)),
    ways: [
      way(
        'pass',
        {},
        (s, seat) => speak(s, seat, PASS),
        (s, seat) => (seat === s[DEALER] && s[at.bidder] < 0 ? 'CORALON-BID-4' : null),
      ),
      way(
        'bid',
        { tricks: [whole(2, handSize), 'CORALON-BID-3'] },
        (s, seat, n) => speak(s, seat, n),
        (s, _seat, n) => (n > highest(s, at.call, players) ? null : 'CORALON-BID-3'),
      ),
      way(
        'zero',
        {},
        (s, seat) => speak(s, seat, ZERO),
        (s) => {
          if (zeroBids === 'off') return 'CORALON-BID-2';
          if (said(s, LESS)) return 'CORALON-LESS-3';
          return repeatZero === false && said(s, ZERO) ? 'CORALON-ZERO-3' : null;
        },
      ),
      way(
        'less',
        {},
        (s, seat) => speak(s, seat, LESS),
        (s) => {
          if (zeroBids !== 'zero-and-less') return 'CORALON-LESS-1';
          return said(s, ZERO) ? null : 'CORALON-LESS-1';
        },
      ),
    ],
  };

  // Play

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'VINES-PLAY-2',
    turnRule: 'VINES-TURN-1',
    holdRule: 'VINES-PLAY-1',
    key,
    enter: turnTo((s) => s[at.bidder]), // CORALON-PLAY-1
    restrictions: [follow('VINES-PLAY-3')],
    strength: (card, led, { trump }) => byTrump(card, led, trump),
    // CORALON-PLAY-1: the suit of the first lead is trump.
    afterCard: (card, led, now) => (now.first && led === NONE ? { ...now, trump: suitOf(card) } : now),
  };

  // Score

  /** The bid's outcome: CORALON-SCORE-1 to -5. */
  function result(s: State): 'exact' | 'over' | 'missed' {
    const bid = s[at.call + s[at.bidder]];
    const taken = s[TAKEN + s[at.bidder]];
    if (bid > 0) return taken === bid ? 'exact' : taken > bid ? 'over' : 'missed';
    return taken === 0 && (bid === ZERO || rivalsFailed(s)) ? 'exact' : 'missed';
  }

  /** CORALON-SCORE-5: every other seat that said zero or less has a trick. */
  function rivalsFailed(s: State): boolean {
    for (let seat = 0; seat < players; seat++) {
      const call = s[at.call + seat];
      if (seat !== s[at.bidder] && (call === ZERO || call === LESS) && s[TAKEN + seat] === 0) return false;
    }
    return true;
  }

  function score(s: State): void {
    const outcome = result(s);
    const zeroMade = outcome === 'exact' && s[at.call + s[at.bidder]] <= 0;
    for (let seat = 0; seat < players; seat++) {
      const shutOut = seat === s[at.bidder] ? outcome === 'missed' : outcome === 'exact';
      s[DELTA + seat] = shutOut ? 0 : zeroMade ? handSize : s[TAKEN + seat];
    }
  }

  /** CORALON-END-1 to -3. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, players);
    if (best < Number(target)) return 0;
    const level = sidesAt(s, best, players);
    return 1 << ((level >> s[at.bidder]) & 1 ? s[at.bidder] : firstFromDealer(s, level, players));
  }

  return {
    deck: vines,
    sides,
    layout,
    dealRule: 'CORALON-DEAL-1',
    // VINES-DEAL-2: the extra cards go to the first seats on the dealer's left.
    hands: (dealer) =>
      sides.map(([seat]) => {
        const place = (seat - dealer - 1 + players) % players;
        return handSize + (place < vines.cards.length % players ? 1 : 0);
      }),
    phases: [discard, bidding, tricks],
    score,
    winners,
    tell: {
      score: (s) => ({
        bidder: s[at.bidder],
        bid: inWords(s[at.call + s[at.bidder]]),
        trump: suitName(vines, key.get(s, 'trump')),
        tricks: listed(s, TAKEN, players),
        result: result(s),
      }),
    },
  };
}
