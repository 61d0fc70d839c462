/** The words of the knobs of Ducks and Geese, cutthroat, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  keptDeuce: {
    name: 'Deuce of the led suit',
    text: { on: 'Whoever plays the deuce of the led suit keeps it.', off: 'A deuce always goes with its trick.' },
    values: { on: 'is kept', off: 'goes with its trick' },
  },
  bidsLost: { name: 'Penalty for a missed bid', text: 'A missed bid loses {value} times the bid.' },
} as const;

export const turned = {
  keptDeuce: {
    forget: 'Tricks count for the bidder only. {made} Deuces go with their tricks. {n} cards are not in play.',
  },
  bidsLost: {
    explain:
      'Say how many points you alone will make: your tricks and your birds. {made} Miss it, and you lose {knob.bidsLost} times the bid.',
    missed: '{who} missed the bid and lost {knob.bidsLost} times as much, and the others scored their birds.',
  },
} as const;
