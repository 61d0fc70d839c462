/** What panels offer, in every game. */
import type { Act } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { type ComponentType, h } from 'preact';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PanelProps, TableScene, TableSkin } from '../table/scene.ts';
import { loadSkin, skinOf } from './index.ts';
import { draw } from './testing/fake-dom.ts';
import { play, setupsOf } from './testing/scenes.ts';

type Panel = ComponentType<PanelProps>;

const GAP = /undefined|null|NaN|\[object|\{\w+\}|Infinity/;

/** One of something is not many. */
const MANY = /(?<![−–\d])1 (tricks|points|coins|cards|turns|thieves|birds|bags|hands|counting cards|poisoned tricks)\b/;

function sound(texts: readonly (string | null | undefined)[], where: string): void {
  for (const text of texts) if (text && (GAP.test(text) || MANY.test(text))) throw new Error(`${where}: "${text}"`);
}

/** The acts that have a panel of their own, by panel. */
function panelsIn(skin: TableSkin, scene: TableScene): Map<Panel, Act[]> {
  const found = new Map<Panel, Act[]>();
  for (const act of scene.acts) {
    const panel = skin.panels?.[act.do];
    // With a card, the table offers what can be done with the one that is picked.
    const other = act.card !== undefined && act.card !== scene.acts[0].card;
    if (panel && !other) found.set(panel, [...(found.get(panel) ?? []), act]);
  }
  return found;
}

/** Presses whatever there is to press, from the first button to the last, and gives the acts that came of it. */
async function pressed(Panel: Panel, scene: TableScene, acts: readonly Act[]): Promise<Act[]> {
  const chosen: Act[] = [];
  const drawn = draw(h(Panel, { scene, acts, choose: (act: Act) => chosen.push(act) }));
  sound(drawn.texts(), 'panel');
  for (let i = 0; i < drawn.buttons().length; i++) {
    drawn.buttons()[i].press();
    await new Promise((resolve) => setTimeout(resolve));
    sound(drawn.texts(), 'panel');
  }
  drawn.end();
  return chosen;
}

describe.each(trickGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let skin: TableSkin = {};
  beforeAll(async () => {
    await loadSkin(id);
    skin = skinOf(id);
  });

  test('panels offer legal acts and nothing else', async () => {
    const seen = new Set<string>();
    const waiting: [Panel, TableScene, Act[]][] = [];
    for (const [i, setup] of setupsOf(game).entries())
      play(setup, `${id}/panels/${i}`, 2, ({ sceneFor, actors, phase }) => {
        for (const seat of phase === 'tricks' ? [] : actors) {
          const scene = sceneFor(seat);
          for (const [panel, acts] of panelsIn(skin, scene)) {
            const kind = `${i} ${[...new Set(acts.map((act) => act.do))].join()}`;
            if (!seen.has(kind)) waiting.push([panel, scene, acts]);
            seen.add(kind);
          }
        }
      });
    for (const [panel, scene, acts] of waiting) {
      const chosen = await pressed(panel, scene, acts);
      expect(chosen.length).toBeGreaterThan(0);
      for (const act of chosen) expect(acts).toContainEqual(act);
      // Every kind of act can be reached by pressing all buttons in turn.
      const kinds = (list: readonly Act[]) => [...new Set(list.map((act) => act.do))].sort();
      if (!acts.some((act) => act.do === 'ranking')) expect(kinds(chosen)).toEqual(kinds(acts));
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});

test.each(['coralon', 'bishop'])('%s: the card that takes the trick so far does, or the last one', (id) => {
  const game = trickGames.find((each) => each.id === id)!;
  const [{ players, options }] = setupsOf(game);
  let [best, told, seen] = [-1, 0, 0];
  play({ game, players, options }, `${id}/best`, 1, ({ sceneFor }) => {
    const scene = sceneFor(-1);
    const at = scene.events.findIndex(({ ev }, i) => i >= told && ev === 'trick');
    if (at >= 0) {
      seen++;
      expect([best, scene.events[at - 1].seat]).toContain(scene.events[at].taker);
    }
    told = scene.events.length;
    best = shownTrick(scene)?.best ?? -1;
  });
  expect(seen).toBeGreaterThan(1);
});

test('Bishop’s views name the ten cards that count, once they have been called', () => {
  const game = trickGames.find((each) => each.id === 'bishop')!;
  play(setupsOf(game)[0], 'worth', 1, ({ sceneFor, phase }) => {
    const { call, worth } = sceneFor(-1).view;
    const ranks = new Set((worth as string[]).map((card) => card.slice(0, -1)));
    if (phase === 'tricks') expect([...ranks].sort().join('')).toBe(call === 'knights' ? 'KT' : 'BF');
    if (phase === 'auction') expect(worth).toEqual([]);
  });
});
