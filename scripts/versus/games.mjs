// Our games beside OpenSpiel's: options that mean the same, and cards, deals and acts as its numbers. docs/versus.md lists where
// the rules differ.

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const CARDS = 52;

/** The number of a card such as `10h`, with the suits in this order. */
const numbered = (suits, number) => (card) => number(RANKS.indexOf(card.slice(0, -1)), suits.indexOf(card.at(-1)));
const heartsCard = numbered('cdhs', (rank, suit) => rank * 4 + suit);
const ohHellCard = numbered('cdsh', (rank, suit) => rank * 4 + suit);
const spadesCard = numbered('cdhs', (rank, suit) => suit * 13 + rank);

/** One card to each seat in turn, as OpenSpiel deals. */
const dealt = (hands, number) => hands[0].flatMap((_, n) => hands.map((hand) => number(hand[n])));

/** OpenSpiel's directions of passing, by the number of the hand: left, right, across, none. */
const DIRECTIONS = [1, 3, 2, 0];

const hearts = {
  id: 'hearts',
  players: 4,
  hands: 4,
  wins: 'low',
  chance: ({ hand, hands }) => [DIRECTIONS[(hand - 1) % 4], ...dealt(hands, heartsCard)],
  numbers: (act) => (act.do === 'pass' ? act.cards.map(heartsCard) : [heartsCard(act.card)]),
  returns: (points) => points.map((n) => 26 - n),
};

/**
 * By name: our game and its options, OpenSpiel's game, the hands of a session, the numbers of chance and of acts, and the returns
 * that OpenSpiel should give for the points of a hand. One game of OpenSpiel is one hand.
 */
export const GAMES = {
  hearts: { ...hearts, options: { target: 500 }, openSpiel: 'hearts(qs_breaks_hearts=false)', opponents: ['xinxin'] },
  // After a pass OpenSpiel's ISMCTS crashes in some positions.
  'hearts-without-passing': {
    ...hearts,
    options: { target: 500, passing: 'off' },
    openSpiel: 'hearts(qs_breaks_hearts=false,pass_cards=false)',
    opponents: ['ismcts'],
    chance: ({ hands }) => [0, ...dealt(hands, heartsCard)],
  },
  'hearts-variants': {
    ...hearts,
    options: { target: 500, firstTrick: 'any', queenBreaks: 'on', jack: 'on' },
    openSpiel: 'hearts(no_pts_on_first_trick=false,jd_bonus=true)',
  },
  spades: {
    id: 'spades',
    players: 4,
    hands: 1,
    wins: 'high',
    options: { blindNil: 'off' },
    // The returns are the points of the hand, without the end of a game.
    openSpiel: 'spades(mercy_threshold=-9999,win_threshold=9999)',
    // Seat 0 bids first in OpenSpiel, and in ours the seat to the dealer's left.
    first: ({ dealer }) => (dealer + 1) % 4,
    chance: ({ hands }) => dealt(hands, spadesCard),
    numbers: (act) => [act.do === 'bid' ? CARDS + act.tricks : spadesCard(act.card)],
    // In OpenSpiel partners may not bid more than thirteen tricks together, and spades are never broken: they may be led only
    // by those who hold nothing else.
    shared(legal, choices) {
      if (legal[0] >= CARDS) return legal.filter((bid) => (choices.at(-2)?.chosen ?? CARDS) + bid - 2 * CARDS <= 13);
      const others = legal.filter((card) => card < CARDS - 13);
      return choices.length % 4 === 0 && others.length > 0 ? others : legal;
    },
    // There the tricks of a failed nil count for the partner's bid; here they are bags.
    comparesPoints: (choices, tricks) =>
      choices.slice(0, 4).every(({ chosen }, seat) => chosen > CARDS || tricks[seat] === 0),
    returns: (points) => [points[0], points[1], points[0], points[1]],
  },
  'oh-hell': {
    id: 'oh-hell',
    players: 4,
    hands: 19,
    wins: 'high',
    options: { scoring: 'tricks' },
    openSpiel: 'oh_hell(players=4)',
    opponents: ['ismcts'],
    chance: ({ dealer, hands, open }) => [hands[0].length, dealer, ...dealt(hands, ohHellCard), ohHellCard(open)],
    numbers: (act) => [act.do === 'bid' ? CARDS + act.tricks : ohHellCard(act.card)],
    returns: (points) => points,
  },
};
