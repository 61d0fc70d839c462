/** What the tables of Ducks and Geese for partners and for single players have in common. */
import { BLIND, POINTS, TAKEN } from '@followsuit/engine/state';
import { amber } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { written } from './parts.ts';
import type { Column, SeatScene } from './skin.ts';

export const isPlaying = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'tricks';
export const bidder = ({ rules, view }: SeatScene): number => view.state[rules.at.bidder];

/** What each seat said; blind bids in a loud colour. */
export const bidColumn: Column = {
  title: 'bid',
  cell(scene, seat) {
    const call = written(scene, 'call', seat);
    if (call === null || (isPlaying(scene) && bidder(scene) !== seat)) return '';
    const text = { zero: '0', doubleZero: '00' }[String(call)] ?? String(call);
    return (scene.view.state[scene.rules.at.blindly] >> seat) & 1 ? amber(`${text} blind`) : text;
  },
};

export const birdsColumn: Column = { title: 'birds', cell: ({ view }, seat) => String(view.state[POINTS + seat]) };

/** The tricks and birds of some seats so far. */
export function pointsOf({ view: { state } }: SeatScene, seats: readonly number[]): { tricks: number; birds: number } {
  const sum = (at: number): number => seats.reduce((all, seat) => all + state[at + seat], 0);
  return { tricks: sum(TAKEN), birds: sum(POINTS) };
}

/** The bid of a score line: 0 and 00 for zeros, and whether it was blind. */
export function shortBid({ bid, blind }: ScoredHand['score']): string {
  const text = bid === null ? '–' : ({ zero: '0', doubleZero: '00' }[String(bid)] ?? String(bid));
  return blind ? amber(`${text} blind`) : text;
}

/** A word to a seat whose cards lie face down. */
export const blindHint = ({ view: { state, seat } }: SeatScene): string[] =>
  seat >= 0 && (state[BLIND] >> seat) & 1 ? ['You have not looked: look, or bid blind.'] : [];
