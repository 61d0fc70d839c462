/** What one seat may know, derived from the fields' declarations. Games never hide anything by hand. */
import type { Json } from './acts.ts';
import { cardsIn, SUITS, suitName, suitOf } from './cards.ts';
import { situation } from './compile.ts';
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
  LED,
  PLAYS,
  type State,
  seatsIn,
  slot,
  TRICK,
} from './state.ts';

/** What a seat knows: its rules, its seat, and the state with everything hidden from it masked. */
export interface View<P extends Play = Rules> {
  readonly rules: P;
  /** The seat, or −1 for a spectator. */
  readonly seat: number;
  readonly state: State;
  /** The phrases that were said in this hand, by id, each with the set of seats that said it. States and records lack them. */
  readonly heard?: Heard;
}

/** Phrases by id, each with the set of seats that said it. */
export type Heard = Readonly<Record<string, number>>;

/** The view of a seat (−1: a spectator). @example const mine = viewOf(rules, s, 2); */
export function viewOf(rules: Rules, s: State, seat: number, into?: State): View {
  const state = into ?? s.slice();
  if (into) into.set(s);
  const blind = seat >= 0 && ((s[BLIND] >> seat) & 1) !== 0;
  for (const { at, size, width, seen } of rules.design.layout.hidden) {
    const own = seen === 'owner' && seat >= 0 && !(blind && (at === HELD || at === HOLD));
    const mine = own ? Math.min(seat * width, size) : size;
    state.fill(HIDDEN, at, at + mine);
    state.fill(HIDDEN, at + Math.min(mine + width, size), at + size);
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

/** A view as plain data, each field by its name; hidden values are null. For clients that do not run the engine. */
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
  const countsAs = countedAs(rules, state);
  if (countsAs !== null) json.countsAs = countsAs;
  return Object.assign(json, shownToAll(rules, state));
}

/** What the game's views contain besides the fields, from a spectator's view: `phrases` has the seats that may say each now. */
export function shownToAll(rules: Rules, s: State): Record<string, Json> {
  const { phrases, shown } = rules.design;
  if (!phrases && !shown) return {};
  const seen = viewOf(rules, s, -1).state;
  const json = shown?.(seen, rules) ?? {};
  if (!phrases) return json;
  const sayers = Object.entries(phrases).map(([id, phrase]) => [id, seatsIn(phrase.sayers(seen))]);
  return { ...json, phrases: Object.fromEntries(sayers) };
}

/** The strength of each card of the current trick: the highest is winning, and 0 takes nothing. */
export function powers({ strength }: Rules, s: State): Json {
  const base = situation(s[KEY], s[LED]) << 7;
  return Array.from(s.subarray(slot(s, 0), CARDS + s[PLAYS]), (card) => strength[base | card]);
}

/** The cards that count as another suit than their own, with that suit; null in games that have no such cards. */
export function countedAs({ design: { deck, phases }, tricks }: Rules, s: State): Json {
  const phase = phases[tricks];
  if (!isTricks(phase) || !phase.countsAs) return null;
  const key = phase.key.unpack(s[KEY]);
  const suits = deck.cards.map((card) => [card, phase.countsAs?.(card, key) ?? suitOf(card)]);
  const moved = suits.filter(([card, suit]) => suit !== suitOf(card));
  return Object.fromEntries(moved.map(([card, suit]) => [deck.codes[card], suitName(deck, suit)]));
}

/** The cards that currently count for the seat that takes them; null in games in which no card does. */
export function worthCards({ design: { deck }, worth }: Rules, s: State): Json {
  if (worth.length === 0) return null;
  return deck.cards.filter((card) => worth[(s[KEY] << 7) | card] !== 0).map((card) => deck.codes[card]);
}

/** The cards that a seat holds, from its view; null if it may not look at them. */
export function heldBy({ design: { deck } }: Rules, seen: State, seat: number): string[] | null {
  const at = HOLD + seat * SUITS;
  return seen[at] === HIDDEN ? null : cardsIn(seen, at).map((card) => deck.codes[card]);
}

/** A field as JSON: one value, a list with one for each seat or side, or a list of lists if each has several. */
export function readField(rules: Rules, s: State, field: Field): Json {
  const { at, size, per, width, shape } = field;
  const step = shape === 'cards' ? SUITS : 1;
  if (per === 'table') return size === step ? readOne(rules, s, field, at) : readList(rules, s, field, at, size / step);
  const owners = per === 'side' ? rules.design.sides.length : rules.seats;
  if (width === step) return readList(rules, s, field, at, owners);
  const all: Json[] = [];
  for (let i = 0; i < owners; i++) all.push(readList(rules, s, field, at + i * width, width / step));
  return all;
}

function readList(rules: Rules, s: State, field: Field, from: number, n: number): Json[] {
  const step = field.shape === 'cards' ? SUITS : 1;
  const list: Json[] = [];
  for (let i = 0; i < n; i++) list.push(readOne(rules, s, field, from + i * step));
  return list;
}

function readOne({ design: { deck } }: Rules, s: State, { shape, reads }: Field, i: number): Json {
  const value = s[i];
  if (value === HIDDEN) return null;
  if (reads) return reads(value);
  if (shape === 'cards') return cardsIn(s, i).map((card) => deck.codes[card]);
  if (shape === 'card') return value < 0 ? null : deck.codes[value];
  if (shape === 'seat') return value < 0 ? null : value;
  if (shape === 'seats') return seatsIn(value);
  return shape === 'suit' ? suitName(deck, value) : value;
}
