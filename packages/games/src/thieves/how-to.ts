/** How Thieves is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ bid: 6 }, { sign: '=' }, { tricks: 6, label: 'tricks' }, { sign: '+' }, { fan: ['2t', '5t'], label: 'more' }],
  ],
  trick: {
    leader: 0,
    cards: ['Kt', '2u', 'Tt', 'At'],
    keys: { trump: 'cups', thief: 'trees' },
    taker: 1,
    tells: { kept: 'Tt', keeper: 2 },
    tags: { Tt: 'kept' },
  },
  scoring: {
    columns: ['bidders', 'others'],
    rows: [
      { label: 'exact', things: [{ bid: 6 }, { tricks: 6 }, { fan: ['2t', '5t'] }], points: [8, 3] },
      { label: 'over', things: [{ bid: 6 }, { tricks: 8 }, { fan: ['2t'] }], points: [9, 9] },
      { label: 'missed', things: [{ bid: 6 }, { tricks: 5 }, { fan: ['2t', '3t', '4t', '6t'] }], points: [4, 8] },
    ],
  },
  twist: [
    {
      trick: {
        leader: 3,
        cards: ['5a', '2u', 'Ka', '6t'],
        keys: { trump: 'cups' },
        taker: 0,
        tells: { thief: 'trees', kept: '6t', keeper: 2 },
        tags: { '6t': 'makes' },
      },
    },
  ],
};

export default howTo;
