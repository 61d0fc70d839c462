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

export const lesson = {
  bidding:
    'Everyone plays alone, with eight cards. Deuces (ducks) and Farmers (geese) are a point each for everybody; tricks are a point each for the highest bidder only. You have two ducks of your own and four locks: try 6.',
  youLead:
    'You won the auction: the suit of your first card is trump. Locks are your long suit; the Knight of locks is a good beginning.',
  otherLeads: '{name} won the auction; the suit of the first card, {trump}, is trump.',
  ownDuck:
    'Your own duck is safe when you lead it, or follow suit with it: you keep it, whoever takes the trick. Thrown on another suit it goes with the trick.',
  later:
    'You have {tricks}. A bidder who hits the bid exactly scores alone, so stop there if you can; one who misses loses the bid from the score.',
  exact: 'The bid was hit exactly: the bidder scores it, and nobody else scores.',
  over: 'The bid was made with points to spare: the bidder scores all of them, and the others their birds.',
  missedOwn: 'The bid was missed, and it is lost from your score. The others score their birds.',
  missed: 'The bid was missed, and it is lost from the bidder’s score. The others score their birds.',
} as const;

export const home = {
  sentence: 'Ducks and Geese with everyone for themselves, and a way to keep your own duck safe.',
  minutes: '30–45',
  cards: ['2l', '2c', 'Fa'],
} as const;

export const options = {
  scoring: { values: { capped: 'The bid only', coralon: 'As in Coralon' } },
} as const;

export const presets = { blind: 'Blind bids', capped: 'The bid only' } as const;
