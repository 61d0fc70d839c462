/** The marks of sides on the score sheet. */
import { trickGames } from '@followsuit/games';
import { ScoreSheetView } from '@followsuit/ui';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { preloadPresentation } from '../presentation.ts';
import { draw } from '../testing/draw.ts';
import type { TableScene } from './scene.ts';
import { play, setupsOf } from './testing/scenes.ts';

it.each(trickGames)('$id: sides that play together are marked, one who plays alone is not', async (game) => {
  await preloadPresentation(game.id);
  const scenes: TableScene[] = [];
  const setup = setupsOf(game).at(-1)!;
  play(setup, 'marks', 1, ({ sceneFor }) => scenes.push(sceneFor(0)));
  const scene = scenes.at(-1)!;
  const sheet = draw(h(ScoreSheetView, { scene }));
  const teams = scene.sides.filter((side) => side.length > 1).length;
  if (teams === 0) expect(sheet.count('.team-mark')).toBe(0);
  else for (const side of scene.sides.keys()) expect(sheet.count(`.team-mark[data-side="${side}"]`)).toBeGreaterThan(0);
  sheet.end();
});
