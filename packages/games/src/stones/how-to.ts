/** How Stones is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ bid: 4 }, { sign: '→' }, { tricks: 4, label: 'tricks' }]],
  trick: { leader: 2, cards: ['7p', 'Al', '2s', 'Ar'], taker: 0, tells: { reversed: false } },
  scoring: {
    columns: ['points'],
    rows: [
      { label: 'exact', things: [{ bid: 4 }, { tricks: 4 }], points: [40] },
      { label: 'over', things: [{ bid: 4 }, { tricks: 6 }], points: [42] },
      { label: 'missed', things: [{ bid: 4 }, { tricks: 3 }], points: [0] },
      { label: 'nil', things: [{ bid: 0 }], points: [150] },
    ],
  },
  twist: [
    [
      { picture: 'ring', label: 'ring' },
      { picture: 'turned', label: 'turned' },
    ],
  ],
};

export default howTo;
