/** What the tables of the games with the Vines deck show, held against what the engine then tells. */
import type { Json, Line } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { cardName } from '../cards/names.ts';
import { newsIn } from '../table/news.tsx';
import type { Sign, TableScene, TableSkin } from '../table/scene.ts';
import { shownTrick } from '../table/trick.ts';
import { loadSkin, skinOf } from './index.ts';
import { payments } from './parts/coins.tsx';
import { draw } from './testing/fake-dom.ts';
import { type Moment, play, type Setup, setupsOf } from './testing/scenes.ts';

const gameOf = (id: string) => trickGames.find((game) => game.id === id)!;

/** Every number of players with every option, for some hands. */
function eachSetup(id: string, look: (setup: Setup, skin: TableSkin) => (now: Moment) => void, low = false): void {
  for (const [i, setup] of setupsOf(gameOf(id)).entries())
    play(setup, `${id}/vines/${i}`, low ? 4 : 2, look(setup, skinOf(id)), low ? ['bid'] : []);
}

const signNamed = (skin: TableSkin, scene: TableScene, name: string): Sign | undefined =>
  skin.signs?.(scene).find((sign) => sign.name === name);
const lastOf = ({ events }: TableScene): Line => events[events.length - 1];
const lastLine = ({ events }: TableScene, ev: string): Line | undefined => events.findLast((line) => line.ev === ev);

beforeAll(async () => {
  for (const { id } of trickGames) await loadSkin(id);
});

test.each(['ducks-and-geese-cutthroat', 'bishop', 'baronet'])(
  '%s: the soki is blank until the trump is known',
  (id) => {
    eachSetup(id, (_, skin) => ({ sceneFor }) => {
      const scene = sceneFor(-1);
      const known = typeof scene.view.trump === 'string' && scene.view.trump !== 'none';
      expect(signNamed(skin, scene, 'Trump')?.disc).toBe(known ? 'suit' : 'unknown');
    });
  },
);

test.each(['ducks-and-geese'])('%s: the soki is crossed without trump', (id) => {
  const seen = new Set<unknown>();
  eachSetup(id, (_, skin) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const disc = signNamed(skin, scene, 'Trump')?.disc;
    const decided = phase === 'tricks' || phase === 'putting away';
    if (phase === 'bidding' || phase === 'box') expect(disc).toBe('unknown');
    else if (decided) expect(disc).toBe(scene.view.took === 1 ? 'suit' : 'none');
    if (phase !== 'deal') seen.add(disc);
  });
  expect([...seen].sort()).toEqual(['none', 'suit', 'unknown']);
});

test('cutthroat: the ducks with a shield are kept, no others are, and then they are safe!', () => {
  let kept = 0;
  eachSetup('ducks-and-geese-cutthroat', (_, skin) => {
    let shielded = new Set<string>();
    return ({ sceneFor, phase, actors }) => {
      const scene = sceneFor(-1);
      const trick = lastLine(scene, 'trick');
      if (trick && lastOf(scene) === trick)
        for (const card of trick.cards as readonly string[]) {
          const isKept = (trick.kept as readonly string[]).includes(card);
          expect(shielded.has(card)).toBe(isKept);
          expect(skin.mark?.(scene, card)?.text === 'safe!').toBe(isKept);
          kept += Number(isKept);
        }
      if (phase !== 'tricks') return;
      if (scene.view.led === 'none') shielded = new Set();
      const mine = sceneFor(actors[0]);
      for (const { card } of mine.acts)
        if (skin.mark?.(mine, String(card))?.label.includes('safe now')) shielded.add(String(card));
    };
  });
  expect(kept).toBeGreaterThan(10);
});

test.each(['bishop', 'baronet'])('%s: the partner is announced when it is known, and sits beside the bidder', (id) => {
  const seen = new Set<string>();
  eachSetup(id, (_, skin) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const { bidder, partner, announced } = scene.view as {
      bidder: number;
      partner: number | null;
      announced?: string[];
    };
    if (phase !== 'tricks') return;
    const said = newsIn(scene).flat();
    const beside = skin
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
      expect(shownTrick(scene)?.laid.find(({ card }) => card === skin.glow?.(scene))?.seat).toBe(partner);
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
  eachSetup('ducks-and-geese', ({ options }, skin) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const dog = options.pointCards === 'dog';
    for (const card of ['2l', 'Fl', 'Tl', '3l']) {
      const drawn = skin.drawn?.(scene, card) !== undefined;
      expect(drawn).toBe(!dog && '2F'.includes(card[0]));
    }
    if (phase !== 'bidding') return;
    for (const seat of scene.names.keys())
      for (const { tone } of skin.badges?.(scene, seat).filter(({ text }) => text.endsWith(' blind')) ?? []) {
        expect(tone).toBe('loud');
        seen.add('blind');
      }
  });
  expect(seen).toContain('blind');
});

/** What a sign explains where it is pressed. */
const moreOf = (skin: TableSkin, scene: TableScene, at: number): string => skin.signs?.(scene).at(at)?.more ?? '';

test.each(['bishop', 'baronet'])('%s: what a bid is worth to bidder and partner, and how it came out', (id) => {
  let [shown, beyond] = [0, 0];
  const skin = skinOf(id);
  const look = ({ sceneFor, phase }: Moment): void => {
    const scene = sceneFor(-1);
    if (phase === 'tricks' && scene.view.partner !== null) {
      shown++;
      expect(signNamed(skin, scene, 'Bidders')?.more).toContain(id === 'bishop' ? 'is the bid' : 'two thirds');
    }
    const end = lastOf(scene);
    if (end.ev !== 'score') return;
    beyond += Number(Number(end.points) > Number(end.bid));
    const drawn = draw(h(skin.sheet!, { scene }));
    expect(drawn.texts().join(' ')).toMatch(new RegExp(`took ${end.points} points? on a bid of ${end.bid}`));
    drawn.end();
  };
  // Low bids, so that the last trick often brings more than the bid.
  for (const [i, setup] of setupsOf(gameOf(id)).entries()) play(setup, `low/${i}`, 3, look, ['pass']);
  expect(Math.min(shown, beyond)).toBeGreaterThan(0);
});

test.each(['ducks-and-geese'])('%s: a zero is told of as one', (id) => {
  let [seen, out] = [0, 0];
  const look = ({ sceneFor, phase }: Moment): void => {
    const scene = sceneFor(-1);
    const bidder = Number(scene.view.bidder);
    const bid = (scene.view.call as Json[])[bidder];
    if (phase !== 'tricks' || (bid !== 'zero' && bid !== 'doubleZero')) return;
    seen++;
    const skin = skinOf(id);
    expect(moreOf(skin, scene, -1)).toMatch(/^Not a single trick/);
    expect(skin.badges?.(scene, bidder).map(({ label }) => label)).toContainEqual(
      expect.stringContaining('tricks so far'),
    );
    if (bid === 'doubleZero') return;
    out++;
    // Who sits out has no part in the bid, and those cards are not in play.
    expect(skin.signs?.(scene).at(-1)?.name).toBe(scene.names[bidder]);
    if (id === 'ducks-and-geese') {
      const drawn = draw(h(skin.sheet!, { scene }));
      expect(drawn.texts().join(' ')).toContain(`${55 - 3 * 7} cards are not in play`);
      drawn.end();
    }
  };
  for (const [i, setup] of setupsOf(gameOf(id)).entries()) play(setup, `zero/${i}`, 2, look, ['zero']);
  expect(seen).toBeGreaterThan(0);
  expect(out).toBeGreaterThan(0);
});

test('Ducks and Geese: after a forfeit nobody has left the open card', () => {
  let seen = 0;
  const look = ({ sceneFor }: Moment): void => {
    const scene = sceneFor(-1);
    const end = lastOf(scene);
    if (end.ev !== 'score' || end.bidder !== null) return;
    seen++;
    const more = signNamed(skinOf('ducks-and-geese'), scene, 'Trump')?.more;
    expect(more).toContain('given up');
    expect(more).not.toContain('bidder');
  };
  for (const [i, setup] of setupsOf(gameOf('ducks-and-geese')).entries())
    play(setup, `forfeit/${i}`, 2, look, ['pass', 'forfeit']);
  expect(seen).toBeGreaterThan(0);
});

test.each(['ducks-and-geese', 'ducks-and-geese-cutthroat'])('%s: a blind bid stays loud while it is played', (id) => {
  const seen = new Set<unknown>();
  eachSetup(
    id,
    ({ options }, skin) =>
      ({ sceneFor, phase }) => {
        const scene = sceneFor(-1);
        const { bidder, blindly } = scene.view as { bidder: number; blindly: readonly number[] };
        if (phase !== 'tricks') return;
        const blind = blindly.includes(bidder);
        seen.add(blind);
        expect(skin.badges?.(scene, bidder).some(({ tone }) => tone === 'loud')).toBe(blind);
        const counter = skin.signs?.(scene).at(-1);
        expect(counter?.text.endsWith(', blind')).toBe(blind);
        // Where the bid can leave the others with nothing, the note says so.
        if (blind || options.scoring === 'coralon') expect(counter?.more).toContain('nothing');
      },
    true,
  );
  expect([...seen].sort()).toEqual([false, true]);
});

test.each(['ducks-and-geese'])('%s: the trump sign names the open card before it is decided', (id) => {
  eachSetup(id, (_, skin) => ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    if (phase !== 'bidding' && phase !== 'box') return;
    const name = cardName(scene.game.deck!, String(scene.view.open));
    expect(signNamed(skin, scene, 'Trump')?.more).toContain(name);
  });
});

test.each(['bishop', 'baronet'])('%s: the last hand says why it stopped, though the game is over with it', (id) => {
  const scenes: TableScene[] = [];
  const [{ game, players, options }] = setupsOf(gameOf(id));
  const short = id === 'bishop' ? { ...options, target: 5 } : { ...options, rounds: 1 };
  play({ game, players, options: short }, 'last', 99, ({ sceneFor }) => scenes.push(sceneFor(-1)));
  const last = scenes.at(-1)!;
  expect(lastOf(last).ev).toBe('over');
  expect(newsIn(last).flat().join(' ')).toMatch(/made|missed/i);
});

test.each(['ducks-and-geese-cutthroat'])('%s: a trump that has another mark is marked as trump too', (id) => {
  let seen = 0;
  eachSetup(id, (_, skin) => ({ sceneFor, phase, actors }) => {
    if (phase !== 'tricks') return;
    const scene = sceneFor(actors[0]);
    for (const { card } of scene.acts) {
      const badge = skin.mark?.(scene, String(card));
      const suit = scene.game.deck?.suits.find(({ name }) => name === scene.view.trump);
      if (!suit || !String(card).endsWith(suit.letter)) continue;
      seen++;
      expect(badge?.text).toContain('▲');
      expect(badge?.label).toContain('trump');
    }
  });
  expect(seen).toBeGreaterThan(20);
});
