/** What Stepping Stones' table shows, against what the game says: rules.md, "At the table". */
import { lastScored, plainText } from '@followsuit/present';
import { expect, test } from 'vitest';
import { type Moment, play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { steppingStones as game } from './rules.ts';
import type { SteppingStonesScene } from './sheet.ts';
import presenter from './table.ts';

const presented = await presentedBy('stepping-stones');
const setups = setupsOf(game);
const each = (hands: number, look: (now: Moment) => void): void => {
  for (const [i, setup] of setups.entries()) play(setup, presented, `stepping/${i}`, hands, look);
};

test('the direction shown is that of the trick on the table until the next is led; who leads is told of the next', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    const scene = sceneFor(-1);
    const line = scene.events.findLast(({ ev }) => ev !== 'score' && ev !== 'over');
    if (line?.ev !== 'trick') return;
    // A record that is stepped through has a moment before the line of the trick.
    for (const events of [scene.events, scene.events.slice(0, scene.events.indexOf(line))]) {
      const sign = presenter.signs?.({ ...scene, events }).find(({ text }) => text.includes('high'));
      expect(sign?.text).toBe(line.high === 1 ? '1 high' : '9 high');
    }
    if (phase !== 'tricks') return;
    const turns = line.high !== scene.view.high;
    seen.add(`${scene.view.style === 'slalom'} ${turns}`);
    const prompt = presenter.prompt?.(sceneFor(actors[0])) ?? '';
    expect(prompt.includes('is high in the next trick')).toBe(turns);
    if (turns) expect(prompt).toContain(`${scene.view.high} is high`);
  });
  expect([...seen].sort()).toEqual(['false false', 'true true']);
});

test('a row that is full shows three places, and the points are those of its hands', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor }) => {
    const scene: SteppingStonesScene = sceneFor(0);
    const score = scene.events.at(-1)?.ev === 'over' ? scene.events.at(-2) : scene.events.at(-1);
    if (score?.ev !== 'score') return;
    const entries = presented.entries!(scene, lastScored(scene)!, '');
    const row = scene.events.filter(({ ev, contract }) => ev === 'score' && contract === score.contract);
    const points = scene.names.map((_, seat) => row.reduce((sum, { delta }) => sum + (delta as number[])[seat], 0));
    const full = new Set(row.map(({ declarer }) => declarer)).size === 3;
    seen.add(full ? 'full' : 'open');
    const places = entries.map((list) => list.filter(({ text }) => /^place \d/.test(text)));
    for (const [seat, list] of places.entries())
      expect(list.reduce((sum, each) => sum + each.points, 0)).toBe(full ? points[seat] : 0);
    if (!full) expect(entries[Number(score.declarer)][0].text).toContain(`${score.tricks} trick`);
  });
  expect([...seen].sort()).toEqual(['full', 'open']);
});

test('the sheet has the tricks of every box, the points of full rows, and says which boxes are open', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    const scene: SteppingStonesScene = sceneFor(2);
    if (phase === 'tricks') return;
    const rows = presenter.sheet?.(scene).tables[0].rows ?? [];
    const lines = presenter.lines?.(scene) ?? [];
    expect(lines).toHaveLength(rows.length);
    for (const [i, row] of rows.entries())
      for (const [seat, cell] of row.slice(1).entries()) {
        const tricks = scene.view.sheet[seat][i];
        const full = scene.view.sheet.every((boxes) => boxes[i] !== null);
        const open = actors.includes(seat) ? 'open' : '·';
        seen.add(full ? 'points' : tricks === null ? open : 'tricks');
        expect(plainText(cell)).toMatch(tricks === null ? open : full ? /^\d+ (0|[+−]\d)$/ : /^\d+$/);
        expect(lines[i]).toContain(` ${plainText(cell)}`);
      }
  });
  expect([...seen].sort()).toEqual(['open', 'points', 'tricks', '·']);
});

test('the last hands are counted, and a redo token is shown until it is spent', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase }) => {
    const scene: SteppingStonesScene = sceneFor(1);
    const empty = scene.view.sheet.flat().filter((tricks) => tricks === null).length;
    if (phase === 'bidding' || phase === 'puddle') {
      const text = presenter.signs?.(scene).map((sign) => sign.text) ?? [];
      if (empty <= 3) seen.add('left');
      expect(text).toEqual(empty > 3 ? [] : [`${empty} hand${empty === 1 ? '' : 's'}`]);
    }
    if (scene.options.redo === 'on') {
      const spent = scene.view.tokens[0] === 0;
      if (spent) seen.add('spent');
      expect(presenter.badges?.(scene, 0).some(({ text }) => text === '↻')).toBe(!spent);
    }
  });
  expect([...seen].sort()).toEqual(['left', 'spent']);
});

test('May Trump and Must Beat say what they ask for', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const scene: SteppingStonesScene = sceneFor(actors[0]);
    const prompt = presenter.prompt?.(scene) ?? '';
    const style = String(scene.view.style);
    if (/May Trump/.test(prompt)) seen.add(style);
    if (/must beat/.test(prompt)) seen.add(style);
    if (style !== 'may-trump' && style !== 'must-beat') expect(prompt).not.toMatch(/May Trump|must beat/);
  });
  expect([...seen].sort()).toEqual(['may-trump', 'must-beat']);
});

test('everybody is told what they are trying to do, in every phase and role, in a short sentence', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    if (actors.length === 0) return;
    for (const seat of [-1, 0, 1, 2]) {
      const goal = presenter.goal?.(sceneFor(seat)) ?? '';
      seen.add(phase);
      expect(goal, `${phase}, seat ${seat}`).toMatch(/^[^{}]{10,80}$/);
      expect(goal).not.toMatch(/undefined|NaN|null/);
    }
  });
  expect([...seen].sort()).toEqual(['bidding', 'puddle', 'tricks']);
});
