import { area } from '../area.ts';

/** Whether a server keeps its promises about the deals. */
export const fair = /* @__PURE__ */ area('fair', {
  title: 'The server did not keep its promise about the cards.',
  record: 'The record',
  /** By what was drawn. */
  chances: { draw: 'The draw of seats', deal: 'Hand {n}', roll: 'Roll of turn {n}', setup: 'The set-up' },
  next: 'The next deal',
  /** By fault; `what` is one of the words above. */
  faults: {
    swapped: '{what}: the server promised one secret, and now has another. It could choose the cards.',
    unpromised: '{what}: the server dealt without a promise. It could choose the cards.',
    'left-out': '{what}: the server left out the random numbers of this browser, which it had in time.',
    replaced: '{what}: the server used other random numbers for your seat than those it had from you.',
    moved: '{what}: the server moved people from other seats than those at which they sat.',
    derived: '{what}: the cards do not follow from the promised secret and the random numbers.',
    unpublished: '{what}: the server has not published its secret, so nobody can check the cards.',
    missing: '{what}: you were dealt it, and the record of the game does not have it.',
    changed: '{what}: the record differs from what you saw during the game.',
    cards: '{what}: your cards were not those that the record has for you.',
    table: '{what} belongs to another table.',
    broken: '{what} of this game breaks the rules of the game, or cannot be read.',
  },
  more: 'And {n} more.',
  advice: 'Do not rely on the deals of this server. Download the record, and ask whoever runs the server.',
  see: 'Look at the deals',
  kept: 'Your browser was there: of {n} shuffles it was shown the promise beforehand, and each is the one in this record.',
  own: 'Its own random numbers are in {n} of them.',
  late: 'For {n} of them they came too late, says the server.',
} as const);
