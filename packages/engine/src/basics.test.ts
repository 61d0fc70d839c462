import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './acts.ts';
import { cardsIn, count, highestRank, lowest, makeDeck, NONE, suitName, withoutLowest } from './cards.ts';
import { dealFrom, isGoodDeal } from './deal.ts';
import { cardsDomain, type Domain, oneOf, orNone, orOther, packCards, unpackCard } from './domains.ts';
import { Key, suitDigit } from './key.ts';
import { filled } from './options.ts';
import { byline, optionsOn, rulesOn, withoutMarkdown } from './page.ts';
import { Random } from './random.ts';
import { Rules } from './rules.ts';
import { KEY } from './state.ts';
import { tiny, tinyDeck } from './testing/tiny.ts';

describe('random numbers', () => {
  it('are the same for the same seed, for ever', () => {
    const random = new Random('followsuit');
    expect([random.next(), random.next(), random.next()]).toMatchInlineSnapshot(`
      [
        1334907386,
        493998876,
        3252010213,
      ]
    `);
    expect(new Random('a').next()).not.toBe(new Random('b').next());
  });

  it('fall evenly', () => {
    const random = new Random('even');
    const counts = Array(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]++;
    for (const n of counts) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });

  it('shuffle into every order', () => {
    const random = new Random('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const n of orders.values()) expect(Math.abs(n - 500)).toBeLessThan(120);
  });
});

describe('cards', () => {
  it('are written as rank and suit', () => {
    expect(tinyDeck.codes[tinyDeck.byCode.get('6b') as number]).toBe('6b');
    expect(tinyDeck.cards.length).toBe(12);
    expect(suitName(tinyDeck, 1)).toBe('blue');
    expect(suitName(tinyDeck, NONE)).toBe('none');
  });

  it('of a deck without its lowest rank keep their numbers', () => {
    const fewer = withoutLowest(makeDeck('x', 'red:r', '0 1 2'));
    expect(fewer.cards).toEqual([1, 2]);
    expect(fewer.byCode.has('0r')).toBe(false);
    expect(fewer.masks).toEqual([0b110]);
  });

  it('come out of masks in canonical order', () => {
    expect(cardsIn([0b101, 0b10, 0, 0, 0])).toEqual([0, 2, 17]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffff }), (mask) => {
        const bits = mask.toString(2);
        expect(count(mask)).toBe(bits.replaceAll('0', '').length);
        expect(highestRank(mask)).toBe(bits.length - 1);
        expect(lowest(mask)).toBe(bits.length - 1 - bits.lastIndexOf('1'));
      }),
    );
  });
});

describe('deals', () => {
  it('give every card once, in the sizes that are due', () => {
    const rules = new Rules(tiny, 4, filled(tiny, 4));
    const s = rules.start();
    const deal = dealFrom(rules, s, new Random('deal'));
    expect(isGoodDeal(rules, s, deal)).toBe(true);
    expect(deal.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(isGoodDeal(rules, s, { ...deal, hands: deal.hands.slice(1) })).toBe(false);
    expect(isGoodDeal(rules, s, { ...deal, open: 0 })).toBe(false);
    const [[a, ...rest], ...others] = deal.hands;
    expect(isGoodDeal(rules, s, { ...deal, hands: [[rest[0], ...rest], ...others] })).toBe(false);
    expect(isGoodDeal(rules, s, { ...deal, hands: [rest, ...others], stock: [a] })).toBe(false);
  });
});

describe('values of arguments', () => {
  it('may be left out, or be anything else, which has a code of its own', () => {
    const code = (domain: Domain, value: Json | undefined) => domain.code(domain.place(value) ?? -1);
    const suits = orNone(oneOf('red', 'blue'));
    expect(['blue', undefined, 'green', null].map((value) => code(suits, value))).toEqual([
      1,
      -1,
      undefined,
      undefined,
    ]);
    expect(['blue', undefined, 'green', null].map((value) => code(orOther(suits), value))).toEqual([1, -1, -2, -2]);
  });
});

describe('a choice of several held cards', () => {
  const deck = makeDeck('ten', 'red:r blue:b', '1 2 3 4 5');
  const codes = deck.cards.map((card) => deck.codes[card]);

  it.each([1, 2, 3, 4])('has a place for each %i of 10 cards, in canonical order', (n) => {
    const domain = cardsDomain(deck, n);
    const lists = Array.from({ length: domain.size }, (_, place) => domain.value(place) as string[]);
    const keys = lists.map((list) => list.map((code) => codes.indexOf(code)).join(''));
    expect(lists).toHaveLength([10, 45, 120, 210][n - 1]);
    expect(keys).toEqual([...new Set(keys)].sort());
    for (const [place, list] of lists.entries()) {
      const cards = list.map((code) => deck.byCode.get(code) as number);
      expect(domain.place(list)).toBe(place);
      expect(domain.placeOfCards?.(cards)).toBe(place);
      expect(cards.map((_, i) => unpackCard(domain.code(place), i, n))).toEqual(cards);
    }
  });

  it('takes no other list', () => {
    const { place } = cardsDomain(deck, 2);
    for (const wrong of [['2r', '1r'], ['1r', '1r'], ['1r'], ['1r', '2r', '3r'], ['1r', '9r'], '1r 2r', null])
      expect(place(wrong)).toBeUndefined();
  });

  it('packs seven cards exactly', () => {
    const cards = [3, 20, 41, 64, 70, 71, 72];
    expect(cards.map((_, i) => unpackCard(packCards(cards), i, 7))).toEqual(cards);
    expect(() => cardsDomain(deck, 8)).toThrow('1 to 7 cards');
  });
});

describe('keys', () => {
  const key = new Key({ trump: suitDigit(tinyDeck), call: ['a', 'b', 'c'] });

  it('pack and unpack', () => {
    for (let i = 0; i < key.size; i++) expect(key.pack(key.unpack(i))).toBe(i);
    expect(key.unpack(key.start)).toEqual({ first: 1, trump: NONE, call: 0 });
  });

  it('set one digit and leave the others', () => {
    const s = new Int32Array(KEY + 1);
    s[KEY] = key.start;
    key.set(s, 'call', 2);
    key.set(s, 'trump', 1);
    expect(key.unpack(s[KEY])).toEqual({ first: 1, trump: 1, call: 2 });
    expect(key.get(s, 'call')).toBe(2);
  });
});

describe('pages', () => {
  const page =
    '# Game\n\nBy *somebody*.\n\n## Options\n\n| id | values | default | what |\n|---|---|---|---|\n| `n` | 1 to 5 | 2 | How `many`. |\n\n- `G-A-1` Follow [suit](x.md#y) **always**.\n- `G-A-2` Or not.\nSee `G-A-3` elsewhere.\n';

  it('give up their rules, options and byline as plain text', () => {
    expect([...rulesOn(page)]).toEqual([
      ['G-A-1', 'Follow suit always.'],
      ['G-A-2', 'Or not.'],
    ]);
    expect(optionsOn(page)).toEqual([{ id: 'n', values: '1 to 5', standard: '2', text: 'How many.' }]);
    expect(byline(page)).toBe('By somebody.');
    expect(withoutMarkdown('a `b` *c*')).toBe('a b c');
  });
});
