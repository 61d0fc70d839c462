/** A hand of every game, as a screen reader tells it to somebody at the table. */
import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { loadTouch } from '../sheets/index.ts';
import { play, setupsOf } from '../sheets/testing/scenes.ts';
import { newsOf } from './live.tsx';
import { promptFor } from './prompt.ts';
import type { Scene } from './scene.ts';

it.each(trickGames)('$id: every act, trick and score is told, and every question', async (game) => {
  await loadTouch(game.id);
  const [setup] = setupsOf(game);
  let before: Scene | null = null;
  const all: string[] = [];
  play(setup, 'live', 1, ({ sceneFor }) => {
    const scene = sceneFor(0);
    const text = newsOf(before, scene);
    const news = scene.events.slice(before?.events.length ?? scene.events.length);
    for (const { ev, seat } of news) {
      if (ev === 'act') expect(text).toContain(seat === 0 ? 'You' : scene.names[Number(seat)]);
      if (ev === 'trick') expect(text).toMatch(/Trick \d+/);
      if (ev === 'score') expect(text).toContain('Hand 1 is over');
    }
    if (scene.acts.length > 0 && before?.acts.length === 0) expect(text).toContain(promptFor(scene, []));
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    all.push(text);
    before = scene;
  });
  expect(all.join(' ')).toContain('Hand 1 is over');
  if (game.id === 'bishop') expect(all.join(' ')).toMatch(/partner/i);
  if (game.id === 'coralon') expect(all.join(' ').match(/Trump: (?!Not)\w+/g)).toHaveLength(1);
});

it('tells that something was taken back, and not the same question twice', () => {
  const scenes: Scene[] = [];
  const coralon = trickGames.find(({ id }) => id === 'coralon')!;
  play(setupsOf(coralon)[0], 'back', 1, ({ sceneFor }) => scenes.push(sceneFor(0)));
  const asked = scenes.findIndex(({ acts }) => acts.length > 0);
  const [first, next] = [scenes[asked], scenes[asked + 1]];
  expect(newsOf(next, first)).toBe(`Taken back. ${promptFor(first, [])}`);
  const other = { ...first, events: [...first.events, { ev: 'act', seat: 2 }] };
  expect(newsOf(first, other)).toBe('Cy has chosen.');
  expect(newsOf(first, first)).toBe('');
});
