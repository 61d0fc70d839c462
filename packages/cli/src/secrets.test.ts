/** The terminal never prints anything that your seat may not see: the output is compared with the record of the same game. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Rules, usualPlayers } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { english, rankName } from '@followsuit/present';
import { expect, it } from 'vitest';
import type { PlayFlags } from './open-table.ts';
import { linesOf, newFolder } from './testing/run.ts';
import { sit } from './testing/sit.ts';

const SETTINGS: Readonly<Record<string, PlayFlags[]>> = {
  coralon: [{ set: ['zeroBids=zero-and-less'] }, { players: '3', seat: '2' }],
  'ducks-and-geese': [{ set: ['zeroBids=zero', 'target=200'] }, { seat: '1', set: ['blindBids=true', 'target=200'] }],
  'ducks-and-geese-cutthroat': [{ set: ['target=200'] }, { seat: '2', set: ['blindBids=true', 'target=200'] }],
  bishop: [{ players: '4', seat: '1', set: ['target=200'] }, { set: ['partner=jasper-city', 'target=200'] }],
  chevalier: [{}, { seat: '2', set: ['buried=blocks'] }],
  stones: [{ seat: '3' }, { set: ['ghostHand=on'] }],
  'stepping-stones': [{ set: ['sheet=advanced'] }, { seat: '1', set: ['redo=on'] }],
  'speed-run': [{ set: ['contractReveal=on'] }, { seat: '1', set: ['length=long'] }],
};
const CASES = trickGames.flatMap(({ id }) => (SETTINGS[id] ?? [{}]).map((flags) => [id, flags] as const));

/** Typed again and again; one of these is legal at every prompt. `log` and `last` must not reveal more either. */
const TYPED = ['1', 'log', 'last', 'pass', 'look', 'bid 18', 'bid 13', 'bid 10', 'conceal', 'score', 'hand'];

interface Words {
  readonly card: RegExp;
  readonly codeOf: (found: RegExpExecArray) => string;
}

/** The forms of a card in the output: "Kl" and "Knight of locks". */
function wordsFor(id: string): Words {
  const game = trickGames.find((each) => each.id === id) as (typeof trickGames)[number];
  const seats = usualPlayers(game);
  const options = Object.fromEntries(game.options.map(({ id: name, standard }) => [name, standard(seats)]));
  const { deck } = new Rules(game, seats, options).design;
  const ranks = [...deck.ranks].sort((a, b) => b.length - a.length).join('|');
  const letters = new Map(deck.suits.map(({ name, letter }) => [name, letter]));
  const names = [...letters.keys()].join('|');
  const rankOf = new Map(deck.ranks.map((rank) => [rankName(english, deck, rank), rank]));
  const words = [...rankOf.keys()].join('|');
  const card = `(?<![\\w-])(?:(${ranks})(${[...letters.values()].join('|')})(?![\\w-])|(${words}) of (${names}))`;
  return {
    card: new RegExp(card, 'g'),
    codeOf: (found) => (found[1] ? found[1] + found[2] : `${rankOf.get(found[3])}${letters.get(found[4])}`),
  };
}

it.each(CASES)('%s %j', async (id, flags) => {
  const folder = newFolder();
  const typed = Array.from({ length: 60 }, () => TYPED).flat();
  const out = await sit(id, typed, { seed: 'secret', bots: 'random', ...flags }, folder);
  const [file] = readdirSync(join(folder, 'followsuit'));
  const record = linesOf(join(folder, 'followsuit', file));
  const you = record[0].you as number;
  const deals = record.filter(({ ev }) => ev === 'deal');
  const { card, codeOf } = wordsFor(id);
  const hands = out.split(/^Hand \d+ is dealt; (?:dealer|starter): \w+\.$/m).slice(1);
  expect(hands.length).toBeGreaterThan(1);
  expect(out).not.toMatch(/(Bo|Cy|Di|Eve): (Put|Choose|Redo|Conceal)/);
  let before = new Set<string>();
  for (const [i, text] of hands.map(spoken).entries()) {
    // The last trick of the previous hand may be shown until there is a new one.
    const known = new Set([...before, ...shownAtFirst(record, deals[i], you)]);
    const laid = new Set(handAfter(record, deals[i]).flatMap(({ do: name, card }) => (LAID.has(name) ? [card] : [])));
    before = new Set();
    for (const found of text.matchAll(card)) {
      const code = codeOf(found as RegExpExecArray);
      const played = /(You|Bo|Cy|Di|Eve): (Lead [^.]*the )?$/.test(
        text.slice(Math.max(0, found.index - 40), found.index),
      );
      if (played && laid.has(code)) known.add(code);
      if (played) before.add(code);
      if (!known.has(code)) throw new Error(`${code} in hand ${i + 1} may not be seen`);
    }
  }
});

/**
 * The cards that a seat sees before they are played: its own, those passed to it (it plays one of them at least), the face-up one,
 * and the box if it takes it.
 */
function shownAtFirst(record: ReturnType<typeof linesOf>, deal: (typeof record)[number], you: number): string[] {
  const { hands, stock, open } = deal as unknown as { hands: string[][]; stock: string[]; open: string | null };
  const tookBox =
    stock.length === 3 && handAfter(record, deal).some(({ seat, do: name }) => seat === you && name === 'take');
  const after = handAfter(record, deal);
  const own = new Set(after.flatMap(({ seat, do: name, card }) => (seat === you && name === 'play' ? [card] : [])));
  const passed = after.flatMap(({ cards = [], ev }) => {
    const list = cards as string[];
    return ev === 'act' && list.some((code) => own.has(code)) ? list : [];
  });
  return [...hands[you], ...passed, ...(open === null ? [] : [open]), ...(tookBox ? stock : [])];
}

/** The lines of the record from a deal to the next one. */
function handAfter(record: ReturnType<typeof linesOf>, deal: (typeof record)[number]): typeof record {
  const rest = record.slice(record.indexOf(deal) + 1);
  const next = rest.findIndex(({ ev }) => ev === 'deal');
  return next < 0 ? rest : rest.slice(0, next);
}

/** Acts that lay a card face up. */
const LAID = new Set<unknown>(['play', 'lead']);

/** The output without quoted rules (they name cards as examples) and without the trumps that a bidder announces. */
const spoken = (text: string): string =>
  text
    .replace(/^[A-Z]+(-[A-Z]+)+-\d+: [\s\S]*?(?=^.* explains\) > )/gm, '')
    .replaceAll('\n', ' ')
    .replace(/\basks? for [^.]*\./g, '');
