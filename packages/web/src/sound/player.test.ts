import { expect, it } from 'vitest';
import { soundPlayer } from './player.ts';
import { lengthOf, type Sound, VOICES } from './voices.ts';

const ALL = Object.keys(VOICES) as Sound[];

/** A player that starts at `at()`, and what it has begun. */
function listen() {
  let now = 1000;
  const begun: { readonly at: number; readonly from: number }[] = [];
  const play = soundPlayer({ now: () => now, start: ({ from }, at) => begun.push({ at, from }) });
  return { play, begun, wait: (ms: number) => (now += ms) };
}

it('sounds are short, and soft', () => {
  for (const sound of ALL) {
    if (sound !== 'win') expect(lengthOf(sound), sound).toBeLessThan(400);
    for (const { peak, ms, rise = 5 } of VOICES[sound]) {
      expect(peak).toBeLessThan(0.5);
      expect(rise).toBeLessThan(ms);
    }
  }
  expect(lengthOf('win')).toBeLessThan(1200);
});

it('sounds of one moment come one after another', () => {
  const { play, begun } = listen();
  play(['card', 'trick', 'turn'], 1);
  const startOf = (sound: Sound) => begun.find(({ from }) => from === VOICES[sound][0].from)!.at;
  expect(startOf('card')).toBe(1000);
  expect(startOf('trick')).toBeGreaterThanOrEqual(1080);
  expect(startOf('turn')).toBeGreaterThan(startOf('trick'));
});

it('nothing is heard faster than it can be told apart, or too late', () => {
  const { play, begun, wait } = listen();
  for (let i = 0; i < 50; i++) {
    play(['card'], 1);
    wait(10);
  }
  const starts = begun.filter(({ from }) => from === VOICES.card[0].from).map(({ at }) => at);
  expect(starts.length).toBeGreaterThan(2);
  for (const [i, at] of starts.slice(1).entries()) expect(at - starts[i]).toBeGreaterThanOrEqual(160);
  expect(starts.at(-1)).toBeLessThan(1500 + 450);
});
