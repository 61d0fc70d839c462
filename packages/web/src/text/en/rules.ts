export const rules = {
  title: 'Rules',
  lead: 'Every game in full, with the small print. Each rule has a name, and tables quote it when they refuse a card.',
  search: 'Search all rules',
  searching: 'Looking through the pages…',
  found: {
    none: 'Nothing found. Try fewer or shorter words.',
    one: 'One place',
    many: '{n} places',
    more: 'The first {n} places; add a word to narrow them down.',
  },
  contents: 'On this page',
  table: 'Table',
  forPrograms: 'For programs and the curious',
  play: 'Play this game',
  learn: 'Learn it in one hand',
  all: 'All rules',
  shared: 'The Vines games: deck and common rules',
  missing: 'There is no rules page of this name.',
  loadFailed: 'The page could not be loaded. Are you offline? Try again when there is a network.',
  /** One line about each page. */
  about: {
    vines: 'The deck and the rules that the ten Vines games share.',
    coralon: 'Bid for tricks. Take exactly what you bid, and nobody else scores.',
    'coralon-partners': 'Coralon for two pairs, with a box of three cards that the bidder may take to make trump.',
    thief: 'One suit is trump and one is thieves: the lowest thief of a trick goes back to its player as a point.',
    thieves: 'Thief for two pairs, with a box: thieves do not help the bid, but they always score.',
    'ducks-and-geese':
      'Two pairs bid for points: deuces and Farmers, the ducks and the geese, count beside the tricks.',
    'ducks-and-geese-cutthroat': 'Ducks and geese, each for themselves: a missed bid is lost from your score.',
    bishop: 'The bidder names trump and which cards count. The partner is whoever else holds the lowest trump.',
    baronet: 'Bishop for coins: the lowest other trump in the first trick makes the partner.',
    chevalier: 'Two pairs and poison: a trick with a 7 in it is worth nothing, unless one side takes every 7.',
    'up-and-down': 'A trick has a high half and a low half. Lead out, and find your partner by splitting a trick.',
    stones: 'Five suits in a ring, each beaten by the next. Say how many tricks you will take.',
    'stepping-stones':
      'One against two: every player plays each contract of the sheet once, at a moment of their choice.',
    'speed-run': 'All three choose a contract in secret, and each trick you are off costs a point.',
    'piecepack-stepping-stones':
      'A solitaire with dice: coins become stepping stones, and four pawns walk home on them.',
  } as Readonly<Record<string, string>>,
} as const;
