export const coralon = {
  away: 'Five suits; the ace is high, then Knight, Bishop, Farmer, Tar, and the numbers from 7 down. You have one card too many: put one away. A low card of a short suit is best, such as the Four of cups.',
  bidding:
    'How many of the 13 tricks will you take? Everybody speaks once, and a bid must be higher than those before. The highest bidder makes trump. With five anchors and their ace, and high cards beside them, 6 is a fair bid.',
  youLead:
    'You won the auction. The suit of the first card you lead is trump for the whole hand: lead an anchor, and a high one.',
  otherLeads: 'The highest bid is {name}’s. The suit of the first card is trump: {trump}.',
  yours:
    'You have {tricks}. Exactly your bid is best: then nobody else scores. Once you have it, try to lose the rest.',
  others: 'If the bidder takes exactly the bid, only the bidder scores. So all others want it to be more, or less.',
  exactOwn: 'Your bid was hit exactly: the bidder scores it, and nobody else anything.',
  exact: '{name}’s bid was hit exactly: the bidder scores it, and nobody else anything.',
  over: 'That is more than the bid: everybody, the bidder too, scores a point a trick.',
  underOwn: 'Your bid was missed: everybody but the bidder scores a point a trick.',
  under: '{name}’s bid was missed: everybody but the bidder scores a point a trick.',
} as const;
