/** The words of Baronet, in English. */
import { pointCards } from '../parts/point-cards-words.en.ts';

export const table = {
  pointCards,
  explain: 'If you win, you name trump and which ten count. Your bid is what every opponent pays, or gets.',
  risk: '±{n}',
  riskMore: 'win {coins} or lose {n}',
  biddersMore:
    '{names} against the rest. The bid is the bet: every opponent pays it, or gets it; two thirds of that are the bidder’s, one third the partner’s.',
  pot: 'Pot',
  potMore:
    'Bid made: each of the others pays {bid}; the bidder gets {bidder}, the partner {partner}. Missed: the two pay the same.',
  potAlone:
    'Bid made: the bidder gets {bid} from each of the others, {bidder} in all. Missed: the bidder pays the same.',
  sum: '{name} {coins}',
  madeShort: 'Made: {points} on a bid of {bid}.',
  missedShort: 'Missed: {points} on a bid of {bid}, and the rest is out of reach.',
  others: 'the others {coins}',
  made: '{team} took {points} on a bid of {bid}.',
  missed: '{team} took {points} on a bid of {bid}, and the rest is out of reach.',
  why: {
    made: 'The bid was made, so each of the others paid {coins}: a third for the partner, the rest for the bidder.',
    missed:
      'The bid was missed, so each of the others got {coins}: a third from the partner, the rest from the bidder.',
    madeAlone: '{team} made the bid without a partner, so each of the others paid {coins}.',
    missedAlone: '{team} had no partner and missed the bid, so each of the others got {coins}.',
  },
  note: 'Coins, with what each hand brought. {hands} hands in all, the last dealt by {name}. Most coins win.',
} as const;

export const lesson = {
  goal: 'Ten cards will be worth a point each. The highest bidder and a partner try to take as many of them as the bid says, and the bid is also the bet.',
  hand: 'If the bid is made, every opponent pays the bet into a pot for bidder and partner. If not, those two pay the opponents.',
  game: 'Everybody starts with 100 coins and deals twice. After ten hands the most coins win.',
  auction:
    'Bid how many of the ten points you will take with a partner you do not know yet; it goes round until all but one have passed. Five locks with the Knight: bid 7.',
  set: 'Name trump, and what counts: “knights” for Knights and Tars, “bishops” for Bishops and Farmers. You have five locks and two Bishops: locks, and bishops.',
  youLead:
    'You lead a trump. Whoever plays the lowest other trump to this first trick becomes your partner. Lead the Knight of locks.',
  otherLeads: '{name} led a trump. Whoever plays the lowest other trump to this first trick becomes the partner.',
  alone: 'Nobody else played a trump to the first trick: the bidder is alone.',
  yourPartner: '{name} played the lowest other trump, and is your partner. Give counting cards to each other’s tricks.',
  youArePartner: 'You played the lowest other trump: you are the partner. Give the bidder counting cards.',
  against: 'You play against {bidder} and {partner}: keep counting cards out of their tricks.',
  later:
    'Count the points of your side: Bishops and Farmers, as you said. The hand stops as soon as the bid is made, or can no longer be made.',
  made: 'The bid was made: every opponent pays one bet. Two thirds of the pot go to the bidder, one third to the partner.',
  missed:
    'The bid was missed: bidder and partner pay every opponent one bet, the bidder two thirds and the partner one third.',
  debt: 'You may go into debt: an empty purse ends nothing.',
} as const;

export const home = {
  sentence: 'Bishop for coins: the bid is the bet, and friends last one hand.',
  minutes: '30–40',
  kinds: ['coins'],
  level: 'hard',
  cards: ['Kl', 'Tl', '2l'],
} as const;

export const howTo = {
  goal: 'Tricks are worth nothing; ten cards are worth a point each. Bid how many of them you and a partner will take. The highest bidder names trump, and which ten count.',
  win: 'Everyone starts with {stake} coins. When all have dealt twice, the most coins win.',
  trick:
    'Cups are led, and you have none. Trees are trump: your 2 takes it, and with it two points, if Bishops and Farmers count.',
  scoring: 'The bet is the bid. You may go into debt.',
  twist: 'The bidder leads a trump. Whoever plays the lowest other trump to this first trick becomes the partner.',
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
    bids: 'bidder',
    joins: 'partner!',
  },
} as const;
