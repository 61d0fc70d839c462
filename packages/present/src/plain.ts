/** The plain table: what a game shows that adds nothing of its own, made from its view and its score lines. */
import type { Json, KernelView, Line } from '@followsuit/engine';
import { valueWords } from './events.ts';
import type { Badge, Outcome, Presenter, Sign } from './presenter.ts';
import type { ScoredHand } from './read.ts';
import type { Scene } from './scene.ts';
import { type ScoreSheet, scoreSheet } from './sheet.ts';
import { capital } from './text.ts';

type PlainScene = Scene & { readonly view: Readonly<Record<string, unknown>> };

/** The trump suit, if the game has one and it is settled. */
function signs(scene: Scene): Sign[] {
  const { view, text } = scene;
  const { trump, trick, cards } = view;
  if (typeof trump !== 'string' || (trump === 'none' && trick === 0 && cards.length === 0)) return [];
  const suit = trump === 'none' ? {} : { suit: trump };
  return [{ name: text.trump, text: capital(valueWords(scene, trump)), ...suit }];
}

/** The points that a seat has taken, if cards count. */
function badges({ view, text }: PlainScene, seat: number): Badge[] {
  if (view.worth === null || view.trick === 0) return [];
  const n = view.points[seat];
  return n === 0 ? [] : [{ text: `★ ${n}`, label: `${text.points}: ${n}` }];
}

/** What the score line says besides the points: its own fields, as they are written there. */
function outcome(scene: Scene, { score }: ScoredHand): Outcome {
  const { ev: _ev, hand: _hand, delta: _delta, total: _total, ...more } = score;
  const values = (value: Json): string =>
    Array.isArray(value)
      ? (value as readonly Json[]).map((each) => valueWords(scene, each)).join(', ')
      : valueWords(scene, value);
  return {
    text: Object.entries(more as Line)
      .map(([name, value]) => `${capital(name)}: ${values(value)}.`)
      .join(' '),
  };
}

const target = ({ options }: Scene<KernelView>): number | undefined =>
  typeof options.target === 'number' ? options.target : undefined;

const sheet = (scene: Scene): ScoreSheet => scoreSheet(scene, { target: target(scene) });

/** Presents any game. @example const presenter = { ...plain, ...own } */
export const plain: Presenter = { signs, badges, outcome, sheet };
