/** The answer to `?`: your choices, the rules of this phase, and the commands. */
import { type Game, isTricks, NONE, type Restriction, type Rules, type Tricks, type Way } from '@followsuit/engine';
import { readPage, sentencesOf } from '@followsuit/games/pages';
import { promptFor } from '@followsuit/present';
import { isOptional, nameBut, numbered, type TypedChoice } from './choices.ts';
import { bold, dim } from './colour.ts';
import { renderMarkdown } from './markdown.ts';
import { onlyCard, type SeatScene } from './scene.ts';
import { signWords } from './table-lines.ts';
import { either, hanging, lineWidth, wrap } from './text.ts';
import { typedForm } from './wording.ts';

/** `RULE-ID: sentence`. */
export function ruleLine(sentences: ReadonlyMap<string, string>, id: string): string {
  return `${id}: ${sentences.get(id) ?? 'see the rules page.'}`;
}

/** The commands besides acts. */
export const COMMANDS: Readonly<Record<string, string>> = {
  '?': 'what may be done now, and the rules for it',
  h: 'a hint: what the expert would do, and why',
  hand: 'the table and your cards again',
  last: 'the last trick',
  score: 'the score sheet',
  log: 'what has happened in this hand, and the results of the earlier ones',
  settle: 'end the hand, when nothing can change its score any more; or concede, by what you alone know',
  claim: 'claim the rest: behind it all your cards, in the order in which you play them',
  advice: 'advice on how to play well',
  words: 'what the words of the game mean',
  rules: "the game's rules; with the id of a rule, or part of it such as bid, those rules alone",
  quit: 'leave; the game is saved and goes on when you come back',
};

/** The answer to `?`. */
export function explanation(scene: SeatScene, choices: readonly TypedChoice[]): string[] {
  const { rules } = scene.seen;
  const sentences = sentencesOf(rules.game);
  const ids = [...new Set(families(scene, choices).flatMap((family) => membersOf(sentences, family)))];
  return [
    bold(`Now: ${scene.view.phase}`),
    ...hanging('  ', [promptFor(scene), ...(choices.length > 0 ? [mayDo(choices)] : [])].join(' ')),
    ...aboutBids(scene).flatMap((line) => hanging('  ', line, 2)),
    bold('The rules for it'),
    ...ids.flatMap((id) => hanging('  ', `${bold(`${id}:`)} ${sentences.get(id)}`, 2)),
    ...aboutSigns(scene),
    ...deckWords(rules),
    bold('You can also type'),
    ...Object.values(rules.phrases ?? {}).map(({ words }) => `  say    ${dim(`tell the table "${words}"`)}`),
    ...Object.entries(COMMANDS).map(([name, text]) => `  ${name.padEnd(6)} ${dim(text)}`),
  ];
}

/** The choices in a sentence. */
function mayDo(choices: readonly TypedChoice[]): string {
  const [{ act }] = choices;
  if (Array.isArray(act.cards)) return `You may ${act.do} any ${act.cards.length} cards, such as ${typedForm(act)}.`;
  if (choices.every((choice) => onlyCard(choice.act) !== null)) {
    const list = either(choices.map((choice) => String(choice.act.card)));
    return `You may ${act.do} ${list}. Type the card, or the number in front of it.`;
  }
  const numbers = numbered(choices);
  const others = choices.filter((choice) => !numbers.includes(choice));
  const words = others.map((choice) => typedForm(choice.act));
  if (numbers.length === 0) {
    const inFront = others.some((choice) => choice.key !== typedForm(choice.act));
    return `You may type ${either(words)}${inFront ? ', or the number in front of it' : ''}.`;
  }
  const [low, high] = [numbers[0].key, numbers[numbers.length - 1].key];
  const range = `${nameBut(numbers[0])} ${low === high ? low : `${low} to ${high}`} by typing the number`;
  return `You may ${either([...words, range])}.`;
}

/** The meaning of bids, including those that are not numbers, while you may bid. */
function aboutBids(scene: SeatScene): string[] {
  const { bidding } = scene.presenter;
  const names = new Set(scene.acts.map((act) => act.do));
  if (!bidding || !names.has('bid')) return [];
  const notes = Object.entries(bidding.notes ?? {}).filter(([name]) => names.has(name));
  return [bidding.explain(scene), ...notes.map(([name, note]) => `${bold(`${name}:`)} ${note(scene)}`)];
}

/** What the signs of the header mean. */
function aboutSigns(scene: SeatScene): string[] {
  const signs = (scene.presenter.signs?.(scene) ?? []).filter(({ more }) => more !== undefined);
  const lines = signs.flatMap((sign) => hanging('  ', `${signWords(sign)}. ${sign.more}`, 2));
  return lines.length === 0 ? [] : [bold('In the header'), ...lines];
}

/** The families of rules (ids without their numbers) that apply in the current phase. */
function families(scene: SeatScene, choices: readonly TypedChoice[]): string[] {
  const { rules } = scene.seen;
  const phase = rules.design.phases.find(({ name }) => name === scene.view.phase);
  if (!phase) return [];
  const own = isTricks(phase)
    ? [phase.rule, phase.holdRule, ...phase.restrictions.filter(applies(phase)).map(({ rule }) => rule)]
    : [phase.rule, ...phase.ways.flatMap(({ args }) => args.filter(matters(choices)).map(({ rule }) => rule))];
  const named = own.map((id) => id.replace(/-\d+$/, '')).filter((family) => !family.endsWith('-TURN'));
  return [...named, ...(scene.presenter.rules?.(scene) ?? [])];
}

/** Whether an argument is required, or can be given now: a blind bid cannot if all bid openly. */
const matters =
  (choices: readonly TypedChoice[]) =>
  (arg: Way['args'][number]): boolean =>
    !isOptional(arg) || choices.some(({ act }) => (act[arg.name] ?? false) !== false);

/** Whether a play rule can ever apply with these options. */
const applies =
  ({ key }: Tricks<string>) =>
  ({ when }: Restriction<string>): boolean =>
    Array.from({ length: key.size }, (_, index) => key.unpack(index)).some(
      (values) => when({ lead: true, led: NONE, key: values }) || when({ lead: false, led: 0, key: values }),
    );

const membersOf = (sentences: ReadonlyMap<string, string>, family: string): string[] =>
  [...sentences.keys()].filter((id) => id === family || id.replace(/-\d+$/, '') === family);

function deckWords({ design: { deck } }: Rules): string[] {
  const ranks = deck.ranks.filter((_, rank) => (deck.masks[0] >> rank) & 1).reverse();
  const suits = deck.suits
    .filter((_, suit) => deck.masks[suit] !== 0)
    .map(({ name, letter }) => `${name} (${letter})`)
    .join(', ');
  const [{ name, letter }] = deck.suits;
  const example = `A card is its rank and its suit's letter: ${ranks[0]}${letter} is the ${ranks[0]} of ${name}.`;
  return [bold('The cards'), ...hanging('  ', `${example} Ranks: ${ranks.join(' ')}. Suits: ${suits}.`)];
}

/** The answer to `rules`: the page's short form and its rules; or one rule, or those whose ids contain the words. */
export function rulesText(game: Game, words: string): string {
  if (words !== '') return someRules(game, words).join('\n');
  const parts = readPage(game.pages[0]).split(/^(?=## )/m);
  const wanted = parts.filter((part) => /^## (In short|Rules|Scoring|End of the game)/.test(part));
  return renderMarkdown(wanted.join('\n').trimEnd());
}

/** The rules with this id ("bishop-bid-2"), or with this part of an id ("bid", "vines"). */
function someRules(game: Game, words: string): string[] {
  const wanted = words.toUpperCase().replaceAll(' ', '-');
  const sentences = sentencesOf(game);
  const ids = sentences.has(wanted) ? [wanted] : [...sentences.keys()].filter((id) => isPart(wanted, id));
  const how = 'type rules for all of them, or ? for those that matter now';
  if (ids.length === 0) return wrap(`${game.name} has no rule "${words}"; ${how}.`, lineWidth());
  return ids.flatMap((id) => hanging('', ruleLine(sentences, id), 2));
}

/** Whether an id of the game has these parts; rules about the record are not rules of play. */
const isPart = (parts: string, id: string): boolean => !id.startsWith('RECORD-') && `-${id}-`.includes(`-${parts}-`);
