/** Acts and events in words: buttons, log lines, announcements. The reader is "you"; everybody else has a name. */
import type { Act, Json, Line } from '@followsuit/engine';
import { numbers } from './read.ts';
import type { Scene } from './scene.ts';
import { capital, fill, listed, plus, signed } from './text.ts';
import { cardWord, nameOf, namesOf } from './wording.ts';

/** Splits an identifier into words. @example spaced('win-pickTrump') // 'win pick trump' */
export const spaced = (name: string): string =>
  name
    .replace(/-(?=\D)/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A value in words: a card, a suit, a number, a name. */
export function valueWords(scene: Scene, value: Json | undefined): string {
  const { text, game } = scene;
  if (Array.isArray(value))
    return listed(
      text,
      (value as readonly Json[]).map((each) => valueWords(scene, each)),
    );
  if (value === 'none') return text.withoutTrump;
  if (typeof value !== 'string') return String(value ?? text.none);
  const isCard = /^[A-Z\d]+[a-z]$/.test(value) && game.deck?.suits.some(({ letter }) => letter === value.slice(-1));
  if (isCard) return cardWord(scene, value);
  return (text.suits as Readonly<Record<string, string | undefined>>)[value] ?? spaced(value);
}

/** An act in words, as on a button: "Bid 4". With the line of a past act, in the words of that moment. */
export const actWords = (scene: Scene, act: Act, line?: Line): string =>
  scene.presenter.actWords?.(scene, act, line) ?? usualWords(scene, act);

function usualWords(scene: Scene, { do: name, ...args }: Act): string {
  const { as, red, blind, card, cards, ...more } = args;
  const { text } = scene;
  const known: string | undefined = (text.usualActs as Readonly<Record<string, string>>)[
    name === 'pass' && cards ? 'passCards' : name
  ];
  const used: Record<string, string> = { card: valueWords(scene, card ?? cards) };
  for (const [key, value] of Object.entries(more)) used[key] = valueWords(scene, value);
  const [number] = Object.values(more).filter((value) => typeof value === 'number');
  if (number !== undefined) used.n = String(number);
  let act = known === undefined ? bareWords(scene, name, more) : fill(known, used);
  if (as !== undefined) act = fill(text.asValue, { act, as: valueWords(scene, as) });
  if (blind === true) act = fill(text.acts.blind, { act });
  if (red === true) act = fill(text.withRed, { act });
  return act;
}

function bareWords(scene: Scene, name: string, args: Readonly<Record<string, Json>>): string {
  const given = Object.entries(args).filter(([, value]) => value !== false && value !== null);
  const text = given.map(([key, value]) => (value === true ? spaced(key) : argWords(scene, key, value))).join(', ');
  return `${capital(spaced(name))}${text === '' ? '' : `: ${text}`}`;
}

const argWords = (scene: Scene, key: string, value: Json): string =>
  typeof value === 'number' ? `${spaced(key)} ${value}` : valueWords(scene, value);

/** The act of an act line. */
export function actOf({ ev: _ev, seat: _seat, at: _at, ms: _ms, ...act }: Line): Act {
  return act as Act;
}

/** An event as a sentence; null if it is not announced. */
export const eventWords = (scene: Scene, line: Line): string | null =>
  scene.presenter.eventWords?.(scene, line) ?? usualEvent(scene, line);

function usualEvent(scene: Scene, line: Line): string | null {
  const who = (seat: Json | undefined): string => nameOf(scene, Number(seat));
  const { told } = scene.text;
  switch (line.ev) {
    case 'game':
      return line.draw === undefined ? null : fill(told.drawn, { name: who(0) });
    case 'deal':
      return fill(scene.presenter.starts ? told.dealStarter : told.deal, {
        dealer: who(line.dealer),
        hand: Number(line.hand),
      });
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
    case 'claim':
      return fill(told[line.kind as 'claim'], {
        name: capital(who(line.seat)),
        cards: valueWords(scene, line.cards),
      });
    case 'score':
      return fill(told.score, { hand: Number(line.hand), points: pointWords(scene, line) });
    case 'over':
      return winnerWords(scene, line.winners as readonly number[]);
    default:
      return null;
  }
}

/** Says that seats were drawn and who deals first, until somebody acts; then null. */
export function freshDraw(scene: Scene): string | null {
  const [first, ...rest] = scene.events;
  return first && !rest.some(({ ev }) => ev === 'act') ? eventWords(scene, first) : null;
}

function toldAct(scene: Scene, line: Line): string {
  const { told } = scene.text;
  const name = capital(nameOf(scene, Number(line.seat)));
  if (line.do === undefined) return fill(told.secret, { name });
  const act = actOf(line);
  if (scene.game.deck && act.do === 'play' && typeof act.card === 'string' && Object.keys(act).length === 2)
    return fill(told.played, { name, card: cardWord(scene, act.card) });
  return fill(told.act, { name, act: actWords(inItsHand(scene, line), act, line) });
}

/** The scene with the open card of the line's hand: later hands have another. */
function inItsHand(scene: Scene, line: Line): Scene {
  const { events, view } = scene;
  const deal = events.slice(0, Math.max(0, events.indexOf(line))).findLast(({ ev }) => ev === 'deal');
  return deal?.open === undefined ? scene : { ...scene, view: { ...view, open: deal.open as string | null } };
}

/** Cards of a trick that stay with their players: one that has a `keeper`, or several, each with its player. */
function keptWords(scene: Scene, { kept, keeper, leader, cards }: Line): string[] {
  const seatOf = (card: Json): number => (Number(leader) + (cards as Json[]).indexOf(card)) % scene.names.length;
  return [kept ?? []].flat().map((card) =>
    fill(scene.text.told.kept, {
      card: valueWords(scene, card),
      name: nameOf(scene, Number(keeper ?? seatOf(card))),
    }),
  );
}

/** The names of a side. */
export const namesOfSide = (scene: Scene, side: readonly number[]): string => capital(namesOf(scene, side));

/** "Ana 12 (+3), …" for a score line. */
export function pointWords(scene: Scene, line: Line): string {
  const [deltas, totals] = [numbers(line, 'delta'), numbers(line, 'total')];
  return scene.sides
    .map((side, i) =>
      fill(scene.text.told.points, { name: namesOf(scene, side), delta: plus(deltas[i]), total: signed(totals[i]) }),
    )
    .join(', ');
}

export function winnerWords(scene: Scene, winners: readonly number[]): string {
  const { told } = scene.text;
  const others = winners.filter((seat) => seat !== scene.seat);
  if (winners.length === 0) return told.nobody;
  if (others.length === winners.length) return fill(told.won, { names: namesOf(scene, others) });
  return others.length === 0 ? told.youWon : fill(told.youWonWith, { names: namesOf(scene, others) });
}
