/** Bishop: rules.md. What it shares with Baronet (deal, auction, call, tricks) is in parts/point-cards.ts. */
import type { Design, Options, State, ViewOf } from '@followsuit/engine';
import { layOut, trickGame } from '@followsuit/engine';
import { bitOf, lowest, makeCard, SUITS } from '@followsuit/engine/cards';
import { DELTA, HOLD } from '@followsuit/engine/state';
import { vines } from '../parts/decks.ts';
import { singleWinner } from '../parts/ends.ts';
import {
  jasperCity,
  type Partnering,
  type PointCardsView,
  pointCardFields,
  pointCardKey,
  pointCardOptions,
  pointCards,
} from '../parts/point-cards.ts';
import { holds } from '../parts/putaway.ts';
import { knobs } from './knobs.ts';

export const bishop = trickGame({
  id: 'bishop',
  name: 'Bishop',
  pages: ['bishop', 'vines'],
  players: [4, 5],
  usualPlayers: 5,
  options: [
    { id: 'partner', values: ['holder', 'jasper-city'], standard: () => 'holder' },
    ...pointCardOptions,
    { id: 'target', values: { low: 5, high: 200 }, standard: (players) => (players === 5 ? 21 : 25) },
  ],
  presets: [
    { id: 'four', players: 4, options: {} },
    { id: 'jasper', options: { partner: 'jasper-city' } },
  ],
  knobs,
  design,
});

const ranks = (mask: number) => vines.ranks.filter((_, rank) => (mask >> rank) & 1);

const fields = {
  ...pointCardFields,
  announced: { reads: ranks }, // ranks of trump that the bidder asked for, as a mask
} as const;

/** What a seat may know of a hand of Bishop. */
export type BishopView = PointCardsView & ViewOf<typeof fields>;

function design(players: number, options: Options): Design {
  const target = options.target as number;
  const [partnerFactor, missFactor] = [Number(options.partnerFactor), Number(options.missFactor)];
  const aloneFactor = Number(options.aloneFactor);
  const key = pointCardKey();
  const layout = layOut(fields, players, players);
  const { at } = layout;

  // Partner

  /** The holder of the lowest trump that the bidder lacks, who leads it. */
  const holder: Partnering = {
    lead: {
      rule: 'BISHOP-PARTNER-2',
      when: ({ lead, key: { first } }) => lead && first === 1,
      cards(s, seat, asked) {
        const trump = key.get(s, 'trump');
        if (seat === s[at.partner]) asked[trump] = 1 << lowest(s[HOLD + seat * SUITS + trump]);
      },
    },
    /** BISHOP-PARTNER-1 and -3: the bidder asks for trumps from the lowest up, until somebody has one. */
    byTrump(s, bidder, trump) {
      for (let rank = 0; rank < vines.ranks.length; rank++) {
        const card = makeCard(trump, rank);
        if (holds(s, bidder, card)) continue;
        s[at.announced] |= bitOf(card);
        for (let seat = 0; seat < players; seat++) if (holds(s, seat, card)) s[at.partner] = seat;
        if (s[at.partner] >= 0) return;
      }
    },
  };

  const partnering = options.partner === 'jasper-city' ? jasperCity(players, at, key) : holder;
  const { made, inTeam, ...play } = pointCards(players, options, at, key, partnering);

  // Score and end

  /** BISHOP-SCORE-1 to -3. */
  function score(s: State): void {
    const isMade = made(s);
    const alone = s[at.partner] < 0;
    for (let seat = 0; seat < players; seat++) s[DELTA + seat] = isMade || inTeam(s, seat) ? 0 : missFactor * s[at.bid];
    if (!isMade) return;
    s[DELTA + s[at.bidder]] = alone ? aloneFactor * s[at.bid] : s[at.bid];
    if (!alone) s[DELTA + s[at.partner]] = partnerFactor * s[at.bid];
  }

  // BISHOP-END-1 and -2
  const winners = (s: State): number => singleWinner(s, target, players, s[at.bidder], s[at.partner]);
  return { ...play, layout, ends: { target }, score, winners };
}
