export const about = {
  title: 'About',
  lead: 'Followsuit is a home for a family of trick-taking games, and for one solitaire: to play, to learn, to look back at. It is free software under the MIT licence, without advertisements and without trackers.',
  whoMade: 'Who made the games',
  ours: 'The games belong to those who made them. Their rules are told here in our own words; the rules pages say more.',
  makers: [
    {
      games:
        'Coralon, Coralon Partners, Thief, Thieves, Ducks and Geese (also cutthroat), Bishop, Baronet, Chevalier, Up and Down',
      by: 'From Vines by James Ernest with Ryan Macklin, Jeff Wilcox, Julie Haehn and Jessica Blair, published by Crab Fragment Labs, who give their games away as free downloads and sell printed decks.',
      page: 'vines',
      link: 'https://www.crabfragmentlabs.com/',
      linkName: 'Crab Fragment Labs',
    },
    {
      games: 'Stones',
      by: 'By Jeff Daymont, maker of the Janken deck (the rulebook itself names no author).',
      page: 'stones',
    },
    {
      games: 'Stepping Stones',
      by: 'By Ryan Campbell and Daniel Newman.',
      page: 'stepping-stones',
    },
    { games: 'Speed Run', by: 'By Ryan Campbell.', page: 'speed-run' },
    {
      games: 'Stepping Stones (piecepack)',
      by: 'By Ken Maher, 2004, for the piecepack.',
      page: 'piecepack-stepping-stones',
    },
  ],
  /** What the games of one page are called that has several. */
  family: 'Vines',
  rulesOf: 'Rules of {games}',
  cards: 'The cards',
  cardsLead:
    'Each suit has a shape, a colour and a letter, so that no two are told apart by colour alone. The letters are those of game records: “Kl” is the Knight of locks.',
  decks: {
    vines: 'Vines: five suits of eleven',
    janken: 'Janken: five suits of thirteen, and a joker each',
    'french-36': 'Four suits of 1 to 9',
    'french-40': 'Four suits of 1 to 10',
    piecepack: 'The suits of the piecepack',
  },
  usedBy: 'For {games}.',
  icons: 'Pictures',
  iconsText:
    'The shapes of the suits and of most figures are by Lorc, Delapouite, Skoll and Sbed, from Game Icons, under the licence CC BY 3.0; we made them smaller and rounded their outlines. The wheel, the back and the cards themselves are our own.',
  iconsLink: 'Game Icons',
  licence: 'CC BY 3.0',
  private: 'Your games',
  privateText:
    'Games against bots stay in this browser. Tables with people are kept by the server you play on, so that you can go on and look back.',
} as const;
