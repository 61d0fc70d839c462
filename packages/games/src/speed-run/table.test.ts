/** What Speed Run's table shows, against what the game says: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import { lastScored, plainText, shownTrick } from '@followsuit/present';
import { expect, test } from 'vitest';
import { type Moment, play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { highs, highsNow } from './ranking.ts';
import { speedRun as game } from './rules.ts';
import { contractsOf, contractWord, type SpeedRunScene } from './sheet.ts';
import presenter from './table.ts';

const presented = await presentedBy('speed-run');
const setups = setupsOf(game);
const everyHand = (hands: number, look: (now: Moment, where: string) => void): void => {
  for (const [i, setup] of setups.entries())
    play(setup, presented, `touches/${i}`, hands, (now) => look(now, JSON.stringify(setup.options)));
};
const badges = (scene: SpeedRunScene, seat: number) => presenter.badges?.(scene, seat) ?? [];

test('at the end of a hand every contract is shown with what came of it', () => {
  let [seen, better, redone] = [0, 0, 0];
  everyHand(6, (now, where) => {
    const scene: SpeedRunScene = now.sceneFor(0);
    const score = scene.events.at(-1);
    if (score?.ev !== 'score') return;
    seen++;
    const entries = presented.entries!(scene, lastScored(scene)!, '');
    for (const [seat, contract] of (score.contracts as string[]).entries()) {
      expect(entries[seat][0].text, where).toContain(contractWord(scene, contract));
      if (!(score.redo as boolean[])[seat] || contract === 'pass') continue;
      redone++;
      const isBetter = (score.delta as number[])[seat] < 0;
      if (isBetter) better++;
      expect(entries[seat].length, where).toBe(isBetter ? 2 : 1);
      expect(entries[seat][0].text.includes('stays'), where).toBe(!isBetter);
    }
  });
  expect(Math.min(seen, better, redone)).toBeGreaterThan(0);
});

test('one’s own contract and a revealed one say how far they are; others lie face down with what they may be', () => {
  const told = new Set<string>();
  everyHand(2, (now, where) => {
    if (now.phase !== 'tricks') return;
    for (const seat of [0, 1, 2]) {
      const scene: SpeedRunScene = now.sceneFor(seat);
      const [mine] = badges(scene, seat);
      const contract = scene.events.findLast(
        ({ ev, seat: by, do: act }) => ev === 'act' && by === seat && act === 'choose',
      );
      expect(mine.label, where).toContain('Your contract');
      if (contract?.contract === 'most') {
        const off = scene.view.off[seat].at(-1);
        if (scene.options.contractSet === 'mixed' && scene.options.length === 'short') {
          told.add('difference');
          expect(mine.wide).toContain(off === 0 ? 'on it' : `${off} off`);
          expect(mine.text).toContain(off === 0 ? '✓' : `+${off}`);
        }
      }
      const other = (seat + 1) % 3;
      const theirs = badges(scene, other);
      const open = scene.view.face[other];
      told.add(open === null ? 'hidden' : 'open');
      if (open !== null) expect(theirs[0].text, where).toContain('×2');
      else {
        expect(theirs.some(({ tone }) => tone === 'back') || theirs[0].text.startsWith('Redo'), where).toBe(true);
        expect(theirs.at(-1)?.label).toContain('may be holding');
      }
    }
  });
  expect([...told].sort()).toEqual(['difference', 'hidden', 'open']);
});

test('the ranking shown is that of the trick on the table until the next is led; who leads is told of the next', () => {
  const seen = new Set<string>();
  everyHand(4, (now, where) => {
    const scene: SpeedRunScene = now.sceneFor(-1);
    if (now.phase !== 'tricks' && now.phase !== 'deal') return;
    const lying = scene.events.findLast(({ ev }) => ev !== 'score' && ev !== 'over');
    const done = lying?.ev === 'trick';
    if (!done && now.phase === 'deal') return;
    const high = done ? lying.high : scene.view.high;
    expect(presenter.signs?.(scene)[1].text, where).toContain(`${high} high`);
    // A record that is stepped through has a moment before the line of the trick.
    const between = { ...scene, events: scene.events.slice(0, -1) };
    if (scene.events.at(-1)?.ev === 'trick')
      expect(presenter.signs?.(between)[1].text, where).toContain(`${high} high`);
    const n = done ? Number(lying.n) : scene.view.trick + 1;
    expect(highsNow(scene)[n - 1], where).toBe(high);
    expect(presenter.lines?.(scene)[0], where).toContain(high === 1 ? '[↓]' : '[↑]');
    if (!done || now.phase === 'deal') return;
    const turns = lying.high !== scene.view.high;
    seen.add(`${scene.view.mode} ${turns}`);
    const prompt = presenter.prompt?.(now.sceneFor(now.actors[0]));
    expect(prompt, where).toBe(
      turns ? `You lead: play any card; ${scene.view.high} is high in the next trick.` : 'You lead: play any card.',
    );
  });
  expect([...seen].sort()).toEqual(['bell-curve false', 'bell-curve true', 'fixed false', 'slalom true']);
});

test('the strip of arrows says what the tricks then have', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    let foreseen: number[] = [];
    play(setups[0], presented, seed, 1, ({ sceneFor, phase }) => {
      const scene: SpeedRunScene = sceneFor(-1);
      const { view, events } = scene;
      const over = events.at(-1)?.ev === 'score';
      if (phase !== 'tricks' && !over) return;
      if (view.trick === 0) foreseen = highs(scene, view.mode, view.high, 0);
      else expect(highs(scene, view.mode, view.high, view.trick)).toEqual(foreseen);
      const done = events.filter((line) => line.ev === 'trick').map((line) => line.high);
      expect(done).toEqual(foreseen.slice(0, done.length));
    });
  }
});

test('the card that takes the trick so far does, or the last one', () => {
  let [best, told, seen] = [-1, 0, 0];
  play(setups[0], presented, 'speed-run/best', 1, ({ sceneFor }) => {
    const scene = sceneFor(-1);
    const at = scene.events.findIndex(({ ev }, i) => i >= told && ev === 'trick');
    if (at >= 0) {
      seen++;
      expect([best, scene.events[at - 1].seat]).toContain(scene.events[at].taker);
    }
    told = scene.events.length;
    best = shownTrick(scene)?.best ?? -1;
  });
  expect(seen).toBeGreaterThan(1);
});

test('what an opponent may hold says nothing of what they chose', () => {
  everyHand(1, (now) => {
    if (now.phase !== 'tricks' && now.phase !== 'choosing') return;
    const scene: SpeedRunScene = now.sceneFor(0);
    if (scene.view.redoing.includes(1) || scene.view.face[1] !== null) return;
    const [, held] = badges(scene, 1).at(-1)?.label.split('may be holding: ') ?? [];
    if (scene.view.actors.includes(1) && now.phase === 'choosing') expect(held).toBeUndefined();
    // In the first hand nothing is completed: every contract and Pass are named, and nothing can be done again.
    else expect(held?.split(', ')).toHaveLength(scene.view.board[1].length + 1);
  });
});

test('a standing result is marked as doubled only if the hand that made it was revealed', () => {
  let scene: SpeedRunScene | null = null;
  play(setups[0], presented, 'double', 1, ({ sceneFor }) => {
    scene = sceneFor(0);
  });
  const base = scene! as SpeedRunScene;
  const index = base.events.findIndex(({ ev }) => ev === 'score');
  const score: Line = {
    ...base.events[index],
    contracts: ['win-5', 'pass', 'pass'],
    points: [2, null, null],
    delta: [2, 0, 0],
    redo: [false, false, false],
    revealed: [false, false, false],
  };
  const again = (points: number, delta: number): Line => ({
    ...score,
    points: [points, null, null],
    delta: [delta, 0, 0],
    redo: [true, false, false],
    revealed: [true, false, false],
  });
  const board = (points: number) => contractsOf(base).map((name) => (name === 'win-5' ? points : null));
  const doubled = (points: number, redo: Line): boolean => {
    const events = [...base.events.slice(0, index), score, { ev: 'deal', hand: 2, dealer: 1 }, redo];
    const boards = [board(points), board(points).map(() => null), board(points).map(() => null)];
    const view = { ...base.view, board: boards };
    const [table] = presenter.sheet?.({ ...base, events, view }).tables ?? [];
    return table.rows.flat().map(plainText).join(' ').includes('×2');
  };
  // SPEEDRUN-SCORE: level with the old result, the redo changes nothing; better, it stands, with its double points.
  expect(doubled(2, again(2, 0))).toBe(false);
  expect(doubled(-4, again(-4, -6))).toBe(true);
});

test('everybody is told what they are trying to do, in every phase and role, in a short sentence', () => {
  const seen = new Set<string>();
  everyHand(6, ({ sceneFor, phase, actors }) => {
    if (actors.length === 0) return;
    for (const seat of [-1, 0, 1, 2]) {
      const goal = presenter.goal?.(sceneFor(seat)) ?? '';
      seen.add(phase);
      expect(goal, `${phase}, seat ${seat}`).toMatch(/^[^{}]{10,80}$/);
      expect(goal).not.toMatch(/undefined|NaN|null/);
    }
  });
  expect([...seen].sort()).toEqual(['choosing', 'redoing', 'revealing', 'setting', 'tricks']);
});
