/** What Speed Run's table shows, against what the game says: games/src/speed-run/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { expect, test } from 'vitest';
import type { TableScene } from '../table/scene.ts';
import { contractWord } from './parts/wording.ts';
import { speedRun } from './speed-run.tsx';
import { badges } from './speed-run-badges.ts';
import { Boards, contractsOf } from './speed-run-boards.tsx';
import { draw, textOf } from './testing/fake-dom.ts';
import { type Moment, play, setupsOf } from './testing/scenes.ts';

const game = trickGames.find(({ id }) => id === 'speed-run')!;
const everyHand = (hands: number, look: (now: Moment, where: string) => void): void => {
  for (const [i, setup] of setupsOf(game).entries())
    play(setup, `touches/${i}`, hands, (now) => look(now, JSON.stringify(setup.options)));
};

test('at the end of a hand every contract is shown with what came of it, until one acts', () => {
  let [seen, perfect, redone] = [0, 0, 0];
  everyHand(6, (now, where) => {
    const { events } = now.sceneFor(-1);
    const score = events.at(-1);
    if (score?.ev !== 'score') return;
    seen++;
    const felt = textOf(speedRun.felt, now.sceneFor(0));
    for (const contract of score.contracts as string[]) expect(felt, where).toContain(contractWord(contract));
    const points = score.points as (number | null)[];
    expect(felt.includes('Perfect'), where).toBe(points.some((n) => n !== null && n < 0));
    if (points.some((n) => n !== null && n < 0)) perfect++;
    if ((score.redo as boolean[]).includes(true)) {
      redone++;
      expect(felt, where).toMatch(/was [+−]\d+: better|[+−]\d+ stays/i);
    }
  });
  expect(Math.min(seen, perfect, redone)).toBeGreaterThan(0);
});

test('one’s own contract and a revealed one say how far they are; others lie face down with what they may be', () => {
  const told = new Set<string>();
  everyHand(2, (now, where) => {
    if (now.phase !== 'tricks') return;
    for (const seat of [0, 1, 2]) {
      const scene = now.sceneFor(seat);
      const [mine] = badges(scene, seat);
      const contract = scene.events.findLast(
        ({ ev, seat: by, do: act }) => ev === 'act' && by === seat && act === 'choose',
      );
      expect(mine.label, where).toContain('Your contract');
      if (contract?.contract === 'most') {
        const off = (scene.view.off as number[][])[seat].at(-1);
        if (scene.info.options.contractSet === 'mixed' && scene.info.options.length === 'short') {
          told.add('difference');
          expect(mine.text).toContain(off === 0 ? 'on it' : `${off} off`);
        }
      }
      const other = (seat + 1) % 3;
      const theirs = badges(scene, other);
      const open = (scene.view.face as (string | null)[])[other];
      told.add(open === null ? 'hidden' : 'open');
      if (open !== null) expect(theirs[0].text, where).toContain('×2');
      else {
        expect(theirs.some(({ tone }) => tone === 'back') || theirs[0].text.startsWith('Redo'), where).toBe(true);
        expect(theirs.at(-1)?.tone).toBe('note');
      }
    }
  });
  expect([...told].sort()).toEqual(['difference', 'hidden', 'open']);
});

test('the ranking shown is that of the trick on the table until the next is led; who leads is told of the next', () => {
  const seen = new Set<string>();
  everyHand(4, (now, where) => {
    const scene = now.sceneFor(-1);
    if (now.phase !== 'tricks' && now.phase !== 'deal') return;
    const lying = scene.events.findLast(({ ev }) => ev !== 'score' && ev !== 'over');
    const done = lying?.ev === 'trick';
    if (!done && now.phase === 'deal') return;
    const high = done ? lying.high : scene.view.high;
    expect(speedRun.signs?.(scene)[1].text, where).toContain(`${high} high`);
    // A record that is stepped through has a moment before the line of the trick.
    const between = { ...scene, events: scene.events.slice(0, -1) };
    if (scene.events.at(-1)?.ev === 'trick') expect(speedRun.signs?.(between)[1].text, where).toContain(`${high} high`);
    const n = done ? Number(lying.n) : Number(scene.view.trick) + 1;
    const drawn = draw(h(speedRun.felt!, { scene }));
    const list =
      drawn
        .texts()
        .join(' ')
        .match(/High in tricks 1 to 12: ([\d, ]+)/)?.[1]
        .split(', ') ?? [];
    drawn.end();
    expect(Number(list[n - 1]), where).toBe(high);
    if (!done || now.phase === 'deal') return;
    const turns = lying.high !== scene.view.high;
    seen.add(`${scene.view.mode} ${turns}`);
    const prompt = speedRun.prompt?.(now.sceneFor(now.actors[0]));
    expect(prompt, where).toBe(
      turns ? `You lead: play any card; ${scene.view.high} is high in the next trick.` : 'You lead: play any card.',
    );
  });
  expect([...seen].sort()).toEqual(['bell-curve false', 'bell-curve true', 'fixed false', 'slalom true']);
});

test('what an opponent may hold says nothing of what they chose', () => {
  everyHand(1, (now) => {
    if (now.phase !== 'tricks' && now.phase !== 'choosing') return;
    const scene = now.sceneFor(0);
    if ((scene.view.redoing as number[]).includes(1) || (scene.view.face as unknown[])[1] !== null) return;
    const board = (scene.view.board as unknown[][])[1];
    // In the first hand nothing is completed: every contract and Pass are named, and nothing can be done again.
    expect(badges(scene, 1).at(-1)?.text.split(' · ')).toHaveLength(board.length + 1);
  });
});

test('a standing result is marked as doubled only if the hand that made it was revealed', () => {
  let scene: TableScene | null = null;
  play(setupsOf(game)[0], 'double', 1, ({ sceneFor }) => {
    scene = sceneFor(0);
  });
  const base = scene!;
  const index = base.events.findIndex(({ ev }) => ev === 'score');
  const score = {
    ...base.events[index],
    contracts: ['win-5', 'pass', 'pass'],
    points: [2, null, null],
    delta: [2, 0, 0],
    redo: [false, false, false],
    revealed: [false, false, false],
  };
  const again = (points: number, delta: number) => ({
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
    return textOf(Boards, { ...base, events, view }).includes('×2');
  };
  // SPEEDRUN-SCORE: level with the old result, the redo changes nothing; better, it stands, with its double points.
  expect(doubled(2, again(2, 0))).toBe(false);
  expect(doubled(-4, again(-4, -6))).toBe(true);
});
