/** What Stones' table shows, against what the game says: rules.md, "At the table". */
import { plainText } from '@followsuit/present';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Moment, type Presented, play, presentedBy, type Setup, setupsOf } from '../testing/scenes.ts';
import { ringOnTable, ringWords } from './ring.ts';
import { stones as game } from './rules.ts';
import presenter, { type StonesScene } from './table.ts';

const setups = setupsOf(game);
let presented: Presented;
beforeAll(async () => {
  presented = await presentedBy('stones');
});

const each = (hands: number, look: (now: Moment, setup: Setup) => void, some = setups): void => {
  for (const [i, setup] of some.entries()) play(setup, presented, `stones/${i}`, hands, (now) => look(now, setup));
};
/** If several hands are played, one number of players is enough: what is counted is counted by side. */
const four = setups.filter(({ players }) => players === 4);

/** Everything that the score sheet says. */
function sheetText(scene: StonesScene): string {
  const { tables, notes } = presenter.sheet!(scene);
  return [...tables.flatMap(({ rows }) => rows.flat()).map(plainText), ...notes].join(' ');
}

describe.each([3, 4, 5])('with %i players', (players) => {
  test('a marked card takes the trick that it completes, one without a mark does not', () => {
    let seen = 0;
    for (const [i, setup] of setups.entries()) {
      if (setup.players !== players) continue;
      let before: StonesScene | null = null;
      play(setup, presented, `marks/${i}`, 1, ({ sceneFor, phase, actors }) => {
        const now = sceneFor(-1);
        const line = now.events.at(-1);
        const act = now.events.findLast(({ ev }) => ev === 'act');
        if (before && line?.ev === 'trick') {
          seen++;
          expect(presenter.takes?.(before, String(act?.card))).toBe(line.taker === act?.seat);
        }
        before = phase === 'tricks' ? sceneFor(actors[0]) : null;
      });
    }
    expect(seen).toBeGreaterThan(20);
  });
});

describe('the ring', () => {
  test('says which suits beat the led one: the two after it, and rock if it breaks everything', () => {
    const suits = ['rock', 'water', 'paper', 'lizard', 'scissors'];
    const kinds = new Set<string>();
    each(1, ({ sceneFor, phase }, { options }) => {
      const scene: StonesScene = sceneFor(-1);
      const led = suits.indexOf(scene.view.led);
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

  test('is that of the trick on the table, also when it is finished, until the next is led', () => {
    let [finished, byLast] = [0, 0];
    each(1, ({ sceneFor }) => {
      const scene: StonesScene = sceneFor(-1);
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
      expect(presenter.news?.(scene).includes('The last card, a joker, turned the ring!')).toBe(last);
      expect(ringOnTable(scene)?.turned).toBe(line.reversed);
    });
    expect(Math.min(finished, byLast)).toBeGreaterThan(0);
  });

  test('speaks of rock before a lead if it breaks everything', () => {
    const seen = new Set<boolean>();
    each(1, ({ sceneFor, phase }, { options }) => {
      const scene: StonesScene = sceneFor(-1);
      if (phase !== 'tricks' || scene.view.ring.length > 0) return;
      const rock = options.rockBreaksEverything === 'on';
      seen.add(rock);
      expect(ringWords(scene).includes('rock beats everything')).toBe(rock);
    });
    expect(seen.size).toBe(2);
  });

  test('is said to turn when the first joker falls', () => {
    let told = 0;
    let before: StonesScene | null = null;
    each(1, ({ sceneFor, phase }) => {
      const now: StonesScene = sceneFor(-1);
      const turns = (scene: StonesScene | null): boolean =>
        scene !== null && (presenter.news?.(scene) ?? []).includes('A joker turns the ring!');
      if (turns(now) && !turns(before)) {
        told++;
        expect(String(now.events.findLast(({ ev }) => ev === 'act')?.card)).toMatch(/^X/);
      }
      before = phase === 'tricks' ? now : null;
    });
    expect(told).toBeGreaterThan(5);
  });
});

describe('the ring in a line of text', () => {
  const linesOf = (look: (line: string, setup: Setup, scene: StonesScene) => void): void =>
    each(1, ({ sceneFor, phase }, setup) => {
      const scene: StonesScene = sceneFor(-1);
      const lines = presenter.lines?.(scene) ?? [];
      // Before the first lead it says how the ring works; between tricks, and if nothing is played, nothing.
      const first = scene.view.hand === 1 && scene.view.cards.length === 0;
      expect(lines).toHaveLength(phase === 'tricks' && (scene.view.led !== 'none' || first) ? 1 : 0);
      if (scene.view.led !== 'none') for (const line of lines) look(line, setup, scene);
      else for (const line of lines) expect(line).toMatch(/^(Each suit|Rock beats everything)/);
    });

  test('says nothing for good while a joker may still turn it', () => {
    const seen = new Set<string>();
    linesOf((line, { options }, { view }) => {
      if (line.endsWith('nothing else can take the trick.')) return;
      const kind = options.jokers === 'off' ? 'without' : view.turned ? 'turned' : 'open';
      seen.add(kind);
      expect(line.startsWith('A joker turns the ring!')).toBe(kind === 'turned');
      expect(line).toMatch(kind === 'open' ? / cannot win unless a joker turns the ring\.$/ : / cannot win\.$/);
    });
    expect(seen.size).toBe(3);
  });

  test('does not call rock weak if it breaks everything', () => {
    let seen = 0;
    linesOf((line, { options }) => {
      if (options.rockBreaksEverything === 'off') return;
      seen++;
      expect(line).toMatch(/Rock is led: nothing else can take the trick\.$|rock beats (it|both|all)[.,]/);
    });
    expect(seen).toBeGreaterThan(20);
  });
});

test('nil is a struck-out circle, bags are dots, in another tone from seven on', () => {
  const tones = new Set<string>();
  each(
    3,
    ({ sceneFor, phase }, { options }) => {
      if (phase !== 'tricks') return;
      const scene: StonesScene = sceneFor(0);
      if (scene.view.trick !== 1) return;
      const [bags] = scene.view.bags;
      const dots = presenter.badges?.(scene, 0).find(({ label }) => /bag/.test(label));
      if (bags === 0) return;
      if (bags < 10) expect(dots?.text.match(/•/g)).toHaveLength(bags);
      else expect(dots?.text).toContain(String(bags));
      expect(dots?.wide).toMatch(bags === 1 ? /bag$/ : /bags/i);
      const danger = bags >= 7 && options.bagPenalty === 'on';
      expect(dots?.tone).toBe(danger ? 'bad' : 'plain');
      tones.add(dots?.tone ?? '');
      if (scene.view.bid[0] === 0) expect(presenter.badges?.(scene, 0)[0].text).toContain('∅');
    },
    four,
  );
  expect([...tones].sort()).toEqual(['bad', 'plain']);
});

test('the sheet has a line for every ten bags that were paid for, and none if they cost nothing', () => {
  let [paid, free] = [0, 0];
  each(
    4,
    ({ sceneFor }, { options }) => {
      const scene: StonesScene = sceneFor(-1);
      if (scene.events.at(-1)?.ev !== 'score') return;
      const text = sheetText(scene);
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

test('the end of a hand says of every side why it scored what it did', () => {
  const seen = new Set<string>();
  each(2, ({ sceneFor }) => {
    const scene: StonesScene = sceneFor(-1);
    const score = scene.events.at(-1);
    if (score?.ev !== 'score') return;
    const acts = scene.events
      .slice(scene.events.findLastIndex(({ ev }) => ev === 'deal'))
      .filter(({ ev }) => ev === 'act');
    const { notes: sentences = [] } = presenter.outcome!(scene, { hand: 1, dealer: 0, acts, tricks: [], score });
    expect(sentences).toHaveLength(scene.sides.length);
    for (const [side, sentence] of sentences.entries()) {
      const [delta, bags] = [score.delta, score.bags].map((list) => (list as number[])[side]);
      expect(sentence.replaceAll('−', '-')).toMatch(new RegExp(`: ${delta} points?, ${bags} bags?\\.$`));
      for (const kind of ['exact', 'made, 10', 'missed, −10', 'missed:', 'nil made', 'nil failed'])
        if (sentence.includes(kind)) seen.add(kind);
      // The points that it names add up to those of the line.
      const sum = [
        ...sentence.replaceAll('−', '-').matchAll(/(-?10) × (\d+)(?: \+ (\d+))?|nil made, (150)|ten bags: (-\d+)/g),
      ].reduce((all, [, ten, bid, over, nil, bagged]) => {
        return all + (Number(ten) * Number(bid) || 0) + Number(over ?? 0) + Number(nil ?? 0) + Number(bagged ?? 0);
      }, 0);
      expect(sum).toBe(delta);
    }
  });
  expect(seen.size).toBeGreaterThan(4);
});

test('a sign tells of the ghost hand and how many cards it has, only if there is one', () => {
  const seen = new Set<boolean>();
  each(1, ({ sceneFor, phase }, { options }) => {
    const scene: StonesScene = sceneFor(0);
    if (phase !== 'tricks' || scene.view.trick !== 1) return;
    const on = options.ghostHand === 'on';
    seen.add(on);
    const sign = presenter.signs?.(scene).find(({ name }) => name === 'Ghost hand');
    expect(sign?.text).toBe(on ? `${Math.max(...scene.view.count) + 1} cards` : undefined);
  });
  expect(seen.size).toBe(2);
});

const OPENED: Readonly<Record<string, readonly [prompt: RegExp, news: RegExp]>> = {
  two: [/^You open with the 2 of paper\.$/, /opened: 2 of paper$/],
  joker: [/^You open with the lowest paper in play: the joker\.$/, /lowest paper in play: the joker$/],
  lowest: [/^You open with the lowest paper in play: the \S+ of paper\.$/, /lowest paper in play: the \S+ of paper$/],
  none: [/^You lead/, /^No paper in play/],
};

test('everybody is told who opens, and with what and why once it lies there', () => {
  const seen = new Set<string>();
  for (const [i, setup] of setups.entries())
    for (const n of [0, 1])
      play(setup, presented, `opens/${i}/${n}`, 1, ({ sceneFor, phase, actors }) => {
        const scene: StonesScene = sceneFor(-1);
        const { cards } = scene.view;
        if (phase !== 'tricks' || cards.length > 1) return;
        const ghost = setup.options.ghostHand === 'on';
        const card = cards[0] ?? String(sceneFor(actors[0]).acts[0].card);
        const why = card === '2p' && !ghost ? 'two' : card === 'Xp' ? 'joker' : card.endsWith('p') ? 'lowest' : 'none';
        if (cards.length === 0) {
          const text = presenter.prompt?.(scene) ?? '';
          expect(text).toContain(scene.names[actors[0]]);
          expect(text).toContain(ghost ? 'The lowest paper in play opens' : 'The 2 of paper opens, or else the lowest');
          expect(presenter.prompt?.(sceneFor(actors[0]))).toMatch(OPENED[why][0]);
          return;
        }
        seen.add(card === '2p' && ghost ? 'two of a ghost' : why);
        const [opened, turned] = presenter.news?.(scene) ?? [];
        expect(opened).toMatch(OPENED[why][1]);
        // A joker that opens turns the ring at once, before the second card.
        expect(turned).toBe(why === 'joker' ? 'A joker turns the ring!' : undefined);
        expect(ringWords(scene).startsWith('A joker turns the ring!')).toBe(why === 'joker');
      });
  expect([...seen]).toEqual(expect.arrayContaining(['two', 'two of a ghost', 'joker', 'lowest']));
});

test('who must follow is asked for a card of the suit', () => {
  let seen = 0;
  each(1, ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const text = presenter.prompt?.(sceneFor(actors[0])) ?? '';
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
    const partners = options.partners === 'on';
    seen.add(partners);
    expect(presenter.bidding?.explain(sceneFor(actors[0])).includes('added up')).toBe(partners);
  });
  expect(seen.size).toBe(2);
});

test('everybody is told what they are trying to do, in every phase and role, in a short sentence', () => {
  const seen = new Set<string>();
  each(1, ({ sceneFor, phase, actors }) => {
    if (actors.length === 0) return;
    for (const seat of [-1, 0, 1, 2]) {
      const goal = presenter.goal?.(sceneFor(seat)) ?? '';
      seen.add(phase);
      expect(goal, `${phase}, seat ${seat}`).toMatch(/^[^{}]{10,80}$/);
      expect(goal).not.toMatch(/undefined|NaN|null/);
    }
  });
  expect([...seen].sort()).toEqual(['bids', 'tricks']);
});
