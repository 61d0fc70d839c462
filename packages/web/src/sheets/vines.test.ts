/** What the tables of the games with the Vines deck show, held against what the engine then tells. */
import type { Line } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { newsIn } from '../table/news.tsx';
import type { Badge, Scene, Sign, Touch } from '../table/scene.ts';
import { shownTrick } from '../table/trick.ts';
import { loadTouch, touchOf } from './index.ts';
import { payments } from './parts/coins.tsx';
import { draw } from './testing/fake-dom.ts';
import { type Moment, play, type Setup, setupsOf } from './testing/scenes.ts';

const gameOf = (id: string) => trickGames.find((game) => game.id === id)!;

/** Every number of players with every option, for some hands. */
function eachSetup(id: string, look: (setup: Setup, touch: Touch) => (now: Moment) => void, low = false): void {
  for (const [i, setup] of setupsOf(gameOf(id)).entries())
    play(setup, `${id}/vines/${i}`, low ? 4 : 2, look(setup, touchOf(id)), low ? ['bid'] : []);
}

const signNamed = (touch: Touch, scene: Scene, name: string): Sign | undefined =>
  touch.signs?.(scene).find((sign) => sign.name === name);
const hasCards = ({ view }: Scene): boolean => (view.cards as readonly string[]).length > 0;
const lastOf = ({ events }: Scene): Line => events[events.length - 1];
const lastLine = ({ events }: Scene, ev: string): Line | undefined => events.findLast((line) => line.ev === ev);

beforeAll(async () => {
  for (const { id } of trickGames) await loadTouch(id);
});

describe.each(['coralon', 'coralon-partners', 'thief', 'thieves'])('%s', (id) => {
  test('the counter turns green on the bid and amber beyond it, as the hand is then scored', () => {
    const seen = new Set<unknown>();
    eachSetup(
      id,
      (_, touch) =>
        ({ sceneFor, phase }) => {
          const scene = sceneFor(-1);
          const end = lastOf(scene);
          const tone = touch.signs?.(scene).at(-1)?.tone;
          if (phase === 'tricks') seen.add(tone);
          if (end.ev !== 'score') return;
          const missed = typeof end.bid === 'string' ? 'bad' : undefined;
          expect(tone).toBe({ exact: 'good', over: 'key', missed }[String(end.result)]);
          seen.add(end.result);
        },
      true,
    );
    for (const each of ['good', 'key', undefined, 'over']) expect(seen).toContain(each);
  });

  test('the possible outcomes stand on the felt until a card is led, the one that happened lit', () => {
    let shown = 0;
    eachSetup(id, (_, { felt }) => ({ sceneFor, phase }) => {
      const scene = sceneFor(0);
      const drawn = draw(h(felt!, { scene }));
      const lit = drawn.texts().filter((text) => text.includes('this is what happened')).length;
      drawn.end();
      const between =
        lastLine(scene, 'score') && phase !== 'over' && (!hasCards(scene) || lastOf(scene).ev === 'score');
      expect(lit).toBe(between ? 1 : 0);
      shown += lit;
    });
    expect(shown).toBeGreaterThan(0);
  });
});

test.each(['coralon', 'thief'])('%s: everybody’s bar, and the line at the target', (id) => {
  eachSetup(id, ({ players, options }, touch) => ({ sceneFor, phase }) => {
    if (phase !== 'over' && phase !== 'deal') return;
    const scene = sceneFor(-1);
    const totals = scene.view.total as readonly number[];
    const most = Math.max(Number(options.target), ...totals);
    const drawn = draw(h(touch.sheet!, { scene }));
    expect(drawn.styles('--target')).toEqual(Array(players).fill(Number(options.target) / most));
    expect(drawn.styles('--share')).toEqual(totals.map((total) => total / most));
    drawn.end();
  });
});

test.each(['coralon', 'thief', 'ducks-and-geese-cutthroat', 'bishop', 'baronet'])(
  '%s: the soki is blank until the trump is known',
  (id) => {
    eachSetup(id, (_, touch) => ({ sceneFor }) => {
      const scene = sceneFor(-1);
      const known = typeof scene.view.trump === 'string' && scene.view.trump !== 'none';
      expect(signNamed(touch, scene, 'Trump')?.disc).toBe(known ? 'suit' : 'unknown');
    });
  },
);

test.each(['coralon-partners', 'thieves', 'ducks-and-geese'])('%s: the soki is crossed without trump', (id) => {
  const seen = new Set<unknown>();
  eachSetup(id, (_, touch) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const disc = signNamed(touch, scene, 'Trump')?.disc;
    const decided = phase === 'tricks' || phase === 'putting away';
    if (phase === 'bidding' || phase === 'box') expect(disc).toBe('unknown');
    else if (decided) expect(disc).toBe(scene.view.took === 1 ? 'suit' : 'none');
    if (phase !== 'deal') seen.add(disc);
  });
  expect([...seen].sort()).toEqual(['none', 'suit', 'unknown']);
});

test.each(['thief', 'thieves'])('%s: a card that says that it would settle a key suit does, and no other', (id) => {
  let settled = 0;
  eachSetup(id, (_, touch) => {
    /** What each card in the hand of whoever acts would do. */
    let before: { scene: Scene; marks: Map<string, Badge | null> } | null = null;
    return ({ sceneFor, phase, actors }) => {
      const now = sceneFor(-1);
      const { seat, card } = lastLine(now, 'act') ?? {};
      if (before && before.scene.seat === seat && now.events.length > before.scene.events.length) {
        const is = (name: string): boolean => before!.scene.view[name] !== now.view[name];
        const does = before.marks.get(String(card))?.does;
        expect(does !== undefined).toBe(is('trump') || is('thief'));
        if (does) {
          settled++;
          expect(does).toContain(String(is('trump') ? now.view.trump : now.view.thief));
          expect(touch.glow?.(now)).toBe(card);
          expect(newsIn(now).flat().join()).toContain(is('trump') ? 'are trump!' : 'are thieves!');
        }
      }
      const mine = phase === 'tricks' ? sceneFor(actors[0]) : null;
      const hold = (mine?.view.hold as readonly (readonly string[])[] | undefined)?.[actors[0]] ?? [];
      before = mine && { scene: mine, marks: new Map(hold.map((each) => [each, touch.mark!(mine, each)])) };
    };
  });
  expect(settled).toBeGreaterThan(5);
});

test('cutthroat: the ducks with a shield are kept, no others are, and then they are safe!', () => {
  let kept = 0;
  eachSetup('ducks-and-geese-cutthroat', (_, touch) => {
    let shielded = new Set<string>();
    return ({ sceneFor, phase, actors }) => {
      const scene = sceneFor(-1);
      const trick = lastLine(scene, 'trick');
      if (trick && lastOf(scene) === trick)
        for (const card of trick.cards as readonly string[]) {
          const isKept = (trick.kept as readonly string[]).includes(card);
          expect(shielded.has(card)).toBe(isKept);
          expect(touch.mark?.(scene, card)?.text === 'safe!').toBe(isKept);
          kept += Number(isKept);
        }
      if (phase !== 'tricks') return;
      if (scene.view.led === 'none') shielded = new Set();
      const mine = sceneFor(actors[0]);
      for (const { card } of mine.acts)
        if (touch.mark?.(mine, String(card))?.label.includes('safe now')) shielded.add(String(card));
    };
  });
  expect(kept).toBeGreaterThan(10);
});

test.each(['bishop', 'baronet'])('%s: the partner is announced when it is known, and sits beside the bidder', (id) => {
  const seen = new Set<string>();
  eachSetup(id, (_, touch) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const { bidder, partner, announced } = scene.view as {
      bidder: number;
      partner: number | null;
      announced?: string[];
    };
    if (phase !== 'tricks') return;
    const said = newsIn(scene).flat();
    const beside = touch
      .badges?.(scene, bidder)
      .some(({ text }) => partner !== null && text === `+ ${scene.names[partner]}`);
    expect(beside).toBe(partner !== null);
    expect(said.join(' ').includes('Partner:')).toBe(partner !== null);
    if (partner === null) return;
    if (announced?.length) {
      // The announcement runs up the suit, and ends with the card that the partner has.
      expect(said.slice(0, -1).map((bit) => bit.replace(/.*: /, ''))).toEqual(
        announced.map((rank, i) => `${rank}${i < announced.length - 1 ? '?' : '!'}`),
      );
      seen.add('asked');
    } else if (lastOf(scene).ev === 'trick' && lastOf(scene).n === 1) {
      expect(shownTrick(scene)?.laid.find(({ card }) => card === touch.glow?.(scene))?.seat).toBe(partner);
      seen.add('played');
    }
  });
  expect(seen).toContain('played');
  expect(seen.has('asked')).toBe(id === 'bishop');
});

test('Baronet: the banner prints what everybody gets or pays, and coins go from payers to receivers alone', () => {
  let hands = 0;
  eachSetup('baronet', () => ({ sceneFor }) => {
    const scene = sceneFor(-1);
    const end = lastOf(scene);
    if (end.ev !== 'score') return;
    hands++;
    const delta = end.delta as readonly number[];
    const said = newsIn(scene).flat().join(' ').replaceAll('−', '-');
    for (const seat of [end.bidder, end.partner])
      if (seat !== null) expect(said).toMatch(new RegExp(`${scene.names[Number(seat)]} \\+?${delta[Number(seat)]}\\b`));
    for (const { from, to } of payments(delta)) {
      expect(delta[from]).toBeLessThan(0);
      expect(delta[to]).toBeGreaterThan(0);
    }
    expect(new Set(payments(delta).map(({ from }) => from)).size).toBe(delta.filter((n) => n < 0).length);
  });
  expect(hands).toBeGreaterThan(10);
});

test('Ducks and Geese: birds are drawn, and blind bids are loud', () => {
  const seen = new Set<string>();
  eachSetup('ducks-and-geese', ({ options }, touch) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const dog = options.pointCards === 'dog';
    for (const card of ['2l', 'Fl', 'Tl', '3l']) {
      const drawn = touch.drawn?.(scene, card) !== undefined;
      expect(drawn).toBe(!dog && '2F'.includes(card[0]));
    }
    if (phase !== 'bidding') return;
    for (const seat of scene.names.keys())
      for (const { tone } of touch.badges?.(scene, seat).filter(({ text }) => text.endsWith(' blind')) ?? []) {
        expect(tone).toBe('loud');
        seen.add('blind');
      }
  });
  expect(seen).toContain('blind');
});
