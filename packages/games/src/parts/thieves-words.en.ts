/** What Thief and Thieves say of thieves, in English. */
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
