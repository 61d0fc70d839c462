/** How Ducks and Geese is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ fan: ['2a', '2c', '2u', '2l', '2t'] }, { picture: 'duck', label: 'duck' }],
    [{ fan: ['Fa', 'Fc', 'Fu', 'Fl', 'Ft'] }, { picture: 'goose', label: 'goose' }],
  ],
  trick: {
    leader: 2,
    cards: ['Al', '2l', 'Fl', '5l'],
    keys: { trump: 'none' },
    taker: 2,
    tags: { '2l': 'plus', Fl: 'plus' },
  },
  scoring: {
    columns: ['bidders', 'others'],
    rows: [
      { label: 'made', things: [{ bid: 5 }, { tricks: 4 }, { fan: ['2a', '2c', 'Fl'] }], points: [5, 2] },
      { label: 'missed', things: [{ bid: 5 }, { tricks: 2 }, { fan: ['2a', 'Fl'] }], points: [0, 8] },
    ],
  },
  twist: [[{ card: 'Kl', label: 'open' }, { sign: '→' }, { suit: 'locks', label: 'trump' }, { words: 'or' }]],
};

export default howTo;
