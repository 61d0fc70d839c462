/** How Thief is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [{ bid: 5 }, { sign: '=' }, { tricks: 3, label: 'tricks' }, { sign: '+' }, { fan: ['2c', '4c'], label: 'thieves' }],
  ],
  trick: {
    leader: 3,
    cards: ['3a', '2c', '7c', '5a'],
    keys: { trump: 'locks', thief: 'crowns' },
    taker: 2,
    tells: { kept: '2c', keeper: 0 },
    tags: { '2c': 'kept' },
  },
  scoring: {
    columns: ['bidder', 'others'],
    rows: [
      { label: 'exact', things: [{ bid: 5 }, { tricks: 3 }, { fan: ['2c', '4c'] }], points: [5, [0, 0, 0]] },
      { label: 'over', things: [{ bid: 5 }, { tricks: 4 }, { fan: ['2c', '4c'] }], points: [6, [5, 5, 3]] },
      { label: 'missed', things: [{ bid: 5 }, { tricks: 4 }], points: [0, [7, 5, 3]] },
    ],
  },
  twist: [
    {
      trick: {
        leader: 1,
        cards: ['Kl', '4l', '5c', '3c'],
        keys: { trump: 'locks' },
        taker: 1,
        tells: { thief: 'crowns', kept: '3c', keeper: 0 },
        tags: { Kl: 'lead', '5c': 'makes', '3c': 'lowest' },
      },
    },
  ],
};

export default howTo;
