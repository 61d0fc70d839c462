/** A hand of every game, as a screen reader announces it to a player. */
import { trickGames } from '@followsuit/games';
import { eventWords } from '@followsuit/present';
import { expect, it } from 'vitest';
import { preloadPresentation } from '../presentation.ts';
import { announcementOf } from './live-region.tsx';
import { tablePrompt } from './prompt-line.tsx';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

/** With the game's own fields. */
type OwnView = TableScene['view'] & Readonly<Record<string, unknown>>;

it.each(trickGames)('$id: every act, trick and score is told, and every question', async (game) => {
  await preloadPresentation(game.id);
  const [setup] = setupsOf(game);
  let before: TableScene | null = null;
  const all: string[] = [];
  play(setup, 'live', 1, ({ sceneFor }) => {
    const scene = sceneFor(0);
    const text = announcementOf(before, scene);
    const news = scene.events.slice(before?.events.length ?? scene.events.length);
    for (const { ev, seat } of news) {
      if (ev === 'act') expect(text).toContain(seat === 0 ? 'You' : scene.names[Number(seat)]);
      if (ev === 'trick') expect(text).toMatch(/Trick \d+/);
      if (ev === 'score') expect(text).toContain('Hand 1 is over');
    }
    if (scene.acts.length > 0 && before?.acts.length === 0) expect(text).toContain(tablePrompt(scene, []));
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    all.push(text);
    before = scene;
  });
  expect(all.join(' ')).toContain('Hand 1 is over');
  if (game.id === 'bishop') expect(all.join(' ')).toMatch(/partner/i);
  if (game.id === 'coralon') expect(all.join(' ').match(/Trump: (?!Not)\w+/g)).toHaveLength(1);
});

it('tells that seats were drawn and who deals first, as long as nobody has acted', () => {
  const scenes: TableScene[] = [];
  const coralon = trickGames.find(({ id }) => id === 'coralon')!;
  play(setupsOf(coralon)[0], 'drawn', 1, ({ sceneFor }) => scenes.push(sceneFor(1)));
  const drawn = ({ events: [first, ...rest], ...scene }: TableScene): TableScene => {
    return { ...scene, events: [{ ...first, draw: { order: [1, 0] } }, ...rest] };
  };
  const early = scenes.find(({ events }) => events.at(-1)?.ev === 'deal')!;
  const late = scenes.find(({ events }) => events.at(-1)?.ev === 'act')!;
  expect(announcementOf(null, drawn(early))).toBe(
    `Seats were drawn; first dealer: ${early.names[0]}. ${tablePrompt(early, [])}`.trim(),
  );
  expect(announcementOf(null, drawn({ ...early, seat: 0 }))).toContain('Seats were drawn; first dealer: you.');
  expect(announcementOf(null, early)).not.toContain('drawn');
  expect(announcementOf(null, drawn(late))).not.toContain('drawn');
});

it('tells that something was taken back, and not the same question twice', () => {
  const scenes: TableScene[] = [];
  const coralon = trickGames.find(({ id }) => id === 'coralon')!;
  play(setupsOf(coralon)[0], 'back', 1, ({ sceneFor }) => scenes.push(sceneFor(0)));
  const asked = scenes.findIndex(({ acts }) => acts.length > 0);
  const [first, next] = [scenes[asked], scenes[asked + 1]];
  expect(announcementOf(next, first)).toBe(`Taken back. ${tablePrompt(first, [])}`);
  const other = { ...first, events: [...first.events, { ev: 'act', seat: 2 }] };
  expect(announcementOf(first, other)).toBe('Cy has chosen.');
  expect(announcementOf(first, first)).toBe('');
});

/** The announcements, step by step, of some hands with every option. */
async function toldIn(id: string, hands: number, look: (text: string, before: TableScene, scene: TableScene) => void) {
  await preloadPresentation(id);
  for (const [i, setup] of setupsOf(trickGames.find((game) => game.id === id)!).entries()) {
    let before: TableScene | null = null;
    play(setup, `told/${i}`, hands, ({ sceneFor }) => {
      const scene = sceneFor(-1);
      if (before) look(announcementOf(before, scene), before, scene);
      before = scene;
    });
  }
}

it('tells what Bishop asks for from the first card on', async () => {
  let seen = 0;
  await toldIn('bishop', 1, (text, before, { view }) => {
    const asked = ((view as OwnView).announced ?? []) as readonly string[];
    if (asked.length < 2 || (((before.view as OwnView).announced ?? []) as readonly string[]).length > 0) return;
    seen++;
    expect(text).toContain(`: ${asked[0]}? ${asked[1]}`);
  });
  expect(seen).toBeGreaterThan(0);
});

it.each(['thief', 'thieves', 'ducks-and-geese-cutthroat'])('%s: tells who keeps what', async (id) => {
  let kept = 0;
  await toldIn(id, 1, (text, { view: before }, { events, view, names }) => {
    const line = events.at(-1);
    if (line?.ev !== 'trick') return;
    const cards = [line.kept ?? []].flat();
    expect(text.match(/stays with/g) ?? []).toHaveLength(cards.length);
    if (cards.length === 0) return;
    kept++;
    if (line.keeper !== undefined) expect(text).toContain(`stays with ${names[Number(line.keeper)]}.`);
    const points = (view.points ?? []) as readonly number[];
    const more = points.flatMap((n, seat) => (n > (before.points as readonly number[])[seat] ? names[seat] : []));
    if (line.keeper === undefined) expect(more).toContain(/stays with (\w+)/.exec(text)?.[1]);
  });
  expect(kept).toBeGreaterThan(3);
});

it('tells Speed Run’s open Redo cards and revealed contracts', async () => {
  const seen = new Set<string>();
  await toldIn('speed-run', 4, (text, { view: before }, { view, names }) => {
    for (const seat of (view as OwnView).redoing as readonly number[])
      if (!((before as OwnView).redoing as readonly number[]).includes(seat)) {
        seen.add('redo');
        expect(text).toMatch(new RegExp(`Redo: .*${names[seat]}`));
      }
    for (const seat of (view as OwnView).revealed as readonly number[])
      if (!((before as OwnView).revealed as readonly number[]).includes(seat)) {
        seen.add('revealed');
        expect(text).toMatch(new RegExp(`${names[seat]}: [^!]*×2!`));
      }
  });
  expect([...seen].sort()).toEqual(['redo', 'revealed']);
});

it.each(['coralon-partners', 'ducks-and-geese'])('%s: what was taken in an earlier hand keeps its suit', async (id) => {
  await preloadPresentation(id);
  let taken = 0;
  for (const seed of ['a', 'b', 'c'])
    play(
      setupsOf(trickGames.find((game) => game.id === id)!)[0],
      `log/${seed}`,
      3,
      ({ sceneFor, phase }) => {
        if (phase !== 'deal' && phase !== 'bidding') return;
        const scene = sceneFor(0);
        let suit = '';
        for (const line of scene.events) {
          if (line.ev === 'deal')
            suit = scene.game.deck!.suits.find(({ letter }) => letter === String(line.open).at(-1))!.name;
          if (line.do !== 'take') continue;
          taken++;
          expect(eventWords(scene, line)).toContain(`${suit} are trump`);
        }
      },
      ['take'],
    );
  expect(taken).toBeGreaterThan(3);
});
