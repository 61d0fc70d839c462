/** The sounds of whole games, and of moments of one. */
import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { preloadPresentation } from '../presentation.ts';
import type { TableScene } from '../table/scene.ts';
import { play, setupsOf } from '../table/testing/scenes.ts';
import { patternOf, soundsOf } from './scene-sounds.ts';

const coralon = trickGames.find(({ id }) => id === 'coralon')!;

async function scenesOf(game: (typeof trickGames)[number], seed: string, hands = 1): Promise<TableScene[]> {
  await preloadPresentation(game.id);
  const scenes: TableScene[] = [];
  play(setupsOf(game)[0], seed, hands, ({ sceneFor }) => scenes.push(sceneFor(0)));
  return scenes;
}

const pairsOf = (scenes: readonly TableScene[]) => scenes.slice(1).map((scene, i) => [scenes[i], scene] as const);

it.each(trickGames)('$id: cards, tricks, scores and turns are heard, each with its own sound', async (game) => {
  for (const [before, scene] of pairsOf(await scenesOf(game, 'sounds'))) {
    const news = scene.events.slice(before.events.length);
    const sounds = soundsOf(before, scene);
    const has = (...evs: string[]) => news.some(({ ev }) => evs.includes(String(ev)));
    expect(sounds.includes('deal')).toBe(has('deal'));
    expect(sounds.includes('trick')).toBe(has('trick'));
    expect(sounds.includes('score')).toBe(has('score'));
    if (news.some((line) => line.do === 'play' && line.card !== undefined)) expect(sounds).toContain('card');
    if (news.some((line) => line.do === 'bid' && line.card === undefined)) expect(sounds).toContain('chip');
    expect(sounds.includes('turn')).toBe(before.acts.length === 0 && scene.acts.length > 0);
    expect(new Set(sounds).size).toBe(sounds.length);
  }
});

it('the end of a game is heard by those who win it', async () => {
  const scenes = await scenesOf(coralon, 'win', 200);
  const [before, scene] = pairsOf(scenes).find(([, { events }]) => events.at(-1)?.ev === 'over')!;
  const { winners } = scene.events.at(-1) as unknown as { winners: readonly number[] };
  expect(winners).not.toHaveLength(0);
  for (const seat of scene.names.keys())
    expect(soundsOf(before, { ...scene, seat }).includes('win')).toBe(winners.includes(seat));
});

it('the own card is heard once: when it leaves the hand', async () => {
  const scenes = await scenesOf(coralon, 'own');
  const [before, scene] = pairsOf(scenes).find(([{ events }, now]) =>
    now.events.slice(events.length).some((line) => line.do === 'play' && line.seat === 0),
  )!;
  const card = scene.events.slice(before.events.length).find(({ seat }) => seat === 0)?.card as string;
  const laid = { ...before, laying: card };
  expect(soundsOf(before, laid)).toEqual(['card']);
  expect(soundsOf(laid, { ...laid })).toEqual([]);
  expect(soundsOf(laid, scene)).not.toContain('card');
  expect(soundsOf(before, scene)).toContain('card');
  // The table has rejected it: the card goes back without a sound.
  expect(soundsOf(laid, before)).toEqual([]);
});

it('a table is heard from its first deal, but not its past', async () => {
  const scenes = await scenesOf(coralon, 'past');
  const dealt = scenes.find(({ events }) => events.at(-1)?.ev === 'deal')!;
  expect(soundsOf(null, dealt)).toEqual(['deal']);
  expect(soundsOf(null, scenes.at(-1)!)).toEqual([]);
  expect(soundsOf(dealt, scenes.at(-1)!)).toEqual([]);
  // Taken back.
  expect(soundsOf(scenes[20], scenes[18])).toEqual([]);
  expect(soundsOf(scenes[20], scenes[20])).toEqual([]);
});

it('of what is heard at once, the strongest is felt: a win, one’s turn, a trick, a card', () => {
  expect(patternOf([])).toBeUndefined();
  expect(patternOf(['deal', 'chip', 'score'])).toBeUndefined();
  const order = ['card', 'trick', 'turn', 'win'] as const;
  const felt = order.map((_, i) => patternOf(order.slice(0, i + 1)));
  expect(felt).toEqual(order.map((sound) => patternOf([sound])));
  expect(new Set(felt.map(String)).size).toBe(order.length);
});
