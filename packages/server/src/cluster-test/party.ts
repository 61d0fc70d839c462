/** People who play together, one game after another, with a bot among them. */
import type { Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { Player, type PlayerServices } from './player.ts';

/** Milliseconds for the answer to a request, and until the next attempt. */
const ANSWER = 4000;
const RETRY = 200;
/** The most people at one table. */
export const PEOPLE = 3;

/** The games for more than one person. */
const SHARED = games.filter(({ players }) => Math.max(...players) > 1);

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON
type Any = any;

export class Party {
  readonly players: readonly Player[];
  /** When the last event came that nobody had seen. */
  progressAt = performance.now();
  /** Called with the times of the last event and of the one before. */
  onProgress: (before: number, now: number) => void = () => {};
  /** The table at which they play. */
  table: string | null = null;
  games = 0;
  private readonly random: Random;
  /** The level of the bots. */
  private readonly bot: string;
  private readonly services: PlayerServices;
  private stopped = false;
  private over: (table: string) => void = () => {};

  constructor(name: string, tokens: readonly string[], services: PlayerServices, bot = 'random') {
    this.services = services;
    this.bot = bot;
    this.random = services.random;
    this.players = tokens.map((token, i) => new Player(`${name}-${i}`, token, services));
    for (const player of this.players) {
      player.onProgress = () => this.progress();
      player.onOver = (table) => this.over(table);
    }
  }

  private progress(): void {
    const before = this.progressAt;
    this.progressAt = performance.now();
    this.onProgress(before, this.progressAt);
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    while (!this.stopped) {
      const over = new Promise<void>((resolve) => {
        this.over = (table) => {
          if (table === this.table) resolve();
        };
      });
      await this.open();
      await over;
      this.games++;
    }
  }

  stop(): void {
    this.stopped = true;
    for (const player of this.players) player.stop();
  }

  /** Makes a table, sits down and starts. */
  private async open(): Promise<void> {
    const [host, ...others] = this.players;
    const game = SHARED[this.random.below(SHARED.length)];
    const most = game.players.filter((players) => players > 1);
    const seats = most[this.random.below(most.length)];
    const people = Math.min(this.players.length, seats);
    const kinds = Array.from({ length: seats }, (_, i) =>
      i === 0 ? { kind: 'me' } : i < people ? { kind: 'open' } : { kind: 'bot', bot: this.bot },
    );
    const seating = this.random.below(2) === 0 ? 'random' : 'fixed';
    const made = await this.post(host, '/api/tables', { game: game.id, seats: kinds, grace: null, seating });
    if (!made) return;
    const { id } = made.table;
    this.table = id;
    for (const player of others.slice(0, people - 1)) await this.post(player, `/api/tables/${id}/seat`, {}, id);
    for (const player of this.players.slice(0, people)) player.sit(id);
    await this.post(host, `/api/tables/${id}/start`, {}, id);
  }

  /** Sends a request to the node for a place until one answers. An earlier attempt may have succeeded, so a refusal counts as done. */
  private async post(player: Player, path: string, body: object, place = player.address): Promise<Any> {
    while (!this.stopped) {
      const url = this.services.nodeFor(place);
      const answer = url === null ? null : await this.request(url + path, player, body);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
    return null;
  }

  private async request(url: string, player: Player, body: object): Promise<Any> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...player.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER),
      });
      const answer = (await response.json()) as Any;
      if (response.status === 500) this.services.notes.violation('a request fails', `${url}: ${answer.text}`);
      if (!response.ok && body && 'game' in body && response.status < 500)
        throw new RangeError(`No table can be made: ${answer.text}`);
      return response.status >= 500 ? null : answer;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null; // the node is away
    }
  }
}
