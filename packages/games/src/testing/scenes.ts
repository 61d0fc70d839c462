/** Scenes for tests: games played at random through the engine, as each seat would see them. */
import {
  type Act,
  asTold,
  filled,
  type Json,
  type Line,
  Match,
  type Options,
  Random,
  type Rules,
  seatsIn,
  secretFrom,
  shownOptions,
  type TrickGame,
} from '@followsuit/engine';
import {
  type CommonView,
  type EntriesOf,
  english,
  german,
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
import { entryWords as germanEntries } from '../parts/entry-words.de.ts';
import { entryWords as englishEntries } from '../parts/entry-words.en.ts';
import { combinationsOf } from './option-combinations.ts';
import { variantsOf } from './variants.ts';

/** A presenter and its words, as a game's folder has them. */
export interface Presented {
  readonly presenter: Presenter;
  readonly words: unknown;
  readonly turned?: VariantWords['turned'];
  /** The words that all games share; English ones by default. */
  readonly text?: SharedText;
  /** Where the points of a hand come from; the plain table does not know. */
  readonly entries?: (scene: Scene, hand: ScoredHand, rule: string) => ReturnType<EntriesOf>;
}

/** Loads what the folder of a game has of them. @example const presented = await presentedBy('thief') */
export async function presentedBy(id: string, language: 'en' | 'de' = 'en'): Promise<Presented> {
  const tables: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../**/table.ts');
  const words: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../**/{,knob-}words.{en,de}.ts');
  const find = async (files: typeof tables, name: string): Promise<Record<string, unknown> | undefined> => {
    const path = Object.keys(files).find((each) => each.endsWith(`/${id}/${name}`));
    return path === undefined ? undefined : ((await files[path]()) as Record<string, unknown>);
  };
  const table = await find(tables, 'table.ts');
  const own = await find(words, `words.${language}.ts`);
  const variant = (await find(words, `knob-words.${language}.ts`)) as VariantWords | undefined;
  const text = language === 'de' ? german : english;
  const entries = (await find(import.meta.glob('../*/entries.ts'), 'entries.ts'))?.default as EntriesOf | undefined;
  const entryWords = language === 'de' ? germanEntries : englishEntries;
  return {
    entries: entries && ((scene, hand, rule) => entries(scene, hand, entryWords, rule)),
    presenter: { ...plain, ...(table?.default as Presenter | undefined) },
    words: own?.table ?? {},
    turned: variant?.turned,
    text,
  };
}

export interface Setup {
  readonly game: TrickGame;
  readonly players: number;
  readonly options: Options;
}

/** The values to try of an option; of a range one, since ranges change numbers only. */
const valuesOf = ({ values }: TrickGame['options'][number]): Json[] => ('low' in values ? [values.low] : [...values]);

/** Every number of players with the usual options, and with each option changed by itself; some with all at random. */
export function setupsOf(game: TrickGame): Setup[] {
  return game.players.flatMap((players) =>
    combinationsOf(game, players, valuesOf, 3).map((given) => ({
      game,
      players,
      options: filled(game, players, given),
    })),
  );
}

/** Some variants, with knobs and options at random. */
export const variantSetupsOf = (game: TrickGame, n: number): Setup[] =>
  variantsOf(game, n).map(({ players, given }) => ({ game, players, options: filled(game, players, given) }));

const setUp = new Map<string, Rules>();

/** Setting a game up takes as long as some hands of it. */
function rulesOf({ game, players, options }: Setup): Rules {
  const key = JSON.stringify([game.id, players, options]);
  const rules = setUp.get(key) ?? game.setUp(players, options);
  setUp.set(key, rules);
  return rules;
}

export const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Eve', 'Fay'];
const room = new Int32Array(4096);

/** Whom an act is offered to, and everything that the engine says of the moment. */
export interface Moment {
  // biome-ignore lint/suspicious/noExplicitAny: tests read the game's own view and words
  readonly sceneFor: (seat: number) => Scene<any, any>;
  readonly phase: string;
  readonly actors: readonly number[];
}

/** Plays some hands at random, but whatever is in `rather` where it may be done; `look` sees every moment, also those after a hand's score. */
export function play(
  { game, players, options }: Setup,
  { presenter, words: own, turned, text = english }: Presented,
  seed: string,
  hands: number,
  look: (now: Moment) => void,
  rather: readonly string[] = [],
): void {
  const rules = rulesOf({ game, players, options });
  const words = turnedWords(own, turned, options);
  const shown = shownOptions(game, players, options);
  const names = NAMES.slice(0, players);
  const told: Line[][] = Array.from({ length: players + 1 }, () => []);
  let secret = 0;
  const match = new Match(rules, (line) => {
    for (const [i, lines] of told.entries()) lines.push(asTold(line, line.ev === 'act' && ((secret >> i) & 1) !== 0));
  });
  const random = new Random(`${seed}/acts`);
  const s = match.state;
  const { sides } = rules.design;
  const gameInfo = sceneGameOf(rules);
  const actsOf = (seat: number): Act[] => {
    if (seat < 0 || !seatsIn(rules.actors(s)).includes(seat)) return [];
    const n = rules.moves(s, seat, room);
    return Array.from(room.subarray(0, n), (move) => rules.act(s, move));
  };
  const now = (): Moment => ({
    phase: rules.phase(s),
    actors: seatsIn(rules.actors(s)),
    sceneFor: (seat) => ({
      game: gameInfo,
      presenter,
      words: knobbedWords(words, shown),
      options: shown,
      text,
      seat,
      view: rules.json(s, seat) as unknown as CommonView,
      events: [...told[seat < 0 ? players : seat]],
      acts: actsOf(seat),
      barred: {},
      names,
      sides,
    }),
  });
  match.start(names, seed);
  while (!match.over && !(match.due !== null && rules.rounds(s) === hands)) {
    look(now());
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const seats = seatsIn(rules.actors(s));
    const seat = seats[random.below(seats.length)];
    const n = rules.moves(s, seat, room);
    // The highest bids first would end most auctions at once.
    const some = room[Math.min(random.below(n), random.below(n))];
    const move = room.subarray(0, n).find((each) => rather.includes(rules.act(s, each).do)) ?? some;
    secret = secretFrom(rules, s, seat, move);
    match.move(seat, move);
  }
  look(now());
}
