/** English texts of Thief and Thieves about thieves. */
export const thieves = {
  name: 'Thieves',
  unit: ['thief', 'thieves'],
  are: '{suit} are thieves!',
  card: 'thief',
  more: 'The lowest thief in a trick goes back to whoever played it, as a point. Thieves that are led are a suit like any other; on another suit they take nothing.',
  unknownMore:
    'The thieves are not known yet: a card out of suit will settle them. A trump thrown on another suit settles nothing.',
  wouldTrump: 'this would make {suit} trump',
  wouldThief: 'this would make {suit} the thieves',
} as const;

/** The texts of their lessons. */
export const thievesLesson = {
  unit: thieves.unit,
  makesThieves: 'A trump ({trump}) beats the led suit. Any other card makes its suit the thieves.',
  makesThievesAlone: 'Without trump it cannot take the trick; but its suit becomes the thieves.',
  makesTrump:
    'A thief ({thief}) comes back as a point if it is the lowest there. Any other card makes its suit trump, and can take the trick.',
  thief: 'The lowest thief in the trick ({thief}) comes back as a point.',
  trumpAndThief:
    'A trump ({trump}) beats the led suit; a thief ({thief}) comes back as a point if it is the lowest there.',
} as const;
