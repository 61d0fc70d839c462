/** A run of the arena: which boards an agent has to play, and what it has gained so far; kept in a file, to go on later. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Budget } from '@followsuit/bots';
import { type ArenaGame, arena } from '@followsuit/games/arena';
import { addIncidents, type IncidentsByBot, type OutsideSettings } from '@followsuit/outside-bots';
import { type DealResult, playTournament, type Tournament } from '../tournament/tournament.ts';
import { type ArenaScores, arenaScores } from './arena-score.ts';

export interface ArenaPlan {
  /** A bot's name, or the command of an outside bot. */
  readonly agent: string;
  readonly games: readonly ArenaGame[];
  readonly boards: number;
  /** For agents that are our bots. */
  readonly budget: Budget;
}

/** The boards of one game as the deals of a tournament: from every seat, with the same bot in all others. */
export const arenaTournament = ({ game, players, options }: ArenaGame, agent: string, budget: Budget): Tournament => ({
  ...{ game, players, options, budget },
  bots: [agent],
  against: arena.against,
  play: 'hands',
  seed: `${arena.version}/${game}`,
});

export class ArenaRun {
  readonly plan: ArenaPlan;
  readonly results: Record<string, number[]>;
  /** What went wrong with an outside bot, in all parts of the run. */
  incidents: IncidentsByBot = {};

  constructor(plan: ArenaPlan) {
    this.plan = plan;
    this.results = Object.fromEntries(plan.games.map(({ game }) => [game, []]));
  }

  get played(): number {
    return Object.values(this.results).reduce((sum, { length }) => sum + length, 0);
  }

  get total(): number {
    return this.plan.games.length * this.plan.boards;
  }

  get scores(): ArenaScores {
    const begun = Object.entries(this.results).filter(([, gains]) => gains.length > 0);
    return arenaScores(Object.fromEntries(begun));
  }

  /** Plays what is left; `told` is called after every board. */
  async play(
    how: { readonly jobs: number; readonly signal?: AbortSignal; readonly outside?: OutsideSettings },
    told: () => void,
  ): Promise<void> {
    const { agent, budget, boards, games } = this.plan;
    for (const game of games) {
      const gains = this.results[game.game];
      const take = ([gain]: DealResult, incidents: IncidentsByBot): boolean => {
        gains.push(gain);
        this.incidents = addIncidents(this.incidents, incidents);
        told();
        return true;
      };
      const stretch = { ...how, first: gains.length, last: boards };
      await playTournament(arenaTournament(game, agent, budget), stretch, take);
    }
  }

  /** The run as JSON, for the file and for programs. */
  json(): object {
    const { agent, budget } = this.plan;
    const { scores, results, incidents } = this;
    return { arena: arena.version, agent, budget, ...scores, incidents, results };
  }

  /** Writes a temporary file first, so that the file itself is always complete. */
  write(file: string): void {
    writeFileSync(`${file}.part`, `${JSON.stringify(this.json())}\n`);
    renameSync(`${file}.part`, file);
  }

  /** Takes the results of an earlier part of the same run; throws an error whose message is a sentence. */
  goOnFrom(file: string): void {
    const found = readRun(file);
    if (found === null) return;
    const { arena: version, agent, budget, results, incidents } = found;
    if (version !== arena.version)
      throw new Error(
        `${file} holds results of ${JSON.stringify(version) ?? 'something else'}, not of ${arena.version}; name another file.`,
      );
    if (agent !== this.plan.agent || JSON.stringify(budget) !== JSON.stringify(this.plan.budget))
      throw new Error(`${file} holds the results of another agent; name another file, or the same agent and budget.`);
    if (!isResults(results)) throw new Error(`The results in ${file} are damaged; name another file to begin anew.`);
    for (const [game, gains] of Object.entries(results))
      if (game in this.results) this.results[game] = gains.slice(0, this.plan.boards);
    this.incidents = isCounted(incidents) ? incidents : {};
  }
}

/** What a file holds; null if there is none. */
function readRun(file: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code !== undefined) throw new Error(`${file} cannot be read; check its name and whose it is.`);
  }
  throw new Error(`${file} is no file of the arena; name another one.`);
}

const isResults = (value: unknown): value is Record<string, number[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((gains) => Array.isArray(gains) && gains.every((gain) => Math.abs(gain) <= 1));

const isCounted = (value: unknown): value is IncidentsByBot =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each) => typeof each === 'object' && each !== null && Object.values(each).every(Number.isInteger),
  );
