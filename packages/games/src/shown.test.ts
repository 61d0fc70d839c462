/** What views say besides their fields must agree with what then happens. */
import { filled, type Line, Match, type Options, Random, seatsIn } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { trickGames } from './index.ts';

const room = new Int32Array(4096);

/** Plays a hand at random; `look` sees what a watcher sees before each act, and the lines that the act brought. Returns the last view. */
function playHand(
  id: string,
  players: number,
  options: Options,
  look: (view: Line, act: Line, after: readonly Line[]) => void,
): Line {
  const game = trickGames.find((each) => each.id === id)!;
  const rules = game.setUp(players, filled(game, players, options));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  match.start(Array(players).fill('Ana'), 'shown');
  match.draw('shown');
  const random = new Random(`${id}/${players}/${JSON.stringify(options)}`);
  while (match.due === null && !match.over) {
    const view = rules.json(match.state, -1);
    const [seat] = seatsIn(rules.actors(match.state));
    const from = lines.length;
    match.move(seat, room[random.below(rules.moves(match.state, seat, room))]);
    look(view, lines[from], lines.slice(from + 1));
  }
  return rules.json(match.state, -1);
}

const SUITS: Readonly<Record<string, string>> = { r: 'rock', w: 'water', p: 'paper', l: 'lizard', s: 'scissors' };
const SETUPS: [number, Options][] = [
  [3, {}],
  [4, { partners: 'on' }],
  [5, { jokers: 'off' }],
  [4, { rockBreaksEverything: 'on' }],
  [5, { rockBreaksEverything: 'on', ghostHand: 'on' }],
];

describe.each(SETUPS)('Stones with %i players, %o', (players, options) => {
  test('of the cards that complete a trick, those in `takers` take it; its suit is in the ring', () => {
    let seen = 0;
    playHand('stones', players, options, (view, { do: name, seat, card }, [trick]) => {
      if (name !== 'play') return;
      const [ring, takers] = [view.ring, view.takers] as string[][];
      if (view.led !== 'none') expect(ring[0]).toBe(view.led);
      else expect(takers).toEqual([]);
      if (trick?.ev !== 'trick') return;
      seen++;
      expect(takers.includes(String(card))).toBe(trick.taker === seat);
      const best = (trick.cards as string[])[(Number(trick.taker) - Number(trick.leader) + players) % players];
      // A joker that comes last turns the ring.
      if (!String(card).startsWith('X')) expect(ring).toContain(SUITS[best.slice(-1)]);
    });
    expect(seen).toBeGreaterThan(9);
  });
});

test.each(SETUPS)(
  'Stones with %i players, %o: the ring of a finished trick stands until the next is led',
  (players, options) => {
    let last: Line | null = null;
    let turned = 0;
    const look = (view: Line): void => {
      if (view.led !== 'none') return;
      const cards = (last?.cards ?? []) as string[];
      if (!last) expect(view.ring).toEqual([]);
      else {
        const ring = view.ring as string[];
        expect(ring[0]).toBe(SUITS[cards[0].slice(-1)]);
        // Of the suits in the trick the strongest has taken it; the joker that came last included.
        const names = cards.map((card) => SUITS[card.slice(-1)]);
        const best = cards[(Number(last.taker) - Number(last.leader) + players) % players];
        expect(ring.findLast((suit) => names.includes(suit))).toBe(SUITS[best.slice(-1)]);
        if (last.reversed) turned++;
      }
    };
    const end = playHand('stones', players, options, (view, _act, after) => {
      look(view);
      last = after.find(({ ev }) => ev === 'trick') ?? last;
    });
    look(end);
    expect(turned > 0).toBe(options.jokers !== 'off');
  },
);

test('Stones: rock is the strongest in every ring where it breaks everything, and alone in its own', () => {
  playHand('stones', 4, { rockBreaksEverything: 'on' }, ({ led, ring }) => {
    if (led === 'rock') expect(ring).toEqual(['rock']);
    else if (led !== 'none') expect((ring as string[]).at(-1)).toBe('rock');
  });
});

test.each([
  ['listed', 'win-0 win-1 win-4 win-5 win-7'],
  ['mixed', 'win-0 win-4 win-7 least most'],
])('Speed Run, %s: the differences told are those that are scored', (contractSet, contracts) => {
  let score: Line = {};
  const { off } = playHand('speed-run', 3, { contractSet }, (_view, _act, after) => {
    score = after.find(({ ev }) => ev === 'score') ?? score;
  });
  const points = score.points as (number | null)[];
  for (const [seat, n] of points.entries())
    if (n !== null)
      expect((off as number[][])[seat][contracts.split(' ').indexOf((score.contracts as string[])[seat])]).toBe(
        Math.max(0, n),
      );
  expect(points.some((n) => n !== null)).toBe(true);
});
