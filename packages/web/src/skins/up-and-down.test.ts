/** What Up and Down's table shows, against what the game says: games/src/up-and-down/rules.md, "At the table". */
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { shownTrick } from '../table/trick.ts';
import { draw, textOf } from './testing/fake-dom.ts';
import { type Moment, play, type Setup, setupsOf } from './testing/scenes.ts';
import { upAndDown } from './up-and-down.tsx';

const game = trickGames.find(({ id }) => id === 'up-and-down')!;
const each = (hands: number, look: (now: Moment, setup: Setup) => void, rather?: readonly string[]): void => {
  for (const [i, setup] of setupsOf(game).entries())
    play(setup, `updown/${i}`, hands, (now) => look(now, setup), rather);
};

test('the bar tells what leaders and others have, and the most there can be: all that is scored in the end', () => {
  let hands = 0;
  each(2, ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const { points, bidder, partner } = scene.view as { points: number[]; bidder: number; partner: number | null };
    if (phase !== 'tricks') return;
    const own = points[bidder] + (partner === null ? 0 : points[partner]);
    const all = points.reduce((sum, n) => sum + n, 0);
    const [, n, others, most] = /Leaders (\d+), the others (\d+); there can be (\d+)/.exec(
      textOf(upAndDown.felt, scene),
    )!;
    expect([Number(n), Number(others)]).toEqual([own, all - own]);
    // Two for each trick that is not finished.
    expect(Number(most)).toBe(all + 2 * (11 - Number(scene.view.trick)));
    if (scene.view.trick === 10) hands++;
  });
  expect(hands).toBeGreaterThan(3);
});

test('a ribbon joins leader and partner from the split on, and the news adds up what they had by then, once', () => {
  let seen = 0;
  each(2, ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const { bidder, partner, points } = scene.view as { bidder: number; partner: number | null; points: number[] };
    const pair = upAndDown.joined?.(scene) ?? null;
    if (phase !== 'tricks' || partner === null) {
      expect(pair).toBeNull();
      return;
    }
    expect(pair).toEqual([bidder, partner]);
    const told = String(upAndDown.news?.(scene).at(-1) ?? '');
    const [a, b, sum] = /(\d+) \+ (\d+) = (\d+)/.exec(told)!.slice(1).map(Number);
    expect(a + b).toBe(sum);
    expect(sum).toBeLessThanOrEqual(points[bidder] + points[partner]);
    const tricks = scene.events
      .slice(scene.events.findLastIndex(({ ev }) => ev === 'deal'))
      .filter(({ ev }) => ev === 'trick');
    const last = tricks.at(-1)!;
    const splits = tricks.filter(({ taker, low }) => [taker, low].includes(bidder) && [taker, low].includes(partner));
    if (splits.length === 1 && splits[0] === last && shownTrick(scene)?.line === last) {
      seen++;
      expect([a, b]).toEqual([points[bidder], points[partner]]);
    }
  });
  expect(seen).toBeGreaterThan(3);
});

test('coins that are put in lie in the pot at once, with those of earlier hands', () => {
  let seen = 0;
  each(
    3,
    ({ sceneFor, phase }, { options }) => {
      const scene = sceneFor(0);
      const { pot, passed } = scene.view as { pot: number; passed: number[] };
      if (phase === 'tricks' || options.scoring === 'points') return;
      const coins = pot + (phase === 'opening' && options.opening === 'informal' ? passed.length : 0);
      const text = textOf(upAndDown.felt, scene);
      if (coins > 0) {
        seen++;
        expect(text).toContain(`Pot: ${coins} coin`);
      } else expect(text).not.toContain('Pot');
    },
    ['coin'],
  );
  expect(seen).toBeGreaterThan(3);
});

test('the sign of the pot tells the same as what lies there', () => {
  const seen = new Set<string>();
  each(
    3,
    ({ sceneFor, phase }) => {
      const scene = sceneFor(0);
      const sign = upAndDown.signs?.(scene).find(({ name }) => name === 'Pot');
      if (phase === 'tricks') return;
      const [, lies] = /Pot: (\d+ coins?)/.exec(textOf(upAndDown.felt, scene)) ?? [];
      expect(sign?.text).toBe(lies);
      for (const [kind, word] of Object.entries({ now: 'comes back', earlier: 'nobody led' }))
        if (sign?.more?.includes(word)) seen.add(kind);
      expect(sign?.more?.includes('nobody led') ?? false).toBe(Number(scene.view.pot) > 0);
    },
    ['coin'],
  );
  expect([...seen].sort()).toEqual(['earlier', 'now']);
});

test('the last coin is two, on its button and in the log', () => {
  let [offered, told] = [0, 0];
  each(
    2,
    ({ sceneFor, phase, actors }, { options }) => {
      if (options.opening !== 'informal' || options.scoring === 'points') return;
      const scene = sceneFor(actors[0] ?? -1);
      if (phase === 'opening') {
        const drawn = draw(h(upAndDown.panels!.coin, { scene, acts: [{ do: 'coin' }], choose: () => {} }));
        expect(drawn.buttons().some(({ text }) => text.startsWith('Put in two coins'))).toBe(actors.length === 1);
        drawn.end();
        offered += Number(actors.length === 1);
      }
      const coins = scene.events.filter((line) => line.do === 'coin');
      for (const [i, line] of coins.entries()) {
        const text = upAndDown.inWords?.(scene, { do: 'coin' }, line);
        expect(text).toBe(i % 5 === 4 ? 'Put in two coins' : 'Put in a coin');
        told++;
      }
    },
    ['coin'],
  );
  expect(Math.min(offered, told)).toBeGreaterThan(0);
});

test('every seat shows what it bid last, also if it was overbid, or that it passed', () => {
  let over = 0;
  each(2, ({ sceneFor, phase }, { options }) => {
    if (options.scoring !== 'points' || (phase !== 'auction' && phase !== 'lead')) return;
    const scene = sceneFor(-1);
    const since = scene.events.findLastIndex(({ ev }) => ev === 'deal');
    for (const seat of scene.names.keys()) {
      const last = scene.events.slice(since).findLast((line) => line.ev === 'act' && line.seat === seat);
      const text = upAndDown.badges?.(scene, seat)[0]?.text;
      expect(text).toBe(last && (last.do === 'pass' ? 'pass' : String(last.points)));
      over += Number(last?.do === 'bid' && scene.view.bidder !== seat);
    }
  });
  expect(over).toBeGreaterThan(0);
});
