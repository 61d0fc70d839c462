/** The words of the knobs of Chevalier, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  lowestRank: knobWords.lowestRank,
  firstLead: knobWords.firstLead,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  biddersSweep: {
    name: 'Sweep by the bidders',
    text: 'After a sweep by the bidding side, each of its poisoned tricks is worth {value}.',
  },
  othersSweep: {
    name: 'Sweep by the others',
    text: 'After a sweep by the other side, each of its poisoned tricks is worth {value}.',
  },
  bidsLost: { name: 'Penalty for a missed bid', text: 'A missed bid costs the bidders {value} times the bid.' },
  bumpFactor: { name: 'Bump for a missed bid', text: 'A missed bid brings the others {value} times the bid.' },
} as const;

export const turned = {
  bidsLost: { whyMissed: '{team} missed the bid and lost {lost}; {others} scored their points and {bump} more.' },
} as const;
