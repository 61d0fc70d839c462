import { area } from '../area.ts';

/** Notices above every page, and messages about the server. */
export const notices = /* @__PURE__ */ area('notices', {
  offline: 'There is no connection to the server. Check the network and try again; tables with bots work without it.',
  unreachable: 'The server does not answer as it should. Try again in a moment; tables with bots work without it.',
  mistake: 'Something went wrong here. Load the page again, and tell us if it stays so.',
  otherVersion: 'There is a new version of this page. Load it again to go on.',
  /** By code. */
  faults: {
    'signed-out': 'You are signed out in this browser. Give a name or sign in under “Me”, and try again.',
    'bad-request':
      'The server does not take this. Look whether a field is empty or has signs that cannot be seen, and try again.',
  },
  offlineSign: 'No network: games with bots work.',
  newVersion: 'There is a new version of Followsuit.',
  reload: 'Load it',
  notLoaded: 'This page could not be loaded. Check the network and load it again.',
  partNotLoaded: 'This part of the app could not be loaded. Check the network and load the page again.',
  notThere: 'Not loaded',
  gamesNotLoaded: 'The games could not be loaded. Check the network and try again.',
  restarted: 'The games had stopped and run again: look whether your last move was made.',
  askAgain: 'The games had stopped. Try once more.',
  stopped: 'The games keep stopping in this browser. Load the page again: what you have played is kept.',
  unkept:
    'This browser does not keep your games: it is a private window, or there is no room left. They last until the page is closed.',
  understood: 'Understood',
  breaks: 'Line {line} breaks {rule}.',
  later: 'Later',
  quicker: 'Somebody else was quicker: that can no longer be done.',
  closedTable: 'This table has been closed.',
} as const);
