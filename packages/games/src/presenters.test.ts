/**
 * What every game's presenter says, at every moment of hands played at random: nothing throws, no text has a gap, nothing lacks
 * its label, and no text or pile shows a card that the seat may not see.
 */
import type { Act, Json } from '@followsuit/engine';
import {
  actWords,
  cardWord,
  type EntriesOf,
  eventWords,
  heldCards,
  isPlaying,
  lastScored,
  lastTrick,
  numbers,
  type Outcome,
  plainText,
  promptFor,
  type RichText,
  type Scene,
  type ScoredHand,
  type ScoreSheet,
  shownTrick,
  spans,
} from '@followsuit/present';
import { describe, expect, test } from 'vitest';
import { exampleGames } from './examples/index.ts';
import { trickGames } from './index.ts';
import { sentencesOf } from './pages.ts';
import { type Presented, play, presentedBy, setupsOf, variantSetupsOf } from './testing/scenes.ts';

const GAP = /undefined|\bnull\b|NaN|\[object|[{}]|Infinity/;
/** Words that no German text has. */
const ENGLISH = /\b(the|you|your|tricks?|trump|suits?|with|points|bids?|cards?|led|taken)\b/i;
/** One of something is not many. */
const MANY = /(?<![−–\d])1 (tricks|points|coins|cards|turns|thieves|birds|bags|hands|counting cards|poisoned tricks)\b/;

type Texts = readonly (string | null | undefined)[];

function sound(texts: Texts, where: string): void {
  for (const text of texts) if (text && (GAP.test(text) || MANY.test(text))) throw new Error(`${where}: "${text}"`);
}

const rich = (text: RichText): string[] => spans(text).flatMap(({ text, label = '' }) => [text, label]);

/** All that is said while the hand is played. */
function spoken(scene: Scene): string[] {
  const { presenter, names, events, acts } = scene;
  const held = heldCards(scene);
  const laid = shownTrick(scene)?.laid.map(({ card }) => card) ?? [];
  const told = [...acts.slice(0, 60), ...events.slice(-3)].filter((act): act is Act => act.do !== undefined);
  return [
    ...(presenter.signs?.(scene) ?? []).flatMap(({ name, text, more = '' }) => [name, text, more]),
    ...names.flatMap((_, seat) => [
      ...(presenter.badges?.(scene, seat) ?? []).flatMap(({ text, wide = '', label }) => [text, wide, label]),
      presenter.total?.(scene, seat) ?? '',
    ]),
    ...[...held, ...laid].flatMap((card) => Object.values(presenter.mark?.(scene, card) ?? {})),
    ...(presenter.piles?.(scene) ?? []).flatMap((pile) => [pile?.name ?? '', pile?.label ?? '']),
    ...(presenter.rows?.halves(scene) ?? []).flat(),
    ...(presenter.news?.(scene) ?? []).flat(),
    ...told.map((act) => actWords(scene, act)),
    ...events.slice(-3).map((line) => eventWords(scene, line) ?? ''),
    ...bidTexts(scene),
    presenter.prompt?.(scene) ?? '',
    presenter.goal?.(scene) ?? '',
  ];
}

/** What the bidding panel says to whoever may bid. */
function bidTexts(scene: Scene): string[] {
  const { bidding } = scene.presenter;
  const bids = scene.acts.filter((act) => act.do === 'bid' || bidding?.notes?.[act.do]);
  if (!bidding || bids.length === 0) return [];
  return [
    bidding.explain(scene),
    bidding.standing?.(scene) ?? '',
    ...bids.map((act) => bidding.notes?.[act.do]?.(scene) ?? ''),
    ...bids.flatMap(({ tricks, points }) => bidding.risk?.(scene, Number(tricks ?? points ?? 0)) ?? []),
  ];
}

const outcomeTexts = ({ headline, text, why, notes = [], ways = [] }: Outcome): string[] => [
  headline,
  text,
  why,
  ...notes,
  ...ways.flatMap((way) => [way.text, way.when, way.who]),
];

const sheetTexts = ({ tables, notes }: ScoreSheet): string[] => [
  ...notes,
  ...tables.flatMap(({ caption, head, rows, more = [], foot = [] }) => [
    caption,
    ...[...head, ...rows.flat(), ...foot].flatMap(rich),
    ...more.flat().flatMap(([title, text]) => [title, ...rich(text)]),
  ]),
];

/** Every badge and sign can be read aloud. */
function labelled(scene: Scene, where: string): void {
  const { presenter, names } = scene;
  const badges = [
    ...names.flatMap((_, seat) => presenter.badges?.(scene, seat) ?? []),
    ...heldCards(scene).flatMap((card) => presenter.mark?.(scene, card) ?? []),
  ];
  for (const { text, label } of badges) expect(text !== '' && label !== '', `${where}: badge "${text}"`).toBe(true);
  for (const { name, text } of presenter.signs?.(scene) ?? [])
    expect(name !== '' && text !== '', `${where}: sign "${name}"`).toBe(true);
}

/** The sheet is there with cells in every column, and after the first hand how the last one ended. */
function scored(scene: Scene, where: string, rules: readonly string[] | null, entries: Presented['entries']): void {
  const sheet = scene.presenter.sheet!(scene);
  sound(sheetTexts(sheet), where);
  expect(sheet.tables.length, where).toBeGreaterThan(0);
  for (const { head, rows, foot } of sheet.tables)
    for (const row of [...rows, ...(foot ? [foot] : [])]) expect(row.length, where).toBe(head.length);
  const vines = scene.game.deck?.id === 'vines';
  expect(sheet.notes.join().includes('Knight, Bishop, Farmer, Tar'), `${where}: how cards rank`).toBe(vines);
  const last = lastScored(scene);
  if (!last) return;
  const outcome = scene.presenter.outcome!(scene, last);
  sound(outcomeTexts(outcome), where);
  expect(plainText(outcome.text), where).not.toBe('');
  expect(outcome.headline, where).toMatch(/^.{3,40}$/);
  expect(outcome.why, where).toMatch(/^[^.]+\.$/);
  // The plain table of an example knows no rule.
  if (rules) expect(rules, where).toContain(outcome.rule);
  else expect(outcome.rule, where).toBeUndefined();
  for (const list of [outcome.notes, outcome.counting])
    if (list) expect([scene.sides.length, scene.names.length], where).toContain(list.length);
  const lit = (outcome.ways ?? []).filter(({ result }) => result === last.score.result);
  if (outcome.ways?.length) expect(lit.length, `${where}: ways`).toBe(1);
  if (rules) entered(scene, last, where, rules, entries!(scene, last, outcome.rule!));
}

/** The entries of every side add up to its points, and each cites a rule. */
function entered(
  { sides }: Scene,
  { score }: ScoredHand,
  where: string,
  rules: readonly string[],
  entries: ReturnType<EntriesOf>,
): void {
  const sums = entries.map((list) => list.reduce((sum, { points }) => sum + points, 0));
  expect(sums, `${where}: ${JSON.stringify([entries, score])}`).toEqual(numbers(score, 'delta'));
  expect(entries.length, where).toBe(sides.length);
  for (const { text, rule, points } of entries.flat()) {
    sound([text], where);
    if (!rules.includes(rule)) throw new Error(`${where}: "${text}" cites ${rule}`);
    if (Object.is(points, -0)) throw new Error(`${where}: "${text}" has −0`);
  }
}

const codesIn = (json: unknown): string[] =>
  [...JSON.stringify(json).matchAll(/"([A-Z\d]+[a-z])"/g)].map(([, code]) => code);

/** The cards that a seat may be shown: what its view holds, but of the cards played in the hand those of the last two tricks only (VINES-TABLE-1). */
function visibleTo(scene: Scene): Set<string> {
  const { cards, ...view } = scene.view;
  const tricks = [shownTrick(scene), lastTrick(scene.events)].flatMap((trick) => trick?.laid ?? []);
  return new Set([...codesIn(view), ...tricks.map(({ card }) => card), ...(isPlaying(scene) ? [] : cards)]);
}

/** The cards of a game's deck by their names. */
function cardNames(scene: Scene): Map<string, string> {
  const { suits, ranks } = scene.game.deck!;
  const codes = suits.flatMap(({ letter }) => ranks.map((rank) => rank + letter));
  return new Map(codes.map((code) => [cardWord(scene, code), code]));
}

function shownCards(
  scene: Scene,
  texts: readonly string[],
  names: ReadonlyMap<string, string>,
  pattern: RegExp,
): string[] {
  const { presenter } = scene;
  const named = texts.flatMap((text) => [...text.matchAll(pattern)].map(([name]) => names.get(name)!));
  const piles = (presenter.piles?.(scene) ?? []).flatMap((pile) => pile?.cards ?? []);
  const before = scene.names.flatMap((_, seat) => presenter.before?.(scene, seat) ?? []);
  return [...named, ...piles, ...before].filter((card) => card !== null);
}

const TABLES = Object.keys(import.meta.glob('./*/table.ts'));
const presented = trickGames.filter(({ id }) => TABLES.includes(`./${id}/table.ts`));
/** What the examples show is the plain table. */
const shown = [...presented, ...exampleGames];

describe.each(shown.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const made = await presentedBy(id);
  const setups = [...setupsOf(game), ...variantSetupsOf(game, 2)];
  const usual = new Set(game.players.map((players) => setups.findIndex((setup) => setup.players === players)));

  /** With the usual options every moment is looked at; with others every fourth of those in which cards are played. */
  function everyScene(look: (scene: Scene, where: string, isWatcher: boolean) => void): void {
    for (const [i, setup] of setups.entries()) {
      let n = 0;
      play(setup, made, `${id}/${i}`, usual.has(i) ? 2 : 1, ({ sceneFor, phase, actors }) => {
        const where = `${setup.players} players, ${JSON.stringify(setup.options)}, ${phase}`;
        const watcher = (n++ % (setup.players + 1)) - 1;
        if (!usual.has(i) && phase === 'tricks' && n % 4 !== 0) return;
        for (const seat of new Set([watcher, ...actors])) look(sceneFor(seat), where, seat === watcher);
      });
    }
  }

  const promptOf = (scene: Scene) => (presented.includes(game) ? scene.presenter.prompt?.(scene) : promptFor(scene));
  const rules = [...sentencesOf(game).keys()];

  test('says everything at every moment, and shows no card that the seat may not see', () => {
    let names = new Map<string, string>();
    let pattern = /$^/g;
    everyScene((scene, where, isWatcher) => {
      const texts = spoken(scene);
      sound(texts, where);
      labelled(scene, where);
      if (scene.view.actors.length > 0 && !promptOf(scene))
        throw new Error(`${where}: seat ${scene.seat} has no prompt`);
      for (const beginning of scene.presenter.rules?.(scene) ?? [])
        if (!rules.some((rule) => rule.startsWith(beginning))) throw new Error(`${where}: no rule ${beginning}`);
      if (isWatcher) scored(scene, where, presented.includes(game) ? rules : null, made.entries);
      if (names.size === 0) {
        names = cardNames(scene);
        pattern = new RegExp([...names.keys()].join('|'), 'g');
      }
      const visible = visibleTo(scene);
      for (const card of shownCards(scene, texts, names, pattern))
        if (!visible.has(card)) throw new Error(`${where}: ${card}`);
    });
  });
});

/** With the usual options; what is drawn and secret does not depend on the language. */
test.each(presented.map((game) => [game.id, game] as const))('%s in German', async (id, game) => {
  const made = await presentedBy(id, 'de');
  const first = game.players.map((players) => setupsOf(game).find((setup) => setup.players === players)!);
  for (const setup of [...first, ...variantSetupsOf(game, 1)])
    play(setup, made, `${id}/german`, 1, ({ sceneFor, phase, actors }) => {
      for (const seat of new Set([-1, ...actors])) {
        const scene = sceneFor(seat);
        const last = lastScored(scene);
        const texts = [
          ...spoken(scene),
          promptFor(scene),
          ...sheetTexts(scene.presenter.sheet!(scene)),
          ...(last ? outcomeTexts(scene.presenter.outcome!(scene, last)) : []),
          ...(last ? made.entries!(scene, last, '').flatMap((list) => list.map(({ text }) => text)) : []),
        ];
        sound(texts, phase);
        const english = texts.find((text) => ENGLISH.test(text));
        if (english) throw new Error(`${phase}: "${english}"`);
      }
    });
});

test('there are presenters', () => expect(presented.length).toBeGreaterThan(4));

test.each(['coralon', 'bishop', 'speed-run'])(
  '%s: the card that takes the trick so far does, or the last one',
  async (id) => {
    const game = trickGames.find((each) => each.id === id)!;
    const [{ players, options }] = setupsOf(game);
    let [best, told, seen] = [-1, 0, 0];
    play({ game, players, options }, await presentedBy(id), `${id}/best`, 1, ({ sceneFor }) => {
      const scene = sceneFor(-1);
      const at = scene.events.findIndex(({ ev }, i) => i >= told && ev === 'trick');
      if (at >= 0) {
        seen++;
        expect([best, scene.events[at - 1].seat as Json]).toContain(scene.events[at].taker);
      }
      told = scene.events.length;
      best = shownTrick(scene)?.best ?? -1;
    });
    expect(seen).toBeGreaterThan(1);
  },
);
