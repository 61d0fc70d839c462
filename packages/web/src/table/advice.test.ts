import { english } from '@followsuit/present';
import type { Hint } from '@followsuit/ui';
import { expect, it } from 'vitest';
import { adviceWords } from './advice.ts';
import type { TableScene } from './scene.ts';

const deck = { id: 'vines', suits: [{ letter: 'c', name: 'crowns' }], ranks: ['6', 'A'] };
const scene = {
  game: { id: 'none', deck },
  names: ['Ana'],
  seat: 0,
  presenter: {},
  text: english,
} as unknown as TableScene;
const play = (card: string, expected: number | null, share: number, makes?: number) => ({
  act: { do: 'play', card },
  expected,
  share,
  ...(makes === undefined ? {} : { makes }),
});
const hint = (...candidates: Hint['candidates']): Hint => ({ act: { do: 'play' }, reason: '', candidates });

it('says how good the choice is, and the next best one that was looked at', () => {
  expect(adviceWords(scene, hint(play('6c', 0.16, 0.5, 0.8), play('Ac', 0.159, 0.4)))).toBe(
    'It wins the game in about 16 % of possible deals, and makes the bid in 80 %. “Play the Ace of crowns” does about as well (16 %).',
  );
  expect(adviceWords(scene, hint(play('6c', 0.5, 0.9), play('Ac', 0.3, 0.4), play('Ac', 0.9, 0.01)))).toBe(
    'It wins the game in about 50 % of possible deals. The next best is “Play the Ace of crowns”, with 30 %.',
  );
  expect(adviceWords(scene, hint(play('6c', 0.46, 0.5), play('Ac', 0.63, 0.5)))).toContain('scored higher (63 %)');
  expect(adviceWords(scene, hint())).toBe('There is nothing to choose between.');
});
