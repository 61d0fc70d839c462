/** The words of the knobs of Speed Run, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';
import { table } from './words.en.ts';

const SHOWN = { revealing: 'Shown: times {knob.revealFactor}, for better or worse.' } as const;

export const knobs = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  perfectPoints: { name: 'Points for a perfect hit', text: 'A contract hit exactly scores {value}.' },
  offPoints: { name: 'Points for each trick off', text: 'Each trick off the contract costs {value}.' },
  revealFactor: { name: 'Factor for revealing', text: 'A revealed contract counts {value} times.' },
  passes: { name: 'Pass cards', text: 'Each player has {value} of the Pass cards.' },
} as const;

export const turned = {
  perfectPoints: { goals: SHOWN },
  offPoints: { goals: SHOWN },
  revealFactor: {
    double: '{contract} ×{knob.revealFactor}',
    why: {
      doubled:
        'Each trick off the contract costs {knob.offPoints}, exactly right is {knob.perfectPoints}, and what was revealed counts {knob.revealFactor} times.',
    },
    reveal: 'Reveal your contract for {knob.revealFactor} times the points, or keep it hidden?',
    goals: SHOWN,
    revealNote: 'It scores {knob.revealFactor} times, for better or worse.',
  },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  ...table.contracts,
  ...table.modes,
  ranking: 'ranking',
  choose: 'choose',
  reveal: 'reveal the contract',
  conceal: 'keep it hidden',
} as const;
