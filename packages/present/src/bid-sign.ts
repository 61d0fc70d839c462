/** The standing bid, in words and as a sign. */

import type { Json } from '@followsuit/engine';
import { openSuit } from './acts.ts';
import { plainZero, type ZeroTone } from './badges.ts';
import type { Sign } from './presenter.ts';
import { mustBid } from './prompts.ts';
import { isBlindBid, isSettled, standingBid } from './read.ts';
import type { Scene } from './scene.ts';
import { fill, fillSentence } from './text.ts';
import { callWord, nameOf, namesOf, ofWords, suitWord } from './wording.ts';

/**
 * The highest bid, and what it takes to beat it: the line below the question of the bidding panel.
 *
 * @example standingWords(scene) // 'Cy bid 3: say more, or pass.'
 */
export function standingWords(scene: Scene): string {
  const { text, acts } = scene;
  const may = acts.some((act) => act.do === 'bid');
  return highestWords(scene, may ? (mustBid(scene) ? text.sayHigher : text.sayMore) : text.highest);
}

function highestWords(scene: Scene, words: string): string {
  const { text } = scene;
  const bid = standingBid(scene);
  if (bid === null) return text.noBid;
  const said = callWord(scene, bid.bid);
  return fillSentence(words, {
    bid: isBlindBid(scene) ? fill(text.blindBid, { bid: said }) : said,
    name: nameOf(scene, bid.seat),
  });
}

/** The highest bid in games with an open card, and the suit that it can make trump. */
export function openStanding(scene: Scene): string {
  const { text, view } = scene;
  if (view.open === null) return standingWords(scene);
  const canBe = fillSentence(text.suitCanBe, { suit: suitWord(scene, openSuit(scene)) });
  return `${highestWords(scene, text.highest)} ${canBe}`;
}

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
  /** A text other than "4 of 6", if the bid is a number. */
  readonly text?: (n: number, bid: number) => string;
  /** A text other than "Cy, exactly" or, for a bid that must be reached, "Cy, at least". */
  readonly name?: string;
  readonly tone?: (n: number, goal: number) => Sign['tone'];
  /** The state of a zero. */
  readonly zeroTone?: (n: number) => ZeroTone;
}

/** The bidders' counter: "4 of 6" and "Cy, exactly", with a small card for every trick or point of the bid. */
export function counterSign(scene: Scene, counter: Counter): Sign[] {
  const {
    seats,
    n,
    more,
    text = (taken, goal) => ofWords(scene, taken, goal),
    tone = exactSign,
    zeroTone = plainZero,
  } = counter;
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const who = namesOf(scene, seats);
  const blind = isBlindBid(scene) ? `, ${scene.text.blind}` : '';
  if (typeof bid.bid !== 'number') {
    const name = fillSentence(scene.text.signCall, { who, bid: callWord(scene, bid.bid) });
    return [{ name, text: fill(scene.text.taken, { n }) + blind, tone: zeroTone(n), more }];
  }
  return [
    {
      name: counter.name ?? fillSentence(tone === exactSign ? scene.text.signExact : scene.text.signLeast, { who }),
      text: text(n, bid.bid) + blind,
      tone: tone(n, bid.bid),
      progress: { n, of: bid.bid },
      more,
    },
  ];
}

/** Green on the bid, amber beyond it. */
export const exactSign = (n: number, goal: number): Sign['tone'] =>
  n === goal ? 'good' : n > goal ? 'key' : undefined;
/** Green once it is reached. */
export const reachSign = (n: number, goal: number): Sign['tone'] => (n >= goal ? 'good' : undefined);
