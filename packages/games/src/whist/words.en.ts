/** The words of Whist, in English. */
export const table = {
  turned: 'The {card} was turned up: {suit} are trump. {name} holds it.',
  rotating: 'Trump changes from hand to hand: hearts, clubs, diamonds, spades.',
  noTrump: 'There is no trump: the highest card of the led suit takes the trick.',
  tricks: 'Tricks',
  tricksMore: 'The tricks of both sides. Each beyond six is a point.',
  between: '{own} : {others}',
  headlines: {
    all: '{team}: all thirteen tricks!',
    none: 'Nobody passed six tricks',
    one: '{team}: by the odd trick',
    more: '{team}: {n} beyond six',
  },
  took: '{team} took {n} tricks.',
  honours: '{team} had {n} honours.',
  whys: {
    tricks: '{team} scored 1 point for each trick beyond six.',
    honours: 'Each trick beyond six is 1 point; three honours are 2 points, four are 4.',
  },
  column: 'Tricks',
  columnHonours: 'Honours',
  goals: {
    take: 'With {name}, take as many tricks as you can: you have {n}.',
    first: 'With {name}, take more than six tricks: you have {n}.',
    watch: 'Each pair wants more than six tricks.',
  },
} as const;

export const lesson = {
  goal: 'You and your partner across the table take tricks together. A trick is one card from everybody; the best card takes it.',
  hand: 'A hand is 13 tricks. The pair with more than six scores a point for each beyond six.',
  game: 'Hands go on until a pair has 7 points. Then it has won.',
  trump: 'The dealer’s last card was turned up: {suit} are trump. A trump beats every card of the other suits.',
  partner: 'This trick is your partner’s, so it counts for you both. Do not beat your partner’s card without need.',
  later: 'Together you have {n}. Each trick beyond six is a point.',
  scored: 'The pair with more tricks scores those beyond six. The other scores nothing.',
} as const;

export const home = {
  sentence: 'Take more tricks than the other pair: no bids, only cards.',
  minutes: '30–45',
  kinds: ['pairs', 'trump'],
  level: 'easy',
  cards: ['As', 'Kd', '7h'],
} as const;

export const options = {
  trump: { name: 'Trump', values: { turned: 'Card turned up', rotating: 'In turn', none: 'None' } },
  honours: { name: 'Honours' },
} as const;

export const presets = { long: 'Long game with honours' } as const;

export const howTo = {
  goal: 'Two pairs. Take as many tricks as you can, together with your partner across the table.',
  win: 'First to {target} points wins.',
  trick: 'Spades are led, and you have none. Your 4 of hearts takes the trick: hearts are trump.',
  scoring: 'Only the pair with more tricks scores.',
  twist: 'The dealer’s last card is turned up before the play: its suit is trump.',
  more: 'Follow suit if you can; if not, play any card. The player to the dealer’s left leads first.',
  labels: {
    six: 'the first six',
    more: 'each 1 point',
    you: 'Points',
    eight: 'Eight tricks',
    all: 'All tricks',
    card: 'turned up',
    trump: 'is trump',
  },
} as const;
