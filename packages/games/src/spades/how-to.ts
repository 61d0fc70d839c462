/** How Spades is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ bid: 4 }, { sign: '+' }, { bid: 3 }, { sign: '→' }, { tricks: 7, label: 'together' }]],
  trick: { leader: 1, cards: ['9h', 'Ah', 'Kh', '3s'], keys: { trump: 'spades' }, taker: 0 },
  scoring: {
    columns: ['points'],
    rows: [
      { label: 'exact', things: [{ bid: 7 }, { tricks: 7 }], points: [70] },
      { label: 'over', things: [{ bid: 7 }, { tricks: 9 }], points: [72] },
      { label: 'missed', things: [{ bid: 7 }, { tricks: 6 }], points: [-70] },
    ],
  },
  twist: [[{ bid: 0, label: 'nil' }, { sign: '→' }, { words: 'none' }]],
};

export default howTo;
