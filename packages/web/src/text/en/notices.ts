import { area } from '../area.ts';

/** Notices above every page, and messages about the server. */
export const notices = /* @__PURE__ */ area('notices', {
  offline: 'There is no connection to the server. Check the network and try again; tables with bots work without it.',
  unreachable: 'The server does not answer as it should. Try again in a moment; tables with bots work without it.',
  mistake: 'Something went wrong. Reload the page, and tell us if it happens again.',
  otherVersion: 'There is a new version of this page. Reload it to continue.',
  /** By code. */
  faults: {
    'signed-out': 'You are signed out in this browser. Choose a name or sign in under “Me”, and try again.',
    'bad-request': 'The server refused this. Check for an empty field or invisible characters, and try again.',
  },
  offlineSign: 'No network: games with bots still work.',
  newVersion: 'There is a new version of Followsuit.',
  reload: 'Load it',
  notLoaded: 'This page could not be loaded. Check the network and reload it.',
  partNotLoaded: 'This part of the app could not be loaded. Check the network and reload the page.',
  notThere: 'Not loaded',
  gamesNotLoaded: 'The games could not be loaded. Check the network and try again.',
  restarted: 'The game had to restart. Check that your last move is there.',
  askAgain: 'The game had to restart. Try again.',
  stopped: 'The games keep stopping in this browser. Reload the page: your games are saved.',
  unkept:
    'This browser does not save your games: this is a private window, or storage is full. They last until you close the page.',
  understood: 'OK',
  breaks: 'Line {line} breaks {rule}.',
  later: 'Later',
  quicker: 'Somebody else was quicker, so you can no longer do that.',
  closedTable: 'This table has been closed.',
} as const);
