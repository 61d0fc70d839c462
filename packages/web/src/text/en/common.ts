import { area } from '../area.ts';

export const common = /* @__PURE__ */ area('common', {
  name: 'Followsuit',
  notFound: 'There is no such page.',
  home: 'Home',
  toGames: 'To the games',
  loading: 'Loading…',
  skip: 'Skip to the page',
  rules: 'Rules',
  me: 'Me',
  settings: 'Settings',
  about: 'About',
  learn: 'Learn',
  replays: 'Replays',
  deals: 'Check deals',
  lab: 'Laboratory',
  poker: 'Poker',
  writeGame: 'Write a game',
  mainMenu: 'Main',
  moreMenu: 'More',
  footer: 'Free to play, free to change (MIT).',
  botNames: ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'],
} as const);
