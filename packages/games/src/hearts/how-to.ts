/** How Hearts is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [
      { fan: ['2h', '9h', 'Ah'], label: 'heart' },
      { card: 'Qs', label: 'queen' },
    ],
  ],
  trick: { leader: 1, cards: ['9d', 'Ad', 'Qs', '4d'], taker: 2 },
  scoring: {
    columns: ['you', 'others'],
    rows: [
      { label: 'some', points: [0, [5, 21]] },
      { label: 'moon', points: [0, [26, 26]] },
    ],
  },
  twist: [[{ fan: ['Ks', 'Ah', 'Kh'] }, { sign: '→' }, { words: 'pass' }]],
};

export default howTo;
