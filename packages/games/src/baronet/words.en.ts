/** The words of Baronet, in English. */
export const lesson = {
  auction:
    'Ten cards will be worth a point each. Bid how many of them you will take with a partner you do not know yet; the bid is also the bet, in coins. With five anchors and their ace, 7 is a fair bid.',
  set: 'Name trump, and what counts: “knights” for Knights and Tars, “bishops” for Bishops and Farmers. Anchors are your suit, and you hold a Knight and a Tar.',
  youLead: 'You lead a trump. Whoever plays the lowest other trump to this first trick becomes your partner.',
  otherLeads: '{name} led a trump. Whoever plays the lowest other trump to this first trick becomes the partner.',
  alone: 'Nobody else played a trump to the first trick: the bidder is alone.',
  yourPartner: 'Your partner is {name}. Give point cards to each other’s tricks.',
  youArePartner: 'You are the partner. Give the bidder point cards.',
  against: 'You play against {bidder} and {partner}: keep point cards out of their tricks.',
  made: 'The bid was made: every opponent pays one bet; two thirds go to the bidder, one third to the partner.',
  missed: 'The bid was missed: bidder and partner pay the same amounts to the opponents.',
} as const;

export const home = {
  sentence: 'Bishop for coins: the bid is the bet, and friends last one hand.',
  minutes: '30–40',
  cards: ['Kl', 'Tl', '2l'],
} as const;
