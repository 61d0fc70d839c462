/** How Coralon is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [[{ bid: 4 }, { sign: '=' }, { tricks: 4, label: 'tricks' }]],
  trick: { leader: 1, cards: ['Kc', '3c', 'Ac', '2l'], keys: { trump: 'locks' }, taker: 0 },
  scoring: {
    columns: ['bidder', 'others'],
    rows: [
      { label: 'exact', things: [{ bid: 4 }, { tricks: 4 }], points: [4, [0, 0, 0]] },
      { label: 'over', things: [{ bid: 4 }, { tricks: 6 }], points: [6, [5, 2, 0]] },
      { label: 'missed', things: [{ bid: 4 }, { tricks: 3 }], points: [0, [5, 3, 2]] },
    ],
  },
  twist: [[{ card: 'Al', label: 'first' }, { sign: '→' }, { suit: 'locks', label: 'trump' }]],
};

export default howTo;
