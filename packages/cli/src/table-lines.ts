/** The table as your seat sees it: header, seats, trick and cards. It gets a scene, so it cannot show more. */
import {
  type Badge,
  cardRank,
  counted,
  heldCards,
  isPlaying,
  nameOf,
  type Pile,
  type Sign,
  shownTrick,
  sideOf,
  signed,
  suitNow,
  type Trick,
} from '@followsuit/present';
import type { TypedChoice } from './choices.ts';
import { bold, dim, green, inTone } from './colour.ts';
import { onlyCard, type SeatScene } from './scene.ts';
import { inSuit, signOf } from './suit-text.ts';
import { grid, hanging, lineWidth, padRight, unbroken, widthOf, wrap } from './text.ts';
import { cardSign, markOf } from './wording.ts';

/** The whole table, from the header down to your cards. */
export function tableLines(scene: SeatScene, choices: readonly TypedChoice[]): string[] {
  const { presenter } = scene;
  const piles = (presenter.piles?.(scene) ?? []).filter((pile) => pile !== undefined);
  const below = [
    ...piles.map((pile) => pileLine(scene, pile)),
    ...(presenter.lines?.(scene) ?? []),
    ...trickLines(scene),
  ].flatMap((line) => wrap(line, lineWidth()));
  return [...header(scene), ...seatRows(scene), ...below, ...handLines(scene, choices), ...legend(scene)];
}

/** The game, the hand, the dealer, and the signs; a rule fills the rest of the line. */
function header(scene: SeatScene): string[] {
  const { game, view, presenter } = scene;
  const hands = presenter.hands?.(scene) ?? null;
  const items = [
    bold(game.name),
    `hand ${view.hand}${hands === null ? '' : ` of ${hands}`}`,
    `${presenter.starts ? 'starter' : 'dealer'}: ${nameOf(scene, view.dealer)}`,
    ...(presenter.signs?.(scene) ?? []).map(signWords),
  ];
  const lines = hanging('── ', items.map(unbroken).join(' · '));
  const last = `${lines.pop()} `;
  return [...lines, last + dim('─'.repeat(Math.max(0, lineWidth() - widthOf(last))))];
}

/** A sign with its name: "Trump: Locks ◘". */
export function signWords({ name, text, suit, tone }: Sign): string {
  const said = suit === undefined ? text : inSuit(suit, `${text} ${signOf(suit)}`.trim());
  return `${name}: ${inTone(tone, said)}`;
}

/** One row per seat: whose turn it is, the name, cards, tricks, total, and the game's badges. */
function seatRows(scene: SeatScene): string[] {
  const { names, view, presenter, seat: you } = scene;
  const rows = names.map((name, seat) => {
    const tint = presenter.tint?.(scene, seat) ?? undefined;
    const badges = (presenter.badges?.(scene, seat) ?? []).map(badgeWords);
    const before = (presenter.before?.(scene, seat) ?? []).map((card) => cardSign(scene, card));
    return [
      view.actors.includes(seat) ? '▶' : ' ',
      inTone(tint, seat === you ? bold(name) : name),
      String(view.count[seat]),
      String(view.taken[seat]),
      presenter.total?.(scene, seat) ?? signed(view.total[sideOf(scene, seat)]),
      [...badges, before.join(' ')].filter((text) => text !== '').join(' · '),
    ];
  });
  return grid([['', '', ...['cards', 'tricks', 'total', ''].map(dim)], ...rows], { right: [2, 3, 4] });
}

const badgeWords = ({ text, wide, label, tone }: Badge): string => inTone(tone, (wide ?? text) || label);

const pileLine = (scene: SeatScene, { name, cards }: Pile): string =>
  `${name}: ${cards.map((card) => (card === null ? '▒' : cardSign(scene, card))).join(' ')}`;

/** The current trick: who played what, and who would take it now. */
function trickLines(scene: SeatScene): string[] {
  if (!isPlaying(scene)) return [];
  const { view, presenter } = scene;
  const trick = shownTrick(scene);
  const head = `Trick ${view.trick + 1}`;
  if (trick === null || trick.taker !== null) return [`${head}, lead: ${nameOf(scene, Number(view.leader))}.`];
  const best = trick.best === null || presenter.rows ? '' : `   ${green(`(winning: ${nameOf(scene, trick.best)})`)}`;
  return [`${head}: ${laidWords(scene, trick)}${best}`];
}

/** The cards of a trick with their players: "Bo Kl◘   you 7l◘"; if it has two halves, each with its half. */
export function laidWords(scene: SeatScene, trick: Trick): string {
  const { rows } = scene.presenter;
  const halves = new Map<string, string>(rows?.halves(scene));
  const halfOf = (card: string): string => {
    const half = rows && halves.get(rows.row(scene, trick, card));
    return half === undefined ? '' : ` (${half})`;
  };
  return trick.laid
    .map(({ seat, card }) => `${nameOf(scene, seat)} ${cardSign(scene, card)}${halfOf(card)}`)
    .join('   ');
}

/** Your cards by suit; a card that can be chosen has its number in front. */
function handLines(scene: SeatScene, choices: readonly TypedChoice[]): string[] {
  const { view, seat, game, text } = scene;
  if (view.blind.includes(seat))
    return [`Your cards: ${counted(view.count[seat], ['card', 'cards'])}, face down. ${text.blindHint}`];
  const keys = new Map(choices.map(({ act, key }) => [onlyCard(act), key]));
  const numbered = choices.some(({ act }) => onlyCard(act) !== null);
  const held = sortedHand(scene, heldCards(scene));
  const rows = suitOrder(scene).map((name) => {
    const letter = game.deck?.suits.find((suit) => suit.name === name)?.letter;
    const cards = held.filter((card) => suitNow(scene, card) === name);
    const shown = cards.map((card) => {
      const written = inSuit(name, card) + markOf(scene, card);
      const key = keys.get(card);
      if (!numbered) return written;
      return key === undefined ? dim(written) : `${bold(`${key})`)}${written}`;
    });
    const title = inSuit(name, padRight(signOf(name), 2) + padRight(letter ? `${name} (${letter})` : name, 14));
    return cards.length === 0 ? '' : `  ${title}${shown.join('  ')}`;
  });
  return ['Your cards:', ...rows.filter((row) => row !== '')];
}

/** The meaning of the marks on your cards, except trump, which the header shows. */
function legend(scene: SeatScene): string[] {
  const marks = heldCards(scene).flatMap((card) => scene.presenter.mark?.(scene, card) ?? []);
  const told = marks
    .filter(({ label }) => label !== scene.text.trumpCard)
    .map(({ text, label, tone }) => `${inTone(tone, text)} ${label}`);
  return told.length === 0 ? [] : hanging('  ', [...new Set(told)].join(' · '));
}

/** Suits in the deck's order, trump first. */
function suitOrder({ game, view }: SeatScene): string[] {
  const own = (game.deck?.suits ?? []).map(({ name }) => name);
  const all = [...new Set([...own, ...Object.values(view.countsAs ?? {})])];
  return [...all.filter((name) => name === view.trump), ...all.filter((name) => name !== view.trump)];
}

/** The order of cards in the hand: by suit, trump first, and strong ranks first. */
export function sortedHand(scene: SeatScene, cards: readonly string[]): string[] {
  const { deck } = scene.game;
  if (deck === null) return [...cards];
  const suits = suitOrder(scene);
  const up = scene.presenter.turned?.(scene) ? 1 : -1;
  const ranks = scene.presenter.ranks?.(scene) ?? deck.ranks;
  const place = (card: string): number =>
    suits.indexOf(suitNow(scene, card)) * ranks.length * 2 + up * ranks.indexOf(cardRank(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}
