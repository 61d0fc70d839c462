/** How long news stays. */
import { trickGames } from '@followsuit/games';
import { trickOnTable } from '@followsuit/present';
import { expect, it } from 'vitest';
import { preloadPresentation } from '../presentation.ts';
import { newsAfter } from './news.tsx';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

it('ends with its trick, whatever the speed', async () => {
  const thief = trickGames.find(({ id }) => id === 'thief')!;
  await preloadPresentation('thief');
  const scenes: TableScene[] = [];
  play(setupsOf(thief)[0], 'news', 2, ({ sceneFor }) => scenes.push(sceneFor(0)));
  let shown = { bits: [] as readonly string[], trick: '' };
  let told = 0;
  let cleared = 0;
  for (const [i, scene] of scenes.slice(1).entries()) {
    const next = newsAfter(shown, scenes[i], scene);
    const isNew = next.bits.length > 0 && next !== shown;
    if (isNew) told++;
    if (shown.bits.length > 0 && next.bits.length === 0) cleared++;
    if (next.bits.length > 0) expect(next.trick).toBe(`${scene.view.hand} ${trickOnTable(scene)}`);
    else if (shown.bits.length > 0) expect(next.trick).not.toBe(shown.trick);
    shown = next;
  }
  expect(told).toBeGreaterThan(3);
  expect(cleared).toBeGreaterThan(1);
});
