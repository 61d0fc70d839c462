/** The table as your seat sees it: header, seats, trick and cards. It is given a view, so it cannot show more. */
import {
  cardsIn,
  cardsLeft,
  HOLD,
  isTricks,
  KEY,
  LEADER,
  LED,
  laid,
  nextSeat,
  rankOf,
  SUITS,
  slot,
  suitOf,
} from '@followsuit/engine';
import { BLIND, DEALER, HAND, TRICK } from '@followsuit/engine/state';
import type { Choice } from './choices.ts';
import { bold, dim, green, inSuit, signOf } from './colour.ts';
import { skinOf } from './skins/index.ts';
import { dealerWord, digit } from './skins/parts.ts';
import type { SeatScene } from './skins/skin.ts';
import { counted, grid, hanging, lineWidth, padRight, widthOf, wrap } from './text.ts';
import { cardOf, cardSign, nameOf, verb } from './wording.ts';

/** The whole table, from the header down to your cards. */
export function tableLines(scene: SeatScene, choices: readonly Choice[]): string[] {
  const skin = skinOf(scene.rules);
  const below = [...skin.panel(scene), ...trickLines(scene)].flatMap((line) => wrap(line, lineWidth()));
  return [...header(scene), ...seats(scene), ...below, ...handLines(scene, choices)];
}

/** The game, the hand, who deals, and what the game wants said; the rest of the line is drawn through. */
function header(scene: SeatScene): string[] {
  const { rules, view } = scene;
  const dealer = view.state[DEALER];
  const deals = `${nameOf(scene, dealer)} ${verb(scene, dealer, dealerWord(rules))}`;
  const items = [bold(rules.game.name), `hand ${view.state[HAND]}`, deals, ...skinOf(rules).header(scene)];
  const lines = hanging('── ', items.join(' · '));
  const last = `${lines.pop()} `;
  return [...lines, last + dim('─'.repeat(Math.max(0, lineWidth() - widthOf(last))))];
}

/** One row a seat: whose turn it is, the name, and what the game wants shown. */
function seats(scene: SeatScene): string[] {
  const { rules, names, view } = scene;
  const columns = skinOf(rules).columns(scene);
  const actors = rules.actors(view.state);
  const rows = names.map((name, seat) => {
    const turn = (actors >> seat) & 1 ? '▶' : ' ';
    const cells = columns.map(({ cell }) => cell(scene, seat));
    return [turn, seat === view.seat ? bold(name) : name, ...cells];
  });
  return grid([['', '', ...columns.map(({ title }) => dim(title))], ...rows]);
}

/** The trick under way: who played what, and who would take it now. */
function trickLines(scene: SeatScene): string[] {
  const { rules, view } = scene;
  const s = view.state;
  if (rules.phase(s) !== 'tricks') return [];
  const number = `Trick ${s[TRICK] + 1}`;
  if (laid(s) === 0) return [`${number}: ${nameOf(scene, s[LEADER])} ${verb(scene, s[LEADER], 'lead')}.`];
  const best = winning(scene);
  let seat = s[LEADER];
  const cards: string[] = [];
  let winner = seat;
  for (let i = 0; i < laid(s); i++) {
    if (i === best) winner = seat;
    cards.push(`${nameOf(scene, seat)} ${cardSign(rules.design.deck, s[slot(s, i)])}`);
    seat = nextSeat(s, seat, rules.seats);
  }
  const who = `${nameOf(scene, winner)} ${verb(scene, winner, 'are')} winning`;
  return [`${number}: ${cards.join('   ')}   ${green(`(${who})`)}`];
}

/** Which of the cards laid would take the trick as it stands. */
function winning({ rules, view: { state: s } }: SeatScene): number {
  const phase = rules.design.phases[rules.tricks];
  if (!isTricks(phase)) return 0;
  const key = phase.key.unpack(s[KEY]);
  const strengths = Array.from({ length: laid(s) }, (_, i) => phase.strength(s[slot(s, i)], s[LED], key));
  return strengths.indexOf(Math.max(...strengths));
}

/** Your cards by suit, high ones first and trump on top; a card that can be chosen has its number in front. */
export function handLines(scene: SeatScene, choices: readonly Choice[]): string[] {
  const { rules, view } = scene;
  const { deck } = rules.design;
  if ((view.state[BLIND] >> view.seat) & 1)
    return [`Your cards: ${counted(cardsLeft(view.state, view.seat, rules.seats), 'card')}, face down.`];
  const held = cardsIn(view.state, HOLD + view.seat * SUITS);
  const keys = new Map(choices.map(({ act, key }) => [cardOf(act), key]));
  const numbered = choices.some(({ act }) => cardOf(act) !== null);
  const rows = suitOrder(scene).map((suit) => {
    const { name, letter } = deck.suits[suit];
    const cards = held.filter((card) => suitOf(card) === suit).sort((a, b) => rankOf(b) - rankOf(a));
    const shown = cards.map((card) => {
      const code = deck.codes[card];
      const text = inSuit(name, code) + skinOf(rules).mark(scene, card);
      const key = keys.get(code);
      if (!numbered) return text;
      return key === undefined ? dim(text) : `${bold(`${key})`)}${text}`;
    });
    const title = inSuit(name, padRight(signOf(name), 2) + padRight(`${name} (${letter})`, 14));
    return cards.length === 0 ? '' : `  ${title}${shown.join('  ')}`;
  });
  return ['Your cards:', ...rows.filter((row) => row !== '')];
}

/** Suits in the deck's order, trump first. */
export function suitOrder({ rules, view }: SeatScene): number[] {
  const trump = digit(rules, view.state, 'trump');
  const all = rules.design.deck.suits.map((_, suit) => suit);
  const isTrump = (suit: number): boolean => rules.design.deck.suits[suit].name === trump;
  return [...all.filter(isTrump), ...all.filter((suit) => !isTrump(suit))];
}
