/** How Oh Hell is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ bid: 3 }, { sign: '=' }, { tricks: 3, label: 'tricks' }]],
  trick: { leader: 1, cards: ['Kc', '2c', 'Ac', '5d'], keys: { trump: 'diamonds' }, taker: 0 },
  scoring: {
    columns: ['points'],
    rows: [
      { label: 'exact', things: [{ bid: 3 }, { tricks: 3 }], points: [13] },
      { label: 'fewer', things: [{ bid: 3 }, { tricks: 2 }], points: [0] },
      { label: 'more', things: [{ bid: 3 }, { tricks: 5 }], points: [0] },
    ],
  },
  twist: [[{ steps: [3, 2, 1, 2, 3], label: 'cards' }]],
};

export default howTo;
