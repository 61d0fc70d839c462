import { area } from '../area.ts';

/** The workers' error messages. */
export const worker = /* @__PURE__ */ area('worker', {
  noTable: 'There is no such table in this browser.',
  elsewhere: 'This table is open in another window of this browser. Close it there to go on here.',
  cannotOpen: 'This table cannot be opened. Another version of the app may have saved it.',
  notLoaded: 'This part of the games could not be loaded. Check the network and try again.',
  notYourTurn: 'It is not your turn.',
  noGame: 'There is no game {game}.',
  noBot: 'There is no bot {bot}.',
  oneSeat: 'You can have only one seat at a table.',
  cannotGoOn: 'Nobody can go on from there: line {line} breaks {rule}. {detail}',
  noRecord: 'This is not a record of a game.',
} as const);
