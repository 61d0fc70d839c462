/** The words of Thieves, in English. */
import { thieves, thievesLesson } from '../parts/thieves-words.en.ts';

export const table = {
  thieves,
  counter: '{count} tricks',
  counterName: '{who}, exactly · {thieves}',
  goals: {
    own: {
      over: 'Past your {bid}: take tricks, and keep thieves.',
      lost: 'Your {bid} cannot be made: thieves still score.',
    },
    others: {
      over: '{names} past {bid}: take tricks, and keep thieves.',
      lost: '{names} missed {bid}: take tricks, and keep thieves.',
    },
  },
  hasLabel: '{name}: {thieves} kept',
  tricks: 'Tricks',
  explain:
    'Say how many tricks your team will take. Thieves do not count for the bid, but always score for the team that keeps them.',
  bidMore: 'Only tricks count for the bid. Thieves score whatever becomes of it.',
  took: '{team} bid {bid}, took {n} and kept {thieves}.',
  why: {
    exact: '{team} took exactly the bid, so only {team} scored tricks; thieves always score.',
    over: '{team} took more than the bid, so both teams scored tricks; thieves always score.',
    missed: '{team} took fewer than the bid, so only {others} scored tricks; thieves always score.',
  },
  exact: 'exactly {bid}: only {team} score tricks',
  over: 'More: both teams score tricks',
  missed: 'fewer: only {others} score tricks',
  forget:
    'Thieves always score for the team that kept them, whatever becomes of the bid, and never help to make it. A trump thrown on another suit makes no thieves.',
} as const;

export const lesson = {
  goal: 'Your partner sits opposite. Say how many tricks the two of you will take, then take exactly that many. Thieves that slip home are points on top.',
  hand: 'A hand is 13 tricks. Exactly the bid: only the bidders score tricks. More: both sides. Fewer: only the others. Thieves always score for the side that kept them.',
  game: 'Hands go on until one side has 80 points. Then the higher score wins the game.',
  bidding:
    'Everybody speaks once. Thieves do not count for the bid. Only the suit of the open card can be trump: locks. You have four with the ace: bid 8 tricks.',
  box: 'Take the box of three cards, and locks are trump; or leave it, and play without trump. With four locks, take it.',
  away: 'Put three cards away: the two low crowns and your only cup. When you are out of a suit, you can trump it, or play a thief.',
  lead: 'The bidder leads. Begin with the Tar of locks: your partner’s tricks count as yours, and high trumps of the others must come out.',
  thief:
    '{thief} are the thieves now: the first card out of suit settles it. From now on the lowest thief in a trick slips home to its player as a point.',
  home: 'There goes a thief. The {card} took nothing, but it slipped home: a point for {name}, whoever has the trick.',
  later: 'Your side has {tricks}. For the bid only tricks count; the thieves you keep come on top.',
  exact:
    'Exactly the bid: only the bidders score their tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  over: 'More than the bid: both sides score their tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  under:
    'Fewer than the bid: only the other side scores its tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  forced: 'If everybody has passed, the dealer, who speaks last, must bid.',
  thieves: thievesLesson,
} as const;

export const home = {
  sentence: 'Thief for two pairs: tricks make the bid, thieves come on top.',
  minutes: '40',
  kinds: ['pairs'],
  level: 'medium',
  cards: ['2u', '3u', 'Al'],
} as const;

export const howTo = {
  goal: 'You play with the person opposite. Bid how many tricks you two will take, and hit it exactly. Every thief you keep is a point on top.',
  win: 'First team to {target} points wins.',
  trick:
    'Cups are trump, so the 2 takes the trick. Trees are thieves: the lowest of them, your partner’s Tar, comes back as a point for your team.',
  scoring: 'Thieves always score, whatever becomes of the bid.',
  twist:
    'The bidder takes the box, and the open suit is trump; or leaves it: no trump. The first card that is neither the led suit nor trump makes its suit the thieves.',
  more: 'Follow suit if you can; if not, play any card. The bidder leads.',
  labels: {
    tricks: 'tricks',
    more: 'thieves: on top',
    thief: 'Thieves',
    kept: '+1 for you two',
    exact: 'Exactly: only the bidders score tricks',
    over: 'More: both teams do',
    missed: 'Fewer: only the others do',
    bidders: 'Bidders',
    others: 'Others',
    makes: 'thieves!',
  },
} as const;
