/**
 * A bot that is a process of its own: docs/outside-bots.md. It is told what its seat may know, and judged as players are. One
 * that answers wrongly, late or not at all is replaced as its policy says, so that games go on.
 */
import { botOf, legalMoves } from '@followsuit/bots';
import { type Line, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { botNameOf, commandOf } from './bot-command.ts';
import { type BotMessage, BotProcess, type ProcessReply } from './bot-process.ts';
import { type Incidents, noIncidents } from './incidents.ts';
import { type BotPolicy, POLICY_BOT } from './policy.ts';
import { positionOf } from './position.ts';
import type { ProcessTable } from './process-table.ts';

export const BOT_PROTOCOL = 1;

/** The game is lost for a bot: its policy lets nobody act for it. */
export class Forfeit extends Error {
  readonly bot: string;

  constructor(bot: string) {
    super(`${bot} has failed.`);
    this.bot = bot;
  }
}

/** A bot that cannot be started: the message is a sentence. */
export class BotStartFailure extends Error {}

/** What a bot says of itself. */
export interface BotIntroduction {
  readonly name: string;
  readonly version: string;
  /** What requests contain besides what everybody gets: `position`. */
  readonly wants: readonly string[];
}

interface Running extends BotIntroduction {
  readonly process: BotProcess;
}

/** Tables that a bot is told about again when they come back, since others have come up in between. */
const MOST_TABLES = 1000;

export class OutsideBot {
  readonly bot: string;
  readonly name: string;
  private readonly policy: BotPolicy;
  private readonly processes: ProcessTable;
  private running: Promise<Running> | null = null;
  private readonly tables = new Map<string, { readonly number: number; hand: number }>();
  private counts = noIncidents();
  private requests = 0;
  private tableCount = 0;
  private crashes = 0;
  private late = 0;
  private failed = false;

  /** @example new OutsideBot('exec:./mybot', USUAL_POLICY, processTable()) */
  constructor(bot: string, policy: BotPolicy, processes: ProcessTable) {
    this.bot = bot;
    this.name = botNameOf(bot);
    this.policy = policy;
    this.processes = processes;
  }

  /** Starts the process, if it is not running; rejects with a `BotStartFailure`. */
  async start(): Promise<BotIntroduction> {
    const { name, version, wants } = await this.run();
    return { name, version, wants };
  }

  /** A new game begins: whatever went wrong in the last one, the bot may be started again. */
  beginGame(): void {
    this.crashes = 0;
    this.late = 0;
    this.failed = false;
  }

  /** The move for the seat of a view, at a table with this key; throws a `Forfeit`. The key is not told to the bot. */
  async choose(view: View<Play>, random: Random, key: string): Promise<number> {
    const luck = random.next();
    while (!this.failed) {
      try {
        const running = await this.run();
        const move = await this.ask(running, view, luck, key);
        if (move !== 'crash') return move;
      } catch (error) {
        if (!(error instanceof BotStartFailure)) throw error;
      }
      this.running = null;
      this.counts.crashes++;
      if (++this.crashes > this.policy.restarts) this.fail();
    }
    if (this.policy.failure === 'forfeit') throw new Forfeit(this.bot);
    return this.standIn(view, luck);
  }

  /** Tells the bot that a game is over and, if it was played to its end, how. */
  over(key: string, result: { readonly winners?: readonly number[]; readonly scores?: readonly number[] } = {}): void {
    const table = this.tables.get(key)?.number;
    this.tables.delete(key);
    if (table !== undefined)
      this.running?.then(
        ({ process }) => process.tell({ cmd: 'over', table, ...result }),
        () => {},
      );
  }

  /** What has gone wrong since this was last called. */
  takeIncidents(): Incidents {
    const taken = this.counts;
    this.counts = noIncidents();
    return taken;
  }

  async close(): Promise<void> {
    const running = await this.running?.catch(() => null);
    this.running = null;
    await running?.process.close();
  }

  private fail(): void {
    this.failed = true;
    if (this.policy.failure === 'forfeit') this.counts.forfeits++;
  }

  private standIn(view: View<Play>, luck: number): number {
    this.counts.standIns++;
    const move = botOf(POLICY_BOT, view.rules.game)?.choose(view, new Random(`${luck}`));
    return move ?? legalMoves(view)[0];
  }

  private run(): Promise<Running> {
    this.running ??= this.greeted();
    return this.running;
  }

  private async greeted(): Promise<Running> {
    const { policy, bot } = this;
    this.tables.clear();
    const started = new BotProcess(commandOf(bot), this.name, policy, this.processes);
    started.tell({ cmd: 'hello', id: 0, protocol: BOT_PROTOCOL });
    const reply = await started.reply(0, policy.startTime);
    const found = introductionIn(reply, policy);
    if (typeof found !== 'string') return { ...found, process: started };
    const why = reply === 'ended' ? (started.trouble ?? found) : found;
    started.kill();
    throw new BotStartFailure(`${bot} cannot be started: ${why}.`);
  }

  /** Asks until the answer is legal, the time is over or the tries are. */
  private async ask(running: Running, view: View<Play>, luck: number, key: string): Promise<number | 'crash'> {
    const { policy } = this;
    const { process } = running;
    const id = ++this.requests;
    const deadline = performance.now() + policy.actTime;
    process.tell(this.requestFor(running, view, luck, key, id));
    for (let tries = 1; ; tries++) {
      const reply = await process.reply(id, deadline - performance.now());
      if (reply === 'ended') return 'crash';
      if (reply === 'time-out') {
        this.counts.timeouts++;
        process.tell({ cmd: 'late', id });
        if (++this.late < policy.timeouts) return this.standIn(view, luck);
        this.late = 0;
        process.kill();
        return 'crash';
      }
      this.late = 0;
      const found = judged(reply, view);
      if (typeof found === 'number') return found;
      this.counts[found.code === 'illegal-act' ? 'illegal' : 'malformed']++;
      const left = policy.tries - tries;
      process.tell({ cmd: 'refused', id, problem: found, tries: left });
      if (left <= 0) return this.standIn(view, luck);
    }
  }

  private requestFor({ process, wants }: Running, view: View<Play>, luck: number, key: string, id: number): BotMessage {
    const { rules, seat, state, heard = {} } = view;
    const { game, seats: players, options, sides, wins } = rules;
    const table = this.tableFor(key, view, process);
    const said = Object.fromEntries(Object.entries(heard).map(([phrase, by]) => [phrase, seatsIn(by)]));
    return {
      cmd: 'act',
      id,
      ...{ table, game: game.id, players, options, sides, wins, seat },
      view: rules.json(state, seat),
      legal: Array.from(legalMoves(view), (move) => rules.act(state, move)),
      heard: said,
      ms: this.policy.actTime,
      random: luck,
      ...(wants.includes('position') ? { position: positionOf(view) } : {}),
    };
  }

  /** The number of a table for the bot, which is told of new tables and hands. */
  private tableFor(key: string, { rules, state }: View<Play>, process: BotProcess): number {
    const hand = rules.rounds(state) + 1;
    let table = this.tables.get(key);
    if (!table) {
      if (this.tables.size === MOST_TABLES) this.tables.delete([...this.tables.keys()][0]);
      table = { number: ++this.tableCount, hand: 0 };
      this.tables.set(key, table);
      const { game, seats: players, options, sides, wins } = rules;
      process.tell({ cmd: 'game', table: table.number, game: game.id, name: game.name, players, options, sides, wins });
    }
    if (table.hand !== hand) process.tell({ cmd: 'hand', table: table.number, hand });
    table.hand = hand;
    return table.number;
  }
}

interface Problem {
  readonly code: 'bad-line' | 'bad-answer' | 'illegal-act';
  readonly text: string;
  readonly rule?: string;
}

/** The move of an answer, judged against the view, so that a refusal tells nothing that the seat may not know. */
function judged(reply: Exclude<ProcessReply, string>, { rules, seat, state }: View<Play>): number | Problem {
  if ('fault' in reply) return { code: 'bad-line', text: reply.fault };
  const { act } = reply.said;
  if (typeof act !== 'object' || act === null || Array.isArray(act))
    return { code: 'bad-answer', text: 'An answer needs an "act", which is an object like those in "legal".' };
  const found = rules.read(state, seat, act as Line);
  const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
  if (rule === null) return (found as { move: number }).move;
  return { code: 'illegal-act', text: sentencesOf(rules.game).get(rule) ?? rule, rule };
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;

/** What a bot says of itself, or what is wrong with that. */
function introductionIn(reply: ProcessReply, { startTime }: BotPolicy): BotIntroduction | string {
  if (reply === 'ended') return 'it ended';
  if (reply === 'time-out') return `it did not answer "hello" within ${startTime} ms`;
  if ('fault' in reply) return `its answer to "hello" cannot be read (${reply.fault.replace(/\.$/, '')})`;
  const { protocol, name, version = '', wants = [] } = reply.said;
  if (protocol !== BOT_PROTOCOL)
    return `it speaks version ${JSON.stringify(protocol) ?? 'none'} of the protocol, not ${BOT_PROTOCOL}`;
  if (!isShort(name) || !isShort(version)) return 'its "name" and "version" must be texts of at most 40 characters';
  if (!Array.isArray(wants) || !wants.every((each) => each === 'position'))
    return '"wants" must be a list that may have "position"';
  return { name: name.replace(/[^\p{L}\p{N} ._-]/gu, ''), version, wants };
}
