/** How Speed Run is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ bid: 0 }, { bid: 1 }, { bid: 4 }, { bid: 5 }, { bid: 7 }],
    [{ words: 'pass' }, { words: 'redo' }],
  ],
  trick: { leader: 1, cards: ['9c', '10c', '1c'], keys: { trump: 'none', high: 1 }, signs: ['high'], taker: 0 },
  scoring: {
    columns: ['points'],
    rows: [
      { label: 'exact', things: [{ bid: 4 }, { tricks: 4 }], points: [-2] },
      { label: 'one', things: [{ bid: 1 }, { tricks: 2 }], points: [1] },
      { label: 'three', things: [{ bid: 7 }, { tricks: 4 }], points: [3] },
    ],
  },
  twist: [
    [{ steps: [1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10], label: 'slalom' }],
    [{ steps: [10, 10, 10, 10, 1, 1, 1, 1, 10, 10, 10, 10], label: 'bell' }],
  ],
  ranks: 'either',
};

export default howTo;
