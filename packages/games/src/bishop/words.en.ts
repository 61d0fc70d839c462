/** The words of Bishop, in English. */
import { pointCards } from '../parts/point-cards-words.en.ts';

export const table = {
  pointCards,
  explain: 'Ten of these cards will count a point each. If you win, you name trump and which ten.',
  biddersMore: '{names} against the rest. What they score is the bid, not their points.',
  made: '{team} took {points} on a bid of {bid}.',
  missed: '{team} took {points} on a bid of {bid}, and the rest is out of reach.',
  madeShort: 'Made: {points} on a bid of {bid}.',
  missedShort: 'Missed: {points} on a bid of {bid}, and the rest is out of reach.',
  why: {
    made: 'The bid was made, so {team} scored the bid each, no more.',
    missed: 'The bid was missed, so each of the others scored it: {bid}.',
    madeAlone: '{team} made the bid without a partner, and scored it.',
    missedAlone: '{team} had no partner and missed the bid, so each of the others scored it: {bid}.',
  },
  forgetHolder: 'The partner leads, not the bidder.',
  forgetJasper: 'What the partner took before being known counts, too.',
  forget: 'The score is the bid, not the points; tricks and the other block are worth nothing.',
} as const;

export const lesson = {
  goal: 'Ten cards will be worth a point each. The highest bidder and a partner try to take as many of them as the bid says. Tricks themselves are worth nothing.',
  hand: 'The hand stops as soon as the bid is made, or cannot be made any more. If it is made, bidder and partner score the bid; if not, each of the others.',
  game: 'Everybody has their own score; partners change with every hand. The first to 21 wins.',
  auction:
    'Bid how many of the ten points you will take with a partner you do not know yet. It goes round until all but one have passed. Four trees with the ace: bid 6.',
  set: 'Name trump, and what counts: “knights” for Knights and Tars, “bishops” for Bishops and Farmers. You hold two Bishops and a Farmer: trees, and bishops.',
  alone: 'Nobody else holds a trump: you play alone.',
  yourPartner:
    '{name} is your partner: the holder of the lowest trump that you do not have, who must lead it. You two play against the other three.',
  youArePartner:
    '{name} is the bidder, and you are the partner: you hold the lowest trump that is not the bidder’s, and must lead it.',
  bidderIs: '{name} is the bidder. Whoever else holds the lowest trump is the partner, and had to lead it.',
  points:
    'The highest trump took it, or else the highest card of the led suit. A counting card was in it: a point for the taker’s side.',
  later:
    'Give counting cards to your partner’s tricks, and low cards to the others’. The hand stops as soon as the bid is made, or can no longer be made.',
  made: 'The bid was made: bidder and partner score the bid each, the others nothing.',
  missed: 'The bid was missed: every one of the others scores the bid.',
  noPartner: 'If nobody else holds a trump, the bidder plays alone against all others.',
} as const;

export const home = {
  sentence: 'Bid first; the lowest trump shows who your partner is.',
  minutes: '30–45',
  kinds: ['hidden partner'],
  level: 'medium',
  cards: ['Ba', 'Bu', 'Fl'],
} as const;

export const options = {
  partner: {
    name: 'Who is the partner?',
    values: { holder: 'Holder of the lowest trump', 'jasper-city': 'Jasper City' },
  },
} as const;

export const presets = { jasper: 'Jasper City' } as const;

export const howTo = {
  goal: 'Tricks are worth nothing; ten cards are worth a point each. Bid how many of them you and a partner will take. The highest bidder names trump, and which ten count.',
  win: 'First to {target} points wins (with {players} players). Everyone keeps their own score.',
  trick:
    'Cups are led, and you have none. Trees are trump: your 2 takes it, and with it two points, if Bishops and Farmers count.',
  scoring: 'The hand stops as soon as the bid is made, or out of reach.',
  twist:
    'Nobody picks the partner: it is whoever else holds the lowest trump, and must lead it. The two play against the rest.',
  more: 'Bidding goes round until all but one have passed. Follow suit if you can; if not, play any card.',
  labels: {
    knights: '“knights”: Knights and Tars',
    bishops: '“bishops”: Bishops and Farmers',
    plus: '+1',
    made: 'Made',
    missed: 'Missed',
    bidder: 'Bidder',
    partner: 'Partner',
    others: 'Each other',
    holds: 'the bidder holds',
    leads: 'partner, leads it',
  },
} as const;
