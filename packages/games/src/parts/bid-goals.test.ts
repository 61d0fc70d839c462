/** What the player is trying to do, why somebody does not follow suit, and which bid is likely: the games with bids of the vines deck. */
import { cardSuit, handNow, promptFor } from '@followsuit/present';
import { describe, expect, test } from 'vitest';
import { trickGames } from '../index.ts';
import { type Moment, play, presentedBy, setupsOf } from '../testing/scenes.ts';

const GAMES = [
  'coralon',
  'coralon-partners',
  'thief',
  'thieves',
  'ducks-and-geese',
  'ducks-and-geese-cutthroat',
] as const;

describe.each(GAMES)('%s', (id) => {
  const game = trickGames.find((each) => each.id === id)!;
  const eachMoment = async (look: (now: Moment) => void, rather: readonly string[] = []): Promise<void> => {
    const presented = await presentedBy(id);
    for (const [i, setup] of setupsOf(game).entries()) play(setup, presented, `goal/${i}`, 2, look, rather);
  };

  test.each([[[]], [['zero']], [['less', 'doubleZero', 'zero']]])(
    'the goal is said to everybody in every phase, rather %j',
    async (rather) => {
      const phases = new Set<string>();
      const goals = new Map<string, string>();
      await eachMoment(({ sceneFor, phase, actors }) => {
        if (phase === 'deal' || actors.length === 0) return;
        phases.add(phase);
        const watching = sceneFor(-1);
        if (watching.presenter.goal?.(watching)) throw new Error(`those who watch have a goal in ${phase}`);
        for (const seat of watching.names.keys()) {
          const scene = sceneFor(seat);
          const goal = scene.presenter.goal?.(scene) ?? '';
          goals.set(goal, `${phase}, seat ${seat}`);
          if (goal === promptFor(scene)) throw new Error(`the goal in ${phase} is the prompt: ${goal}`);
        }
      }, rather);
      for (const [goal, where] of goals) {
        expect(goal, where).toMatch(/^[A-Z].*\.$/);
        expect(goal.length, goal).toBeLessThanOrEqual(80);
      }
      expect(phases).toContain('tricks');
    },
  );

  test('news says why a card is not of the led suit, of everybody else', async () => {
    let voids = 0;
    await eachMoment(({ sceneFor, phase }) => {
      const scene = sceneFor(0);
      const { seat, card, do: act } = scene.events.at(-1) ?? {};
      if (phase !== 'tricks' || act !== 'play' || scene.view.led === 'none') return;
      const news = (scene.presenter.news?.(scene) ?? []).flat();
      const said = news.some((text) => text.startsWith(`${scene.names[Number(seat)]} has no ${scene.view.led}`));
      const follows = cardSuit(scene, String(card)) === scene.view.led;
      if (seat === 0) expect(news.join()).not.toContain('You has');
      else if (!follows) {
        expect(said).toBe(true);
        voids++;
      }
      if (handNow(scene)?.tricks.length === 0 && follows) expect(said).toBe(false);
    });
    expect(voids).toBeGreaterThan(0);
  });

  test('the likely bid is a whole number from one\u2019s own cards, and nothing while they lie face down', async () => {
    const seen = new Set<string>();
    await eachMoment(({ sceneFor, phase }) => {
      if (phase !== 'bidding') return;
      for (const seat of sceneFor(-1).names.keys()) {
        const scene = sceneFor(seat);
        const likely = scene.presenter.bidding?.likely?.(scene) ?? null;
        const seesCards = (scene.view.hold?.[seat] ?? []).length > 0;
        seen.add(typeof likely);
        expect(Number.isInteger(likely) && Number(likely) > 0).toBe(seesCards);
      }
    });
    expect(seen).toContain('number');
  });
});
