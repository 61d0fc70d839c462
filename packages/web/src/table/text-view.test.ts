/** The table as text says the same about the trick as the felt shows. */
import { trickGames } from '@followsuit/games';
import { shownTrick } from '@followsuit/present';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import type { TableScene } from './scene.ts';
import { play, preloadPresentation, setupsOf } from './testing/scenes.ts';
import { TextView } from './text-view.tsx';

function textOf(scene: TableScene): string {
  const drawn = draw(h(TextView, { scene, picked: signal([]), hinted: [], onCard: () => {} }));
  const text = drawn.texts().join(' ');
  drawn.end();
  return text;
}

it.each(['up-and-down', 'stones'])('%s', async (id) => {
  await preloadPresentation(id);
  const seen = new Set<string>();
  play(setupsOf(trickGames.find((game) => game.id === id)!)[0], 'text', 1, ({ sceneFor, phase }) => {
    const scene = sceneFor(0);
    const trick = phase === 'tricks' && shownTrick(scene);
    if (!trick) return;
    const text = textOf(scene);
    for (const { card } of trick.laid) {
      const half = scene.presenter.rows?.row(scene, trick, card);
      const name = scene.presenter.rows?.halves(scene).find(([each]) => each === half)?.[1];
      if (half) expect(text).toContain(`, ${name?.toLowerCase() ?? 'takes nothing'}`);
      for (const line of scene.presenter.lines?.(scene) ?? []) expect(text).toContain(line);
      if (half) seen.add(half);
      if (!card.startsWith('X')) continue;
      seen.add('joker');
      expect(text).toContain('joker: turns the ring');
    }
  });
  expect([...seen].sort()).toEqual(id === 'stones' ? ['joker'] : ['dead', 'down', 'up']);
});
