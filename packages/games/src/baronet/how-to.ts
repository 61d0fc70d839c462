/** How Baronet is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [
      { fan: ['Ka', 'Kc', 'Ku', 'Kl', 'Kt', 'Ta', 'Tc', 'Tu', 'Tl', 'Tt'], label: 'knights' },
      { fan: ['Ba', 'Bc', 'Bu', 'Bl', 'Bt', 'Fa', 'Fc', 'Fu', 'Fl', 'Ft'], label: 'bishops' },
    ],
  ],
  trick: {
    leader: 1,
    cards: ['4u', 'Bu', 'Fu', 'Au', '2t'],
    keys: { trump: 'trees', call: 'bishops' },
    taker: 0,
    tells: { points: 2 },
    tags: { Bu: 'plus', Fu: 'plus' },
  },
  scoring: {
    columns: ['bidder', 'partner', 'others'],
    rows: [
      { label: 'made', things: [{ bid: 6 }], points: [12, 6, -6] },
      { label: 'missed', things: [{ bid: 6 }], points: [-12, -6, 6] },
    ],
  },
  twist: [
    {
      trick: {
        leader: 1,
        cards: ['3l', '6l', 'Al', '4u', '5l'],
        keys: { first: true, trump: 'locks', call: 'bishops' },
        before: { bidder: 1, bid: 6, inPlay: 10 },
        taker: 3,
        after: { partner: 0 },
        tags: { '3l': 'bids', '5l': 'joins' },
      },
    },
  ],
};

export default howTo;
