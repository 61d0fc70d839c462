/** How Ducks and Geese, cutthroat is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ fan: ['2a', '2c', '2u', '2l', '2t'] }, { picture: 'duck', label: 'duck' }],
    [{ fan: ['Fa', 'Fc', 'Fu', 'Fl', 'Ft'] }, { picture: 'goose', label: 'goose' }],
  ],
  trick: {
    leader: 3,
    cards: ['Ac', '2c', '5c', '3c'],
    keys: { trump: 'locks' },
    taker: 3,
    tells: { kept: ['2c'] },
    tags: { '2c': 'kept' },
  },
  scoring: {
    columns: ['bidder', 'others'],
    rows: [
      {
        label: 'exact',
        things: [{ bid: 7 }, { tricks: 3 }, { fan: ['2a', '2c', 'Fl', 'Ft'] }],
        points: [7, [0, 0, 0]],
      },
      { label: 'over', things: [{ bid: 5 }, { tricks: 3 }, { fan: ['2a', '2c', 'Fl', 'Ft'] }], points: [7, [2, 1, 1]] },
      {
        label: 'missed',
        things: [{ bid: 8 }, { tricks: 3 }, { fan: ['2a', '2c', 'Fl', 'Ft'] }],
        points: [-8, [2, 1, 1]],
      },
    ],
  },
  twist: [
    {
      trick: {
        leader: 3,
        cards: ['Ac', '2t', '5c', '3c'],
        keys: { trump: 'locks' },
        taker: 3,
        tells: { kept: [] },
        tags: { '2t': 'gone' },
      },
    },
  ],
};

export default howTo;
