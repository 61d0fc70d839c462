/** What Chevalier's table shows, against what the game says: rules.md, "At the table". */
import { lastScored, plainText, tricksNow } from '@followsuit/present';
import { beforeAll, expect, test } from 'vitest';
import { hasGoals } from '../testing/goals.ts';
import { type Moment, type Presented, play, presentedBy, setupsOf } from '../testing/scenes.ts';
import { chevalier } from './rules.ts';
import { sideCounts } from './standing.ts';
import presenter, { type ChevalierScene } from './table.ts';

let presented: Presented;
beforeAll(async () => {
  presented = await presentedBy('chevalier');
});

const each = (hands: number, look: (now: Moment) => void): void => {
  for (const seed of ['a', 'b', 'c'])
    for (const [i, setup] of setupsOf(chevalier).entries())
      play(setup, presented, `chevalier/${seed}/${i}`, hands, look);
};

test('a sweep is marked on the sheet, and its tricks are counted at the end of the hand', () => {
  const sweeps = new Set<string>();
  each(8, ({ sceneFor }) => {
    const scene: ChevalierScene = sceneFor(0);
    const score = scene.events.at(-1);
    if (score?.ev !== 'score') return;
    const side = score.sweep as number | null;
    const bidders = scene.sides.findIndex((seats) => seats.includes(Number(score.bidder)));
    const worth = side === bidders ? 2 : 1;
    sweeps.add(side === null ? 'none' : `${worth}`);
    const entries = presented.entries!(scene, lastScored(scene)!, '');
    for (const [i, list] of entries.entries()) {
      const isLost = i === bidders && score.result === 'missed';
      const poisoned = i === side && !isLost ? (score.poisoned as number[])[i] : 0;
      const found = list.filter(({ text, points }) => points !== 0 && text.includes('poisoned'));
      expect(found.map(({ points }) => points)).toEqual(poisoned > 0 ? [worth * poisoned] : []);
    }
    const marks = presenter.sheet!(scene)
      .tables[0].more!.flat()
      .filter(([, text]) => plainText(text).includes('sweep'));
    expect(marks.length).toBe(scene.events.filter(({ ev, sweep }) => ev === 'score' && sweep !== null).length);
  });
  expect([...sweeps].sort()).toEqual(['1', '2', 'none']);
});

test('clean tricks are counted and poisoned ones show their poison, by side; swept not before the hand is over', () => {
  let [seen, gold] = [0, 0];
  const results = new Set<unknown>();
  each(2, ({ sceneFor, phase }) => {
    const scene: ChevalierScene = sceneFor(-1);
    const { taken, poisoned, bidder } = scene.view;
    const counts = sideCounts(scene);
    const score = scene.events.at(-1);
    if (score?.ev === 'score') {
      gold += counts.filter(({ swept }) => swept).length;
      results.add(score.result);
      const side = scene.sides.findIndex((seats) => seats.includes(Number(score.bidder)));
      const short = Number(score.bid) - (score.points as number[])[side];
      expect(counts[side].note.toLowerCase()).toBe(short > 0 ? `missed by ${short}` : 'made');
    }
    if (phase !== 'tricks') return;
    for (const [side, seats] of scene.sides.entries()) {
      const clean = seats.reduce((sum, seat) => sum + taken[seat], 0) - poisoned[side];
      const count = counts[side];
      seen++;
      const bid = seats.includes(bidder!) ? ` of ${scene.view.call[bidder!]}` : '';
      expect(count).toMatchObject({ clean: `${clean}${bid}`, swept: false });
      expect(count.poisoned.length).toBe(poisoned[side]);
      expect(count.label).toContain(`${clean}${bid} clean, ${poisoned[side]} poisoned`);
      expect(count.label).not.toContain('swept');
    }
  });
  expect(seen).toBeGreaterThan(20);
  expect(gold).toBeGreaterThan(0);
  expect([...results].sort()).toEqual(['made', 'missed']);
});

test('with `buried` blocks only the bidder who put poison away is told that there will be no sweep', () => {
  const setup = setupsOf(chevalier).find(({ options }) => options.buried === 'blocks' && options.poison === 'sevens')!;
  const seen = { reminded: 0, hoped: 0 };
  const look = ({ sceneFor, phase }: Moment): void => {
    if (phase !== 'tricks') return;
    const bidder: number = sceneFor(-1).view.bidder;
    const own: ChevalierScene = sceneFor(bidder);
    const reminded = own.view.away[bidder]!.some((card) => card.startsWith('7'));
    const told = (scene: ChevalierScene): string =>
      JSON.stringify([presenter.signs?.(scene), presenter.lines?.(scene)]);
    const shown = told(own);
    expect(shown.includes('no sweep in this hand')).toBe(reminded);
    if (!reminded) return;
    seen.reminded++;
    expect(shown).not.toContain('with a sweep');
    for (const seat of [-1, (bidder + 1) % 4, (bidder + 2) % 4, (bidder + 3) % 4]) {
      const scene: ChevalierScene = sceneFor(seat);
      // The same as with the other rule, which looks at nothing that was put away.
      const plain: ChevalierScene = { ...scene, options: { ...scene.options, buried: 'out' } };
      const signs = told(scene);
      expect(signs).toBe(told(plain));
      expect(sideCounts(scene)).toEqual(sideCounts(plain));
      expect(presenter.piles?.(scene)).toEqual(presenter.piles?.(plain));
      if (signs.toLowerCase().includes('with a sweep')) seen.hoped++;
    }
  };
  for (let i = 0; i < 40; i++) play(setup, presented, `buried/${i}`, 1, look, ['take']);
  expect(seen.reminded).toBeGreaterThan(20);
  expect(seen.hoped).toBeGreaterThan(0);
});

test('of the tricks taken nothing is seen but the poison (VINES-TABLE-1)', () => {
  let hidden = 0;
  each(1, ({ sceneFor, phase }) => {
    const scene: ChevalierScene = sceneFor(-1);
    if (phase !== 'tricks') return;
    const shown = sideCounts(scene).flatMap(({ poisoned }) => poisoned.flat());
    const poison = scene.options.poison === 'tars' ? 'T' : '7';
    const all = tricksNow(scene).flatMap(({ cards }) => cards as readonly string[]);
    expect([...shown].sort()).toEqual(all.filter((card) => card.startsWith(poison)).sort());
    hidden += all.length - shown.length;
  });
  expect(hidden).toBeGreaterThan(100);
});

test('a trump that is poison is marked as trump too', () => {
  let seen = 0;
  each(2, ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const scene: ChevalierScene = sceneFor(actors[0]);
    const suit = scene.game.deck?.suits.find(({ name }) => name === scene.view.trump);
    for (const { card } of scene.acts) {
      if (!suit || !String(card).endsWith(suit.letter)) continue;
      const badge = presenter.mark?.(scene, String(card));
      seen++;
      expect(badge?.text).toContain('▲');
      expect(badge?.label).toContain('trump');
    }
  });
  expect(seen).toBeGreaterThan(20);
});

test('every role has a goal in every phase', () => each(2, hasGoals));
