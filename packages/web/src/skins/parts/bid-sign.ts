/** The bid that everybody plays around, as a sign. */

import type { Json } from '@followsuit/engine';
import { capital } from '../../table/event-words.ts';
import type { Sign, TableScene } from '../../table/scene.ts';
import { fill, words } from '../../text/text.ts';
import { plainZero, type ZeroTone } from './badges.ts';
import { isBlindBid, isSettled, standingBid } from './read.ts';
import { callWord, fillSentence, namesOf, ofWords } from './wording.ts';

const sharedText = words.skins;

/** "Cy and Ana: 4 of 6", once the bid stands. */
export function bidSign(scene: TableScene, seats: readonly number[], n: number, more: string, besides = ''): Sign[] {
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const count =
    typeof bid.bid === 'number'
      ? ofWords(n, bid.bid)
      : fillSentence(sharedText.zeroTaken, { bid: callWord(bid.bid), n });
  return [
    {
      name: sharedText.bid,
      text: fillSentence(sharedText.teamBid, { who: namesOf(scene, seats), count }) + besides,
      more,
    },
  ];
}

/** "6 bid, 4 taken"; also of a zero. */
export const takenWords = (bid: Json, n: number): string => fill(sharedText.bidTaken, { bid: callWord(bid), n });

export interface Counter {
  readonly seats: readonly number[];
  /** What counts towards the bid. */
  readonly n: number;
  readonly more: string;
  /** In other words than "6 bid, 4 taken", where the bid is a number. */
  readonly text?: (n: number, bid: number) => string;
  readonly tone?: (n: number, goal: number) => Sign['tone'];
  /** How a zero stands. */
  readonly zeroTone?: (n: number) => ZeroTone;
}

/** The counter of those who bid: "Cy and Ana" and "6 bid, 4 taken", in the colour of how it stands. */
export function counterSign(scene: TableScene, counter: Counter): Sign[] {
  const { seats, n, more, text = takenOf, tone = exactSign, zeroTone = plainZero } = counter;
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const name = capital(namesOf(scene, seats));
  const blind = isBlindBid(scene) ? `, ${sharedText.blind}` : '';
  if (typeof bid.bid !== 'number') return [{ name, text: takenWords(bid.bid, n) + blind, tone: zeroTone(n), more }];
  return [{ name, text: text(n, bid.bid) + blind, tone: tone(n, bid.bid), more }];
}

const takenOf = (n: number, bid: number): string => takenWords(bid, n);

/** Green on the bid, amber beyond it. */
export const exactSign = (n: number, goal: number): Sign['tone'] =>
  n === goal ? 'good' : n > goal ? 'key' : undefined;
/** Green once it is reached. */
export const reachSign = (n: number, goal: number): Sign['tone'] => (n >= goal ? 'good' : undefined);
