/** A game in plain JSON: what `@followsuit/games/coralon` and the other games' subpaths export. */
import {
  type Fault,
  faultIn,
  filled,
  type Game,
  GameError,
  GameSession,
  type Knob,
  knobsOf,
  type Line,
  type Option,
  type Options,
  optionsIn,
  type Play,
  type Preset,
  parseLine,
  rejectionIn,
  usualPlayers,
  VARIANT,
} from '@followsuit/engine';

/** A new game; every field may be left out. */
export interface GameStart {
  /** By default the game's usual number. */
  readonly players?: number;
  /** Options that differ from their defaults. */
  readonly options?: Options;
  /** Rules that differ from the rulebook. */
  readonly knobs?: Options;
  /** The name of such a variant, for the record. */
  readonly variant?: string;
  /** The same seed gives the same deals; by default a new one. */
  readonly seed?: string | number;
  /** The names of the seats, for the record. */
  readonly names?: readonly string[];
  /**
   * Deals as lines of a record, used in this order; the seed gives those that follow. `hand` and `dealer` may be missing. In
   * the solitaire, its setup and rolls.
   */
  readonly deals?: readonly Line[];
}

export interface Playable<V> {
  readonly id: string;
  readonly name: string;
  /** The numbers of players that it can be played by. */
  readonly players: readonly number[];
  readonly options: readonly Option[];
  /** What else can be changed, for experiments. */
  readonly knobs: readonly Knob[];
  readonly presets: readonly Preset[];
  /**
   * Starts a game. Throws a `GameError` with a code and a sentence if the number of players, an option or a deal is wrong.
   *
   * @example const game = coralon.create({ players: 4, options: { target: 20 }, seed: 'any text' });
   */
  create(how?: GameStart): GameSession<V>;
  /**
   * Goes on where a record stops: its lines, or its text. `seed` is for deals to come, if the record has none.
   *
   * @example const game = coralon.fromRecord(readFileSync('game.jsonl', 'utf8'));
   */
  fromRecord(record: readonly Line[] | string, how?: Pick<GameStart, 'seed'>): GameSession<V>;
}

/** Makes a game playable in plain JSON. `readSentences` gives the sentences of its rules, by id. */
/* @__NO_SIDE_EFFECTS__ */
export function playable<V>(game: Game, readSentences: () => ReadonlyMap<string, string>): Playable<V> {
  let read: ReadonlyMap<string, string> | undefined;
  const sentences = (): ReadonlyMap<string, string> => {
    read ??= readSentences();
    return read;
  };
  const setUp = remembering((players, options) => game.setUp(players, options));
  return {
    id: game.id,
    name: game.name,
    players: game.players,
    options: game.options,
    knobs: knobsOf(game),
    presets: game.presets ?? [],
    create(how = {}) {
      const misfit = faultInStart(how);
      if (misfit !== null) throw new GameError('bad-setup', misfit);
      const { players = usualPlayers(game), options = {}, knobs, variant, seed = newSeed(), names, deals } = how;
      const chosen = { ...options, ...knobs, ...(variant !== undefined && { [VARIANT]: variant }) };
      const fault = faultIn(game, players, chosen) ?? faultInNames(names, players);
      if (fault !== null) throw new GameError('bad-setup', fault);
      const rules = setUp(players, filled(game, players, chosen));
      return new GameSession<V>(rules, { seed: String(seed), names, deals, sentences });
    },
    fromRecord(record, { seed = newSeed() } = {}) {
      const lines = typeof record === 'string' ? parsed(record) : record;
      if (!areLines(lines)) throw new GameError('bad-record', 'A record is a text, or a list of objects: its lines.');
      const found = rejectionIn(lines, (id) => (id === game.id ? game : undefined));
      if (found) {
        const { line, fault } = found;
        throw new GameError('bad-record', faultInWords(line, fault, sentences()), fault.rule);
      }
      const { seats, seed: own } = lines[0];
      const rules = setUp((seats as readonly string[]).length, optionsIn(game, lines[0]));
      return GameSession.restore<V>(rules, lines, { seed: String(own ?? seed), sentences });
    },
  };
}

const MOST = 50;

/** Setting up costs more than playing a hand, so equal setups share their rules. */
function remembering(setUp: (players: number, options: Options) => Play): typeof setUp {
  const made = new Map<string, Play>();
  return (players, options) => {
    const name = JSON.stringify([players, options]);
    const rules = made.get(name) ?? setUp(players, options);
    if (made.size === MOST) made.clear();
    made.set(name, rules);
    return rules;
  };
}

function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const areLines = (value: unknown): boolean => Array.isArray(value) && value.every(isObject);

/** What programs without types may get wrong. */
function faultInStart(how: GameStart): string | null {
  if (!isObject(how)) return 'A game is created from an object, or from nothing.';
  const { options = {}, knobs = {}, seed = '', names = [], deals = [] } = how;
  if (!isObject(options) || !isObject(knobs)) return 'Options and knobs are objects, with values by id.';
  if (typeof seed !== 'string' && typeof seed !== 'number') return 'A seed is a text or a number.';
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string')) return 'Names are a list of texts.';
  return areLines(deals) ? null : 'Deals are a list of objects, as records have them.';
}

function faultInNames(names: readonly string[] | undefined, players: number): string | null {
  return names === undefined || names.length === players
    ? null
    : `There are ${names.length} names for ${players} seats; give each seat one, or none at all.`;
}

function parsed(text: string): Line[] {
  const texts = text.split('\n').filter((line) => line.trim() !== '');
  return texts.map((each, i) => {
    const line = parseLine(each);
    if (typeof line === 'string') throw new GameError('bad-record', `Line ${i + 1} of the record: ${line}`);
    return line;
  });
}

function faultInWords(line: number, { rule, detail }: Fault, sentences: ReadonlyMap<string, string>): string {
  return `Line ${line + 1} of the record breaks ${rule}: ${detail ?? sentences.get(rule) ?? 'it is not valid.'}`;
}
