/** How Up and Down is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [
      { fan: ['Al', 'Kl', 'Bl', 'Fl', 'Tl'], label: 'letters' },
      { fan: ['7l', '6l', '5l', '4l', '3l', '2l'], label: 'numbers' },
    ],
  ],
  trick: {
    leader: 1,
    cards: ['Kc', '3c', 'Tl', '7c', '2l'],
    keys: { trump: 'locks' },
    taker: 3,
    tells: { low: 0 },
    tags: { Tl: 'high', '2l': 'low' },
  },
  scoring: {
    columns: ['leader', 'partner', 'others'],
    rows: [
      { label: 'won', points: [3, 3, -2] },
      { label: 'lost', points: [-6, 0, 2] },
      { label: 'red', points: [8, null, -2] },
      { label: 'redLost', points: [-8, null, 2] },
    ],
  },
  twist: [
    {
      trick: {
        leader: 2,
        cards: ['Al', '3l', 'Kl', '7l', '5l'],
        keys: { trump: 'locks' },
        before: { bidder: 2 },
        taker: 2,
        tells: { low: 0 },
        after: { partner: 0 },
        tags: { Al: 'leads', '7l': 'joins' },
      },
    },
  ],
};

export default howTo;
