/** The choices that panels offer, in every game. */
import type { Act } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import type { PanelProps } from '@followsuit/ui';
import { type ComponentType, h } from 'preact';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { panelsFor } from './chooser.tsx';
import type { TableScene } from './scene.ts';
import { play, preloadPresentation, setupsOf } from './testing/scenes.ts';

type Panel = ComponentType<PanelProps>;

const GAP = /undefined|null|NaN|\[object|\{\w+\}|Infinity/;

/** The acts that have their own panel, by panel. */
function panelsIn(scene: TableScene): Map<Panel, Act[]> {
  const found = new Map<Panel, Act[]>();
  for (const act of scene.acts) {
    const panel = panelsFor(scene)[act.do];
    // For acts with a card, the table offers those of the picked card.
    const other = act.card !== undefined && act.card !== scene.acts[0].card;
    if (panel && !other) found.set(panel, [...(found.get(panel) ?? []), act]);
  }
  return found;
}

/**
 * Presses the last button of a panel, then every button of another one in turn, since a panel may have several steps. Returns
 * the resulting acts.
 */
async function pressed(Panel: Panel, scene: TableScene, acts: readonly Act[]): Promise<Act[]> {
  const chosen: Act[] = [];
  const first = draw(h(Panel, { scene, acts, choose: (act: Act) => chosen.push(act) }));
  first.buttons().at(-1)?.press();
  first.end();
  const drawn = draw(h(Panel, { scene, acts, choose: (act: Act) => chosen.push(act) }));
  const sound = () => expect(drawn.texts().filter((text) => GAP.test(text))).toEqual([]);
  sound();
  for (let i = 0; i < drawn.buttons().length; i++) {
    drawn.buttons()[i].press();
    await new Promise((resolve) => setTimeout(resolve));
    sound();
  }
  drawn.end();
  return chosen;
}

test.each(trickGames.map((game) => [game.id, game] as const))(
  '%s: panels offer legal acts and nothing else',
  async (id, game) => {
    await preloadPresentation(id);
    const seen = new Set<string>();
    const waiting: [Panel, TableScene, Act[]][] = [];
    for (const [i, setup] of setupsOf(game).entries())
      play(setup, `${id}/panels/${i}`, 2, ({ sceneFor, actors, phase }) => {
        for (const seat of phase === 'tricks' ? [] : actors) {
          const scene = sceneFor(seat);
          for (const [panel, acts] of panelsIn(scene)) {
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
    // Some games have no panel of their own besides the buttons of their acts.
    expect(seen.size > 0).toBe(!['whist', 'hearts', 'euchre'].includes(id));
  },
);
