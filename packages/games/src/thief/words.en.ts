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
  goalOpening: 'Trump: a long, high suit. Thieves: one with low cards.',
  goalsInPoints: {
    own: {
      under: 'Make exactly {bid} with tricks and thieves: you have {n}.',
      hit: 'You have your {bid}: no more tricks, no more thieves.',
      over: 'Past your {bid}: now everything counts, for everybody.',
    },
    others: {
      over: '{names} past {bid}: every trick and thief is a point for you.',
    },
  },
  goals: {
    own: { over: 'Past your {bid}: take tricks, and keep thieves.' },
    others: {
      over: '{names} past {bid}: take tricks, and keep thieves.',
      lost: '{names} missed {bid}: take tricks, and keep thieves.',
    },
  },
  sumWide: '{tricks} + {thieves} = {points}',
  hasWide: '{tricks} + {thieves}',
  hasLabel: '{name}: {tricks} and {thieves}',
  keys: 'Trump, thieves',
  keysCell: '{trump}, {thief}',
  boxes: 'Each box: tricks and thieves side by side, then points and total.',
  took: '{who} bid {bid} and had {tricks} and {thieves}.',
  whyPoints: {
    exact: '{who} had exactly the bid, so only {who} scored: {points}.',
    over: '{who} had more than the bid, so everybody scored tricks and thieves.',
    missed: '{who} had fewer than the bid, so everybody else scored tricks and thieves.',
  },
  whyTricks: {
    exact: '{who} took exactly the bid, so nobody else scored tricks; thieves always score.',
    over: '{who} took more than the bid, so everybody scored tricks and thieves.',
    missed: '{who} took fewer than the bid, so everybody else scored tricks; thieves always score.',
  },
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
  goal: 'Say how many points you will have, then get exactly that many. Every trick is a point, and so is every thief that slips home to you.',
  hand: 'A hand is 13 tricks. If the bidder has exactly the bid, only the bidder scores. More: everybody scores. Fewer: everybody but the bidder.',
  game: 'Hands go on until somebody has 40 points. Then the highest score wins the game.',
  away: 'You have one card too many. Put away the Tar of locks, your only lock: without locks you can trump them, or play a thief.',
  bidding:
    'Everybody speaks once: bid higher than those before, or pass. Two aces, three Knights, and thieves come on top: bid 7 points.',
  opening:
    'Your bid is the highest. Lead a card, and say whether its suit is trump or the thieves. You have four cups: lead the Knight of cups as trump.',
  settled:
    '{thief} are the thieves now: the first card out of suit settles it. From now on the lowest thief in a trick slips home to its player as a point.',
  home: 'There goes a thief. The {card} took nothing, but it slipped home: a point for {name}, whoever has the trick.',
  led: 'If thieves are led, they take the trick as any suit would; the lowest of them still slips home.',
  later: 'You have {tricks}, and kept {thieves}. Exactly the bid is best for the bidder: then nobody else scores.',
  exact: 'Exactly the bid: only {name} scored.',
  over: 'More than the bid: everybody scores tricks and thieves.',
  under: 'Fewer than the bid: everybody but the bidder scores tricks and thieves.',
  thieves: thievesLesson,
} as const;

export const home = {
  sentence: 'The lowest card of a thievish suit slips home again, as a point.',
  minutes: '30–45',
  kinds: ['bidding'],
  level: 'medium',
  cards: ['2a', '3a', 'Kc'],
} as const;

export const options = {
  bidIn: { name: 'Bids count', values: { points: 'Tricks and thieves', tricks: 'Tricks only' } },
} as const;

export const presets = { tricks: 'Bids in tricks' } as const;

export const howTo = {
  goal: 'Every trick is a point, and so is every thief you keep. Whoever bids most has to make exactly the bid.',
  win: 'First to {target} points wins (with {players} players).',
  trick:
    'The 5 is the highest anchor and takes the trick. Crowns are thieves: the lowest of them, your 2, comes back to you as a point.',
  twist:
    'The bidder leads and says whether that suit is trump or thieves. The first card that is neither that suit nor the led one makes its suit the other.',
  more: 'Follow suit if you can; if not, play any card. First of all, all but the dealer put one card away.',
  labels: {
    tricks: 'tricks',
    thieves: 'thieves',
    thief: 'Thieves',
    kept: '+1 for you',
    exact: 'Exactly: only the bidder scores',
    over: 'More: everybody scores',
    missed: 'Fewer: everybody but the bidder',
    bidder: 'Bidder',
    others: 'The others',
    lead: '“trump!”',
    makes: 'thieves!',
    lowest: 'lowest: +1',
  },
} as const;
