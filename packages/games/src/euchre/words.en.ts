/** The words of Euchre, in English. */
export const table = {
  trumpOpen: 'Whoever makes trump must take three of the five tricks with their partner.',
  trumpMore:
    'The jack of trumps is the highest card, the other jack of the same colour the second: it counts as a trump, not as its own suit.',
  makersPlay: '{names}, at least',
  alonePlays: '{names} alone',
  makersMore:
    'Three or four tricks are worth {knob.made} for the makers, all five {knob.march}. With fewer than three they are euchred: {knob.euchred} for the others.',
  aloneMore:
    'All five tricks alone are worth {knob.aloneMarch}. Three or four are {knob.made}, and fewer are {knob.euchred} for the others.',
  maker: 'maker',
  makerLabel: '{name} made trump',
  alone: 'alone',
  aloneLabel: '{name} made trump and plays alone',
  passed: 'pass',
  passedLabel: '{name} passed',
  upCard: '{suit} for trump?',
  turnedDown: 'Turned down: not {suit}',
  rightBower: 'right bower: the highest trump',
  leftBower: 'left bower: the second highest trump',
  pickUp: 'Pick up the {card} and make {suit} trump, or pass?',
  orderPartner: 'Order up the {card} for {name}, your partner, or pass?',
  orderOther: 'Order up the {card} for {name}, and make {suit} trump, or pass?',
  nameOne: 'Name another suit as trump, or pass?',
  mustName: 'You deal and everyone passed: you must name a suit.',
  waiting: 'Waiting for {names} to decide about trump.',
  youSitOut: 'You sit out: {name} plays alone.',
  pickUpAct: 'Pick it up',
  orderAct: 'Order it up',
  ordered: '{act}: {suit} are trump',
  nameAct: 'Make {suit} trump',
  aloneAct: '{act}, alone',
  made: '{name} made {suit} trump.',
  madeAlone: '{name} made {suit} trump, and plays alone!',
  makerTitle: 'Maker',
  tricks: 'Tricks',
  goals: {
    bidding: 'Make trump only if your team will take three tricks.',
    away: 'Best: a low card that is your only one of its suit.',
    take: 'Take three tricks together: {n} to go.',
    takeAlone: 'Take three tricks alone: {n} to go.',
    march: 'You have three. All five tricks are {points} points.',
    safe: 'Your point is safe: the rest is worth nothing.',
    euchred: 'You are euchred: the others get {knob.euchred}.',
    stop: 'Keep {names} under three tricks, for {knob.euchred}.',
    stopMarch: 'They have three: one trick for you stops the march.',
    othersSafe: 'They have their point: the rest is worth nothing.',
    weEuchred: 'They are euchred: {knob.euchred} for you.',
    watch: '{names} must take three of the five tricks.',
  },
  results: { made: 'made', march: 'march', euchred: 'euchred', passed: 'passed out' },
  headlines: {
    made: '{makers} made it',
    march: '{makers}: a march!',
    lone: '{who}: a march alone!',
    euchred: '{makers}: euchred!',
    passed: 'Passed out',
  },
  nobodyMade: 'Everybody passed twice.',
  took: '{who} made {suit} trump; {makers} took {n}.',
  tookAlone: '{who} made {suit} trump and played alone: {n}.',
  when: { made: 'Three or four', march: 'All five', euchred: 'Fewer than three', passed: '' },
  ways: {
    made: 'three or four tricks: {points} for {who}',
    march: 'all five tricks: {points} for {who}',
    euchred: 'fewer than three tricks: {points} for {who}',
    passed: '',
  },
  why: {
    made: '{makers} took three tricks or four, which is {points}.',
    march: '{makers} took all five tricks, which is {points}.',
    lone: '{who} took all five tricks alone, which is {points}.',
    euchred: '{makers} took fewer than three tricks, so {others} scored {points}.',
    passed: 'Nobody made trump, so nobody scored.',
  },
} as const;

export const lesson = {
  goal: 'Your partner sits opposite. Whichever pair makes trump must take at least three of the five tricks.',
  hand: 'Everyone has five cards, and one is turned up. Three or four tricks for the makers: 1 point. All five: 2. Fewer: 2 points for the others.',
  game: 'Hands go on until one pair has 10 points and wins.',
  ordering:
    'Everyone has passed, and you deal: pick the open card up, and diamonds are trump. You hold both red jacks and an ace. Do it.',
  away: 'You have six cards and put one away. The queen is your only club: without it you can trump clubs.',
  bowers:
    'The jack of diamonds is the highest trump, the right bower. The jack of hearts is the second highest, the left bower: now a diamond in every respect.',
  made: 'Three tricks were enough: 1 point for you two.',
  march: 'All five tricks: a march, and 2 points for you two.',
  lost: 'Fewer than three tricks for the makers: 2 points for the other pair.',
  naming: 'If all four pass, the open card is turned down, and each in turn may name another suit, or pass again.',
  alone: 'A maker may play alone, while the partner sits out: all five tricks are then 4 points.',
} as const;

export const home = {
  sentence: 'Five cards each, two pairs, and a jack that changes its suit.',
  minutes: '20–30',
  kinds: ['pairs'],
  level: 'medium',
  cards: ['9h', 'Jd', 'Jh'],
} as const;

export const options = {
  stickTheDealer: { name: 'All pass twice', values: { off: 'Throw the hand in', on: 'Stick the dealer' } },
  canadianLoner: { name: "Dealer's partner orders up", values: { off: 'With the dealer', on: 'Alone' } },
  target: { values: { 5: '5', 7: '7', 10: '10', 11: '11' } },
} as const;

export const presets = { stick: 'Stick the dealer' } as const;

export const howTo = {
  goal: 'You play with the person opposite. Whoever makes trump must take three of the five tricks with their partner.',
  win: 'First team to {target} points wins.',
  trick:
    'Hearts are trump. Diamonds are led, and your partner’s jack of diamonds takes the trick: as the left bower it is a heart.',
  scoring: 'A maker may also play alone, without the partner.',
  twist:
    'Spades are trump. Their jack is the highest card, the other black jack the second highest; it is no club any more.',
  more: 'In turn, order the open card up, so that the dealer takes it and its suit is trump, or pass. If all pass, name another suit.',
  labels: {
    trump: 'trump, made by you',
    three: 'at least three',
    makers: 'Makers',
    others: 'Others',
    made: 'Three or four',
    march: 'All five: a march',
    lone: 'All five, alone',
    euchred: 'Fewer: euchred',
    right: 'right bower',
    left: 'left bower',
    rest: 'then the rest',
  },
} as const;
