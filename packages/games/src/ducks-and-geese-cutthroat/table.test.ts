/** What the table of Ducks and Geese, cutthroat, shows besides parts/birds-table.test.ts. */
import { beforeAll, expect, test } from 'vitest';
import { type Moment, type Presented, play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { ducksAndGeeseCutthroat } from './rules.ts';

let presented: Presented;
beforeAll(async () => {
  presented = await presentedBy('ducks-and-geese-cutthroat');
});

/** Every number of players with every option, for some hands. */
function eachSetup(look: () => (now: Moment) => void): void {
  for (const [i, setup] of setupsOf(ducksAndGeeseCutthroat).entries())
    play(setup, presented, `ducks-and-geese-cutthroat/vines/${i}`, 2, look());
}

test('the trump sign is blank until the trump is known', () => {
  eachSetup(() => ({ sceneFor }) => {
    const scene = sceneFor(-1);
    const sign = presented.presenter.signs?.(scene).find(({ name }) => name === 'Trump');
    expect(sign?.disc).toBe(scene.view.trump === 'none' ? 'unknown' : 'suit');
  });
});

test('the ducks with a tick are kept, no others are, and then they are safe!', () => {
  let kept = 0;
  const { mark } = presented.presenter;
  eachSetup(() => {
    let ticked = new Set<string>();
    return ({ sceneFor, phase, actors }) => {
      const scene = sceneFor(-1);
      const trick = scene.events.findLast((line) => line.ev === 'trick');
      if (trick && scene.events.at(-1) === trick)
        for (const card of trick.cards as readonly string[]) {
          const isKept = (trick.kept as readonly string[]).includes(card);
          expect(ticked.has(card)).toBe(isKept);
          expect(mark?.(scene, card)?.text === 'safe!').toBe(isKept);
          kept += Number(isKept);
        }
      if (phase !== 'tricks') return;
      if (scene.view.led === 'none') ticked = new Set();
      const mine = sceneFor(actors[0]);
      for (const { card } of mine.acts)
        if (mark?.(mine, String(card))?.label.includes('safe now')) ticked.add(String(card));
    };
  });
  expect(kept).toBeGreaterThan(10);
});

test('a trump that has another mark is marked as trump too', () => {
  let seen = 0;
  eachSetup(() => ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const scene = sceneFor(actors[0]);
    const suit = scene.game.deck?.suits.find(({ name }) => name === scene.view.trump);
    for (const { card } of scene.acts) {
      if (!suit || !String(card).endsWith(suit.letter)) continue;
      seen++;
      const badge = presented.presenter.mark?.(scene, String(card));
      expect(badge?.text).toContain('▲');
      expect(badge?.label).toContain('trump');
    }
  });
  expect(seen).toBeGreaterThan(20);
});
