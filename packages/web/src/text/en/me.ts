import { area } from '../area.ts';

/** The pages about oneself: results, the account, programs. */
export const me = /* @__PURE__ */ area('me', {
  title: 'Me',
  account: 'Account',
  agents: 'Programs',
  pages: 'About you',
  back: 'Back to your games',
  playsAs: 'You play as {name}.',

  // Results
  results: 'Results',
  places: 'Where you played',
  server: 'With people',
  local: 'In this browser',
  localHint: 'From the last 100 games in this browser.',
  share: 'Won {n} of {all}',
  place: 'Average place',
  bids: 'Bids made',
  of: '{n} of {all}',
  streak: 'Wins in a row',
  streakNow: '{now} now, {best} at best',
  streakTop: '{now} now, your best',
  streakBest: '{best} at best',
  learned: 'Learned {n} of {all}',
  learnedHint: 'Every game has a guided first hand.',
  learnNext: 'Learn {game}',
  none: 'No finished games yet',
  noneMore: 'Your results appear here after your first game.',
  choose: 'Choose a game',

  // The account
  nameHint: 'Others see it at once, also at games that are not over. You sign in with it.',
  guestNameHint: 'Others see it at once, also at games that are not over.',
  onceHint: 'This password works only once. Use it to choose a new one.',
  data: 'Your data',
  dataHint:
    'Everything that this server stores about you, as a file: name, sessions, programs, tables, games, results, reports.',
  dataGo: 'Download',

  // Programs
  agentsLead: 'Let a program of yours play at tables, under its own name and with its own key.',
  agentsNobody: 'Programs belong to a person: choose a name first.',

  // Telling when it is one's turn
  notify: 'Tell me when it is my turn',
  notifyHint: 'You get a notification at tables with other people while this page is in the background.',
  notifyOn: 'You get a notification when it is your turn.',
  notifyOff: 'Do not tell me',
  notifyDenied: 'The browser does not allow it. You can allow notifications for this site in its settings.',
  yourTurn: 'Your turn in {game}',
} as const);
