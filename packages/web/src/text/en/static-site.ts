import { area } from '../area.ts';

/** What the app says instead where it has no server. */
export const staticSite = /* @__PURE__ */ area('staticSite', {
  lead: 'Trick-taking games that lived only in rulebooks, and six classics. Play bots right away, even without a network.',
  optionsLabel: 'New table… of {game}: bots, options',
  seats: 'Choose each bot, or only watch.',
  privateText: 'All games stay in this browser. Nothing you do is sent anywhere.',
} as const);
