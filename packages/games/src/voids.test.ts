/** Every game says why somebody does not follow suit, and says it only of who cannot. */
import { type Scene, suitNow, suitWord } from '@followsuit/present';
import { describe, expect, test } from 'vitest';
import { trickGames } from './index.ts';
import { play, presentedBy, setupsOf } from './testing/scenes.ts';

const saidOf = (scene: Scene): readonly string[] =>
  (scene.presenter.news?.(scene) ?? []).map((each) => [each].flat().join(' '));

describe.each(trickGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('who has none of the led suit is named, and nobody else', async () => {
    const presented = await presentedBy(id);
    let voids = 0;
    for (const [i, setup] of setupsOf(game).slice(0, 6).entries())
      play(setup, presented, `voids/${i}`, 2, ({ sceneFor, phase }) => {
        const watching = sceneFor(-1);
        const { do: act, seat, card } = watching.events.at(-1) ?? {};
        if (phase !== 'tricks' || act !== 'play') return;
        const before = watching.events.findLastIndex(
          ({ ev, do: act }) => ev === 'trick' || (ev === 'act' && act !== 'play' && act !== 'lead'),
        );
        const led = String(watching.events.slice(before + 1).find((line) => line.ev === 'act')?.card);
        const own = sceneFor(Number(seat));
        const suit = suitNow(watching, led);
        const left = (own.view.hold?.[Number(seat)] ?? []).filter((each: string) => suitNow(own, each) === suit);
        const isVoid = suitNow(watching, String(card)) !== suit && left.length === 0;
        const words = `${watching.names[Number(seat)]} has no ${suitWord(watching, suit)}`;
        const said = saidOf(watching).some((text) => text.startsWith(words));
        if (isVoid && suitNow(watching, String(card)) !== watching.view.trump) expect(said, words).toBe(true);
        if (left.length > 0) expect(said, words).toBe(false);
        expect(saidOf(own).join()).not.toContain(words);
        if (said) voids++;
      });
    expect(voids).toBeGreaterThan(3);
  });
});

test('under a variant in which nobody must follow suit, nothing is said', async () => {
  const game = trickGames.find(({ id }) => id === 'whist')!;
  const setup = setupsOf(game)[0];
  const off = { ...setup, options: { ...setup.options, mustFollow: 'off' } };
  const presented = await presentedBy('whist');
  const said: string[] = [];
  for (const each of [setup, off]) {
    let n = 0;
    play(each, presented, 'free', 1, ({ sceneFor }) => {
      n += saidOf(sceneFor(-1)).filter((text) => text.includes(' has no ')).length;
    });
    said.push(n > 0 ? 'told' : 'nothing');
  }
  expect(said).toEqual(['told', 'nothing']);
});
