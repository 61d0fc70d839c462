import { area } from '../area.ts';

export const table = /* @__PURE__ */ area('table', {
  you: 'you',
  noTrump: 'no trump',

  // The bar and the menu
  bar: 'The table',
  barLabel: 'Table',
  menu: 'Menu',
  hand: 'Hand {n}',
  handIn: 'Hand {n} of {all}',
  trickIn: 'trick {n}',
  yourScore: 'you have {points} of {target}',
  yourTotal: 'you have {points}',
  ranksHigh: 'high',
  ranksLow: 'low',
  score: 'Score',
  lastTrick: 'Last trick',
  changedRules: 'Changed rules',
  hint: 'Hint',
  log: 'Log',
  phaseRules: 'Rules for this moment',
  lookUp: { title: 'Advice and words', advice: 'Advice: {of}', words: 'Words: {of}', rules: 'All rules of this game' },
  takeBack: 'Take back',
  textView: 'Table as text',
  cardView: 'Table with cards',
  settings: 'Settings',
  help: 'Keys',
  leave: 'Leave the table',
  close: 'Close',
  more: 'More about {name}',

  // The felt
  seats: 'Seats',
  turn: 'to act',
  dealer: 'Dealer',
  dealerShort: 'D',
  bot: 'bot',
  aboutBot: 'About {name}',
  away: 'away: a bot plays',
  gone: 'not here',
  out: 'sits out',
  partner: 'partner',
  cards: { one: '1 card', other: '{n} cards' },
  tricks: { one: '1 trick', other: '{n} tricks' },
  points: { one: '1 point', other: '{n} points' },
  clock: '{time} left',
  trickNow: 'Trick {n}',
  led: 'led',
  took: 'takes it',
  best: 'takes it so far',
  dead: 'takes nothing',
  takes: 'Trick {n} goes to {name}',
  takeHalves: 'Trick {n}: high to {name}, low to {low}',
  trump: 'Trump',

  // The hand
  cardRank: '{card}: {rank}.',
  rankHighest: 'the highest of its suit',
  rankLowest: 'the lowest of its suit',
  rankHigher: { one: '1 card of its suit is higher', other: '{n} cards of its suit are higher' },
  yourHand: 'Your hand',
  handOf: 'The hand of {name}',
  mayPlay: '{card}, may be played',
  mayNot: '{card}, may not be played',
  chosen: '{card}, chosen',
  suggested: 'suggested',
  wouldTake: 'would take the trick',
  fresh: 'new',
  blindHand: 'You have not looked at your cards.',
  say: 'Say “{words}”',
  tapAgain: 'Tap it again to confirm.',

  // A card that may not be played
  whyTitle: 'Why not the {card}?',
  whyUnknown: 'The rules do not allow it now.',
  /** Above the sentence of a rule, in other languages than that of the rules. */
  ruleInEnglish: '',
  readRule: 'Read it in the rules',

  // What to do
  opening: 'Opening the table…',
  drawing: 'Drawing seats…',
  notStarted: 'The game has not begun.',
  lost: 'The connection is gone. Trying again…',
  closed: 'This table cannot be reached.',
  noTable: 'The table cannot be shown',
  notYet: 'It is not your turn. {prompt}',
  waitedFor: 'The others are waiting for you. {prompt}',
  notACard: 'No card is played now. {prompt}',
  watching: 'You are watching. {prompt}',

  // Choosing
  choices: 'Your choices',
  field: {
    as: 'As',
    call: 'Call',
    card: 'Card',
    cards: 'Cards',
    contract: 'Contract',
    high: 'High card',
    mode: 'Ranking',
    points: 'Points',
    red: 'Red',
    redo: 'Again',
    trump: 'Trump',
    tricks: 'Tricks',
    blind: 'Blind',
  },
  pickFirst: 'First choose {field}.',

  // Acts
  group: {
    play: 'Play',
    lead: 'Lead',
    discard: 'Put away',
    bid: 'Bid',
    set: 'Declare',
    trump: 'Trump',
    ranking: 'Ranking',
    declare: 'Declare',
    choose: 'Choose',
    redo: 'Play again',
  },

  // What happened
  openLog: 'open',
  openLogMore: 'The log lists the cards of earlier tricks. Close it in the settings of the table.',

  // Beside the table

  // Score
  scoreTitle: 'Score',
  scoreEmpty: 'No hand has been scored yet.',
  scoreHand: 'Hand',
  gameOver: 'The game is over.',
  nextHand: 'Next hand',
  goOn: 'Go on',
  showResult: 'Show the result',
  rejected:
    'The rules have changed since this game was played: line {line} of its record breaks {rule}, so it is shown up to there and cannot go on.',
  stopped: 'This game cannot go on.',
  home: 'Home',

  // Hints
  hintNone: 'There is no hint now.',
} as const);
