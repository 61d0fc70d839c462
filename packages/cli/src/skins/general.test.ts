import { dealFromSeed, viewOf } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { HandHistory } from '../hand-history.ts';
import { tricksOf } from '../testing/tricks.ts';
import { general } from './general.ts';
import type { SeatScene } from './skin.ts';

/** The first player's view of a new hand, and a history with one hand scored. */
function sceneOf(id: string): SeatScene {
  const rules = tricksOf(id);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'general'));
  const zeros = rules.design.sides.map(() => 0);
  const history = new HandHistory();
  history.add({ ev: 'deal', hand: 1, dealer: 0 });
  history.add({ ev: 'score', hand: 1, delta: zeros, total: zeros, bidder: 2, tricks: zeros });
  return {
    rules,
    view: viewOf(rules, s, 0),
    you: 0,
    names: ['You', 'Bo', 'Cy', 'Di', 'Eve'].slice(0, rules.seats),
    history,
  };
}

describe('the general sheet', () => {
  it.each(trickGames.map(({ id }) => id))('shows %s as well', (id) => {
    const scene = sceneOf(id);
    const columns = general.columns(scene);
    expect(columns.map(({ title }) => title)).toEqual(expect.arrayContaining(['cards', 'tricks', 'total']));
    for (const { cell } of columns)
      for (let seat = 0; seat < scene.rules.seats; seat++) expect(cell(scene, seat)).not.toContain('NaN');
    expect(general.header(scene).join()).not.toMatch(/null|none/);
    expect(general.sheet(scene, scene.history)[0]).toContain('Bo');
    expect(general.why(scene, scene.history.scored[0])[0]).toBe('Bidder: 2.');
  });

  it('says that nobody has named trump yet', () => {
    expect(general.header(sceneOf('bishop'))).toContain('no trump yet');
  });
});
