/** What one seat may know, made from the fields' own declarations. Games never hide anything by hand. */
import type { Json } from './acts.ts';
import { cardsIn, suitName } from './cards.ts';
import { isTricks } from './game.ts';
import type { Rules } from './rules.ts';
import { BLIND, type Field, HELD, HIDDEN, HOLD, KEY, type State, seatsIn } from './state.ts';

/** What a seat knows: its rules, its seat, and the state with everything hidden from it blotted out. */
export interface View {
  readonly rules: Rules;
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

/** A view as plain data, each field by its name; what is hidden is null. For clients that do not run the engine. */
export function viewAsJson({ rules, seat, state }: View): Record<string, Json> {
  const json: Record<string, Json> = { game: rules.game.id, seat, phase: rules.phase(state) };
  json.actors = seatsIn(rules.actors(state));
  const tricks = rules.design.phases[rules.tricks];
  if (isTricks(tricks))
    for (const { name, values, step } of tricks.key.digits)
      json[name] = values[Math.floor(state[KEY] / step) % values.length];
  const skip = new Set(['phase', 'turn', 'actors', 'key', 'asked', 'held', 'void', 'lacks']);
  for (const field of rules.design.layout.fields)
    if (!skip.has(field.name)) json[field.name] = readField(rules, state, field);
  return json;
}

function readField({ design, seats }: Rules, s: State, { at, size, width, shape }: Field): Json {
  const { deck } = design;
  const one = (i: number): Json => {
    const value = s[i];
    if (value === HIDDEN) return null;
    if (shape === 'cards') return cardsIn(s, i).map((card) => deck.codes[card]);
    if (shape === 'card') return value < 0 ? null : deck.codes[value];
    if (shape === 'seat') return value < 0 ? null : value;
    if (shape === 'seats') return seatsIn(value);
    return shape === 'suit' ? suitName(deck, value) : value;
  };
  const step = shape === 'cards' ? 5 : 1;
  if (size === step) return one(at);
  const shown = width === size ? size / step : Math.min(size / step, (seats * width) / step);
  return Array.from({ length: shown }, (_, i) => one(at + i * step));
}
