/** Baronet: rules.md. Bishop by the Jasper City rule (parts/point-cards.ts), for coins. */
import type { Design, Options, State } from '@followsuit/engine';
import { layOut, trickGame } from '@followsuit/engine';
import { DELTA, HAND, TOTAL } from '@followsuit/engine/state';
import { jasperCity, pointCardFields, pointCardKey, pointCardOptions, pointCards } from '../parts/point-cards.ts';
import { highest, sidesAt } from '../parts/totals.ts';

const PLAYERS = [4, 5];

export const baronet = trickGame({
  id: 'baronet',
  name: 'Baronet',
  pages: ['baronet', 'bishop', 'vines'],
  players: PLAYERS,
  usualPlayers: 5,
  options: [
    ...pointCardOptions,
    { id: 'rounds', values: { low: 1, high: 20 }, standard: () => 2 },
    { id: 'stake', values: { low: 0, high: 1000 }, standard: () => 100 },
  ],
  presets: [
    { id: 'short', options: { rounds: 1 } },
    { id: 'four', players: 4, options: {} },
  ],
  tables: { risk: Object.fromEntries(PLAYERS.map((n) => [n, Array.from({ length: 11 }, (_, bid) => riskOf(n, bid))])) },
  design,
});

/** The partner's share of the pot. */
function thirdOf(pot: number): number {
  return Math.trunc(pot / 3);
}

/** What the bidder of a team of two wins or loses with a bid. */
function riskOf(players: number, bid: number): number {
  const pot = bid * (players - 2);
  return pot - thirdOf(pot);
}

function design(players: number, options: Options): Design {
  const handsInAll = Number(options.rounds) * players;
  const key = pointCardKey();
  const layout = layOut(pointCardFields, players, players);
  const { at } = layout;
  const { made, ...play } = pointCards(players, options, at, key, jasperCity(players, at, key));

  /** BARONET-PAY-1 to -5: each opponent pays one bet or gets one, and the team shares the pot or pays it. */
  function score(s: State): void {
    const bet = made(s) ? s[at.bid] : -s[at.bid]; // BARONET-COIN-2
    const alone = s[at.partner] < 0;
    const pot = bet * (players - (alone ? 1 : 2));
    const third = alone ? 0 : thirdOf(pot);
    for (let seat = 0; seat < players; seat++) s[DELTA + seat] = -bet;
    s[DELTA + s[at.bidder]] = pot - third;
    if (!alone) s[DELTA + s[at.partner]] = third;
  }

  /** BARONET-END-1 and -2. */
  function winners(s: State): number {
    return s[HAND] < handsInAll ? 0 : sidesAt(s, highest(s, TOTAL, players), players);
  }

  return { ...play, layout, ends: { hands: handsInAll }, startTotal: Number(options.stake), score, winners }; // BARONET-COIN-1
}
