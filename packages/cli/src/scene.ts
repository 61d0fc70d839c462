/** Your seat's view of a table: the scene that presenters read, and the engine's view for choices and hints. */
import {
  type Act,
  type Game,
  type Line,
  listMoves,
  type Options,
  type Rules,
  shownOptions,
  type View,
} from '@followsuit/engine';
import { loadFile, loadShared } from '@followsuit/games/game-files';
import {
  type CommonView,
  type EntriesOf,
  english,
  knobbedWords,
  type Presenter,
  plain,
  type Scene,
  type ScoredHand,
  type SharedText,
  sceneGameOf,
  turnedWords,
  type VariantWords,
} from '@followsuit/present';

/** The presentation of a game: the optional files `table.ts`, `words.en.ts` and `entries.ts` of its folder. */
export interface Presentation {
  readonly presenter: Presenter;
  readonly words: unknown;
  /** Where the points of a hand come from, if the game says so. */
  readonly entries?: (scene: Scene, hand: ScoredHand, rule: string) => ReturnType<EntriesOf>;
}

/** Loads the presentation of a game with these options. @example const { presenter } = await loadPresentation(thief) */
export async function loadPresentation(game: Pick<Game, 'id'>, options: Options = {}): Promise<Presentation> {
  const table = await loadFile<{ default: Presenter }>(game, 'table');
  const words = await loadFile<{ table?: unknown }>(game, 'words.en');
  const variant = await loadFile<VariantWords>(game, 'knob-words.en');
  const entries = (await loadFile<{ default: EntriesOf }>(game, 'entries'))?.default;
  const shared = await loadShared<{ entryWords: unknown }>('entry-words.en');
  return {
    presenter: { ...plain, ...table?.default },
    words: turnedWords(words?.table ?? {}, variant?.turned, options),
    entries: entries && ((scene, hand, rule) => entries(scene, hand, shared?.entryWords, rule)),
  };
}

/** The players of a table, its rules, and its presentation. */
export interface TableNames {
  readonly rules: Rules;
  readonly names: readonly string[];
  /** Your seat. */
  readonly you: number;
  readonly presentation: Presentation;
}

/** A scene with the engine's view of the same moment. */
export interface SeatScene extends Scene {
  readonly seen: View;
  readonly entries?: Presentation['entries'];
}

/** The shared words, adapted to the terminal: no card is raised, and several cards are typed at once. */
const text: SharedText = {
  ...english,
  leadSome: 'You lead: play any card that has a number.',
  playOne: 'Play one of the cards that have a number.',
  voidSome: 'You have no {suit}: play any card that has a number.',
  putSome: 'Put {n} cards away.',
  passSome: 'Pass {n} cards to {name}.',
};

/** Your seat's scene; `events` are those that it may know. */
export function seatScene(
  { rules, names, presentation }: TableNames,
  seen: View,
  events: readonly Line[] = [],
): SeatScene {
  const { state, seat } = seen;
  const view = rules.json(state, seat) as unknown as CommonView;
  const options = shownOptions(rules.game, rules.seats, rules.options);
  const moves = view.actors.includes(seat) ? [...listMoves(rules, state, seat)] : [];
  const acts = moves.map((move) => rules.act(state, move));
  return {
    ...presentation,
    words: knobbedWords(presentation.words, options),
    options,
    game: sceneGameOf(rules),
    seat,
    view,
    events,
    acts,
    barred: barredIn(seen, acts),
    names,
    sides: rules.design.sides,
    text,
    seen,
  };
}

/** Held cards that no act plays, each with the rule that forbids it. */
function barredIn({ rules, seat, state }: View, acts: readonly Act[]): Record<string, string> {
  const barred: Record<string, string> = {};
  const first = acts.find((act) => onlyCard(act) !== null);
  if (!first) return barred;
  const free = new Set(acts.map(onlyCard));
  for (const card of rules.fields.held(state, seat) ?? []) {
    const found = rules.read(state, seat, { do: first.do, card });
    if (!free.has(card) && 'rule' in found) barred[card] = found.rule;
  }
  return barred;
}

/** The card of an act that has no other argument. */
export const onlyCard = (act: Act): string | null =>
  typeof act.card === 'string' && Object.keys(act).length === 2 ? act.card : null;
