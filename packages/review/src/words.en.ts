/** The words of a review, in English. */
export const reviewInEnglish = {
  /** The decimal point. */
  point: '.',
  grades: { good: 'good', inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
  /** Each grade with the luck that followed. */
  lucky: { good: 'right and lucky', bad: 'wrong but lucky' },
  unlucky: { good: 'right but unlucky', bad: 'wrong and unlucky' },
  cost: 'It cost about {loss} of a win, surely at least {sure}.',
  /** What luck did after a decision. */
  after: { lucky: 'Then luck gave {luck}.', unlucky: 'Then luck took {luck}.' },
  searched: 'Judged by search, in {n} layouts.',
  kinds: {
    bid: 'bid',
    declaration: 'declaration',
    discard: 'discard',
    lead: 'lead',
    ruff: 'ruff',
    partner: 'partner’s trick',
    count: 'exact count',
    endgame: 'endgame',
    card: 'card',
    move: 'move',
  },
  facts: {
    trump: '{name} held a trump',
    holds: '{name} held the {card}',
    void: '{name} had no {suit}',
    beats: '{name} could beat the {card}',
  },
  /** The opposite of each. */
  opposites: {
    trump: '{name} held no trump',
    holds: '{name} did not hold the {card}',
    void: '{name} still had {suit}',
    beats: '{name} could not beat the {card}',
  },
  reason: 'In {n} of {of} layouts {fact}: there the better choice gains {gain}, in the others {otherwise}.',
  makes: 'It makes the bid in {best} of the layouts, the one chosen in {played}.',
  ledger: {
    prior: 'expected',
    deal: 'the deal',
    own: 'own decisions',
    partners: 'partner’s decisions',
    opponents: 'opponents’ decisions',
    lay: 'how the cards lay',
    rolls: 'the rolls',
    result: 'result',
  },
  receipt: {
    lucky: 'Luck gave {luck}',
    unlucky: 'Luck took {luck}',
    even: 'Luck was about even',
    gained: 'own decisions gained {own}',
    cost: 'own decisions cost {own}',
    level: 'own decisions were about even',
    both: '{luck}; {own}.',
  },
} as const;
