import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pitchOn } from './games.ts';

const guide = readFileSync(new URL('../../../../docs/add-a-game.md', import.meta.url), 'utf8');

it('a game is presented with the first sentences of its page', () => {
  const [, page] = /```markdown\n(.*?)```/s.exec(guide) as RegExpExecArray;
  expect(pitchOn(page)).toMatch(
    /^Whoever sits on the dealer's left names trump and leads; each trick is a point\. When/,
  );
});

it('a page without "In short" is presented by what stands under its title', () => {
  const page = '# Whist\n\nTricks are\npoints. Most wins.\n\n## Options\n\n| id | values |\n|---|---|\n';
  expect(pitchOn(page)).toBe('Tricks are points. Most wins.');
});
