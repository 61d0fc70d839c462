/** The words of Stepping Stones (piecepack solitaire), in English. */
export const lesson = {
  pawns:
    'Four pawns stand in the muck in the middle, each far from its home in a corner. They walk only on stones of their own suit, and stones are coins that have been turned over.',
  move: 'A number on a die lets you move one coin of that number, of any suit, exactly that many squares. It may pass over lower coins, and must end on an empty square. Bring coins towards the middle, in a line.',
  flip: 'A suit on a die makes you turn over one coin of that suit. It lies where it is then, as a stone: turn over what already lies well.',
  leave: 'Dice that help with nothing may be left: end the turn, and roll again. There is no hurry in the first turns.',
  points:
    'Once all five coins of a suit are stones, its die gives points instead: a step of a stone or of the pawn for each. Once a pawn is home and that turn is over, its stones lie where they are for good; points left over can still move them out of the way.',
  end: 'Lay bridges that the other pawns can still get round, and bring all four home.',
} as const;

export const home = {
  sentence: 'A solitaire with dice: lay coins as stepping stones and bring four pawns home dry.',
  minutes: '20–40',
  cards: ['suns', 'moons', 'crowns', 'arms'],
} as const;

export const options = {
  board: { name: 'Board', values: { small: 'Small', large: 'Large (easier)' } },
  aces: {
    name: 'Aces on the board',
    values: {
      none: 'None',
      'two-blocks': 'Two blocks',
      'four-blocks': 'Four blocks',
      'two-stones': 'Two stones',
      'four-stones': 'Four stones',
    },
  },
  revealOrder: { name: 'Order of turning coins', values: { free: 'Free', 'high-to-low': 'From high to low' } },
  rolling: { name: 'Rolling', values: { apart: 'By phase', together: 'All dice together' } },
  deadRoll: { name: 'A roll that allows nothing', values: { pass: 'Passes', lose: 'Loses the game' } },
  turnLimit: { name: 'Limit of turns' },
} as const;

export const presets = {
  together: 'All dice at once',
  blocks: 'Harder: four blocks',
  ordered: 'Harder: high to low',
} as const;
