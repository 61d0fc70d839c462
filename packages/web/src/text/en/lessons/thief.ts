export const thief = {
  away: 'You have one card too many: put one away, best a low one of a short suit, such as the Four of cups.',
  bidding:
    'Bid how many points you will take. Every trick is a point, and so is every thief that comes back to you. With five anchors and their ace, 7 is a fair bid.',
  opening:
    'You won the auction: lead a card, and say whether its suit is trump or the thieves. Your anchors are long and high: make them trump.',
  settled:
    'Both are settled now: {trump} are trump, {thief} are thieves. The second came about by the first card played out of suit. On another suit a thief takes no trick, but the lowest thief in a trick goes back to its player as a point.',
  later:
    'You have {tricks}, and kept {thieves}. As in Coralon, exactly the bid is best for the bidder: then nobody else scores.',
  exact: 'Exactly the bid: only {name} scored.',
  over: 'More than the bid: everybody scores tricks and thieves.',
  under: 'Fewer than the bid: everybody but the bidder scores tricks and thieves.',
} as const;
