/** The plain table: presents a game that adds nothing of its own, from its view and its score lines. */
import type { Json, KernelView, Line, passingFields } from '@followsuit/engine';
import { spaced, valueWords } from './events.ts';
import { bestHeadline } from './outcome.ts';
import type { Badge, Outcome, Pile, Presenter, Sign } from './presenter.ts';
import { prompts } from './prompts.ts';
import type { ScoredHand } from './read.ts';
import type { CommonView, Scene } from './scene.ts';
import { type ScoreSheet, scoreSheet } from './sheet.ts';
import { capital, fill } from './text.ts';
import { nameOf, namesOf, passesTo, suitWord } from './wording.ts';

type PlainScene = Scene<CommonView & Readonly<Record<string, unknown>>>;

/** The values on which the strength of cards depends, trump first; before the play, the seat that gets the passed cards. */
const signs = (scene: PlainScene): Sign[] => [
  ...(scene.game.keys ?? ['trump']).flatMap((key) => keySigns(scene, key, scene.view[key])),
  ...passingSign(scene),
];

/** Before the play, the seat that gets the passed cards. */
export function passingSign(scene: Scene): Sign[] {
  const { text } = scene;
  const name = passesTo(scene);
  return name === null ? [] : [{ name: text.passing, text: fill(text.passingTo, { name }) }];
}

/** The cards that the seat has passed and received. */
function piles({ view, text, seat }: PlainScene): Pile[] {
  const pile = (name: string, field: keyof typeof passingFields): Pile[] => {
    const cards = (view[field] as readonly (readonly string[] | null)[] | undefined)?.[seat] ?? [];
    return cards.length === 0 ? [] : [{ name, cards, size: 'mini' }];
  };
  return [...pile(text.passed, 'passedCards'), ...pile(text.got, 'gotCards')];
}

/** A suit that nobody has named may still be named, until cards are played. Numbers and false flags tell a player nothing. */
function keySigns(scene: PlainScene, key: string, value: unknown): Sign[] {
  const { view, text } = scene;
  const name = key === 'trump' ? text.trump : capital(spaced(key));
  if (value === true) return [{ name, text: text.yes }];
  if (typeof value !== 'string') return [];
  if (value === 'none' && view.cards.length === 0) return [{ name, text: text.notYet }];
  if (value === 'none') return [{ name, text: text.noTrump }];
  const isSuit = scene.game.deck?.suits.some((suit) => suit.name === value);
  return [{ name, text: capital(isSuit ? suitWord(scene, value) : spaced(value)), ...(isSuit ? { suit: value } : {}) }];
}

/** The game's counters per seat, and the points that a seat has taken, if cards count. */
function badges({ view, text, game }: PlainScene, seat: number): Badge[] {
  const own = (game.counters ?? []).flatMap((name) => {
    const value = (view[name] as readonly Json[])[seat];
    // A negative number means that nothing has been said yet.
    if (value === null || Number(value) < 0) return [];
    const says = `${spaced(name)} ${typeof value === 'string' ? spaced(value) : value}`;
    return [{ text: says, label: capital(says) }];
  });
  const n = view.points[seat];
  const points = { text: `★ ${n}`, label: `${text.points}: ${n}` };
  return view.worth === null || view.trick === 0 || n === 0 ? own : [...own, points];
}

/** The fields of the score line besides the points, with names for values per seat or side. */
function outcome(scene: Scene, { score }: ScoredHand): Outcome {
  const { names, sides } = scene;
  const { ev: _ev, hand: _hand, delta: _delta, total: _total, ...more } = score;
  const values = (value: Json): string => {
    if (!Array.isArray(value)) return valueWords(scene, value);
    const list = (value as readonly Json[]).map((each) => valueWords(scene, each));
    if (list.length === names.length) return list.map((each, seat) => `${nameOf(scene, seat)} ${each}`).join(', ');
    if (list.length !== sides.length) return list.join(', ');
    return list.map((each, side) => `${namesOf(scene, sides[side])} ${each}`).join(', ');
  };
  return {
    headline: bestHeadline(scene, score),
    why: scene.game.wins === 'low' ? scene.text.lowestWins : scene.text.highestWins,
    text: Object.entries(more as Line)
      .map(([name, value]) => `${capital(spaced(name))}: ${values(value)}.`)
      .join(' '),
  };
}

const target = ({ options }: Scene<KernelView>): number | undefined =>
  typeof options.target === 'number' ? options.target : undefined;

const sheet = (scene: Scene): ScoreSheet => scoreSheet(scene, { target: target(scene) });

/** Presents any game. @example const presenter = { ...plain, ...own } */
export const plain: Presenter = { signs, badges, piles, prompt: prompts(), outcome, sheet };
