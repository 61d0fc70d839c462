/** How Skat is played, drawn. */
import type { HowTo } from '@followsuit/present';
import type { howTo as english } from './words.en.ts';

const howTo: HowTo<keyof typeof english.labels> = {
  goal: [
    [
      { suit: 'clubs', label: 'trump' },
      { sign: '+' },
      { card: null, label: 'skat' },
      { sign: '→' },
      { bid: 61, label: 'needed' },
    ],
  ],
  trick: {
    leader: 1,
    cards: ['Jd', '7d', 'Js'],
    keys: { trump: 'hearts' },
    taker: 0,
  },
  scoring: {
    totals: true,
    columns: ['value'],
    rows: [
      { label: 'clubsOne', points: [24] },
      { label: 'clubsTwo', points: [48] },
      { label: 'heartsThree', points: [50] },
      { label: 'grandFour', points: [168] },
    ],
  },
  twist: [
    [
      { fan: ['Jc', 'Js', 'Jh', 'Jd'], label: 'jacks' },
      { fan: ['Ah', '10h', 'Kh', 'Qh', '9h', '8h', '7h'], label: 'rest' },
    ],
  ],
};

export default howTo;
