import { filled, type Rules, type TrickGame, usualPlayers } from '@followsuit/engine';
import { rulesFor, trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { HONESTY_BOTS, honesty } from './honesty.ts';

/** In each game; `npm run honesty` asks about thousands. */
const POSITIONS = 12;

const phasesOf = (game: TrickGame): number =>
  (rulesFor(game.id, usualPlayers(game), filled(game, usualPlayers(game))) as Rules).design.phases.length;

describe('when the cards that they do not see are dealt anew', () => {
  let seenThrough = 0;

  it.each(trickGames)('bots do the same in $id', (game) => {
    const { differ, positions, phases } = honesty(game, POSITIONS, 'b', { simulations: 24 });
    expect(positions).toBe(POSITIONS);
    // Whist has no phase but its tricks.
    expect(Object.keys(phases).length).toBeGreaterThanOrEqual(Math.min(2, phasesOf(game)));
    for (const name of HONESTY_BOTS) if (name !== 'open') expect([name, differ[name]]).toEqual([name, 0]);
    seenThrough += differ.open;
  });

  it('a single position can be asked about', () => {
    expect(honesty(trickGames[0], 1, 'one', { simulations: 8 })).toMatchObject({ positions: 1, variants: 1 });
  });

  it('who sees all cards often does otherwise', () => {
    expect(seenThrough).toBeGreaterThan(0.03 * POSITIONS * trickGames.length);
  });
});
