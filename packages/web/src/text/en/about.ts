import { area } from '../area.ts';

export const about = /* @__PURE__ */ area('about', {
  title: 'About',
  lead: 'Followsuit is a home for a family of trick-taking games, six classics and one solitaire: to play, to learn, to look back at. It is free software under the MIT licence, without advertisements and without trackers.',
  whoMade: 'Who made the games',
  ours: 'The games belong to the people who designed, drew, tested and wrote them. We tell their rules in our own words.',
  /** The common name of the games, for a page with several. */
  family: 'Vines',
  rulesOf: 'Rules of {games}',
  deck: 'The Vines deck',
  deckText:
    'The ten Vines games share one deck of five suits. It has stories of its own, and you can play poker with it.',
  lore: 'Lore of the Vines deck',
  poker: 'Poker with the Vines deck',
  cards: 'The cards',
  cardsLead:
    'Each suit has a shape, a colour and a letter, so that no two are told apart by colour alone. The letters are those of game records: “Kl” is the Knight of locks.',
  decks: {
    vines: 'Vines: five suits of eleven',
    janken: 'Janken: five suits of thirteen, and a joker each',
    'french-36': 'Four suits of 1 to 9',
    'french-40': 'Four suits of 1 to 10',
    'french-52': 'Four suits of 2 to ace: the French deck of 52, or a part of it',
    piecepack: 'The suits of the piecepack',
  },
  /** A deck without a name here. */
  anyDeck: '{suits} suits of {n} cards, {low} to {high}',
  usedBy: 'For {games}.',
  icons: 'Pictures',
  iconsText:
    'The spade, heart, diamond and club are by Skoll and the lizard is by Lorc, from Game Icons, under the licence CC BY 3.0; we made them smaller and rounded their outlines. The other suits, the figures and the backs are our own.',
  iconsLink: 'Game Icons',
  licence: 'CC BY 3.0',
  fonts: 'Fonts',
  fontsText:
    'Fraunces is by the Fraunces Project Authors and Figtree by the Figtree Project Authors, both under the SIL Open Font License 1.1; we ship the characters that the app needs.',
  fontLicence: 'SIL Open Font License',
  /** For other languages than that of the guide to writing a game. */
  guideInEnglish: '',
  private: 'Your games',
  privateText:
    'Games against bots stay in this browser. Tables with people are kept by the server you play on, so that you can go on and look back.',
} as const);
