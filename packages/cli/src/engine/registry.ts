/** The setups and games of one engine process, by number. */
import {
  ActList,
  type Game,
  GameError,
  type GameSession,
  type Json,
  type Line,
  type Options,
  type Play,
  Rules,
  Tensors,
} from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import { sentencesOf } from '@followsuit/games/pages';
import { type GameStart, type Playable, playable } from '@followsuit/games/playable';
import { didYouMean } from '../errors.ts';
import { EngineProblem, type Request, wholeIn } from './requests.ts';

export const MOST_SETUPS = 1000;

/** A game with its players and options. */
export interface Setup {
  readonly playable: Playable<Json>;
  readonly rules: Play;
  readonly players: number;
  readonly options: Options;
  readonly acts: ActList;
  readonly tensors: Tensors | null;
}

export interface Seated {
  readonly number: number;
  readonly setup: Setup;
  session: GameSession<Json>;
}

export class Registry {
  private readonly setups: Setup[] = [];
  private readonly games = new Map<number, Seated>();
  private readonly playables = new Map<string, Playable<Json>>();
  private readonly mostGames: number;
  private next = 1;

  constructor(mostGames: number) {
    this.mostGames = mostGames;
  }

  /** Adds a setup, and returns its number; equal setups share one. */
  addSetup(id: string, players: number | undefined, options: Options): number {
    const game = gameOf(id);
    if (!game)
      throw new EngineProblem(
        'bad-setup',
        `There is no game "${id}".${didYouMean(
          id,
          games.map((each) => each.id),
        )}`,
      );
    const found = this.playableOf(game);
    const { rules } = attempt('bad-setup', () => found.create({ players, options, seed: 'setup' }));
    const known = this.setups.findIndex((each) => each.rules === rules);
    if (known >= 0) return known + 1;
    if (this.setups.length === MOST_SETUPS)
      throw new EngineProblem('too-many', `There are ${MOST_SETUPS} setups already.`);
    const tensors = rules instanceof Rules ? new Tensors(rules) : null;
    const own = { players: rules.seats, options: rules.options };
    return this.setups.push({ playable: found, rules, ...own, acts: new ActList(rules), tensors });
  }

  setup(request: Request): Setup {
    const number = wholeIn(request, 'setup', 1, Number.MAX_SAFE_INTEGER);
    const found = this.setups[number - 1];
    if (!found) throw new EngineProblem('no-such-setup', `There is no setup ${number}.`);
    return found;
  }

  game(request: Request): Seated {
    return this.gameWith(wholeIn(request, 'game', 1, Number.MAX_SAFE_INTEGER));
  }

  gameWith(number: Json): Seated {
    const found = this.games.get(number as number);
    if (!found) throw new EngineProblem('no-such-game', `There is no game ${JSON.stringify(number)}.`);
    return found;
  }

  /** A new game of a setup. */
  open(setup: Setup, start: Pick<GameStart, 'seed' | 'deals'>): GameSession<Json> {
    const { players, options } = setup;
    return attempt('bad-deal', () => setup.playable.create({ players, options, ...start }));
  }

  /** A game from a record, which may be of any number of players and any options. */
  restore(
    setup: Setup,
    lines: readonly Line[],
    seed: string | undefined,
  ): { setup: Setup; session: GameSession<Json> } {
    const session = attempt('bad-record', () => setup.playable.fromRecord(lines, { seed }));
    const { players, options } = session;
    const number = this.addSetup(setup.playable.id, players, options);
    return { setup: this.setups[number - 1], session };
  }

  /** Before several games are made, so that either all of them are or none. */
  mustHaveRoomFor(games: number): void {
    if (this.games.size + games <= this.mostGames) return;
    const text = `There are ${this.games.size} games, and may be ${this.mostGames}; free some, or raise --max-games.`;
    throw new EngineProblem('too-many', text);
  }

  add(setup: Setup, session: GameSession<Json>): Seated {
    this.mustHaveRoomFor(1);
    const made = { number: this.next++, setup, session };
    this.games.set(made.number, made);
    return made;
  }

  free(number: Json): void {
    this.gameWith(number);
    this.games.delete(number as number);
  }

  private playableOf(game: Game): Playable<Json> {
    const found = this.playables.get(game.id) ?? playable<Json>(game, () => sentencesOf(game));
    this.playables.set(game.id, found);
    return found;
  }
}

/** Does something that fails with a sentence; a mistake of our own stays one. */
export function attempt<T>(code: 'bad-setup' | 'bad-deal' | 'bad-record', work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof GameError) throw new EngineProblem(code, error.message, error.rule);
    throw error;
  }
}
