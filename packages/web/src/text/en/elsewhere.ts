/** Tables elsewhere, on the home page: loaded after the games. */
import { area } from '../area.ts';

export const elsewhere = /* @__PURE__ */ area('elsewhere', {
  lobby: 'Open tables',
  lobbyEmpty: 'Nobody is waiting for players right now.',
  lobbyMake: 'Make a table',
  lobbyAway: 'The server cannot be reached. Games against bots still work.',
  seatsFree: '{count} of {all} seats free',
  sitDown: 'View table',
  sitDownLabel: 'View table of {game}',
  enter: 'Have a link or a code?',
  enterLabel: 'Link or code of a table',
  enterGo: 'Open',
  enterBad: 'This is neither a link nor a code of a table. It should look like {example}.',
  refresh: 'Refresh',
  looked: { away: 'No answer.', none: 'No open tables.', one: 'One open table.', many: '{n} open tables.' },
} as const);
