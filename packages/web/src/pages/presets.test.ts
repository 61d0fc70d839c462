/** Every preset can be played, and every game, option and value has its words. */
import { faultIn } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../catalogue/types.ts';
import { words } from '../text/text.ts';
import { playersOf, presetsOf } from './presets.ts';

const infoOf = (id: string, players: readonly number[]) => ({ id, players }) as GameInfo;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const info = infoOf(id, game.players);

  it('has presets that can be played', () => {
    expect(presetsOf(info)[0].name).toBe(words.home.presets.quick);
    for (const preset of presetsOf(info)) expect(faultIn(game, playersOf(info, preset), preset.options)).toBeNull();
  });

  it('has a sentence', () => expect(words.home.each).toHaveProperty([id, 'sentence']));
});
