/** The words of knobs that several games have. */
export const knobWords = {
  handSize: { name: 'Cards in hand', text: 'Everybody gets {value} cards.' },
  lowestRank: { name: 'Lowest card in the deck', text: 'The deck has no cards below {value}.' },
  suits: { name: 'Suits in the deck', text: 'The deck has {value} suits.' },
  mustFollow: {
    name: 'Following suit',
    text: { on: 'Whoever holds the led suit must play it.', off: 'Nobody has to follow suit.' },
    values: { on: 'required', off: 'not required' },
  },
  firstLead: {
    name: 'First lead',
    text: {
      bidder: 'The bidder leads the first trick.',
      left: 'The player on the dealer’s left leads the first trick.',
    },
    values: { bidder: 'the bidder', left: 'left of the dealer', dealer: 'the dealer' },
  },
  lowestBid: { name: 'Lowest bid', text: 'The lowest bid is {value}.' },
  highestBid: { name: 'Highest bid', text: 'The highest bid is {value}.' },
  exactBonus: { name: 'Bonus for the exact bid', text: 'Exactly the bid scores {value} more.' },
  missPenalty: { name: 'Penalty for a missed bid', text: 'A missed bid loses {value}.' },
  zeroPoints: { name: 'Points for a zero', text: 'A zero that is made scores {value}.' },
  doubleZeroPoints: { name: 'Points for a double zero', text: 'A double zero that is made scores {value}.' },
  playOut: {
    name: 'End of a hand',
    text: {
      off: 'A hand ends as soon as the bid is made or out of reach.',
      on: 'Every hand is played to its last trick.',
    },
    values: { off: 'when the bid is decided', on: 'after the last trick' },
  },
} as const;
