/** The end of a game: confetti, what is shared, and what can be done next. */
import { trickGames } from '@followsuit/games';
import { Confetti } from '@followsuit/ui';
import { h } from 'preact';
import { afterEach, expect, it, vi } from 'vitest';
import { unpack } from '../replay/share.ts';
import { draw } from '../testing/draw.ts';
import { GameOver } from './game-over.tsx';
import type { TableScene } from './scene.ts';
import { play, preloadPresentation, setupsOf } from './testing/scenes.ts';

/** Records of this browser. The long one hardly gets shorter when it is packed. */
const RECORDS: Readonly<Record<string, readonly object[]>> = {
  short: [{ ev: 'start' }, { ev: 'over' }],
  long: [{ ev: 'start', seed: Array.from({ length: 9000 }, (_, i) => Math.sin(i).toString(36).slice(3, 6)).join('') }],
};
vi.mock('../replay/load.ts', () => ({ loadLocal: async (id: string) => RECORDS[id] ?? 'It is not here.' }));

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

it('shares who won with the points of every side, and an address that others can open', async () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('location', new URL('https://example.org/play/1'));
  const shared: { text: string; url: string }[] = [];
  vi.stubGlobal('navigator', { share: async (what: { text: string; url: string }) => void shared.push(what) });
  const shareOf = async (replay: string, page: string): Promise<URL> => {
    const drawn = draw(over(replay));
    expect(drawn.count(`a[href="${replay}"]`)).toBe(1);
    const button = drawn.buttons().find(({ text }) => text === 'Share');
    const before = shared.length;
    // The link is made meanwhile.
    await vi.waitFor(async () => {
      button!.press();
      await Promise.resolve();
      expect(new URL(shared.at(-1)!.url).pathname).toBe(page);
    });
    drawn.end();
    expect(shared.length).toBeGreaterThan(before);
    return new URL(shared.at(-1)!.url);
  };
  const local = await shareOf('/replay/local/short', '/replay');
  expect(await unpack(local.hash.slice(1))).toContain('"over"');
  await shareOf('/replay/local/long', '/play/euchre');
  await shareOf('/replay/local/gone', '/play/euchre');
  await shareOf('/replay/t/1', '/replay/t/1');
  const { total } = scene.events.at(-1) as unknown as { total: readonly number[] };
  for (const { text } of shared) {
    expect(text).toContain('Euchre');
    // To others, the player is somebody with a name.
    expect(text).not.toMatch(/\byou\b/i);
    for (const n of total) expect(text).toContain(String(n));
  }
});
