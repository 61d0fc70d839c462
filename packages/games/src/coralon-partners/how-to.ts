/** How Coralon Partners is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ bid: 6 }, { sign: '=' }, { tricks: 4, label: 'you' }, { sign: '+' }, { tricks: 2, label: 'partner' }]],
  trick: { leader: 1, cards: ['Ft', '5u', 'At', '2t'], keys: { trump: 'cups' }, taker: 2 },
  scoring: {
    columns: ['bidders', 'others'],
    rows: [
      { label: 'exact', things: [{ bid: 6 }, { tricks: 6 }], points: [6, 0] },
      { label: 'over', things: [{ bid: 6 }, { tricks: 8 }], points: [8, 5] },
      { label: 'missed', things: [{ bid: 6 }, { tricks: 5 }], points: [0, 8] },
    ],
  },
  twist: [
    [
      { card: null },
      { card: null },
      { card: 'Fu', label: 'box' },
      { sign: '→' },
      { suit: 'cups', label: 'trump' },
      { words: 'or' },
    ],
  ],
};

export default howTo;
