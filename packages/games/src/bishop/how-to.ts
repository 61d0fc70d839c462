/** How Bishop is played, drawn. */
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
      { label: 'made', things: [{ bid: 6 }], points: [6, 6, 0] },
      { label: 'missed', things: [{ bid: 6 }], points: [0, 0, 6] },
    ],
  },
  twist: [[{ fan: ['5l', '3l', '2l'], label: 'holds' }, { sign: '→' }, { card: '4l', label: 'leads' }]],
};

export default howTo;
