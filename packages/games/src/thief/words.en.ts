/** The words of Thief, in English. */
import { thieves, thievesLesson } from '../parts/thieves-words.en.ts';

export const table = {
  thieves,
  asTrump: 'Lead the {card} as trump',
  asThief: 'Lead the {card} as thieves',
  openingWaiting: 'Waiting for {names} to open.',
  explainPoints:
    'Say how many points you will have: every trick and every thief you keep is one. Exactly: only you score. More: everybody. Fewer: all but you.',
  explainTricks:
    'Say how many tricks you will take. Thieves do not count for the bid; everybody always scores those they keep.',
  opening: 'You lead: choose a card, then say whether its suit is trump or the thieves.',
  declaring: 'Trump or thieves',
  as: { trump: 'As trump', thief: 'As thieves' },
  chooseAs: 'Choose trump or thieves',
  trumpMore:
    'The first card is declared trump or thieves; the first card that is neither of the led suit nor of the known key suit settles the other.',
  bidMore: 'Exactly the bid shuts everybody else out.',
  tricksMore: 'With exactly the bid nobody else scores tricks. Thieves score whatever becomes of it.',
  sum: '{tricks}+{kept}☻ = {points}',
  sumWide: '{tricks} + {thieves} = {points}',
  has: '+{kept}☻',
  hasWide: '{tricks} + {thieves}',
  hasLabel: '{name}: {tricks} and {thieves}',
  keys: 'Trump, thieves',
  keysCell: '{trump}, {thief}',
  boxes: 'Each box: tricks and thieves side by side, then points and total.',
  took: '{who} bid {bid} and had {tricks} and {thieves}.',
  points: {
    exact: 'exactly {bid}: points for {who} alone',
    over: 'More: everybody scores tricks and thieves',
    missed: 'fewer: nothing for {who}, everybody else scores tricks and thieves',
  },
  tricks: {
    exact: 'exactly {bid} tricks: tricks score for {who} alone; thieves score for all',
    over: 'More: everybody scores tricks and thieves',
    missed: 'fewer: everybody but {who} scores tricks; thieves score for all',
  },
} as const;

export const lesson = {
  away: 'You have one card too many: put one away, best a low one of a short suit, such as the Four of cups.',
  bidding:
    'Bid how many points you will take. Every trick is a point, and so is every thief that comes back to you. With five anchors and their ace, 7 is a fair bid.',
  opening:
    'You won the auction: lead a card, and say whether its suit is trump or the thieves. Your anchors are long and high: make them trump.',
  settled:
    'Both are settled now: {trump} are trump, {thief} are thieves. The second came about by the first card played out of suit. On another suit a thief takes no trick, but the lowest thief in a trick goes back to its player as a point.',
  later:
    'You have {tricks}, and kept {thieves}. As in Coralon, exactly the bid is best for the bidder: then nobody else scores.',
  exact: 'Exactly the bid: only {name} scored.',
  over: 'More than the bid: everybody scores tricks and thieves.',
  under: 'Fewer than the bid: everybody but the bidder scores tricks and thieves.',
  thieves: thievesLesson,
} as const;

export const home = {
  sentence: 'Somewhere in the hand a suit turns thievish: its lowest card slips home again, as a point.',
  minutes: '30–45',
  cards: ['2a', '3a', 'Kc'],
} as const;

export const options = {
  bidIn: { name: 'Bids count', values: { points: 'Tricks and thieves', tricks: 'Tricks only' } },
} as const;

export const presets = { tricks: 'Bids in tricks' } as const;
