import { readFileSync } from 'node:fs';
import { filled, type Line, Match, Random, Rules, rulesOn, Verifier } from '@followsuit/engine';
import { seatsIn } from '@followsuit/engine/state';
import { expect, it } from 'vitest';
import { littleWhist } from './examples/little-whist/rules.ts';

const guide = readFileSync(new URL('../../../docs/add-a-game.md', import.meta.url), 'utf8');
const file = readFileSync(new URL('examples/little-whist/rules.ts', import.meta.url), 'utf8');

it('the guide shows the whole of its example, as it stands', () => {
  const blocks = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  const squeeze = (text: string) => text.replace(/\s*\n\s*/g, '\n').trim();
  expect(squeeze(blocks.join('\n'))).toBe(squeeze(file.replace(/^\/\*\*.*\*\/\n/, '')));
});

it('the guide shows the whole page of its example, as it stands', () => {
  const page = readFileSync(new URL('examples/little-whist/rules.md', import.meta.url), 'utf8');
  expect(/```markdown\n(.*?)```/s.exec(guide)?.[1]).toBe(page);
});

it('every rule that the example names stands on its page', () => {
  const rules = rulesOn(guide);
  for (const [, id] of file.matchAll(/'(WHIST-[A-Z]+-\d)'/g)) expect(rules.has(id), id).toBe(true);
});

it.each([3, 4])('the example plays with %i players, and its record verifies', (players) => {
  const rules = new Rules(littleWhist, players, filled(littleWhist, players));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random('little whist');
  const out = new Int32Array(64);
  match.start(Array(players).fill('somebody'), 'whist');
  while (!match.over) {
    if (match.due !== null) match.draw('whist');
    else {
      const [seat] = seatsIn(rules.actors(match.state));
      match.move(seat, out[random.below(rules.moves(match.state, seat, out))]);
    }
  }
  const verifier = new Verifier((id) => (id === 'little-whist' ? littleWhist : undefined));
  expect(lines.map((line) => verifier.line(line)).filter((fault) => fault !== null)).toEqual([]);
  expect(verifier.finished).toBe(true);
});
