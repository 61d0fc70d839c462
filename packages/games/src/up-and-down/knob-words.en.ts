/** The words of the knobs of Up and Down, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  lowestLetter: { name: 'Lowest card of the high half', text: 'Cards from {value} up belong to the high half.' },
  bet: {
    name: 'Coins that a hand brings',
    text: 'Each opponent pays or gets {value} coins: half as much again for each of a leading pair, three times as much from a leader who loses.',
  },
  takeBackCoins: { name: 'Price of taking back', text: 'Whoever takes back pays {value} to each of the others.' },
  lowestBid: knobWords.lowestBid,
} as const;

export const turned = {
  mustFollow: {
    trumpMore:
      'In each half of a trick the highest trump there takes it: a high trump does nothing in the low half. Nobody has to follow suit.',
  },
  bet: {
    leadNote: 'Its suit is trump. What each opponent pays or gets is {knob.bet} coins.',
    why: {
      made: '{team} took more than half, so the others paid {knob.bet} coins each, which the two shared.',
      missed: '{team} had to take more than half, so the leader paid each of the others {knob.bet} coins.',
      madeAlone: '{team} took more than half alone, and got {knob.bet} coins from each of the others.',
      missedAlone: '{team} had to take more than half alone, and paid {knob.bet} coins to each of the others.',
    },
  },
  takeBackCoins: {
    acts: { takeBack: 'Throw the hand in (pay {knob.takeBackCoins} to each)' },
    takeBackNote: 'Coins for each of the others: {knob.takeBackCoins}.',
    whyTookBack: 'Throwing the hand in costs the dealer {knob.takeBackCoins} for each of the others.',
  },
} as const;
