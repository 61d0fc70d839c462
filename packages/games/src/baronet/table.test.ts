/** What the table of Baronet shows besides what it shares with Bishop: parts/point-cards-table.test.ts. */
import { expect, test } from 'vitest';
import { payments } from '../parts/coins-table.ts';
import { play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { baronet } from './rules.ts';

test('the news print what everybody gets or pays, and coins go from payers to receivers alone', async () => {
  const presented = await presentedBy('baronet');
  let hands = 0;
  for (const [i, setup] of setupsOf(baronet).entries())
    play(setup, presented, `baronet/vines/${i}`, 2, ({ sceneFor }) => {
      const scene = sceneFor(-1);
      const end = scene.events[scene.events.length - 1];
      if (end.ev !== 'score') return;
      hands++;
      const delta = end.delta as readonly number[];
      const said = presented.presenter.news?.(scene).flat().join(' ').replaceAll('−', '-');
      for (const seat of [end.bidder, end.partner])
        if (seat !== null)
          expect(said).toMatch(new RegExp(`${scene.names[Number(seat)]} \\+?${delta[Number(seat)]}\\b`));
      for (const { from, to } of payments(delta)) {
        expect(delta[from]).toBeLessThan(0);
        expect(delta[to]).toBeGreaterThan(0);
      }
      expect(new Set(payments(delta).map(({ from }) => from)).size).toBe(delta.filter((n) => n < 0).length);
    });
  expect(hands).toBeGreaterThan(10);
});
