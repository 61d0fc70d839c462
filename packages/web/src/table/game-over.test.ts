/** The end of a game: confetti, what is shared, and what can be done next. */
import { trickGames } from '@followsuit/games';
import { Confetti } from '@followsuit/ui';
import { h } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.ts';
import { GameOver } from './game-over.tsx';
import type { TableScene } from './scene.ts';
import { play, preloadPresentation, setupsOf } from './testing/scenes.ts';

afterEach(() => vi.unstubAllGlobals());

const euchre = trickGames.find(({ id }) => id === 'euchre')!;
await preloadPresentation('euchre');
let last: TableScene | undefined;
play(setupsOf(euchre)[0], 'over', 60, ({ phase, sceneFor }) => {
  if (phase === 'over') last = sceneFor(0);
});
const scene = last!;
const over = (replay: string) => h(GameOver, { scene, onScore: () => {}, onClose: () => {}, again: () => {}, replay });

it('suits fall once, and none where nothing may move', () => {
  const confetti = () => h(Confetti, { suits: ['hearts'], sign: () => null });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.documentElement.dataset.motion = 'on';
  const falling = draw(confetti());
  expect(falling.count('.confetti i')).toBeGreaterThan(50);
  falling.end();
  document.documentElement.dataset.motion = 'off';
  const still = draw(confetti());
  expect(still.count('.confetti')).toBe(0);
  still.end();
});

it('shares who won with the points of every side, and the replay only if others can open it', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('location', new URL('https://example.org/play/1'));
  const shared: { text: string; url: string }[] = [];
  vi.stubGlobal('navigator', { share: async (what: { text: string; url: string }) => void shared.push(what) });
  for (const replay of ['/replay/local/1', '/replay/t/1']) {
    const drawn = draw(over(replay));
    expect(drawn.count(`a[href="${replay}"]`)).toBe(1);
    drawn
      .buttons()
      .find(({ text }) => text === 'Share')!
      .press();
    drawn.end();
  }
  await vi.waitFor(() => expect(shared).toHaveLength(2));
  const { total } = scene.events.at(-1) as unknown as { total: readonly number[] };
  for (const { text } of shared) {
    expect(text).toContain('Euchre');
    // To others, the player is somebody with a name.
    expect(text).not.toMatch(/\byou\b/i);
    for (const n of total) expect(text).toContain(String(n));
  }
  expect(shared.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/replay/t/1']);
});
