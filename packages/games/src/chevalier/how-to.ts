/** How Chevalier is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ tricks: 3, label: 'clean' }, { sign: '+' }, { card: '7t', label: 'poisoned' }, { sign: '=' }, { bid: 3 }]],
  trick: {
    leader: 1,
    cards: ['Ku', '3u', '7u', 'Au'],
    keys: { trump: 'none' },
    taker: 0,
    tells: { poisoned: true },
    tags: { '7u': 'poison' },
  },
  scoring: {
    columns: ['bidders', 'others'],
    rows: [
      { label: 'made', things: [{ bid: 4 }, { tricks: 4 }], points: [4, 3] },
      { label: 'missed', things: [{ bid: 5 }, { tricks: 3 }], points: [0, 9] },
      { label: 'swept', things: [{ bid: 7 }, { tricks: 3 }, { fan: ['7a', '7c', '7u'] }], points: [9, 4] },
    ],
  },
  twist: [[{ fan: ['7a', '7c', '7u', '7l', '7t'], label: 'sweep' }, { sign: '→' }, { words: 'double' }]],
};

export default howTo;
