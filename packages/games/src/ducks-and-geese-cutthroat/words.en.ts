/** The words of Ducks and Geese, cutthroat, in English. */
import { birds } from '../parts/birds-words.en.ts';

export const table = {
  birds,
  explain:
    'Say how many points you alone will make: your tricks and your birds. {made} Miss it, and you lose the bid from your score.',
  explainExact: 'Hit it exactly and nobody else scores; make more and all of it counts.',
  explainCapped: 'Make it and you score the bid, no more.',
  bidMore: 'Tricks and birds of the bidder. The others score their birds{unless}.',
  unlessMade: ', but nothing if this blind bid is made',
  unlessExact: ', but nothing if the bid is hit exactly',
  safe: 'duck, safe now: you keep it, whoever takes the trick',
  took: '{who} bid {bid} and had {tricks} and {birds}: {outcome}',
  made: 'made. The others score their birds.',
  madeAlone: 'made, and nobody else scores.',
  missed: 'missed, so the bid is lost from the score. The others score their birds.',
  ceiling: 'A bid that is made scores the bid and no more.',
  exact: 'Exactly the bid leaves everyone else with nothing.',
  forget:
    'Tricks count for the bidder only. {made} Your own 2 is safe when you lead it or follow suit with it, not when you trump with it. {n} cards are not in play.',
} as const;
