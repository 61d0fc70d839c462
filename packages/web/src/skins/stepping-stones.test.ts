/** What Stepping Stones' table shows, against what the game says: games/src/stepping-stones/rules.md, "At the table". */
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { steppingStones } from './stepping-stones.tsx';
import { Declaring } from './stepping-stones-declare.tsx';
import { draw, textOf } from './testing/fake-dom.ts';
import { type Moment, play, setupsOf } from './testing/scenes.ts';

const game = trickGames.find(({ id }) => id === 'stepping-stones')!;
const setups = setupsOf(game);
const each = (hands: number, look: (now: Moment) => void): void => {
  for (const [i, setup] of setups.entries()) play(setup, `stepping/${i}`, hands, look);
};

test('contracts that are completed are stamped with their result, those that can be redone say so', () => {
  const seen = new Set<string>();
  each(10, ({ sceneFor, phase, actors }) => {
    if (phase === 'tricks' || phase === 'deal' || phase === 'over' || actors.length === 0) return;
    const scene = sceneFor(actors[0]);
    const boxes = (scene.view.sheet as (number | null)[][])[actors[0]];
    const drawn = draw(h(Declaring, { scene, acts: scene.acts, choose: () => {} }));
    const text = drawn.texts().join(' ');
    drawn.end();
    const done = boxes.filter((tricks) => tricks !== null);
    const token = (scene.view.tokens as number[])[actors[0]] > 0;
    expect(text.match(token ? /redo ↻/g : /✓ \d+ tricks?/g) ?? []).toHaveLength(done.length);
    if (done.length > 0) seen.add(token ? 'redo' : 'stamp');
    for (const tricks of done) expect(text).toContain(`${tricks} trick`);
    expect(text.includes('redo token')).toBe(scene.info.options.redo === 'on');
  });
  expect([...seen].sort()).toEqual(['redo', 'stamp']);
});

test('the direction shown is that of the trick on the table until the next is led; who leads is told of the next', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    const scene = sceneFor(-1);
    const line = scene.events.findLast(({ ev }) => ev !== 'score' && ev !== 'over');
    if (line?.ev !== 'trick') return;
    // A record that is stepped through has a moment before the line of the trick.
    for (const events of [scene.events, scene.events.slice(0, scene.events.indexOf(line))]) {
      const sign = steppingStones.signs?.({ ...scene, events }).find(({ text }) => text.includes('→'));
      expect(sign?.text).toBe(line.high === 1 ? '1 → 9' : '9 → 1');
    }
    if (phase !== 'tricks') return;
    const turns = line.high !== scene.view.high;
    seen.add(`${scene.view.style === 'slalom'} ${turns}`);
    const prompt = steppingStones.prompt?.(sceneFor(actors[0])) ?? '';
    expect(prompt.includes('is high in the next trick')).toBe(turns);
    if (turns) expect(prompt).toContain(`${scene.view.high} is high`);
  });
  expect([...seen].sort()).toEqual(['false false', 'true true']);
});

test('a row that is full shows three places, and the points are those of its hands', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor }) => {
    const scene = sceneFor(0);
    const score = scene.events.at(-1)?.ev === 'over' ? scene.events.at(-2) : scene.events.at(-1);
    if (score?.ev !== 'score') return;
    const felt = textOf(steppingStones.felt, scene);
    const row = scene.events.filter(({ ev, contract }) => ev === 'score' && contract === score.contract);
    const points = scene.names.map((_, seat) => row.reduce((sum, { delta }) => sum + (delta as number[])[seat], 0));
    const full = new Set(row.map(({ declarer }) => declarer)).size === 3;
    seen.add(full ? 'full' : 'open');
    expect(felt.includes('the row is full')).toBe(full);
    expect(felt.match(/\d\. (You|Bo|Cy)/g) ?? []).toHaveLength(full ? 3 : 0);
    if (full) for (const n of points) expect(felt).toContain(n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
    expect(felt).toContain(`${score.tricks} trick`);
  });
  expect([...seen].sort()).toEqual(['full', 'open']);
});

test('the last hands are counted, and a spent token is still shown', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase }) => {
    const scene = sceneFor(1);
    const empty = (scene.view.sheet as (number | null)[][]).flat().filter((tricks) => tricks === null).length;
    if (phase === 'bidding' || phase === 'puddle') {
      const text = steppingStones.signs?.(scene).map((sign) => sign.text) ?? [];
      if (empty <= 3) seen.add('left');
      expect(text).toEqual(empty > 3 ? [] : [`${empty} hand${empty === 1 ? '' : 's'}`]);
    }
    if (scene.info.options.redo === 'on') {
      const spent = (scene.view.tokens as number[])[0] === 0;
      if (spent) seen.add('spent');
      expect(steppingStones.badges?.(scene, 0).some(({ tone }) => tone === 'note')).toBe(spent);
    }
  });
  expect([...seen].sort()).toEqual(['left', 'spent']);
});

test('May Trump and Must Beat say what they ask for', () => {
  const seen = new Set<string>();
  each(12, ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const scene = sceneFor(actors[0]);
    const prompt = steppingStones.prompt?.(scene) ?? '';
    const style = String(scene.view.style);
    if (/May Trump/.test(prompt)) seen.add(style);
    if (/must beat/.test(prompt)) seen.add(style);
    if (style !== 'may-trump' && style !== 'must-beat') expect(prompt).not.toMatch(/May Trump|must beat/);
  });
  expect([...seen].sort()).toEqual(['may-trump', 'must-beat']);
});
