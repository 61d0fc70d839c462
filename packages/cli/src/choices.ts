/** Your legal acts, and the parser of your input: a number of the list, a card, or an act in its typed form. */
import {
  type Act,
  type Domain,
  isClaim,
  type Json,
  type Rules,
  type View,
  valuesOf,
  type Way,
} from '@followsuit/engine';
import { bold } from './colour.ts';
import { nearest } from './errors.ts';
import { onlyCard, type SeatScene } from './scene.ts';
import { sortedHand } from './table-lines.ts';
import { hanging, unbroken } from './text.ts';
import { argsOf, typedForm } from './wording.ts';

/** A legal act and the key that picks it. */
export interface TypedChoice {
  /** What to type: a number, or the act itself. */
  readonly key: string;
  readonly act: Act;
}

/** The input as an act that may or may not be legal; or why it cannot be parsed. */
export type TypedAct = { readonly act: Readonly<Record<string, Json>> } | { readonly unread: string };

/**
 * The legal acts, each with its key. Acts that carry just a number (bids) are picked by that number, so that typing 4
 * always bids 4; the others are then picked by their words. Otherwise acts are numbered 1, 2, … in display order.
 */
export function choicesOf(scene: SeatScene): TypedChoice[] {
  const acts = inHandOrder(scene);
  const byNumber = numberWay(scene.seen);
  if (byNumber === null) return acts.map((act, i) => ({ key: String(i + 1), act }));
  const arg = byNumber.args[0].name;
  return acts.map((act) => ({ key: act.do === byNumber.do ? String(act[arg]) : typedForm(act), act }));
}

/** Acts without cards first, then those with a single card in the order of the hand, then those with more arguments. */
function inHandOrder(scene: SeatScene): Act[] {
  const cards = new Set(scene.acts.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])));
  const order = sortedHand(scene, [...cards]);
  const place = (act: Act): number =>
    typeof act.card !== 'string' ? -1 : order.indexOf(act.card) + (onlyCard(act) === null ? order.length : 0);
  return [...scene.acts].sort((a, b) => place(a) - place(b));
}

/** The kinds of act in the current phase. */
function waysNow({ rules, state }: View): readonly Way[] {
  const phase = rules.design.phases.find(({ name }) => name === rules.phase(state));
  return phase && 'ways' in phase ? phase.ways : [];
}

/** The only kind of act, if there is just one and its only argument is a number. */
function numberWay(seen: View): Way | null {
  const found = waysNow(seen).filter(
    ({ args: [first, ...others] }) => first && typeof first.domain.value(0) === 'number' && others.every(isOptional),
  );
  return found.length === 1 ? found[0] : null;
}

/** The list of choices, unless they are cards that are numbered in the hand. */
export function choiceLines(choices: readonly TypedChoice[]): string[] {
  if (choices.every(({ act }) => onlyCard(act) !== null)) return [];
  const [{ act: first }] = choices;
  if (Array.isArray(first.cards)) return [`  Type ${first.cards.length} cards, such as ${bold(typedForm(first))}.`];
  const numbers = numbered(choices);
  const items = choices
    .filter((choice) => !numbers.includes(choice) && onlyCard(choice.act) === null)
    .map(({ key, act }) => (key === typedForm(act) ? bold(key) : `${bold(`${key})`)} ${typedForm(act)}`));
  if (numbers.length > 0) items.push(`${nameBut(numbers[0])}: ${numbers.map(({ key }) => bold(key)).join('  ')}`);
  return hanging('  ', items.map(unbroken).join('   '));
}

/** The choices that are picked by their number and differ in nothing else. */
export function numbered(choices: readonly TypedChoice[]): readonly TypedChoice[] {
  const found = choices.filter(({ key, act }) => key === argsOf(act).split(' ')[0]);
  return found.filter((choice) => nameBut(choice) === nameBut(found[0]));
}

/** The typed form of an act, without its number: "bid", or "bid blind". */
export const nameBut = ({ act }: TypedChoice): string => [act.do, ...argsOf(act).split(' ').slice(1)].join(' ');

/** Parses your input. */
export function readTyped({ seen }: SeatScene, choices: readonly TypedChoice[], text: string): TypedAct {
  if (text.startsWith('{')) return readJson(text);
  const picked = choices.find(({ key }) => key.toLowerCase() === text.toLowerCase());
  if (picked) return picked;
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'of');
  return readCard(seen, words) ?? readWords(seen, words) ?? { unread: unread(seen.rules, choices, text) };
}

/** `settle`, `concede`, or `claim` with all your cards in the order in which you play them; null if it is none of them. */
export function readClaimed(rules: Rules, text: string): { readonly act: Readonly<Record<string, Json>> } | null {
  const [name, ...words] = text.split(/[\s,]+/).filter((word) => word !== '');
  const claim = { do: name.toLowerCase() };
  if (!isClaim(claim)) return null;
  return { act: words.length === 0 ? claim : { ...claim, cards: words.map((word) => cardIn(rules, [word]) ?? word) } };
}

function readJson(text: string): TypedAct {
  try {
    return { act: JSON.parse(text) };
  } catch {
    return { unread: 'That is not JSON.' };
  }
}

/** A card by itself ("Kl", "k locks"): it is played, or used as this phase's act with a card. */
function readCard(seen: View, words: readonly string[]): TypedAct | null {
  const code = cardIn(seen.rules, words);
  if (code === null) return null;
  const way = waysNow(seen).find(({ args: [first, ...rest] }) => first?.name === 'card' && rest.every(isOptional));
  return { act: { do: way?.do ?? 'play', card: code } };
}

/** Whether an argument is optional. */
export const isOptional = ({ domain }: Way['args'][number]): boolean => domain.place(undefined) !== undefined;

function cardIn({ design: { deck } }: Rules, words: readonly string[]): string | null {
  if (words.length === 0 || words.length > 2) return null;
  const [rank, suit] = words.map((word) => word.toLowerCase());
  const letter = suit && deck.suits.find(({ name }) => name === suit || name === `${suit}s`)?.letter;
  const code = suit === undefined ? rank : rank + (letter ?? '?');
  return [...deck.byCode.keys()].find((each) => each.toLowerCase() === code) ?? null;
}

/** "bid 4", "set cups bishops", or the arguments alone ("win-4", "slalom 10"). */
function readWords(seen: View, words: readonly string[]): TypedAct | null {
  const { rules } = seen;
  const now = waysNow(seen);
  const [name, ...rest] = words.map((word) => word.toLowerCase());
  const called = (way: Way): boolean => way.do.toLowerCase() === name;
  if (name === 'play' && !now.some(called))
    return rest.length === 0 ? null : { act: { do: 'play', card: cardIn(rules, rest) } };
  const all = rules.design.phases.flatMap((phase) => ('ways' in phase ? phase.ways : []));
  const bare = now.find((way) => way.args.length > 0 && fits(rules, way, words));
  // Acts of other phases are parsed as well: the rule of this phase then refuses them.
  const found = now.find(called) ?? bare ?? all.find(called);
  if (!found) return null;
  return { act: { do: found.do, ...argsFrom(rules, found, found === bare && !called(found) ? words : rest) } };
}

/** Whether the words are values of an act's arguments. Any number is accepted for a number, so that the rule can refuse it. */
function fits(rules: Rules, way: Way, words: readonly string[]): boolean {
  if (words.length > Math.max(way.args[0].domain.held ?? 0, way.args.length)) return false;
  const args = argsFrom(rules, way, words);
  return way.args.every(
    ({ name, domain }) =>
      isValue(domain, args[name]) || (typeof domain.value(0) === 'number' && typeof args[name] === 'number'),
  );
}

/** Whether a kind of act takes a value; null stands for any other value, accepted only so that the rule can refuse it. */
function isValue(domain: Domain, value: Json | undefined): boolean {
  const found = domain.place(value);
  return found !== undefined && domain.value(found) !== null;
}

function argsFrom(rules: Rules, { args }: Way, words: readonly string[]): Record<string, Json> {
  const found: Record<string, Json> = {};
  let i = 0;
  for (const { name, domain } of args) {
    const word = words[i]?.toLowerCase();
    // A yes-or-no argument may be left out, and is then no.
    if (isYesOrNo(domain) && ![name.toLowerCase(), 'true', 'false'].includes(word ?? '')) {
      found[name] = false;
      continue;
    }
    i++;
    if (word === undefined) continue;
    if (domain.held !== undefined && domain.held > 1) return { [name]: inOrder(rules, words) };
    const says = (each: Json | undefined): boolean =>
      String(each).toLowerCase() === word || (each === true && name.toLowerCase() === word);
    const value = valuesOf(domain).find(says);
    found[name] = value ?? (name === 'card' ? cardIn(rules, words) : /^-?\d+$/.test(word) ? Number(word) : word);
  }
  return found;
}

const isYesOrNo = (domain: Domain): boolean => domain.held === undefined && valuesOf(domain).includes(false);

/** Card codes in canonical order; words that are not cards stay as they are, to be refused. */
function inOrder({ design: { deck } }: Rules, words: readonly string[]): string[] {
  const codes = [...deck.byCode.keys()];
  const list = words.map((word) => codes.find((code) => code.toLowerCase() === word.toLowerCase()) ?? word);
  return list.sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
}

function unread(rules: Rules, choices: readonly TypedChoice[], text: string): string {
  const names = [...new Set(choices.flatMap(({ key, act }) => [key, act.do]).filter((word) => /[a-z]/i.test(word)))];
  const near = nearest(text, names);
  const said = choices.find(({ act }) => act.do.toLowerCase() === text.toLowerCase());
  if (said) return `"${text}" needs a card behind it, such as ${typedForm(said.act)}; ? explains ${rules.game.name}.`;
  if (near) return `"${text}" is nothing that can be done here. Did you mean ${near}?`;
  const cards = choices.flatMap(({ act }) => onlyCard(act) ?? []);
  const how =
    cards.length > 0
      ? `a card's number, or the card itself, such as ${cards[0]}`
      : `one of the choices, such as ${typedForm(choices[0].act)}`;
  return `"${text}" is nothing that can be done here. Type ${how}; ? explains ${rules.game.name}.`;
}
