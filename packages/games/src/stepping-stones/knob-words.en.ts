/** The words of the knobs of Stepping Stones, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';
import { table } from './words.en.ts';

const LATE = {
  contracts: { 'win-last-6': 'Win Late Tricks (No Trump)' },
  cards: { 'win-last-6': ['Win Late', 'No Trump'] },
  heads: { 'win-last-6': ['Win', 'late'] },
} as const;

const PRIZES = {
  prizes:
    'Once all three have played a contract: {knob.beatPoints} points for each player beaten, half for a tie, and {knob.rowPoints} for everybody.',
  explain:
    'Your tricks go into the box. Once all three have played it: {knob.beatPoints} points for each player beaten, and {knob.rowPoints} for everybody.',
  why: {
    full: 'All three have played this contract: {knob.beatPoints} points for each player beaten, and {knob.rowPoints} for everybody.',
  },
} as const;

export const knobs = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  lateFrom: { name: 'First late trick', text: 'In “Win Last 6” the tricks from number {value} on count.' },
  beatPoints: {
    name: 'Points for a player beaten',
    text: 'In a full row each player beaten brings {value}, a tie half as much.',
  },
  rowPoints: { name: 'Points for everybody in a row', text: 'A full row gives everybody {value} besides.' },
  redoTokens: { name: 'Redo tokens', text: 'With redo tokens each player starts with {value}.' },
} as const;

export const turned = {
  handSize: LATE,
  lateFrom: {
    ...LATE,
    goals: {
      late: 'Tricks before number {knob.lateFrom} do not count: save your strong cards.',
      stopLate: 'Tricks before number {knob.lateFrom} do not count: save cards to stop {name}.',
    },
  },
  beatPoints: PRIZES,
  rowPoints: PRIZES,
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  ...table.contracts,
} as const;
