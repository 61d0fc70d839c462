import { cardsIn, Random, SUITS } from '@followsuit/engine';
import { describe, expect, it } from 'vitest';
import { surprise } from '../testing/enumerate.ts';
import { PLACES_MOST } from './card-groups.ts';
import { DealSampler } from './deal-sampler.ts';

const rooms = (...room: number[]): Int32Array =>
  Int32Array.from({ length: PLACES_MOST }, (_, place) => room[place] ?? 0);

/** Every way to lay the cards out, by trying all; a way is written as the places of the cards. */
function allWays(may: Int32Array, room: Int32Array): string[] {
  const ways: string[] = [];
  const left = [...room];
  const lies: number[] = [];
  function lay(i: number): void {
    if (i === may.length) ways.push(lies.join(''));
    else
      for (let place = 0; place < left.length; place++) {
        if (left[place] === 0 || ((may[i] >> place) & 1) === 0) continue;
        left[place]--;
        lies[i] = place;
        lay(i + 1);
        left[place]++;
      }
  }
  lay(0);
  return ways;
}

/** Cards that may lie where they lie in one way, and here and there besides. */
function anyFacts(random: Random, room: Int32Array): Int32Array {
  const places = random.shuffle([...room].flatMap((n, place) => Array<number>(n).fill(place)));
  const sets = Array.from({ length: 4 }, () => random.below(1 << room.length));
  return Int32Array.from(places, (place) => (1 << place) | sets[random.below(sets.length)]);
}

/** Cards by number, and where the masks of each place begin. */
const cards = Int32Array.from({ length: 80 }, (_, i) => i);
const at = Int32Array.from({ length: PLACES_MOST }, (_, place) => place * SUITS);

/** Draws a way, as the places of the cards. */
function drawFrom(sampler: DealSampler, random: Random, n: number): number[] {
  const masks = new Int32Array(PLACES_MOST * SUITS);
  sampler.draw(random, masks, at);
  const lies = Array<number>(n).fill(-1);
  for (const [place, begin] of at.entries()) for (const card of cardsIn(masks, begin)) lies[card] = place;
  return lies;
}

describe('spreading cards over places', () => {
  const cases = [
    rooms(2, 2, 1),
    rooms(3, 0, 3),
    rooms(2, 1, 1, 2),
    rooms(1, 1, 1, 1, 1, 1),
    rooms(0, 2, 2, 0, 1, 1, 1),
    rooms(4, 3),
  ];
  it.each(cases)('counts as many ways as there are, and draws each as often as any other', (...room) => {
    const random = new Random(`spread ${room}`);
    const sampler = new DealSampler();
    for (let round = 0; round < 6; round++) {
      const may = anyFacts(random, Int32Array.from(room));
      const ways = allWays(may, Int32Array.from(room));
      sampler.prepare(may.length, cards, may, Int32Array.from(room));
      expect(sampler.ways).toBeCloseTo(ways.length, 6);
      const drawn = new Map(ways.map((way) => [way, 0]));
      for (let i = 0; i < 40 * ways.length; i++) {
        const way = drawFrom(sampler, random, may.length).join('');
        drawn.set(way, (drawn.get(way) ?? 0) + 1);
      }
      expect(drawn.size).toBe(ways.length);
      if (ways.length > 1) expect(surprise([...drawn.values()], () => 40)).toBeLessThan(4.5);
    }
  });

  it('finds that facts contradict each other', () => {
    const sampler = new DealSampler();
    sampler.prepare(3, cards, Int32Array.of(1, 1, 3), rooms(1, 2));
    expect(sampler.ways).toBe(0);
    sampler.prepare(2, cards, Int32Array.of(0, 3), rooms(1, 1));
    expect(sampler.ways).toBe(0);
  });

  it('has one way to spread nothing', () => {
    const sampler = new DealSampler();
    sampler.prepare(0, cards, new Int32Array(0), rooms());
    expect(sampler.ways).toBe(1);
    expect(drawFrom(sampler, new Random('none'), 0)).toEqual([]);
  });

  it('never comes to a dead end, however much is known', () => {
    const random = new Random('hard');
    const sampler = new DealSampler();
    for (let round = 0; round < 300; round++) {
      const room = rooms(...Array.from({ length: 3 + random.below(5) }, () => random.below(8)));
      const may = anyFacts(random, room);
      sampler.prepare(may.length, cards, may, room);
      expect(sampler.ways).toBeGreaterThan(0.5);
      const lies = drawFrom(sampler, random, may.length);
      const left = [...room];
      for (const [i, set] of may.entries()) {
        expect((set >> lies[i]) & 1).toBe(1);
        left[lies[i]]--;
      }
      expect(left.every((n) => n === 0)).toBe(true);
    }
  });
});
