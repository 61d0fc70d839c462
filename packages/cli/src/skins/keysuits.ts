/** What the tables of Thief and Thieves have in common: the two key suits, and kept thieves. */
import { cardsIn, HOLD, isTricks, KEY, LED, NONE, SUITS, suitOf } from '@followsuit/engine';
import { suitWords } from '../colour.ts';
import { cardSign } from '../wording.ts';
import { digit, written } from './parts.ts';
import type { Column, SeatScene } from './skin.ts';

/** How the outcome of a bid is marked. */
export const MARKS: Readonly<Record<string, string>> = { exact: '=', over: '>', missed: '<' };

/** What each seat has bid. */
export const bidColumn: Column = { title: 'bid', cell: (scene, seat) => String(written(scene, 'call', seat) ?? '') };

/** The thieves that lie before a seat. */
export const keptBy = ({ rules, view }: SeatScene, seat: number): number[] =>
  cardsIn(view.state, rules.at.kept + seat * SUITS);

export const keptColumn: Column = {
  title: 'thieves',
  cell: (scene, seat) =>
    keptBy(scene, seat)
      .map((card) => cardSign(scene.rules.design.deck, card))
      .join(' '),
};

/** "thieves crowns ♛", or a question mark until they are known. */
export function thiefWords({ rules, view }: SeatScene): string {
  const thief = digit(rules, view.state, 'thief');
  return `thieves ${thief === 'none' ? '?' : suitWords(String(thief))}`;
}

/** The moment of the game: "Crowns are thieves!" */
export function settled(before: SeatScene, after: SeatScene): string[] {
  const names = { trump: 'trump', thief: 'thieves' };
  return Object.entries(names).flatMap(([name, word]) => {
    const now = digit(after.rules, after.view.state, name);
    if (now === 'none' || now === digit(before.rules, before.view.state, name)) return [];
    const suit = String(now);
    return [`${suit[0].toUpperCase()}${suit.slice(1)} are ${word}!`];
  });
}

/** The key suit that a card would make if it were thrown now, or null. */
export function wouldMake({ rules, view: { state } }: SeatScene, card: number): 'trump' | 'thieves' | null {
  const tricks = rules.design.phases[rules.tricks];
  if (!isTricks(tricks) || rules.phase(state) !== 'tricks' || state[LED] === NONE) return null;
  const now = tricks.key.unpack(state[KEY]);
  const then = tricks.afterCard?.(card, state[LED], now) ?? now;
  return then.trump !== now.trump ? 'trump' : then.thief !== now.thief ? 'thieves' : null;
}

/** A star for thieves; a question mark for cards that would settle a key suit, where they may be played. */
export function mark(scene: SeatScene, card: number): string {
  const { rules, view } = scene;
  if (digit(rules, view.state, 'thief') === rules.design.deck.suits[suitOf(card)].name) return '*';
  const mayPlay = rules.refuse(view.state, view.seat, card) === null;
  return mayPlay && wouldMake(scene, card) !== null ? '?' : '';
}

/** What the marks mean, where there are any. */
export function legend(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'tricks' || view.seat < 0) return [];
  const own = cardsIn(view.state, HOLD + view.seat * SUITS);
  const asking = own.find((card) => mark(scene, card) === '?');
  return asking === undefined ? [] : [`A card with ? would make its suit ${wouldMake(scene, asking)}.`];
}
