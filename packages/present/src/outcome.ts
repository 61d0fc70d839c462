/** Headlines for the end of a hand, and the possible endings in short. */
import type { KernelView, Line } from '@followsuit/engine';
import type { EndingWay } from './presenter.ts';
import { numbers } from './read.ts';
import type { Scene } from './scene.ts';
import { counted, fillSentence, type SharedText, signed } from './text.ts';
import { namesOf } from './wording.ts';

type AnyScene = Scene<KernelView>;

/** A small number in words. @example numberWord(text, 5) // 'five' */
export const numberWord = ({ numbers: words }: Pick<SharedText, 'numbers'>, n: number): string =>
  (words as readonly string[])[n] ?? signed(n);

/** How a bid that must be hit exactly came out. @example exactHeadline(scene, [0], 5, 5) // 'Ana: exactly five!' */
export function exactHeadline(scene: AnyScene, seats: readonly number[], bid: number, got: number): string {
  const { text } = scene;
  const { exact, over, missed } = text.headlines;
  const n = numberWord(text, got === bid ? bid : Math.abs(got - bid));
  return fillSentence(got === bid ? exact : got > bid ? over : missed, { n, who: namesOf(scene, seats) });
}

/** How a bid that must be reached came out. @example reachHeadline(scene, [0], 5, 7) // 'Ana: made with two to spare' */
export function reachHeadline(scene: AnyScene, seats: readonly number[], bid: number, got: number): string {
  const { text } = scene;
  const { made, madeExactly, missed } = text.headlines;
  const n = numberWord(text, Math.abs(got - bid));
  return fillSentence(got === bid ? madeExactly : got > bid ? made : missed, { n, who: namesOf(scene, seats) });
}

/** How a bid of no trick came out. @example zeroHeadline(scene, [0], 2) // 'Ana: caught with 2 tricks' */
export function zeroHeadline(scene: AnyScene, seats: readonly number[], got: number): string {
  const { text } = scene;
  const { zeroMade, zeroMissed } = text.headlines;
  const values = { who: namesOf(scene, seats), tricks: counted(got, text.trick) };
  return fillSentence(got === 0 ? zeroMade : zeroMissed, values);
}

/** Who did best in a hand. @example bestHeadline(scene, score) // 'Best hand: Bo' */
export function bestHeadline(scene: AnyScene, score: Line): string {
  const { sides, text, game } = scene;
  const delta = numbers(score, 'delta').map((n) => (game.wins === 'low' ? -n : n));
  const most = Math.max(...delta);
  if (delta.every((n) => n === most)) return text.headlines.level;
  const seats = sides.flatMap((side, i) => (delta[i] === most ? side : []));
  return fillSentence(text.headlines.best, { names: namesOf(scene, seats) });
}

/** The texts of the endings of a bid that must be hit exactly. */
export interface ExactWayTexts {
  readonly exact: string;
  readonly over: string;
  readonly missed: string;
}

/** The three endings of a bid that must be hit exactly; who scores is named after `seats` and, in teams, `others`. */
export function exactWays(
  scene: AnyScene,
  bid: string,
  texts: ExactWayTexts,
  seats: readonly number[],
  others?: readonly number[],
): EndingWay[] {
  const { ways } = scene.text;
  const [names, rest] = [namesOf(scene, seats), others && namesOf(scene, others)];
  const only = fillSentence(ways.only, { names });
  const missed = rest ? fillSentence(ways.only, { names: rest }) : fillSentence(ways.allBut, { names });
  return [
    { result: 'exact', text: texts.exact, when: fillSentence(ways.exactly, { bid }), who: only },
    { result: 'over', text: texts.over, when: ways.more, who: rest ? ways.both : ways.everybody },
    { result: 'missed', text: texts.missed, when: ways.fewer, who: missed },
  ];
}

/** The two endings of a bid of no trick. */
export function zeroWays(
  scene: AnyScene,
  texts: Omit<ExactWayTexts, 'over'>,
  seats: readonly number[],
  others?: readonly number[],
): EndingWay[] {
  const { ways } = scene.text;
  const [exact, , missed] = exactWays(scene, '', { ...texts, over: '' }, seats, others);
  return [
    { ...exact, when: ways.noTrick },
    { ...missed, when: ways.aTrick },
  ];
}
