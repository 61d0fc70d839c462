/** What Stones' table shows, against what the game says: games/src/stones/rules.md, "At the table". */
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import type { TableScene } from '../table/scene.ts';
import { stones } from './stones.tsx';
import { ringWords } from './stones-ring.tsx';
import { StonesSheet } from './stones-sheet.tsx';
import { draw, textOf } from './testing/fake-dom.ts';
import { type Moment, play, type Setup, setupsOf } from './testing/scenes.ts';

const game = trickGames.find(({ id }) => id === 'stones')!;
const setups = setupsOf(game);
const each = (hands: number, look: (now: Moment, setup: Setup) => void, some = setups): void => {
  for (const [i, setup] of some.entries()) play(setup, `stones/${i}`, hands, (now) => look(now, setup));
};
/** Where several hands are played, one number of players is enough: what is counted is counted by side. */
const four = setups.filter(({ players }) => players === 4);

describe.each([3, 4, 5])('with %i players', (players) => {
  test('a marked card takes the trick that it completes, one without a mark does not', () => {
    let seen = 0;
    for (const [i, setup] of setups.entries()) {
      if (setup.players !== players) continue;
      let before: TableScene | null = null;
      play(setup, `marks/${i}`, 1, ({ sceneFor, phase, actors }) => {
        const now = sceneFor(-1);
        const line = now.events.at(-1);
        const act = now.events.findLast(({ ev }) => ev === 'act');
        if (before && line?.ev === 'trick') {
          seen++;
          expect(stones.takes?.(before, String(act?.card))).toBe(line.taker === act?.seat);
        }
        before = phase === 'tricks' ? sceneFor(actors[0]) : null;
      });
    }
    expect(seen).toBeGreaterThan(20);
  });
});

test('the ring says which suits beat the led one: the two after it, and rock where it breaks everything', () => {
  const suits = ['rock', 'water', 'paper', 'lizard', 'scissors'];
  const kinds = new Set<string>();
  each(1, ({ sceneFor, phase }, { options }) => {
    const scene = sceneFor(-1);
    const led = suits.indexOf(String(scene.view.led));
    if (phase !== 'tricks' || led < 0) return;
    const text = ringWords(scene).toLowerCase();
    const step = scene.view.turned ? 4 : 1;
    const rock = options.rockBreaksEverything === 'on';
    kinds.add(`${scene.view.turned} ${rock}`);
    if (!rock) {
      expect(text).toContain(`${suits[(led + step) % 5]} beats it, ${suits[(led + 2 * step) % 5]} beats both`);
      expect(text.includes('joker')).toBe(scene.view.turned);
    } else if (led > 0) expect(text).toMatch(/rock beats (both|all)/);
    else expect(text).toContain('nothing else');
  });
  expect(kinds.size).toBe(4);
});

test('nil is a struck-out circle, bags are dots, in another tone from seven on', () => {
  const tones = new Set<string>();
  each(
    3,
    ({ sceneFor, phase }, { options }) => {
      if (phase !== 'tricks') return;
      const scene = sceneFor(0);
      if (scene.view.trick !== 1) return;
      const bags = (scene.view.bags as number[])[0];
      const dots = stones.badges?.(scene, 0).find(({ label }) => /bag/.test(label));
      if (bags === 0) return;
      if (bags < 10) expect(dots?.text.match(/•/g)).toHaveLength(bags);
      else expect(dots?.text).toContain(String(bags));
      const danger = bags >= 7 && options.bagPenalty === 'on';
      expect(dots?.tone).toBe(danger ? 'bad' : 'plain');
      tones.add(dots?.tone ?? '');
      if ((scene.view.bid as number[])[0] === 0) expect(stones.badges?.(scene, 0)[0].text).toContain('∅');
    },
    four,
  );
  expect([...tones].sort()).toEqual(['bad', 'plain']);
});

test('the sheet has a line for every ten bags that were paid for, and none where they cost nothing', () => {
  let [paid, free] = [0, 0];
  each(
    4,
    ({ sceneFor }, { options }) => {
      const scene = sceneFor(-1);
      if (scene.events.at(-1)?.ev !== 'score') return;
      const text = textOf(StonesSheet, scene);
      if (options.bagPenalty === 'off') {
        free++;
        expect(text).not.toMatch(/ten bags: /i);
      } else if (/ten bags: −[12]00/i.test(text)) paid++;
      // Without minus points for missed bids, a loss is a penalty and nothing else.
      const [delta] = (scene.events.at(-1)?.delta ?? []) as number[];
      if (delta < 0 && options.missedBid === 'zero') expect(text).toMatch(/ten bags: −\d00/i);
    },
    four,
  );
  expect(Math.min(paid, free)).toBeGreaterThan(0);
});

test('the ghost hand is a fan with its count, only where there is one', () => {
  const seen = new Set<boolean>();
  each(1, ({ sceneFor, phase }, { options }) => {
    const scene = sceneFor(0);
    if (phase !== 'tricks' || scene.view.trick !== 1) return;
    const drawn = draw(h(stones.felt!, { scene }));
    const on = options.ghostHand === 'on';
    seen.add(on);
    // Five signs of suits in the row, and five backs.
    expect(drawn.count('svg')).toBe(on ? 10 : 5);
    drawn.end();
  });
  expect(seen.size).toBe(2);
});

test('everybody is told who opens, and with what and why once it lies there', () => {
  const seen = new Set<string>();
  for (const [i, setup] of setups.entries())
    for (const n of [0, 1])
      play(setup, `opens/${i}/${n}`, 1, ({ sceneFor, phase, actors }) => {
        const scene = sceneFor(-1);
        const cards = scene.view.cards as string[];
        if (phase !== 'tricks' || cards.length > 1) return;
        const ghost = setup.options.ghostHand === 'on';
        if (cards.length === 0) {
          const text = stones.prompt?.(scene) ?? '';
          expect(text).toContain(scene.names[actors[0]]);
          expect(text).toContain(ghost ? 'The lowest paper in play opens' : 'The 2 of paper opens, or else the lowest');
          const own = stones.prompt?.(sceneFor(actors[0])) ?? '';
          const card = String(sceneFor(actors[0]).acts[0].card);
          expect(own.startsWith('You open')).toBe(card.endsWith('p'));
          return;
        }
        const [opened, turned] = stones.news?.(scene) ?? [];
        const [card] = cards;
        const why = card === '2p' && !ghost ? 'two' : card === 'Xp' ? 'joker' : card.endsWith('p') ? 'lowest' : 'none';
        seen.add(why);
        expect(opened).toMatch(
          {
            two: /opened: 2 of paper$/,
            joker: /lowest paper in play: the joker$/,
            lowest: /lowest paper in play: the \S+ of paper$/,
            none: /^No paper in play/,
          }[why],
        );
        // A joker that opens turns the ring at once, before the second card.
        expect(turned).toBe(why === 'joker' ? 'A joker turns the ring!' : undefined);
        expect(ringWords(scene).startsWith('A joker turns the ring!')).toBe(why === 'joker');
      });
  expect([...seen]).toEqual(expect.arrayContaining(['two', 'joker', 'lowest']));
});

test('the ring is that of the trick on the table, also when it is finished, until the next is led', () => {
  let [finished, byLast] = [0, 0];
  each(1, ({ sceneFor }) => {
    const scene = sceneFor(-1);
    const line = scene.events.findLast(({ ev }) => ev !== 'score' && ev !== 'over');
    if (line?.ev !== 'trick') return;
    finished++;
    const text = ringWords(scene);
    const cards = line.cards as string[];
    const suits: Readonly<Record<string, string>> = { r: 'rock', w: 'water', p: 'paper', l: 'lizard', s: 'scissors' };
    expect(text.toLowerCase()).toContain(`${suits[cards[0].slice(-1)]} is led`);
    expect(text.startsWith('A joker turns the ring!')).toBe(line.reversed);
    // A record that is stepped through has a moment before the line of the trick.
    expect(ringWords({ ...scene, events: scene.events.slice(0, scene.events.indexOf(line)) })).toBe(text);
    const last = cards.findIndex((card) => card.startsWith('X')) === cards.length - 1;
    if (last) byLast++;
    expect(stones.news?.(scene).includes('The last card, a joker, turned the ring!')).toBe(last);
    const drawn = draw(h(stones.middle!, { scene }));
    expect(drawn.texts().join(' ').includes('↺')).toBe(line.reversed);
    drawn.end();
  });
  expect(Math.min(finished, byLast)).toBeGreaterThan(0);
});

test('before a lead the ring speaks of rock where it breaks everything', () => {
  const seen = new Set<boolean>();
  each(1, ({ sceneFor, phase }, { options }) => {
    const scene = sceneFor(-1);
    if (phase !== 'tricks' || (scene.view.ring as string[]).length > 0) return;
    const rock = options.rockBreaksEverything === 'on';
    seen.add(rock);
    expect(ringWords(scene).includes('rock beats everything')).toBe(rock);
  });
  expect(seen.size).toBe(2);
});

test('who must follow is asked for a card of the suit', () => {
  let seen = 0;
  each(1, ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const text = stones.prompt?.(sceneFor(actors[0])) ?? '';
    if (!text.startsWith('Follow suit')) return;
    seen++;
    expect(text).toMatch(/one of your (rock|water|paper|lizard|scissors) cards\.$/);
  });
  expect(seen).toBeGreaterThan(20);
});

test('the bidding tells partners that their bids are added up, and nobody else', () => {
  const seen = new Set<boolean>();
  each(1, ({ sceneFor, phase, actors }, { options }) => {
    if (phase !== 'bids') return;
    const scene = sceneFor(actors[0]);
    const drawn = draw(h(stones.panels!.bid, { scene, acts: scene.acts, choose: () => {} }));
    const partners = options.partners === 'on';
    seen.add(partners);
    expect(drawn.texts().join(' ').includes('added up')).toBe(partners);
    drawn.end();
  });
  expect(seen.size).toBe(2);
});
