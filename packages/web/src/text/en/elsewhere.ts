/** Tables elsewhere, on the home page: loaded after the games. */
import { area } from '../area.ts';

export const elsewhere = /* @__PURE__ */ area('elsewhere', {
  lobby: 'Open tables',
  lobbyEmpty: 'Nobody is waiting for players right now.',
  lobbyMake: 'Make a table',
  lobbyAway: 'The server cannot be reached. Games against bots work all the same.',
  seatsFree: '{count} of {all} seats free',
  sitDown: 'Look in',
  sitDownLabel: 'Look in at the table of {game}',
  enter: 'Have a link or a code?',
  enterLabel: 'Link or code of a table',
  enterGo: 'Go there',
  enterBad: 'This is neither a link nor a code of a table. It should look like {example}.',
  refresh: 'Look again',
  looked: { away: 'No answer.', none: 'No open table.', one: 'One open table.', many: '{n} open tables.' },
} as const);
