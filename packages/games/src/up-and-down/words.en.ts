/** The words of Up and Down, in English. */
export const table = {
  explain:
    'Say how many points you and a partner will take: the high half and the low half of a trick are a point each. You lead the first card, which makes trump.',
  explainLead:
    'To lead out, choose a card: its suit is trump. You and the first player to split a trick with you must take more than half of all points: win 3 coins, or pay 6. If nobody splits one with you, you win or pay 8, as with red: alone from the start.',
  trumpMore:
    'In each half of a trick the highest trump there takes it: a high trump does nothing in the low half. You may play a trump on another suit only when you cannot follow.',
  acts: {
    lead: 'Lead out with the {card}',
    leadRed: 'Lead out red with the {card}',
    knock: 'Knock',
    takeBack: 'Take back (pay 4 coins)',
    coin: 'Put in a coin',
    twoCoins: 'Put in two coins',
  },
  waiting: {
    opening: 'Waiting for {names} to open.',
    lead: 'Waiting for {names} to lead out.',
  },
  up: 'Up',
  down: 'Down',
  leaders: 'Leaders',
  ofTaken: '{n} of {all}',
  takenMore: 'Points taken by {names}, of all so far. There can be {most} points at most; {goal}.',
  moreThanHalf: 'more than half wins, exactly half loses',
  bidIs: 'the bid is {bid}',
  pot: 'Pot',
  potMore: 'Left by hands that nobody led; it goes to the winners of the next hand that is played.',
  potBack: 'What is put in now comes back if somebody leads out.',
  knocked: 'knocked',
  paid: 'put in',
  halvesLabel: '{name}: {points}, of halves and undivided tricks',
  share: '{n} against {others}, at most {most}',
  shareLabel: 'Leaders {n}, the others {others}; there can be {most} at most; the line is {goal}',
  halfLine: 'half, which must be passed',
  bidLine: 'the bid of {bid}',
  potHolds: 'Pot: {coins}',
  joined: 'The leader’s partner: {name}! {a} + {b} = {sum}',
  leader: 'leader',
  leaderTitle: 'Leader',
  asks: 'partner?',
  redLeader: 'red leader',
  red: 'red',
  alone: 'alone',
  opening: 'Opening',
  leadOut: 'Lead out (risk 6, or 8 without a partner)',
  leadNote: 'Choose a card: with a partner you win 3, alone 8.',
  formal: 'Lead out with a card, or knock.',
  takeBack: 'Everyone knocked: lead out, or take the hand back.',
  informal: 'Lead out with a card, or put in a coin.',
  lastCoin: 'You are the last: lead out, or put in two coins.',
  leadPrompt: 'Lead out: your first card makes its suit trump.',
  knockNote: 'You do not want to lead.',
  takeBackNote: 'A coin to each of the others.',
  coinNote: 'You will not lead. It comes back if somebody else does.',
  coinWarning: 'The last one pays two.',
  lastCoinNote: 'You are the last: it costs you two.',
  unled: 'Nobody led: everyone paid, the last one two, and {pot} coins lie in the pot.',
  tookBack: 'The dealer took the hand back and paid a coin to each of the others.',
  outcomes: {
    made: '{team} took {n} of {all} points: more than half.',
    missed: '{team} took {n} of {all} points: not enough.',
    exact: '{team} took {n} of {all} points, exactly the bid: nobody else scores.',
    over: '{team} took {n} of {all} points on a bid of {bid}: both sides score.',
  },
  missedBid: {
    together: '{team} took {n} of {all} points on a bid of {bid}: each of the others scores what all of them took.',
    each: '{team} took {n} of {all} points on a bid of {bid}: each of the others scores what they took themselves.',
  },
  forget: 'A high trump does nothing for the low half, dead cards make no half, and the high half leads.',
  forgetCoins: 'Exactly half loses; a partner who loses pays nothing.',
  hands: 'Hand {n} of {hands}. Most coins win.',
} as const;

export const lesson = {
  opening:
    'Nobody bids. Lead out, and the suit of your card is trump; or knock, and leave it to the next. The leader must take more than half of all points, with a partner. You have six locks: lead the Seven. It is the highest trump in the low half.',
  halves:
    'A trick has two halves: letters (ace, Knight, Bishop, Farmer, Tar) are high, numbers are low. The best of each takes its half, a point each. If only one kind is there, the trick is one point.',
  trump:
    'A trump ({trump}) beats the led suit, but only in its own half: a letter in the high one, a number in the low one. Any other card is dead.',
  noPartner: 'The first player who splits a trick with the leader, high and low, becomes the partner. Nobody has yet.',
  yourPartner: '{name} split a trick with you, and is your partner for this hand.',
  youArePartner: 'You split a trick with the leader: you are partners for this hand.',
  theirs: '{bidder} and {partner} split a trick, and are partners for this hand.',
  later: 'You have {points}. The taker of the high half leads the next trick.',
  nobodyLed: 'Nobody led out: the dealer pays a coin to each of the others.',
  leaderAlone: 'The leader was alone: two coins from each of the others, or two to each.',
  made: 'Leader and partner took more than half: three coins each, and the others pay two each.',
  missed: 'Leader and partner did not take more than half: the leader alone pays six coins.',
} as const;

export const home = {
  sentence: 'Every trick has a high half and a low half; share one with the leader and you are partners.',
  minutes: '40–50',
  cards: ['Au', '7u', '2u'],
} as const;

export const options = {
  scoring: { values: { coins: 'Coins', points: 'Points' } },
  opening: { name: 'Opening', values: { formal: 'In turn', informal: 'Anybody at any moment' } },
  opponents: {
    name: 'Opponents, after a missed bid',
    values: { together: 'Each scores what all of them took', each: 'Each scores what they took' },
  },
} as const;

export const presets = { informal: 'Tavern opening', points: 'Points, not coins' } as const;
