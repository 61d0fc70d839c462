/** Baronet: rules.md. Bishop by the Jasper City rule (parts/point-cards.ts), for coins. */
import type { Design, Options, State } from '@followsuit/engine';
import { layOut, trickGame } from '@followsuit/engine';
import { DELTA, HAND, TOTAL } from '@followsuit/engine/state';
import { betOf, partnerShareOf } from '../parts/coins-pot.ts';
import {
  jasperCity,
  type PointCardsView,
  pointCardFields,
  pointCardKey,
  pointCardOptions,
  pointCards,
} from '../parts/point-cards.ts';
import { highest, sidesAt } from '../parts/totals.ts';
import { knobs } from './knobs.ts';

export const baronet = trickGame({
  id: 'baronet',
  name: 'Baronet',
  pages: ['baronet', 'bishop', 'vines'],
  players: [4, 5],
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
  knobs,
  design,
});

/** What a seat may know of a hand of Baronet. */
export type BaronetView = PointCardsView;

function design(players: number, options: Options): Design {
  const handsInAll = Number(options.rounds) * players;
  const key = pointCardKey();
  const layout = layOut(pointCardFields, players, players);
  const { at } = layout;
  const { made, ...play } = pointCards(players, options, at, key, jasperCity(players, at, key));

  /** BARONET-PAY-1 to -5: each opponent pays one bet or gets one, and the team shares the pot or pays it. */
  function score(s: State): void {
    const bet = made(s) ? betOf(options, s[at.bid]) : -betOf(options, s[at.bid]);
    const alone = s[at.partner] < 0;
    const pot = bet * (players - (alone ? 1 : 2));
    const share = alone ? 0 : partnerShareOf(options, pot);
    for (let seat = 0; seat < players; seat++) s[DELTA + seat] = -bet;
    s[DELTA + s[at.bidder]] = pot - share;
    if (!alone) s[DELTA + s[at.partner]] = share;
  }

  /** BARONET-END-1 and -2. */
  function winners(s: State): number {
    return s[HAND] < handsInAll ? 0 : sidesAt(s, highest(s, TOTAL, players), players);
  }

  return { ...play, layout, ends: { hands: handsInAll }, startTotal: Number(options.stake), score, winners }; // BARONET-COIN-1
}
