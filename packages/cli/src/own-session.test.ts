/** Games without cards: their folder has a session for the terminal, or they are not played there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type Line, Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { linesOf, newFolder } from './testing/run.ts';
import { sit } from './testing/sit.ts';

const GAME = 'piecepack-stepping-stones';
const flags = { seed: '7' };

describe('a game with a session of its own', () => {
  it('is saved, and goes on where it was left', async () => {
    const folder = newFolder();
    await sit(GAME, ['4s a5', 'quit'], flags, folder);
    const path = join(folder, 'followsuit', `${GAME}.jsonl`);
    expect(linesOf(path).map(({ ev }) => ev)).toEqual(['game', 'roll', 'act']);
    const out = await sit(GAME, ['done'], {}, folder);
    expect(out).toContain('Going on with the game saved in');
    expect(linesOf(path).at(-1)).toMatchObject({ ev: 'roll', turn: 2 });
  });

  it('is kept when it is over, and told with the next one', async () => {
    const folder = newFolder();
    await sit(GAME, ['resign'], flags, folder);
    const [kept] = readdirSync(join(folder, 'followsuit'));
    expect(kept).toMatch(/^piecepack-stepping-stones-\d/);
    const verifier = new Verifier(gameOf);
    for (const line of linesOf(join(folder, 'followsuit', kept))) expect(verifier.line(line as Line)).toBeNull();
    expect(verifier.finished).toBe(true);
    expect(await sit(GAME, ['score'], flags, folder)).toContain('Best: 0 of 4 home (1 played)');
  });

  it('answers questions as other games do', async () => {
    const out = await sit(GAME, ['h', 'rules PIECEPACK-END-1', 'advice', 'words', 'flp 2s'], flags);
    expect(out).toContain('The expert would type ');
    expect(out.replace(/\s+/g, ' ')).toContain('PIECEPACK-END-1: When the fourth pawn gets home the game is won');
    expect(out).toMatch(/^Advice: Stepping Stones/m);
    expect(out).toMatch(/^Words: Stepping Stones/m);
    expect(out).toContain('Did you mean flip?');
  });
});

it('says that a game without tricks and without a session is played in the browser', async () => {
  const known = gameOf(GAME) as Game;
  const game: Game = {
    ...known,
    id: 'boats',
    name: 'Boats',
    setUp: (...setup) => Object.create(known.setUp(...setup), { game: { get: () => game } }),
  };
  await expect(sit(game, [], flags)).rejects.toThrow(
    'Boats cannot be played in the terminal yet; play it in the browser with npm start.',
  );
});
