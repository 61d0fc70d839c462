/** What one seat may know, made from the fields' own declarations. Games never hide anything by hand. */
import type { Json } from './acts.ts';
import { cardsIn, SUITS, suitName } from './cards.ts';
import { isTricks } from './game.ts';
import type { Play } from './play.ts';
import type { Rules } from './rules.ts';
import {
  BLIND,
  CARDS,
  cardsLeft,
  type Field,
  HELD,
  HIDDEN,
  HOLD,
  KEY,
  LEADER,
  PLAYS,
  type State,
  seatsIn,
  slot,
  TRICK,
} from './state.ts';

/** What a seat knows: its rules, its seat, and the state with everything hidden from it blotted out. */
export interface View<P extends Play = Rules> {
  readonly rules: P;
  /** The seat, or −1 for somebody who only watches. */
  readonly seat: number;
  readonly state: State;
}

/** The view of a seat (−1: a watcher). @example const mine = viewOf(rules, s, 2); */
export function viewOf(rules: Rules, s: State, seat: number): View {
  const state = s.slice();
  const blind = seat >= 0 && ((s[BLIND] >> seat) & 1) !== 0;
  for (const field of rules.design.layout.fields) {
    if (field.seen === 'all') continue;
    const own = field.seen === 'owner' && seat >= 0 && !(blind && (field.at === HELD || field.at === HOLD));
    for (let i = 0; i < field.size; i++) if (!own || Math.floor(i / field.width) !== seat) state[field.at + i] = HIDDEN;
  }
  return { rules, seat, state };
}

/** What a view needs only inside the engine. */
export const INNER = new Set([
  'phase',
  'turn',
  'actors',
  'key',
  'asked',
  'plays',
  'stop',
  'size',
  'void',
  'lacks',
  'held',
]);

/** A view as plain data, each field by its name; what is hidden is null. For clients that do not run the engine. */
export function viewAsJson({ rules, seat, state }: View): Record<string, Json> {
  const json: Record<string, Json> = { game: rules.game.id, seat, phase: rules.phase(state) };
  json.actors = seatsIn(rules.actors(state));
  const tricks = rules.design.phases[rules.tricks];
  if (isTricks(tricks))
    for (const { name, values, step } of tricks.key.digits)
      json[name] = values[Math.floor(state[KEY] / step) % values.length];
  for (const field of rules.design.layout.fields)
    if (!INNER.has(field.name)) json[field.name] = readField(rules, state, field);
  json.count = Array.from({ length: rules.seats }, (_, each) => cardsLeft(state, each, rules.seats));
  json.cards = (json.cards as Json[]).slice(0, state[PLAYS]);
  json.leaders = (json.leaders as Json[]).slice(0, state[LEADER] < 0 ? 0 : state[TRICK] + 1);
  json.power = powers(rules, state);
  json.worth = worthCards(rules, state);
  return json;
}

/** How strong each card of the trick under way is: the highest takes it as it stands, and 0 takes nothing. */
export const powers = (rules: Rules, s: State): Json =>
  Array.from(s.subarray(slot(s, 0), CARDS + s[PLAYS]), (card) => rules.powerOf(s, card));

/** The cards that count for whoever takes them, as things are; null in games in which no card does. */
export function worthCards(rules: Rules, s: State): Json {
  const { cards, codes } = rules.design.deck;
  return rules.hasWorth ? cards.filter((card) => rules.worthOf(s, card) > 0).map((card) => codes[card]) : null;
}

/** A field as JSON: one value, a list with one for each seat or side, or a list of lists where each has several. */
export function readField({ design, seats }: Rules, s: State, { at, size, per, width, shape, reads }: Field): Json {
  const { deck } = design;
  const one = (i: number): Json => {
    const value = s[i];
    if (value === HIDDEN) return null;
    if (reads) return reads(value);
    if (shape === 'cards') return cardsIn(s, i).map((card) => deck.codes[card]);
    if (shape === 'card') return value < 0 ? null : deck.codes[value];
    if (shape === 'seat') return value < 0 ? null : value;
    if (shape === 'seats') return seatsIn(value);
    return shape === 'suit' ? suitName(deck, value) : value;
  };
  const step = shape === 'cards' ? SUITS : 1;
  const list = (from: number, n: number): Json[] => Array.from({ length: n / step }, (_, i) => one(from + i * step));
  if (per === 'table') return size === step ? one(at) : list(at, size);
  const owners = per === 'side' ? design.sides.length : seats;
  if (width === step) return list(at, owners * width);
  return Array.from({ length: owners }, (_, i) => list(at + i * width, width));
}
