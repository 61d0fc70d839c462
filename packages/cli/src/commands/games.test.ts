import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pitchOn } from './games.ts';

const guide = readFileSync(new URL('../../../../docs/add-a-game.md', import.meta.url), 'utf8');

it('a game is presented with the first sentences of its page', () => {
  const [, page] = /```markdown\n(.*?)```/s.exec(guide) as RegExpExecArray;
  expect(pitchOn(page)).toMatch(/^Avoid hearts and the queen of spades: .+ the queen 13\. Take all of them, .+\.$/);
});

it('a page without "In short" is presented by what stands under its title', () => {
  const page = '# Whist\n\nTricks are\npoints. Most wins.\n\n## Options\n\n| id | values |\n|---|---|\n';
  expect(pitchOn(page)).toBe('Tricks are points. Most wins.');
});
