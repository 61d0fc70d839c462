/** How Stepping Stones is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ words: 'pick' }, { words: 'none' }],
    [{ words: 'last' }, { words: 'lose' }],
  ],
  trick: { leader: 1, cards: ['7h', '5h', '8c'], keys: { trump: 'clubs', high: 9 }, signs: ['nines'], taker: 0 },
  scoring: {
    columns: ['you', 'ana', 'bo'],
    rows: [
      { label: 'pick', took: [6, 4, 8], points: [1, -1, 3] },
      { label: 'none', took: [2, 7, 6], points: [-1, 3, 1] },
      { label: 'last', took: [3, 3, 0], points: [2, 2, -1] },
      { label: 'lose', took: [1, 5, 5], points: [3, 0, 0] },
    ],
  },
  twist: [
    {
      trick: {
        leader: 1,
        cards: ['9d', '4d', '3d'],
        keys: { trump: 'none', high: 1 },
        signs: ['high'],
        taker: 0,
        tags: { '3d': 'low' },
      },
    },
  ],
  ranks: 'either',
};

export default howTo;
