/** A sign for each suit, in a text without pictures. A suit that is not listed is shown by its letter alone. */
export const suitSigns: Readonly<Record<string, string>> = {
  anchors: '‡',
  crowns: '♛',
  cups: '∪',
  locks: '◘',
  trees: '♣',
  rock: '●',
  water: '≈',
  paper: '□',
  lizard: '§',
  scissors: '×',
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
};
