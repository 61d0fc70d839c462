/** How Euchre is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ suit: 'spades', label: 'trump' }, { sign: '→' }, { tricks: 3, label: 'three' }]],
  trick: {
    leader: 1,
    cards: ['Ad', 'Jd', '9d', 'Kd'],
    keys: { trump: 'hearts' },
    taker: 2,
    tags: { Jd: 'left' },
  },
  scoring: {
    columns: ['makers', 'others'],
    rows: [
      { label: 'made', things: [{ tricks: 3 }], points: [1, 0] },
      { label: 'march', things: [{ tricks: 5 }], points: [2, 0] },
      { label: 'lone', things: [{ tricks: 5 }], points: [4, 0] },
      { label: 'euchred', things: [{ tricks: 2 }], points: [0, 2] },
    ],
  },
  twist: [
    [
      { card: 'Js', label: 'right' },
      { card: 'Jc', label: 'left' },
      { fan: ['As', 'Ks', 'Qs', '10s', '9s'], label: 'rest' },
    ],
  ],
};

export default howTo;
