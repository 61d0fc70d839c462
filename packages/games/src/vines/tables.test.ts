/** What the tables of games with the Vines deck show, against what the engine then tells. */
import type { Json, Line } from '@followsuit/engine';
import { type Badge, cardWord, type Presenter, type Scene, type Sign, scoredHands } from '@followsuit/present';
import { describe, expect, test } from 'vitest';
import { trickGames } from '../index.ts';
import { type Moment, play, presentedBy, type Setup, setupsOf } from '../testing/scenes.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests read fields of several games
type AnyScene = Scene<any, any>;

const setupsFor = (id: string): Setup[] => setupsOf(trickGames.find((game) => game.id === id)!);

/** Plays some hands with every number of players and every option. */
async function eachSetup(
  id: string,
  look: (setup: Setup, presenter: Presenter) => (now: Moment) => void,
  { hands = 2, rather = [] as readonly string[] } = {},
): Promise<void> {
  const presented = await presentedBy(id);
  for (const [i, setup] of setupsFor(id).entries())
    play(setup, presented, `${id}/vines/${i}`, hands, look(setup, presented.presenter), rather);
}

const signNamed = ({ signs }: Presenter, scene: AnyScene, name: string): Sign | undefined =>
  signs?.(scene).find((sign) => sign.name === name);
const lastOf = ({ events }: AnyScene): Line => events[events.length - 1];

describe.each(['coralon', 'coralon-partners', 'thief', 'thieves'])('%s', (id) => {
  test('the counter turns green on the bid and amber beyond it, as the hand is then scored', async () => {
    const seen = new Set<unknown>();
    await eachSetup(
      id,
      (_, { signs }) =>
        ({ sceneFor, phase }) => {
          const scene = sceneFor(-1);
          const end = lastOf(scene);
          const tone = signs?.(scene).at(-1)?.tone;
          if (phase === 'tricks') seen.add(tone);
          if (end.ev !== 'score') return;
          const missed = typeof end.bid === 'string' ? 'bad' : undefined;
          expect(tone).toBe({ exact: 'good', over: 'key', missed }[String(end.result)]);
          seen.add(end.result);
        },
      { hands: 4, rather: ['bid'] },
    );
    for (const each of ['good', 'key', undefined, 'over']) expect(seen).toContain(each);
  });

  test('of the possible outcomes the one that happened is lit', async () => {
    let shown = 0;
    await eachSetup(id, (_, { outcome }) => ({ sceneFor, phase }) => {
      const scene = sceneFor(0);
      if (phase !== 'deal' && phase !== 'over') return;
      for (const hand of scoredHands(scene)) {
        const results = outcome?.(scene, hand).ways?.map(({ result }) => result) ?? [];
        expect(results).toEqual(typeof hand.score.bid === 'string' ? ['exact', 'missed'] : ['exact', 'over', 'missed']);
        expect(results).toContain(hand.score.result);
        shown++;
      }
    });
    expect(shown).toBeGreaterThan(0);
  });
});

test.each(['coralon', 'thief'])('%s: the sheet has the target that everybody is on the way to', async (id) => {
  await eachSetup(id, ({ options }, { sheet }) => ({ sceneFor, phase }) => {
    if (phase === 'deal' || phase === 'over') expect(sheet?.(sceneFor(-1)).target).toBe(options.target);
  });
});

test.each(['coralon', 'thief'])('%s: the soki is blank until the trump is known', async (id) => {
  await eachSetup(id, (_, presenter) => ({ sceneFor }) => {
    const scene = sceneFor(-1);
    expect(signNamed(presenter, scene, 'Trump')?.disc).toBe(scene.view.trump === 'none' ? 'unknown' : 'suit');
  });
});

test.each(['coralon-partners', 'thieves'])('%s: the soki is crossed without trump', async (id) => {
  const seen = new Set<unknown>();
  await eachSetup(id, (_, presenter) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const disc = signNamed(presenter, scene, 'Trump')?.disc;
    const decided = phase === 'tricks' || phase === 'putting away';
    if (phase === 'bidding' || phase === 'box') expect(disc).toBe('unknown');
    else if (decided) expect(disc).toBe(scene.view.took === 1 ? 'suit' : 'none');
    if (phase !== 'deal') seen.add(disc);
  });
  expect([...seen].sort()).toEqual(['none', 'suit', 'unknown']);
});

test.each(['coralon-partners', 'thieves'])(
  '%s: the trump sign names the open card before it is decided',
  async (id) => {
    await eachSetup(id, (_, presenter) => ({ sceneFor, phase }) => {
      const scene = sceneFor(-1);
      if (phase !== 'bidding' && phase !== 'box') return;
      expect(signNamed(presenter, scene, 'Trump')?.more).toContain(cardWord(scene, scene.view.open));
    });
  },
);

test.each(['thief', 'thieves'])(
  '%s: a card that says that it would settle a key suit does, and no other',
  async (id) => {
    let settled = 0;
    await eachSetup(id, (_, { mark, glow, news }) => {
      /** What each card in the hand of whoever acts would do. */
      let before: { scene: AnyScene; marks: Map<string, Badge | null> } | null = null;
      return ({ sceneFor, phase, actors }) => {
        const now = sceneFor(-1);
        const { seat, card } = now.events.findLast(({ ev }) => ev === 'act') ?? {};
        if (before && before.scene.seat === seat && now.events.length > before.scene.events.length) {
          const { view } = before.scene;
          const is = (name: string): boolean => view[name] !== now.view[name];
          const does = before.marks.get(String(card))?.does;
          expect(does !== undefined).toBe(is('trump') || is('thief'));
          if (does) {
            settled++;
            expect(does).toContain(String(is('trump') ? now.view.trump : now.view.thief));
            expect(glow?.(now)).toBe(card);
            expect(news?.(now).flat().join()).toContain(is('trump') ? 'are trump!' : 'are thieves!');
          }
        }
        const mine = phase === 'tricks' ? sceneFor(actors[0]) : null;
        const hold: readonly string[] = mine?.view.hold[actors[0]] ?? [];
        before = mine && { scene: mine, marks: new Map(hold.map((each) => [each, mark!(mine, each)])) };
      };
    });
    expect(settled).toBeGreaterThan(5);
  },
);

test.each(['coralon', 'coralon-partners'])('%s: a zero is told of as one', async (id) => {
  let [seen, out] = [0, 0];
  await eachSetup(
    id,
    (_, { signs, badges }) =>
      ({ sceneFor, phase }) => {
        const scene = sceneFor(-1);
        const { bidder, call } = scene.view;
        const bid: Json = call[bidder];
        if (phase !== 'tricks' || (bid !== 'zero' && bid !== 'doubleZero')) return;
        seen++;
        const counter = signs?.(scene).at(-1);
        expect(counter?.more).toMatch(/^Not a single trick/);
        expect(badges?.(scene, bidder).map(({ label }) => label)).toContainEqual(
          expect.stringContaining('tricks so far'),
        );
        if (id === 'coralon' || bid === 'doubleZero') return;
        out++;
        // Who sits out has no part in the bid.
        expect(counter?.name).toBe(`${scene.names[bidder]}, zero`);
      },
    { rather: ['zero'] },
  );
  expect(seen).toBeGreaterThan(0);
  if (id !== 'coralon') expect(out).toBeGreaterThan(0);
});
