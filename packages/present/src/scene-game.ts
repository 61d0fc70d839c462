/** The scene's description of a trick-taking game, from its rules. */
import { isTricks, KERNEL, type Rules } from '@followsuit/engine';
import type { SceneGame } from './scene.ts';

/** @example sceneGameOf(rules).wins // 'high' */
export function sceneGameOf({ game, design, tricks, wins }: Rules): SceneGame {
  const { deck, layout, phases } = design;
  const phase = phases[tricks];
  const own = layout.fields.slice(KERNEL.length);
  return {
    id: game.id,
    name: game.name,
    deck: {
      id: deck.id,
      suits: deck.suits.filter((_, suit) => deck.masks[suit] !== 0),
      ranks: deck.ranks.filter((_, rank) => (deck.masks[0] >> rank) & 1),
    },
    tables: game.tables ?? {},
    wins,
    keys: isTricks(phase) ? phase.key.digits.map(({ name }) => String(name)).filter((name) => name !== 'first') : [],
    counters: own
      .filter(({ seen, per, width, shape }) => seen === 'all' && per === 'seat' && width === 1 && shape === 'number')
      .map(({ name }) => name),
  };
}
