/** The words of the knobs of Skat, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  needed: { name: 'Card points to win', text: 'With a suit or grand the declarer needs {value} card points.' },
  schneider: { name: 'Schneider', text: 'A side with {value} card points or fewer is schneider.' },
  lostFactor: { name: 'Factor of lost games', text: 'A lost game costs {value} times its value.' },
  wonBonus: { name: 'Bonus for a won game', text: 'With Seeger’s scores a game won brings {value} more.' },
  lostPenalty: { name: 'Penalty for a lost game', text: 'With Seeger’s scores a game lost costs {value} more.' },
  rivalsBonus: {
    name: 'Bonus for the others',
    text: 'With Seeger’s scores a game lost brings each of the others {value}.',
  },
  mustFollow: knobWords.mustFollow,
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  grand: 'Grand',
  null: 'Null',
  schneider: 'schneider',
  schwarz: 'schwarz',
  ouvert: 'ouvert',
  take: 'take the skat',
} as const;
