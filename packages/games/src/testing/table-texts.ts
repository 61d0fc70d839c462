/** Checks everything that a presenter says: nothing throws, nothing is left unsaid, no gap in any text. */
import type { TrickGame } from '@followsuit/engine';
import {
  actOf,
  actWords,
  eventWords,
  lastScored,
  plainText,
  promptFor,
  type RichText,
  type Scene,
  spans,
} from '@followsuit/present';
import { type Presented, play, setupsOf } from './scenes.ts';

const GAP = /undefined|null|NaN|\[object|\{\w+\}|Infinity/;
/** One of something is not many. */
const MANY = /(?<![−–\d])1 (tricks|points|coins|cards|turns|thieves|birds|bags|hands|counting cards|poisoned tricks)\b/;

/** A rich text, and what a screen reader says in its place. */
const richTexts = (text: RichText): string[] => [plainText(text), ...spans(text).map(({ label = '' }) => label)];

/** The score sheet and the last hand, in words. */
export function sheetTexts(scene: Scene): string[] {
  const { presenter } = scene;
  const last = lastScored(scene);
  const outcome = last && presenter.outcome?.(scene, last);
  const { tables = [], notes = [] } = presenter.sheet?.(scene) ?? {};
  return [
    outcome?.text ?? '',
    outcome?.title ?? '',
    ...(outcome?.ways ?? []).map(({ text }) => text),
    ...(outcome?.steps ?? []).flatMap(({ lines, stamp = '' }) => [...lines, stamp].flatMap(richTexts)),
    ...tables.flatMap(({ caption, head, rows, more = [], foot = [] }) => [
      caption,
      ...[...head, ...rows.flat(), ...more.flat(2), ...foot].flatMap(richTexts),
    ]),
    ...notes,
  ];
}

/** Everything else that is said of a scene. */
function tableTexts(scene: Scene): string[] {
  const { presenter, view, acts, events, names } = scene;
  const done = events.slice(-3).filter((line) => line.do !== undefined);
  const { explain, standing, notes = {}, risk } = presenter.bidding ?? {};
  const bids = acts.filter((act) => act.do === 'bid').map((act) => Number(act.tricks ?? act.points));
  return [
    ...(presenter.signs?.(scene) ?? []).flatMap(({ name, text, more = '' }) => [name, text, more]),
    ...names.flatMap((_, seat) => [
      ...(presenter.badges?.(scene, seat) ?? []).flatMap(({ text, wide = '', label }) => [text, wide, label]),
      presenter.total?.(scene, seat) ?? '',
    ]),
    ...(view.hold[scene.seat] ?? []).flatMap((card) => Object.values<string>({ ...presenter.mark?.(scene, card) })),
    ...acts.slice(0, 60).map((act) => actWords(scene, act)),
    ...done.map((line) => actWords(scene, actOf(line), line)),
    ...events.slice(-3).map((line) => eventWords(scene, line) ?? ''),
    ...(presenter.news?.(scene) ?? []).flat(),
    ...(presenter.piles?.(scene) ?? []).flatMap((pile) => [pile?.name ?? '', pile?.label ?? '']),
    ...(bids.length > 0 ? [explain?.(scene) ?? '', standing?.(scene) ?? ''] : []),
    ...bids.flatMap((n) => risk?.(scene, n) ?? []),
    ...acts.map((act) => notes[act.do]?.(scene) ?? ''),
    promptFor(scene),
  ];
}

/**
 * Plays every setup of a game and throws at the first text with a gap, and if somebody acts and the presenter has no prompt.
 *
 * @example checkTexts(thief, await presentedBy('thief'))
 */
export function checkTexts(game: TrickGame, presented: Presented): void {
  const setups = setupsOf(game);
  const usual = new Set(game.players.map((players) => setups.findIndex((setup) => setup.players === players)));
  for (const [i, setup] of setups.entries()) {
    let n = 0;
    play(setup, presented, `${game.id}/${i}`, usual.has(i) ? 2 : 1, ({ sceneFor, phase, actors }) => {
      const watcher = (n++ % (setup.players + 1)) - 1;
      // With the usual options every moment is looked at; with others every fourth of those in which cards are played.
      if (!usual.has(i) && phase === 'tricks' && n % 4 !== 0) return;
      for (const seat of new Set([watcher, ...actors])) {
        const scene = sceneFor(seat);
        const where = `${game.id}, ${setup.players} players, ${JSON.stringify(setup.options)}, ${phase}`;
        for (const text of [...tableTexts(scene), ...(seat === watcher ? sheetTexts(scene) : [])])
          if (GAP.test(text) || MANY.test(text)) throw new Error(`${where}: "${text}"`);
        if (actors.length > 0 && !scene.presenter.prompt?.(scene))
          throw new Error(`${where}: seat ${seat} has no prompt`);
      }
    });
  }
}
