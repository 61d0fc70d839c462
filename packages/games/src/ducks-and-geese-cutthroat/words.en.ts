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
  goalBidding: 'Hit your bid exactly, and only you score.',
  goalCapped: 'Make your bid: more than it scores nothing.',
  goals: {
    own: {
      under: 'Make exactly {bid} with tricks and birds: you have {n}.',
      hit: 'You have exactly {bid}: lose the rest.',
      over: 'Past your {bid}: every trick and bird still counts.',
    },
    others: {
      under: 'Take birds, and keep {names} off exactly {bid}.',
      hit: '{names} at exactly {bid}: give away one more point.',
      over: '{names} past {bid}: only birds count for you.',
    },
  },
  goalsCapped: {
    own: {
      under: 'Make {bid} with tricks and birds: you have {n}.',
      hit: 'You have your {bid}: now keep birds from the others.',
      over: 'You have your {bid}: now keep birds from the others.',
    },
    others: {
      under: 'Take birds, and keep {names} under {bid}.',
      hit: '{names} made {bid}: only birds count for you.',
      over: '{names} made {bid}: only birds count for you.',
    },
  },
  safe: 'duck, safe now: you keep it, whoever takes the trick',
  took: '{who} bid {bid} and had {tricks} and {birds}.',
  made: '{who} made more than the bid and scored all of it, and the others scored their birds.',
  madeExactly: '{who} hit the bid exactly, so only {who} scored: {points}.',
  madeBlind: '{who} made a blind bid, so only {who} scored: {points}.',
  madeCapped: '{who} made the bid and scored it, no more, and the others scored their birds.',
  missed: '{who} missed the bid, so it was lost from the score, and the others scored their birds.',
  ceiling: 'A bid that is made scores the bid and no more.',
  exact: 'Exactly the bid leaves everyone else with nothing.',
  forget:
    'Tricks count for the bidder only. {made} Your own 2 is safe when you lead it or follow suit with it, not when you trump with it. {n} cards are not in play.',
} as const;

export const lesson = {
  goal: 'Everybody plays alone. Deuces are ducks, Farmers are geese: each is a point for whoever gets it. Tricks are points too, but only for the highest bidder.',
  hand: 'A hand is eight tricks. Exactly the bid: only the bidder scores. More: everybody scores. Fewer: the bidder loses the bid from the score.',
  game: 'Hands go on until somebody has 21 points. Then the highest score wins the game.',
  bidding:
    'Everybody speaks once: bid how many points you will make, tricks and birds together, or pass. Three cups with ace and Knight, and two more high cards: bid 7.',
  youLead:
    'Your bid is the highest. The suit of your first card is trump. Cups are your best suit: lead the Ace of cups.',
  otherLeads: '{name} won the auction; the suit of the first card, {trump}, is trump.',
  birds:
    'The taker of a trick gets the geese in it. A duck that was led, or followed suit, stays with its player. It is a point there.',
  ownDuck:
    'Lead your own duck, the Two of crowns: you keep it, whoever takes the trick. Thrown on another suit, it would go with the trick.',
  later:
    'You have {tricks}. Exactly the bid is best: the bidder scores alone. One who misses loses the bid from the score.',
  exact: 'The bid was hit exactly: the bidder scores it, and nobody else scores.',
  over: 'The bid was made with points to spare: the bidder scores all of them, and the others their birds.',
  missedOwn: 'The bid was missed, and it is lost from your score. The others score their birds.',
  missed: 'The bid was missed, and it is lost from the bidder’s score. The others score their birds.',
} as const;

export const home = {
  sentence: 'Each for themselves, with a way to keep your own duck safe.',
  minutes: '30–45',
  kinds: ['each alone'],
  level: 'hard',
  cards: ['2l', '2c', 'Fa'],
} as const;

export const options = {
  scoring: { values: { capped: 'The bid only', coralon: 'As in Coralon' } },
} as const;

export const presets = { blind: 'Blind bids', capped: 'The bid only' } as const;

export const howTo = {
  goal: 'Everyone plays alone. Deuces are ducks and Farmers are geese: a point each. For the highest bidder tricks count, too, and have to make the bid.',
  win: 'First to {target} points wins.',
  trick: 'The Ace takes the trick. But your 2 followed suit: you keep your own duck, whoever takes the trick.',
  twist: 'A duck is safe if you lead it or follow suit with it. Thrown on another suit, it goes to the taker.',
  more: 'The bidder leads, and the suit of that first card is trump. Follow suit if you can; if not, play any card.',
  labels: {
    duck: 'ducks',
    goose: 'geese',
    kept: 'stays yours',
    gone: 'gone',
    exact: 'Exactly: only the bidder scores',
    over: 'More: the bidder all, the others their birds',
    missed: 'Fewer: minus the bid; the others their birds',
    bidder: 'Bidder',
    others: 'The others',
  },
} as const;
