/** The words of Up and Down, in English. */
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
