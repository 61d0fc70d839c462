/** What the tables of both games of Ducks and Geese show, held against what the engine then tells. */
import type { Line } from '@followsuit/engine';
import { lastScored } from '@followsuit/present';
import { beforeAll, describe, expect, test } from 'vitest';
import { trickGames } from '../index.ts';
import { type Presented, play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { sheetTexts } from '../testing/table-texts.ts';
import type { BirdsScene } from './birds-table.ts';

describe.each(['ducks-and-geese', 'ducks-and-geese-cutthroat'])('%s', (id) => {
  const game = trickGames.find((each) => each.id === id)!;
  let presented: Presented;
  beforeAll(async () => {
    presented = await presentedBy(id);
  });

  test('a blind bid stays loud while it is played, and has a blindfold in the sheet', () => {
    const seen = new Set<unknown>();
    for (const [i, setup] of setupsOf(game).entries())
      play(
        setup,
        presented,
        `${id}/vines/${i}`,
        4,
        ({ sceneFor, phase }) => {
          const scene: BirdsScene = sceneFor(-1);
          const { presenter } = scene;
          checkBlindfold(scene, lastScored(scene)?.score);
          if (phase !== 'tricks') return;
          const bidder = Number(scene.view.bidder);
          const blind = scene.view.blindly.includes(bidder);
          seen.add(blind);
          expect(presenter.badges?.(scene, bidder).some(({ tone }) => tone === 'loud')).toBe(blind);
          const counter = presenter.signs?.(scene).at(-1);
          expect(counter?.text.endsWith(', blind')).toBe(blind);
          // If the bid can leave the others with nothing, the note says so.
          if (blind || setup.options.scoring === 'coralon') expect(counter?.more).toContain('nothing');
        },
        ['bid'],
      );
    expect([...seen].sort()).toEqual([false, true]);
  });

  test('birds lie before whoever has their points', () => {
    let birds = 0;
    for (const [i, setup] of setupsOf(game).entries())
      play(setup, presented, `${id}/vines/${i}`, 2, ({ sceneFor, phase }) => {
        const scene: BirdsScene = sceneFor(-1);
        if (phase !== 'tricks') return;
        for (const [seat, n] of scene.view.points.entries()) {
          birds += n;
          expect(scene.presenter.before?.(scene, seat)).toHaveLength(n);
        }
      });
    expect(birds).toBeGreaterThan(0);
  });

  test('the sheet says how the cards rank', () => {
    let seen = 0;
    play(setupsOf(game)[0], presented, 'ranks', 1, ({ sceneFor, phase }) => {
      if (phase !== 'deal') return;
      seen++;
      expect(sheetTexts(sceneFor(0)).join(' ')).toContain('Knight, Bishop, Farmer, Tar');
    });
    expect(seen).toBeGreaterThan(0);
  });
});

function checkBlindfold(scene: BirdsScene, score: Line | undefined): void {
  if (!score) return;
  const [, bid] = (scene.presenter.sheet?.(scene).tables[0].more ?? []).at(-1)![0];
  expect(JSON.stringify(bid).includes('blindfold')).toBe(score.blind);
}
