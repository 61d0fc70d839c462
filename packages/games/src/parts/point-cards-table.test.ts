/** What the tables of Bishop and Baronet show, held against what the engine then tells. */
import { type Scene, type Sign, shownTrick } from '@followsuit/present';
import { beforeAll, describe, expect, test } from 'vitest';
import { trickGames } from '../index.ts';
import { hasGoals } from '../testing/goals.ts';
import { type Moment, type Presented, play, presentedBy, type Setup, setupsOf } from '../testing/scenes.ts';
import { sheetTexts } from '../testing/table-texts.ts';
import { blocksOf, tallyOf } from './point-cards-count.ts';
import { isAlone, type PointCardsScene } from './point-cards-partner.ts';

const signNamed = (scene: Scene, name: string): Sign | undefined =>
  scene.presenter.signs?.(scene).find((sign) => sign.name === name);
const lastOf = ({ events }: Pick<Scene, 'events'>) => events[events.length - 1];
const newsIn = (scene: PointCardsScene): readonly (string | readonly string[])[] => scene.presenter.news?.(scene) ?? [];

describe.each(['bishop', 'baronet'])('%s', (id) => {
  const game = trickGames.find((each) => each.id === id)!;
  let presented: Presented;
  beforeAll(async () => {
    presented = await presentedBy(id);
  });
  /** Every number of players with every option, for some hands. */
  const eachSetup = (look: (now: Moment, setup: Setup) => void): void => {
    for (const [i, setup] of setupsOf(game).entries())
      play(setup, presented, `${id}/vines/${i}`, 2, (now) => look(now, setup));
  };

  test('the trump sign is blank until the trump is known', () => {
    eachSetup(({ sceneFor }) => {
      const scene = sceneFor(-1);
      const known = typeof scene.view.trump === 'string' && scene.view.trump !== 'none';
      expect(signNamed(scene, 'Trump')?.disc).toBe(known ? 'suit' : 'unknown');
    });
  });

  test('the partner is announced when it is known, and sits beside the bidder', () => {
    const seen = new Set<string>();
    eachSetup(({ sceneFor, phase }) => {
      const scene: PointCardsScene = sceneFor(-1);
      const { presenter } = scene;
      const { bidder, partner, announced } = scene.view;
      if (phase !== 'tricks') return;
      const said = newsIn(scene)
        .flat()
        .filter((text) => !text.includes(' has no '));
      const badges = presenter.badges?.(scene, Number(bidder)).map(({ text }) => text);
      const [line] = presenter.lines!(scene);
      const isOpen = partner === null && !isAlone(scene);
      expect(badges).toContain(`bid ${scene.view.bid}`);
      expect(/^\S+ \+\s(\S+) /.exec(line)?.[1]).toBe(
        isOpen ? '?' : partner === null ? undefined : scene.names[partner],
      );
      expect(line.includes(' alone ')).toBe(isAlone(scene));
      expect(said.join(' ').includes('’s partner')).toBe(partner !== null);
      if (partner === null) return;
      if (announced?.length) {
        // The announcement runs up the suit, and ends with the card that the partner has.
        expect(said.slice(0, -1).map((bit) => bit.replace(/.*: /, ''))).toEqual(
          announced.map((rank, i) => `${rank}${i < announced.length - 1 ? '?' : '!'}`),
        );
        seen.add('asked');
      } else if (lastOf(scene).ev === 'trick' && lastOf(scene).n === 1) {
        expect(shownTrick(scene)?.laid.find(({ card }) => card === presenter.glow?.(scene))?.seat).toBe(partner);
        seen.add('played');
      }
    });
    expect(seen).toContain('played');
    expect(seen.has('asked')).toBe(id === 'bishop');
  });

  test('what a bid is worth to bidder and partner, and how it came out', () => {
    let [shown, beyond] = [0, 0];
    const look = ({ sceneFor, phase }: Moment): void => {
      const scene = sceneFor(-1);
      if (phase === 'tricks' && scene.view.partner !== null) {
        shown++;
        expect(signNamed(scene, 'Count 1 each')?.more).toContain(id === 'bishop' ? 'is the bid' : 'two thirds');
      }
      const end = lastOf(scene);
      if (end.ev !== 'score') return;
      beyond += Number(Number(end.points) > Number(end.bid));
      expect(sheetTexts(scene).join(' ')).toMatch(new RegExp(`took ${end.points} points? on a bid of ${end.bid}`));
    };
    // Low bids, so that the last trick often brings more than the bid.
    for (const [i, setup] of setupsOf(game).entries()) play(setup, presented, `low/${i}`, 3, look, ['pass']);
    expect(Math.min(shown, beyond)).toBeGreaterThan(0);
  });

  test('the last hand says why it stopped, though the game is over with it', () => {
    const scenes: PointCardsScene[] = [];
    const [{ players, options }] = setupsOf(game);
    const short = id === 'bishop' ? { ...options, target: 5 } : { ...options, rounds: 1 };
    play({ game, players, options: short }, presented, 'last', 99, ({ sceneFor }) => scenes.push(sceneFor(-1)));
    const last = scenes.at(-1)!;
    expect(lastOf(last).ev).toBe('over');
    expect(newsIn(last).flat().join(' ')).toMatch(/made|missed/i);
  });

  test('the sheet says how the cards rank', () => {
    let seen = 0;
    play(setupsOf(game)[0], presented, 'ranks', 1, ({ sceneFor, phase }) => {
      if (phase !== 'deal') return;
      seen++;
      expect(sheetTexts(sceneFor(0)).join(' ')).toContain('Knight, Bishop, Farmer, Tar');
    });
    expect(seen).toBeGreaterThan(0);
  });

  test('the card that takes the trick so far does, or the last one', () => {
    let [best, told, seen] = [-1, 0, 0];
    play(setupsOf(game)[0], presented, `${id}/best`, 3, ({ sceneFor }) => {
      const scene = sceneFor(-1);
      const at = scene.events.findIndex(({ ev }, i) => i >= told && ev === 'trick');
      if (at >= 0) {
        seen++;
        expect([best, scene.events[at - 1].seat]).toContain(scene.events[at].taker);
      }
      told = scene.events.length;
      best = shownTrick(scene)?.best ?? -1;
    });
    expect(seen).toBeGreaterThan(1);
  });

  test('views name the ten cards that count, once they have been called', () => {
    play(setupsOf(game)[0], presented, 'worth', 1, ({ sceneFor, phase }) => {
      const { call, worth } = (sceneFor(-1) as PointCardsScene).view;
      const ranks = new Set(worth?.map((card) => card.slice(0, -1)));
      if (phase === 'tricks') expect([...ranks].sort().join('')).toBe(call === 'knights' ? 'KT' : 'BF');
      if (phase === 'auction') expect(worth).toEqual([]);
    });
  });

  test('both blocks show the player’s cards; then every counting card lies with its team, and a missed bid says by how much', () => {
    const seen = new Set<string>();
    const look = ({ sceneFor, phase, actors }: Moment): void => {
      const own: PointCardsScene = sceneFor(actors[0] ?? 0);
      const held = own.view.hold[own.seat] ?? [];
      for (const { rows, own: n } of blocksOf(own)) {
        expect(rows.flat().length).toBe(10);
        expect(rows.flat().filter(({ card }) => held.includes(card)).length).toBe(n);
      }
      const scene: PointCardsScene = sceneFor(-1);
      const tally = tallyOf(scene);
      expect(tally === null).toBe(scene.view.call === null);
      if (tally === null) return;
      const { points, bidder, partner, bid } = scene.view;
      const team = points[bidder!] + (partner === null ? 0 : points[partner]);
      expect(tally.bidders.length).toBe(team);
      expect(tally.bidders.length + tally.left.length + tally.others.length).toBe(10);
      if (phase === 'tricks') return;
      const end = scene.events.findLast(({ ev }) => ev === 'score')!;
      seen.add(String(end.result));
      expect(tally.text).toMatch(end.result === 'made' ? /: made$/ : new RegExp(`: missed by ${bid - team}$`));
    };
    eachSetup(look);
    for (const [i, setup] of setupsOf(game).entries()) play(setup, presented, `made/${i}`, 1, look, ['pass']);
    expect([...seen].sort()).toEqual(['made', 'missed']);
  });

  test('every role has a goal in every phase', () => eachSetup(hasGoals));
});
