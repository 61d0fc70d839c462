import { describe, expect, it } from 'vitest';
import { readPage } from './pages.ts';
import { vines } from './parts/decks.ts';
import { decidedBy, handOf, KINDS, kindOf, pokerCounts, pokerName, pokerScore } from './poker.ts';

const score = (text: string): number => {
  const cards = handOf(text);
  if (typeof cards === 'string') throw new Error(cards);
  return pokerScore(cards);
};

/** The counts as the page has them. */
function onPage(): Record<string, number> {
  const rows = readPage('vines').matchAll(/^\| \d+ \| ([a-z ]+) \| ([\d,]+) \|$/gm);
  return Object.fromEntries([...rows].map(([, kind, n]) => [kind, Number(n.replaceAll(',', ''))]));
}

describe('all 3,478,761 hands', () => {
  it('fall into kinds as the formulas and the page say', () => {
    const { cards } = vines;
    const found = new Array(KINDS.length).fill(0);
    const hand = [0, 0, 0, 0, 0];
    for (let a = 0; a < 55; a++)
      for (let b = a + 1; b < 55; b++)
        for (let c = b + 1; c < 55; c++)
          for (let d = c + 1; d < 55; d++)
            for (let e = d + 1; e < 55; e++) {
              hand[0] = cards[a];
              hand[1] = cards[b];
              hand[2] = cards[c];
              hand[3] = cards[d];
              hand[4] = cards[e];
              found[kindOf(pokerScore(hand))]++;
            }
    expect(found).toEqual(pokerCounts());
    expect(Object.fromEntries(KINDS.map((kind, i) => [kind, found[i]]))).toEqual(onPage());
    expect(found.reduce((sum, n) => sum + n, 0)).toBe(3_478_761);
  });
});

describe('hands', () => {
  it.each([
    ['Al Ac Au At Aa', 'five of a kind, aces'],
    ['5l 4l 3l 2l Al', 'straight flush, five high'],
    ['Al Kl Bl Fl 2l', 'flush, ace high'],
    ['7l 7c 7u 7t 2l', 'four of a kind, sevens'],
    ['6l 6c 6u 2t 2l', 'full house, sixes and twos'],
    ['Tl 7c 6u 5t 4l', 'straight, tar high'],
    ['Al Kc Bu Ft Tl', 'straight, ace high'],
    ['Bl Bc Bu 2t 3l', 'three of a kind, bishops'],
    ['Fl Fc 2u 2t 3l', 'two pair, farmers and twos'],
    ['Kl Kc 2u 4t 3l', 'one pair, knights'],
    ['6l 4c 3u 2t Kl', 'no pair, knight high'],
  ])('%s is %s', (hand, name) => {
    expect(pokerName(score(hand))).toBe(name);
  });

  it.each([
    ['Al Ac Au At Aa', 'Al Kl Bl Fl Tl', 'five of a kind above a straight flush'],
    ['2l 4l 6l Tl Bl', 'Al Ac Au At Kl', 'a flush above four of a kind'],
    ['2l 2c 4u 5t 6l', 'Al Kc Bu Ft 7l', 'one pair above none, though it is commoner'],
    ['6l 5c 4u 3t 2l', '5l 4c 3u 2t Al', 'the ace low makes the lowest straight'],
    ['Al Kc Bu Ft 3l', 'Al Kc Bu Ft 2l', 'the last card decides'],
    ['3l 3c Au 4t 2l', '3u 3t Kl Bc Fu', 'the kicker decides'],
    ['Kl Kc 3u 3t 2l', 'Bl Bc Fu Ft Al', 'the higher pair decides'],
    ['3l 3c 3u 2t 2l', '2a 2c 2u Al Ac', 'the three of a full house decides'],
  ])('%s beats %s: %s', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });

  it.each([
    ['2l 4l 6l Tl Bl', 'Al Ac Au At Kl', { by: 'kind' }],
    ['3l 3c Au 4t 2l', '3u 3t Kl Bc Fu', { by: 'rank', place: 1, better: 'ace', worse: 'knight' }],
    ['Kl Kc 3u 3t 2l', 'Ku Kt 2u 2a Al', { by: 'rank', place: 1, better: 'three', worse: 'two' }],
    ['6l 5c 4u 3t 2l', '5l 4c 3u 2t Al', { by: 'rank', place: 0, better: 'six', worse: 'five' }],
    ['Al Kc Bu Ft 3l', 'At Kl Bc Fu 3a', null],
  ])('%s against %s: what decides', (better, worse, deciding) => {
    expect(decidedBy(score(better), score(worse))).toEqual(deciding);
  });

  it('may be written in capitals or not', () => {
    expect(handOf('al KC bU fT 3L')).toEqual(handOf('Al Kc Bu Ft 3l'));
  });

  it('are level where only suits differ', () => {
    expect(score('Al Kc Bu Ft 3l')).toBe(score('At Kl Bc Fu 3a'));
    expect(score('Al 5c 4u 3t 2l')).toBe(score('At 5l 4c 3u 2a'));
  });

  it('that are none are told so in a sentence', () => {
    expect(handOf('Al Kl')).toContain('has 2');
    expect(handOf('Al Al Kl Bl Fl')).toContain('Al is in a hand twice');
    expect(handOf('10l Kl Bl Fl Tl')).toContain('no card "10l"');
  });
});
