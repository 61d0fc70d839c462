/**
 * An open table of this browser: a `Table` of `@followsuit/table` for one person, whose ports are the browser's database, a seed
 * and the worker with the bots. It answers the messages of the protocol exactly as the server does, so the page need not know
 * where a table is.
 */
import { type Act, drawFromSeed, type Line, type Play, Random, type View } from '@followsuit/engine';
import { type ActMessage, problem, type SayMessage, type ServerMessage } from '@followsuit/protocol';
import { type GameProgress, hasSeat, NOT_YOUR_SEAT, type Pauses, Presence, Table } from '@followsuit/table';
import { scriptedAct } from '../learn/script.ts';
import { loadedRules } from './loaded-games.ts';
import { loadedProver, loadProver, needsProver } from './loaded-prover.ts';
import type { BotQuestion } from './messages.ts';
import { mySeat, type StoredTable, tableInfoOf } from './stored-table.ts';

/** What a table needs from its worker. */
export interface LocalTablePorts {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never jump. */
  monotonic(): number;
  after(ms: number, work: () => void): () => void;
  /** The pause before a bot acts, as a share of the usual one. */
  pace(): number;
  /** How many events the page has shown; bots and deals wait until it has shown all. Without it they do not wait. */
  shown?(): number;
  choose(question: BotQuestion): Promise<number>;
  keep(table: StoredTable): Promise<void>;
  /** Sends answers of the protocol to the page, which draws them together. */
  tell(answers: readonly string[]): void;
}

const PAUSES: Omit<Pauses, 'pace'> = {
  beforeThinking: 150,
  usual: 500,
  afterTrick: 700,
  afterHand: 1500,
  listening: 2000,
  inTheOpen: { least: 1000, most: 4000 },
  deal: 2000,
  retry: 2000,
  together: false,
};

export class LocalTable {
  stored: StoredTable;
  private readonly ports: LocalTablePorts;
  private readonly table: Table;
  private readonly presence: Presence;
  private readonly seat: number;
  /** Whether the page shows the table; otherwise the game pauses. */
  private joined = false;
  /** Counts steps, phrases and moves taken back: each question to a bot has its own luck. */
  private turn = 0;
  /** Bots that wait for the page. */
  private waiting: (() => void)[] = [];
  /** Answers that go to the page together, at the end of the change; null between changes of the person. */
  private answers: string[] | null = null;

  constructor(stored: StoredTable, ports: LocalTablePorts) {
    this.stored = stored;
    this.ports = ports;
    this.seat = mySeat(stored.seats);
    this.presence = new Presence(stored.seats.length, ports.monotonic());
    const { seed } = stored;
    const players = tableInfoOf(stored).seats;
    this.table = new Table({
      id: stored.id,
      time: ports,
      presence: this.presence,
      store: { write: ({ step }) => this.keep([...this.game.lines, ...step.lines]) },
      chance: {
        pledge: null,
        isReady: () => this.isShown,
        draw: ({ rules, state }) => ({ line: drawFromSeed(rules, state, seed), secret: null, commit: () => null }),
        below: (n, what) => new Random(`${seed}/${what}`).below(n),
        stop() {},
      },
      bots: { choose: (bot, view) => this.chooseFor(bot, view) },
      send: { step: (textFor) => this.tell(textFor(this.seat)), info: () => this.tell(this.about()) },
      pauses: {
        ...PAUSES,
        get pace() {
          return ports.pace();
        },
      },
      players: () => players,
      standIn: 'simple',
      grace: null,
      clock: { kind: 'none' },
      get prover() {
        return loadedProver();
      },
      sentenceOf: (rule) => rule, // the page has the sentences
      failed() {},
    });
    this.restore();
  }

  private get game(): GameProgress {
    return this.table.game as GameProgress;
  }

  /** Whether the page has shown everything. */
  private get isShown(): boolean {
    return (this.ports.shown?.() ?? Number.POSITIVE_INFINITY) >= this.game.lines.length;
  }

  /** Continues what waits for the page. */
  goOn(): void {
    if (!this.isShown) return;
    for (const resolve of this.waiting.splice(0)) resolve();
    this.table.advance();
  }

  private async chooseFor(bot: string, view: View<Play>): Promise<number> {
    if (!this.isShown) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.scriptedMove(view.seat) ?? this.ports.choose(this.questionFor(bot, view));
  }

  /** The move of a bot in the script of a lesson, or null. */
  private scriptedMove(seat: number): number | null {
    const { script } = this.stored;
    const { rules, state, lines } = this.game;
    const act = script && scriptedAct(script, lines, { learner: this.seat, seat });
    const found = act && rules.read(state, seat, act);
    return found && 'move' in found ? found.move : null;
  }

  /** The game as far as the rules (which may be newer) accept its record. */
  private restore(): void {
    const { game, seats, options, lines } = this.stored;
    // Nobody has thought while the table was closed.
    this.table.restore(loadedRules(game, seats.length, options), [...lines], () => ({ up: null, act_id: null }));
  }

  /** The page opens the table, and has the first `have` events. */
  join(have: number): Promise<void> {
    return this.change(async () => {
      // The first hand of a new table is dealt before it is shown.
      if (this.game.lines.length === 1) await this.table.drawChance();
      this.show(have);
    });
  }

  private show(have: number): void {
    if (!this.joined) this.presence.enter(this.seat, this.ports.monotonic());
    this.joined = true;
    this.tell(this.about(), this.table.sync(this.seat, Math.min(have, this.game.lines.length)) ?? '');
    this.table.advance();
  }

  leave(): void {
    if (this.joined) this.presence.exit(this.seat);
    this.joined = false;
  }

  act(message: ActMessage): Promise<void> {
    return this.change(async () => {
      if (needsProver(message.act as Line)) this.game.prover = await loadProver();
      this.tell(toJson(await this.table.act(message, this.seat)));
      // A roll follows the person's own act, who waits for it.
      const { rules, state } = this.game;
      if (![null, 'deal'].includes(rules.due(state))) await this.table.drawChance();
    });
  }

  say({ table, phrase }: SayMessage): void {
    const { seat } = this;
    this.turn++;
    const fault = seat < 0 ? NOT_YOUR_SEAT.text : this.table.say(seat, phrase);
    if (fault !== null) this.tell(toJson(problem('forbidden', fault, { table })));
    else this.tell(toJson({ t: 'said', table, seat, name: this.stored.seats[seat].name, phrase }));
  }

  /** Goes back to before the person's last act; the deal stays the same. */
  takeBack(): Promise<void> {
    return this.change(async () => {
      const { lines, rejected } = this.game;
      const last = lines.findLastIndex((line) => line.ev === 'act' && line.seat === this.seat);
      // A record that the rules reject is left as it is.
      if (this.seat < 0 || last < 0 || rejected) return;
      await this.keep(lines.slice(0, last));
      this.restore();
      this.show(0);
    });
  }

  /** The person's view as a question to a bot, or null if it is not their turn. */
  question(bot: string, ms?: number): BotQuestion | null {
    if (this.seat < 0 || !hasSeat(this.game.actors, this.seat)) return null;
    return { ...this.questionFor(bot, this.table.viewOf(this.game, this.seat)), ms };
  }

  /** The squares over which an act of the person takes a piece; none without a board, or if the act is not legal now. */
  way(act: Act): readonly string[] {
    const { rules, state } = this.game;
    const found = rules.read(state, this.seat, act as Line);
    return 'move' in found ? (rules.way?.(state, found.move) ?? []) : [];
  }

  private questionFor(bot: string, { seat, state, heard }: View<Play>): BotQuestion {
    const { game, options, seats, seed } = this.stored;
    return { bot, game, options, players: seats.length, seat, state, heard, seed: `${seed}/bot/${this.turn}/${seat}` };
  }

  /** Stores the record. The page need not wait: what the database rejects is kept in memory. */
  private async keep(lines: readonly Line[]): Promise<void> {
    this.turn++;
    this.stored = { ...this.stored, used: this.ports.now(), lines };
    this.ports.keep(this.stored);
    const { game } = this;
    if (!game.prover && lines.some(needsProver))
      void loadProver().then(
        (prover) => {
          game.prover = prover;
        },
        () => {}, // then nothing is offered
      );
  }

  /** Runs a change that the person asks for, and sends its answers together. */
  private change(work: () => Promise<void>): Promise<void> {
    return this.table.changes.run(async () => {
      const answers: string[] = [];
      this.answers = answers;
      await work().finally(() => {
        this.answers = null;
      });
      if (answers.length > 0) this.ports.tell(answers);
    });
  }

  private tell(...answers: readonly string[]): void {
    if (this.answers) this.answers.push(...answers);
    else this.ports.tell(answers);
  }

  private about(): string {
    return toJson({ t: 'table', table: this.stored.id, info: tableInfoOf(this.stored, this.game.rejected) });
  }
}

const toJson = (answer: ServerMessage): string => JSON.stringify(answer);
