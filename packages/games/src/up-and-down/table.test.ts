/** What Up and Down's table shows, against what the game says: rules.md, "At the table". */
import { shownTrick } from '@followsuit/present';
import { beforeAll, expect, test } from 'vitest';
import { hasGoals } from '../testing/goals.ts';
import { type Moment, type Presented, play, presentedBy, type Setup, setupsOf } from '../testing/scenes.ts';
import { upAndDown as game } from './rules.ts';
import { shareNow } from './standing.ts';
import presenter, { type UpAndDownScene } from './table.ts';

let presented: Presented;
beforeAll(async () => {
  presented = await presentedBy('up-and-down');
});

const each = (hands: number, look: (now: Moment, setup: Setup) => void, rather?: readonly string[]): void => {
  for (const [i, setup] of setupsOf(game).entries())
    play(setup, presented, `updown/${i}`, hands, (now) => look(now, setup), rather);
};

test('a line tells what leaders and others have, and the most there can be: all that is scored in the end', () => {
  let hands = 0;
  each(2, ({ sceneFor, phase }) => {
    const scene: UpAndDownScene = sceneFor(-1);
    const { points, bidder, partner } = scene.view;
    if (phase !== 'tricks') return;
    const own = points[bidder!] + (partner === null ? 0 : points[partner]);
    const all = points.reduce((sum, n) => sum + n, 0);
    const [, n, others, most] = /Leaders (\d+), the others (\d+); there can be (\d+)/.exec(
      presenter.lines!(scene).join(),
    )!;
    expect([Number(n), Number(others)]).toEqual([own, all - own]);
    // Two for each trick that is not finished.
    expect(Number(most)).toBe(all + 2 * (11 - scene.view.trick));
    if (scene.view.trick === 10) hands++;
  });
  expect(hands).toBeGreaterThan(3);
});

test('the line that the leaders must pass is half of what is taken, or the bid', () => {
  const seen = new Set<unknown>();
  each(1, ({ sceneFor, phase }, { options }) => {
    const scene: UpAndDownScene = sceneFor(-1);
    const share = shareNow(scene);
    expect(share === null).toBe(phase !== 'tricks');
    if (share === null) return;
    seen.add(options.scoring);
    expect(share.goal).toBe(options.scoring === 'coins' ? share.whole / 2 : scene.view.bid);
    expect(share.all).toBeLessThanOrEqual(share.whole);
  });
  expect(seen.size).toBe(2);
});

test('from the split on, the news adds up what leader and partner had by then, once', () => {
  let seen = 0;
  each(2, ({ sceneFor, phase }) => {
    const scene: UpAndDownScene = sceneFor(-1);
    const { partner, points } = scene.view;
    const bidder = scene.view.bidder!;
    if (phase !== 'tricks' || partner === null) return;
    const told = String(presenter.news?.(scene).at(-1) ?? '');
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

test('a trick lies in two rows, and each half goes to its taker', () => {
  const seen = new Set<string>();
  each(1, ({ sceneFor }) => {
    const scene: UpAndDownScene = sceneFor(-1);
    const trick = shownTrick(scene);
    if (!trick?.line || scene.events.at(-1) !== trick.line) return;
    const rows = trick.laid.map(({ card }) => presenter.rows!.row(scene, trick, card));
    // If the trick was divided, both rows have a card.
    expect(rows.includes('up') && rows.includes('down')).toBe(trick.line.low !== null);
    for (const [i, { card }] of trick.laid.entries()) {
      seen.add(rows[i]);
      const low = rows[i] === 'down' ? trick.line.low : null;
      expect(presenter.goesTo?.(scene, trick, card)).toBe(low ?? trick.taker);
    }
  });
  expect([...seen].sort()).toEqual(['dead', 'down', 'up']);
});

test('coins that are put in lie in the pot at once, with those of earlier hands, and its sign says whence they are', () => {
  const seen = new Set<string>();
  each(
    3,
    ({ sceneFor, phase }, { options }) => {
      const scene: UpAndDownScene = sceneFor(0);
      const { pot, passed } = scene.view;
      if (phase === 'tricks') return;
      const coins = pot + (phase === 'opening' && options.opening === 'informal' ? passed.length : 0);
      const sign = presenter.signs?.(scene).find(({ name }) => name === 'Pot');
      expect(sign?.text).toBe(coins === 0 ? undefined : coins === 1 ? '1 coin' : `${coins} coins`);
      for (const [kind, word] of Object.entries({ now: 'get these coins back', earlier: 'nobody led' }))
        if (sign?.more?.includes(word)) seen.add(kind);
      expect(sign?.more?.includes('nobody led') ?? false).toBe(pot > 0);
      expect(sign?.more?.includes('get these coins back') ?? false).toBe(coins > pot);
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
      const scene: UpAndDownScene = sceneFor(actors[0] ?? -1);
      if (phase === 'opening') {
        const last = actors.length === 1;
        expect(presenter.actWords?.(scene, { do: 'coin' })).toBe(last ? 'Put in two coins' : 'Put in a coin');
        expect(presenter.bidding?.notes?.coin(scene).includes('it costs you two')).toBe(last);
        expect(presenter.lines?.(scene)).toEqual(actors.length === 2 ? ['The last one pays two.'] : []);
        offered += Number(last);
      }
      const coins = scene.events.filter((line) => line.do === 'coin');
      for (const [i, line] of coins.entries()) {
        const text = presenter.actWords?.(scene, { do: 'coin' }, line);
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
    const scene: UpAndDownScene = sceneFor(-1);
    const since = scene.events.findLastIndex(({ ev }) => ev === 'deal');
    for (const seat of scene.names.keys()) {
      const last = scene.events.slice(since).findLast((line) => line.ev === 'act' && line.seat === seat);
      const text = presenter.badges?.(scene, seat)[0]?.text;
      expect(text).toBe(last && (last.do === 'pass' ? 'pass' : String(last.points)));
      over += Number(last?.do === 'bid' && scene.view.bidder !== seat);
    }
  });
  expect(over).toBeGreaterThan(0);
});

test('the leaders’ goal and how a partner is found stay on the table', () => {
  const seen = new Set<string>();
  each(2, ({ sceneFor, phase }) => {
    if (phase !== 'tricks') return;
    const scene: UpAndDownScene = sceneFor(-1);
    const { bidder, partner, red, bid } = scene.view;
    const [, said] = presenter.lines!(scene);
    expect(said).toContain(scene.options.scoring === 'coins' ? 'more than half' : `${bid} points`);
    expect(said).toContain(scene.names[bidder!]);
    expect(said.includes('first to split')).toBe(partner === null && red !== 1);
    expect(said.includes('no partner')).toBe(red === 1);
    if (partner !== null) expect(said).toContain(`+ ${scene.names[partner]}`);
    seen.add(partner === null ? (red === 1 ? 'red' : 'seeking') : 'found');
  });
  expect([...seen].sort()).toEqual(['found', 'red', 'seeking']);
});

test('every role has a goal in every phase', () => each(2, hasGoals));
