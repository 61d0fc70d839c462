/** The standing bid, as a sign. */

import type { Json } from '@followsuit/engine';
import { plainZero, type ZeroTone } from './badges.ts';
import type { Sign } from './presenter.ts';
import { isBlindBid, isSettled, standingBid } from './read.ts';
import type { Scene } from './scene.ts';
import { capital, fill, fillSentence } from './text.ts';
import { callWord, namesOf, ofWords } from './wording.ts';

/** "Cy and Ana: 4 of 6", once the bid is settled. */
export function bidSign(scene: Scene, seats: readonly number[], n: number, more: string, besides = ''): Sign[] {
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const count =
    typeof bid.bid === 'number'
      ? ofWords(scene, n, bid.bid)
      : fillSentence(scene.text.zeroTaken, { bid: callWord(scene, bid.bid), n });
  return [
    {
      name: scene.text.bid,
      text: fillSentence(scene.text.teamBid, { who: namesOf(scene, seats), count }) + besides,
      more,
    },
  ];
}

/** "6 bid, 4 taken"; also for a zero. */
export const takenWords = (scene: Scene, bid: Json, n: number): string =>
  fill(scene.text.bidTaken, { bid: callWord(scene, bid), n });

export interface Counter {
  readonly seats: readonly number[];
  /** What counts towards the bid. */
  readonly n: number;
  readonly more: string;
  /** A text other than "6 bid, 4 taken", if the bid is a number. */
  readonly text?: (n: number, bid: number) => string;
  readonly tone?: (n: number, goal: number) => Sign['tone'];
  /** The state of a zero. */
  readonly zeroTone?: (n: number) => ZeroTone;
}

/** The bidders' counter: "Cy and Ana" and "6 bid, 4 taken", coloured by their progress. */
export function counterSign(scene: Scene, counter: Counter): Sign[] {
  const {
    seats,
    n,
    more,
    text = (taken, goal) => takenWords(scene, goal, taken),
    tone = exactSign,
    zeroTone = plainZero,
  } = counter;
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const name = capital(namesOf(scene, seats));
  const blind = isBlindBid(scene) ? `, ${scene.text.blind}` : '';
  if (typeof bid.bid !== 'number')
    return [{ name, text: takenWords(scene, bid.bid, n) + blind, tone: zeroTone(n), more }];
  return [{ name, text: text(n, bid.bid) + blind, tone: tone(n, bid.bid), more }];
}

/** Green on the bid, amber beyond it. */
export const exactSign = (n: number, goal: number): Sign['tone'] =>
  n === goal ? 'good' : n > goal ? 'key' : undefined;
/** Green once it is reached. */
export const reachSign = (n: number, goal: number): Sign['tone'] => (n >= goal ? 'good' : undefined);
