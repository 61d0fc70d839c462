/** How Whist is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ tricks: 6, label: 'six' }, { sign: '+' }, { tricks: 2, label: 'more' }]],
  trick: { leader: 1, cards: ['Ks', '6s', 'As', '4h'], keys: { trump: 'hearts' }, taker: 0 },
  scoring: {
    columns: ['you'],
    rows: [
      { label: 'eight', things: [{ tricks: 8 }], points: [2] },
      { label: 'all', things: [{ tricks: 13 }], points: [7] },
    ],
  },
  twist: [[{ card: 'Qh', label: 'card' }, { sign: '→' }, { suit: 'hearts', label: 'trump' }]],
};

export default howTo;
