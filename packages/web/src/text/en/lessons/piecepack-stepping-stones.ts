export const piecepackSteppingStones = {
  pawns:
    'Four pawns stand in the muck in the middle, each far from its home in a corner. They walk only on stones of their own suit, and stones are coins that have been turned over.',
  move: 'A number on a die lets you move one coin of that number, of any suit, exactly that many squares. It may pass over lower coins, and must end on an empty square. Bring coins towards the middle, in a line.',
  flip: 'A suit on a die makes you turn over one coin of that suit. It lies where it is then, as a stone: turn over what already lies well.',
  leave: 'Dice that help with nothing may be left: end the turn, and roll again. There is no hurry in the first turns.',
  points:
    'Once all five coins of a suit are stones, its die gives points instead: a step of a stone or of the pawn for each. Once a pawn is home and that turn is over, its stones lie where they are for good; points left over can still move them out of the way.',
  end: 'Lay bridges that the other pawns can still get round, and bring all four home.',
} as const;
