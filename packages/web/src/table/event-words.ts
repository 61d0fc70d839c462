/** Acts and events in words. You are "you", everybody else goes by name. */
import type { Act, Json, Line } from '@followsuit/engine';
import { cardName } from '../cards/names.ts';
import { skinOf } from '../skins/index.ts';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

/** "Bo", or "you" inside a sentence. */
export const seatName = ({ names, seat }: TableScene, who: number): string =>
  who === seat ? text.you : (names[who] ?? '');

/** "Ana, Bo and you". @example listed(['Ana', 'Bo']) // 'Ana and Bo' */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join();
  return fill(text.and, { first: items.slice(0, -1).join(', '), last: items[items.length - 1] });
}

/** One or many. @example countForm(words.table.cards, 2) // '2 cards' */
export const countForm = (form: { readonly one: string; readonly other: string }, n: number): string =>
  n === 1 ? form.one : fill(form.other, { n: signed(n) });

/** With a capital in front. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A change of points, with a plus or a real minus. @example plus(4) // '+4' */
export const plus = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A number with a real minus. @example signed(-3) // '−3' */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The words of a name in code. @example spaced('win-pickTrump') // 'win pick trump' */
const spaced = (name: string): string =>
  name
    .replace(/-(?=\D)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A value in words: a card, a suit, a number, a name. */
export function valueWords(scene: TableScene, value: Json | undefined): string {
  if (Array.isArray(value)) return listed(value.map((each) => valueWords(scene, each)));
  if (value === 'none') return text.noTrump;
  if (typeof value !== 'string') return String(value ?? text.none);
  const { deck } = scene.game;
  const isCard = deck && /^[A-Z\d]+[a-z]$/.test(value) && deck.suits.some(({ letter }) => letter === value.slice(-1));
  return isCard ? cardName(deck, value) : spaced(value);
}

/** An act in words, as a button says it: "Bid 4". With the line of an act that was done, as it was then. */
export function actWords(scene: TableScene, act: Act, line?: Line): string {
  return skinOf(scene.game.id).inWords?.(scene, act, line) ?? usualWords(scene, act);
}

function usualWords(scene: TableScene, { do: name, ...args }: Act): string {
  const { as, red, card, cards, ...more } = args;
  const known: string | undefined = (text.act as Readonly<Record<string, string>>)[name];
  const used: Record<string, string> = { card: valueWords(scene, card ?? cards) };
  for (const [key, value] of Object.entries(more)) used[key] = valueWords(scene, value);
  const [number] = Object.values(more).filter((value) => typeof value === 'number');
  if (number !== undefined) used.n = String(number);
  let act = known === undefined ? bareWords(name, more, scene) : fill(known, used);
  if (as !== undefined) act = fill(text.asValue, { act, as: valueWords(scene, as) });
  if (red === true) act = fill(text.withRed, { act });
  return act;
}

function bareWords(name: string, args: Readonly<Record<string, Json>>, scene: TableScene): string {
  const given = Object.entries(args).filter(([, value]) => value !== false && value !== null);
  const text = given.map(([key, value]) => (value === true ? spaced(key) : argWords(scene, key, value))).join(', ');
  return `${capital(spaced(name))}${text === '' ? '' : `: ${text}`}`;
}

const argWords = (scene: TableScene, key: string, value: Json): string =>
  typeof value === 'number' ? `${spaced(key)} ${value}` : valueWords(scene, value);

/** The act of an act line. */
function actOf({ ev: _ev, seat: _seat, at: _at, ms: _ms, ...act }: Line): Act {
  return act as Act;
}

/** What happened, as a sentence; null for what is not told. */
export function eventWords(scene: TableScene, line: Line): string | null {
  const who = (seat: Json | undefined): string => seatName(scene, Number(seat));
  const { told } = text;
  switch (line.ev) {
    case 'game':
      return line.draw === undefined ? null : fill(told.drawn, { name: who(0) });
    case 'deal':
      return fill(told.deal, { dealer: who(line.dealer), hand: Number(line.hand) });
    case 'act':
      return toldAct(scene, line);
    case 'trick':
      return [
        fill(typeof line.low === 'number' ? told.halves : told.trick, {
          n: Number(line.n),
          name: who(line.taker),
          low: who(line.low),
        }),
        ...keptWords(scene, line),
      ].join(' ');
    case 'score':
      return fill(told.score, { hand: Number(line.hand), points: pointWords(scene, line) });
    case 'over':
      return winnerWords(scene, line.winners as readonly number[]);
    default:
      return null;
  }
}

/** That seats were drawn and who deals first, as long as nobody has acted; null otherwise. */
export function freshDraw(scene: TableScene): string | null {
  const [first, ...rest] = scene.events;
  return first && !rest.some(({ ev }) => ev === 'act') ? eventWords(scene, first) : null;
}

function toldAct(scene: TableScene, line: Line): string {
  const name = capital(seatName(scene, Number(line.seat)));
  if (line.do === undefined) return fill(text.told.secret, { name });
  const { deck } = scene.game;
  const act = actOf(line);
  if (deck && act.do === 'play' && typeof act.card === 'string' && Object.keys(act).length === 2)
    return fill(text.told.played, { name, card: cardName(deck, act.card) });
  return fill(text.told.act, { name, act: actWords(inItsHand(scene, line), act, line) });
}

/** The scene with the open card of the hand that a line is of: later hands have another. */
function inItsHand(scene: TableScene, line: Line): TableScene {
  const { events, view } = scene;
  const deal = events.slice(0, Math.max(0, events.indexOf(line))).findLast(({ ev }) => ev === 'deal');
  return deal?.open === undefined ? scene : { ...scene, view: { ...view, open: deal.open } };
}

/** Cards of a trick that stay with whoever played them: a thief, which has a keeper, or ducks, where everybody plays. */
function keptWords(scene: TableScene, { kept, keeper, leader, cards }: Line): string[] {
  const seatOf = (card: Json): number => (Number(leader) + (cards as Json[]).indexOf(card)) % scene.names.length;
  return [kept ?? []]
    .flat()
    .map((card) =>
      fill(text.told.kept, { card: valueWords(scene, card), name: seatName(scene, Number(keeper ?? seatOf(card))) }),
    );
}

/** The names of a side. */
export const namesOfSide = (scene: TableScene, side: readonly number[]): string =>
  capital(listed(side.map((seat) => seatName(scene, seat))));

/** "Ana +3 makes 12, …" of a score line. */
export function pointWords(scene: TableScene, { delta, total }: Line): string {
  const [deltas, totals] = [delta, total] as readonly (readonly number[])[];
  return scene.sides
    .map((side, i) => {
      const name = listed(side.map((seat) => seatName(scene, seat)));
      return fill(text.told.points, { name, delta: plus(deltas[i]), total: signed(totals[i]) });
    })
    .join(', ');
}

export function winnerWords(scene: TableScene, winners: readonly number[]): string {
  const others = winners.filter((seat) => seat !== scene.seat).map((seat) => seatName(scene, seat));
  if (winners.length === 0) return text.told.nobody;
  if (others.length === winners.length) return fill(text.told.won, { names: listed(others) });
  return others.length === 0 ? text.told.youWon : fill(text.told.youWonWith, { names: listed(others) });
}
