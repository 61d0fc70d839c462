/** Every how-to: all its words are there, its cards exist, its tricks go as the rules say, and its points are on the page. */
import { isTricks, type Json, usualPlayers } from '@followsuit/engine';
import { KEY, PHASE } from '@followsuit/engine/state';
import { type DrawnTrick, type HowTo, type HowToWords, isTrick, thingsIn, tricksIn } from '@followsuit/present';
import { describe, expect, test } from 'vitest';
import { loadFile } from './game-files.ts';
import { games, trickGames } from './index.ts';
import { numbersIn, rowsOn } from './testing/rows.ts';
import { scored, short } from './testing/speed-run-hands.ts';
import { rulesOf, TestTable } from './testing/table.ts';

const loaded = new Map(
  await Promise.all(
    games.map(async (game) => {
      const howTo = await loadFile<{ default: HowTo }>(game, 'how-to');
      const words = await loadFile<{ howTo?: HowToWords }>(game, 'words.en');
      return [game.id, { howTo: howTo?.default, words: words?.howTo }] as const;
    }),
  ),
);

function howToOf(id: string): { howTo: HowTo; words: HowToWords } {
  const { howTo, words } = loaded.get(id) ?? {};
  if (!howTo || !words) throw new Error(`${id} has no how-to.`);
  return { howTo, words };
}

/** The labels that a how-to names. */
function labelsIn(howTo: HowTo): string[] {
  const { columns, rows } = howTo.scoring;
  return [
    ...columns,
    ...rows.map(({ label }) => label),
    ...thingsIn(howTo).flatMap((thing) =>
      'label' in thing ? (thing.label ?? []) : 'words' in thing ? thing.words : [],
    ),
    ...tricksIn(howTo).flatMap(({ tags = {}, signs = [] }) => [...Object.values(tags), ...signs]),
  ];
}

/** Plays a trick on a table where every seat has its card and one more, which could not follow. */
function play(id: string, { options = {} }: HowTo, trick: DrawnTrick): TestTable {
  const { cards, leader, keys = {}, before = {} } = trick;
  const t = new TestTable(rulesOf(id, cards.length, options));
  const spare = t.rules.design.deck.codes.filter(
    (code) => t.rules.design.deck.byCode.has(code) && code.at(-1) !== cards[0].at(-1) && !cards.includes(code),
  );
  const bySeat = cards.map((_, seat) => cards[(seat - leader + cards.length) % cards.length]);
  t.deal(...bySeat.map((card, seat) => `${card} ${spare[seat]}`));
  const tricks = t.rules.design.phases[t.rules.tricks];
  if (!isTricks(tricks)) throw new Error(`${id} has no tricks.`);
  t.state[PHASE] = t.rules.tricks;
  t.state[KEY] = tricks.key.start;
  for (const [name, value] of Object.entries<Json>({ first: false, ...keys })) {
    const digit = tricks.key.digits.find((each) => each.name === name);
    if (!digit?.values.includes(value)) throw new Error(`${id} has no ${name} ${value}.`);
    tricks.key.set(t.state, digit.name as never, digit.values.indexOf(value));
  }
  for (const [name, value] of Object.entries(before)) t.set(name, value);
  return t.set('size', cards.length).set('stop', cards.length).set('actors', 0).leads(leader).play(cards.join(' '));
}

test('every game has a how-to', () => {
  expect([...loaded].filter(([, { howTo, words }]) => !howTo || !words)).toEqual([]);
});

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('every label has words, and every word is used', () => {
    const { howTo, words } = howToOf(id);
    const named = new Set([
      ...labelsIn(howTo),
      ...tricksIn(howTo).flatMap(({ keys = {} }) => Object.keys(keys).filter((key) => key === 'thief')),
    ]);
    expect([...named].filter((label) => !words.labels[label])).toEqual([]);
    expect(Object.keys(words.labels).filter((label) => !named.has(label))).toEqual([]);
  });

  test('placeholders are usual options', () => {
    const { words } = howToOf(id);
    const { options } = games.find((game) => game.id === id)!;
    const known = [...options.map((option) => option.id), 'players'];
    const { labels, win, ...rest } = words;
    expect([...win.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect([...Object.values(rest), ...Object.values(labels)].filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  test('is short', () => {
    const { words } = howToOf(id);
    const { labels, ...sentences } = words;
    for (const text of Object.values(sentences)) expect(text.split(' ').length, text).toBeLessThanOrEqual(46);
    for (const text of Object.values(labels)) expect(text.split(' ').length, text).toBeLessThanOrEqual(9);
  });
});

describe.each(trickGames.filter(({ id }) => loaded.get(id)?.howTo).map((game) => [game.id, game] as const))(
  '%s',
  (id, game) => {
    const { howTo } = howToOf(id);

    test('draws cards and suits of its deck', () => {
      const { deck } = rulesOf(id, usualPlayers(game)).design;
      const things = thingsIn(howTo);
      const cards = [
        ...things.flatMap((thing) => ('card' in thing ? (thing.card ?? []) : 'fan' in thing ? thing.fan : [])),
        ...tricksIn(howTo).flatMap((trick) => [...trick.cards, ...Object.keys(trick.tags ?? {})]),
      ];
      expect(cards.filter((card) => !deck.byCode.has(card))).toEqual([]);
      const suits = things.flatMap((thing) => ('suit' in thing ? thing.suit : []));
      expect(suits.filter((suit) => deck.suits.every(({ name }) => name !== suit))).toEqual([]);
    });

    test('draws a trick for the usual number of players', () => {
      const { trick } = howTo;
      expect(isTrick(trick) && trick.cards.length).toBe(usualPlayers(game));
    });

    test('its tricks go as the rules say', () => {
      for (const trick of tricksIn(howTo)) {
        const t = play(id, howTo, trick);
        const { leader, taker, cards, tells = {}, after = {} } = trick;
        expect(t.line('trick'), cards.join(' ')).toMatchObject({ leader, taker, cards, ...tells });
        for (const [name, value] of Object.entries(after)) expect(t.get(name), name).toEqual([value]);
      }
    });
  },
);

describe('points', () => {
  /** The rows of a how-to: what was bid and taken, and what everybody scores. */
  const shown = (id: string): number[][] =>
    howToOf(id).howTo.scoring.rows.map(({ things = [], took = [], points }) => [
      ...things.flatMap((thing) =>
        'bid' in thing ? Number(thing.bid) : 'tricks' in thing ? thing.tricks : 'fan' in thing ? thing.fan.length : [],
      ),
      ...took,
      ...points.flatMap((each) => (each === null ? [] : each)),
    ]);

  /** The same from the worked examples of the pages: the numbers in some columns of a table. */
  const worked = (page: string, header: string, columns: (row: string[]) => (string | number | undefined)[]) =>
    rowsOn(page, header).map((row) => columns(row).flatMap((cell) => numbersIn(String(cell ?? ''))));

  const sum = (text: string): number => numbersIn(text).reduce((all, n) => all + n, 0);

  const EXAMPLES: Readonly<Record<string, () => number[][]>> = {
    coralon: () =>
      worked('coralon', 'players | bid', ([players, bid, tricks, points]) =>
        players === '4' ? [bid, numbersIn(tricks)[0], points] : [],
      ),
    'coralon-partners': () =>
      worked('coralon-partners', 'bid | bidding team', ([bid, own, , points]) => [bid, sum(own), points]),
    // A hand without thieves shows none.
    thief: () =>
      worked('thief', '`bidIn` | bid', ([, bid, taken, points]) => [
        bid,
        ...numbersIn(taken)
          .slice(0, 2)
          .filter((n, i) => i === 0 || n > 0),
        points,
      ]),
    thieves: () => worked('thieves', 'bid | `W`', ([bid, own, , points]) => [bid, own, points]),
    'ducks-and-geese': () =>
      worked('ducks-and-geese', 'bid | t |', ([bid, tricks, birds, , own, others]) => [
        bid,
        tricks,
        birds,
        own,
        others,
      ]),
    // In all of them Bo, the bidder, takes 3 tricks and has 4 birds.
    'ducks-and-geese-cutthroat': () =>
      worked('ducks-and-geese-cutthroat', 'bid | scoring', ([bid, , ...points]) => [bid, 3, 4, ...points.slice(0, 4)]),
    baronet: () =>
      worked('baronet', 'players | bid', ([players, bid, , ...points]) =>
        players === '5' ? [bid, ...points.slice(0, 3)] : [],
      ),
    // Poisoned tricks are drawn only after a sweep.
    chevalier: () =>
      worked('chevalier', 'bid | bidders', ([bid, own, , sweep, , scores]) => [
        bid,
        ...numbersIn(own).slice(0, sweep === 'bidders' ? 2 : 1),
        scores,
      ]),
    'up-and-down': () =>
      worked('up-and-down', 'situation', ([, , , leader, partner, others]) => [leader, partner, others]),
    stones: () =>
      worked('stones', 'bid | tricks', ([bid, tricks, , points]) =>
        bid === '0' ? [bid, numbersIn(points)[0]] : [bid, tricks, numbersIn(points)[0]],
      ),
    // Somebody who took none of the points, and whoever shot the moon.
    hearts: () =>
      worked('hearts', 'options | points', ([options, , , scores]) =>
        options === 'the usual ones' ? numbersIn(scores).slice(0, 3) : [],
      ),
    spades: () =>
      worked('spades', 'bids | tricks', ([bids, tricks, before, points]) =>
        before === '0' ? [sum(bids), sum(tricks), points] : [],
      ),
    whist: () =>
      worked('whist', 'tricks | honours', ([tricks, honours, points]) =>
        honours === '2, 2' ? [numbersIn(tricks)[0] + numbersIn(tricks)[2], numbersIn(points)[0]] : [],
      ),
    'oh-hell': () => worked('oh-hell', 'bid | tricks', ([bid, tricks, points]) => [bid, tricks, points]),
    euchre: () => worked('euchre', 'makers | tricks', ([, tricks, points]) => [tricks, points]),
    skat: () => worked('skat', 'game | matadors', ([, , , , value]) => [value]),
    'stepping-stones': () =>
      worked('stepping-stones', 'row | tricks | points', ([, tricks, points]) => [tricks, points]),
  };

  test.each(Object.keys(EXAMPLES))('%s: are those of the worked examples', (id) => {
    const examples = EXAMPLES[id]().map((row) => row.join());
    expect(shown(id).filter((row) => !examples.includes(row.join()))).toEqual([]);
    expect(shown(id).length).toBeGreaterThanOrEqual(2);
  });

  test('bishop: the bid for both, or for each of the others', () => {
    const rows = rowsOn('bishop', 'players | bid').filter(([players, bid]) => players === '5' && bid === '6');
    expect(rows.map((row) => row[3])).toEqual([
      'both score 6; three tricks are not played',
      'both score 6',
      'at most 5 are left for the team: missed; the three opponents score 6 each',
    ]);
    expect(shown('bishop')).toEqual([
      [6, 6, 6, 0],
      [6, 0, 0, 6],
    ]);
  });

  test('speed-run: by the rules', () => {
    for (const [contract, tricks, points] of shown('speed-run')) {
      const rest = 12 - tricks;
      const line = scored(short(), [tricks, rest, 0], `choose win-${contract}`, 'choose pass', 'choose pass');
      expect(line.delta).toEqual([points, 0, 0]);
    }
    const steps = thingsIn(howToOf('speed-run').howTo).flatMap((thing) => ('steps' in thing ? [thing.steps] : []));
    const examples = rowsOn('speed-run', 'mode, start').map(([, high]) => numbersIn(high).join());
    expect(steps.filter((each) => !examples.includes(each.join()))).toEqual([]);
  });

  test('speed-run: its contracts are those of a usual game', () => {
    const [goal] = howToOf('speed-run').howTo.goal;
    const drawn = 'trick' in goal ? [] : goal.flatMap((thing) => ('bid' in thing ? `choose win-${thing.bid}` : []));
    const t = short().dealFrom('contracts').say('trump none', 'ranking fixed 10');
    expect(t.legal()).toEqual([...drawn, 'choose pass']);
  });
});

test('how long a game lasts, where no option says it', () => {
  const standard = (id: string, option: string): Json =>
    games
      .find((game) => game.id === id)!
      .options.find((each) => each.id === option)!
      .standard(5);
  for (const id of ['baronet', 'up-and-down']) {
    expect(howToOf(id).words.win).toContain('dealt twice');
    expect(standard(id, 'rounds')).toBe(2);
  }
  expect(howToOf('speed-run').words.win).toContain('six hands');
  expect(rowsOn('speed-run', '`length` | hands')[0].slice(0, 2)).toEqual(['`short`', '6']);
  expect(howToOf('stepping-stones').words.win).toContain('twelve hands');
  expect(standard('stepping-stones', 'redo')).toBe('off');
});
