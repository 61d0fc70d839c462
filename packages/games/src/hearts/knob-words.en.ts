/** The words of the knobs of Hearts, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  heartPoints: { name: 'Points of a heart', text: 'Each heart taken counts {value}.' },
  queenPoints: { name: 'Points of the queen', text: 'The queen of spades counts {value}.' },
  jackPoints: { name: 'What the jack takes off', text: 'The jack of diamonds, where it counts, takes off {value}.' },
  moonPoints: { name: 'Points for the moon', text: 'Shooting the moon is worth {value}.' },
  passCount: { name: 'Cards passed', text: 'Before the play everybody passes on {value}.' },
  mustFollow: knobWords.mustFollow,
} as const;

export const turned = {
  heartPoints: {
    heartMark: 'heart: {knob.heartPoints} points',
    whys: {
      usual: 'Each heart costs {knob.heartPoints} points, and the queen of spades {knob.queenPoints}.',
      jack: 'Each heart costs {knob.heartPoints} points, the queen of spades {knob.queenPoints}, and the jack of diamonds takes off {knob.jackPoints}.',
    },
  },
  passCount: { passPrompt: 'Choose what {name} gets. Cards: {knob.passCount}.' },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  pass: 'pass cards',
} as const;
