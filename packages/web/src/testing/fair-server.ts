/**
 * A server of one table at the level of the protocol, for tests of the client: deals with pledges, as a real server makes them. It
 * can lie about any of it.
 */
import { filled, type Game, gameLine, type Json, type Line, listMoves, type Play, Random } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import type { ClientMessage, Pledge, ServerMessage, TableInfo } from '@followsuit/protocol';
import { FairChance, fairLine, GameProgress, Presence, Table } from '@followsuit/table';

type Fields = Record<string, Json>;

/** How a server lies; without any of it, it is honest. */
export interface Lies {
  /** Changes a message on its way to the client. */
  message?(message: ServerMessage): ServerMessage;
  /** Whether a part is taken into the deal; the answer says so in any case, unless `silent`. */
  drops?: boolean;
  silent?: boolean;
  /** Answers a part as a server does that has made the deal already. */
  late?: boolean;
  /** Deals something else than what the parts give. */
  deal?(rules: Play, line: Line): Line;
  /** Changes the published record. */
  record?(lines: Line[]): Line[];
}

export const TABLE = 'T4ble';
const PEOPLE = ['Ana', 'simple', 'Cy'];

/** The table: Ana's client is connected, a bot and Cy (whom a bot plays as well) sit with her. */
export class FairServer {
  /** The parts that the client has sent, by number. */
  readonly given: { readonly n: number; readonly random: string }[] = [];
  private readonly lies: Lies;
  private readonly rules: Play;
  private readonly chance: FairChance;
  private readonly table: Table;
  private readonly secrets = new Map<number, string>();
  private readonly presence = new Presence(3, 0);
  private readonly random: Random;
  private names = PEOPLE;
  private seat = 0;
  private draw: Pledge | null = null;
  private tell: ((message: ServerMessage) => void) | null = null;
  private stage: TableInfo['stage'] = 'waiting';

  constructor(lies: Lies = {}, seed = 'fair server') {
    this.lies = lies;
    this.random = new Random(seed);
    this.rules = rulesFor('coralon', 3, filled(gameOf('coralon') as Game, 3, { target: 20 }));
    const time = {
      now: () => 0,
      monotonic: () => 0,
      after: (_ms: number, call: () => void) => {
        setImmediate(call);
        return () => {};
      },
    };
    this.chance = new FairChance(
      {
        table: TABLE,
        time,
        random: {
          secret: () => this.secret(),
          draw: (rules, s, table, fair) => {
            const line = fairLine(rules, s, table, fair);
            return lies.deal ? lies.deal(rules, line) : line;
          },
          below: (n) => this.random.below(n),
        },
        wait: 1,
        // A deal waits for the client, as long as the client is there.
        givers: () => (this.tell && !lies.silent && !lies.drops && !lies.late ? [this.seat] : []),
        keep: async () => {},
        ready: () => this.advance(),
      },
      undefined,
    );
    this.table = new Table({
      id: TABLE,
      time,
      presence: this.presence,
      store: {
        write: async ({ over }) => {
          if (over) this.stage = 'over';
        },
      },
      chance: this.chance,
      bots: {
        choose: async (_bot, { state, seat }) => {
          const moves = listMoves(this.rules, state, seat);
          return moves[this.random.below(moves.length)];
        },
      },
      send: {
        step: (textFor) => this.say(JSON.parse(textFor(this.seat))),
        info: () => this.say(this.info()),
      },
      pauses: {
        ...{ pace: 1, beforeThinking: 0, usual: 0, afterTrick: 0, afterHand: 0, listening: 0, deal: 0, retry: 1 },
        ...{ inTheOpen: { least: 0, most: 0 }, together: true },
      },
      players: () => PEOPLE.map((_, i) => ({ kind: i === this.seat ? 'person' : 'bot', bot: 'random' })),
      standIn: 'random',
      grace: null,
      clock: { kind: 'none' },
      prover: null,
      sentenceOf: (rule) => rule,
      failed: (error) => {
        throw error;
      },
    });
  }

  /** A client connects; what it is sent goes to `tell`. */
  connect(tell: (message: ServerMessage) => void): void {
    this.tell = tell;
    this.say({ t: 'welcome', version: 1, person: { id: 'ana', name: 'Ana' } });
  }

  disconnect(): void {
    if (!this.tell) return;
    this.tell = null;
    if (this.presence.isHere(this.seat)) this.presence.exit(this.seat);
  }

  /** The host starts the game: seats are drawn, or everybody keeps theirs. */
  async start(seating: 'random' | 'fixed'): Promise<void> {
    this.stage = 'playing';
    this.chance.open({ n: 0, secret: this.secret() });
    if (seating === 'random') {
      this.draw = this.chance.pledge;
      this.say(this.info());
    } else {
      this.begin({});
      this.sync(0);
    }
    this.advance();
  }

  private secret(): string {
    const secret = Array.from({ length: 64 }, () => this.random.below(16).toString(16)).join('');
    this.secrets.set(this.secrets.size, secret);
    return secret;
  }

  private begin(more: Line): void {
    const game = new GameProgress(this.rules);
    game.take({ state: game.state, lines: [gameLine(this.rules, this.names, null, more)], secret: 0 });
    this.table.game = game;
  }

  private advance(): void {
    if (!this.draw) this.table.advance();
    else if (this.chance.isReady()) this.drawSeats();
  }

  private drawSeats(): void {
    const { draw, commit } = this.chance.drawSeats(3);
    commit();
    this.presence.exit(this.seat);
    this.names = draw.order.map((old) => PEOPLE[old]);
    this.seat = draw.order.indexOf(0);
    this.presence.enter(this.seat, 0);
    this.draw = null;
    this.begin({ draw: { ...draw } as unknown as Json });
    this.say(this.info());
    this.sync(0);
    this.advance();
  }

  /** A message of the client. */
  async hear(message: ClientMessage): Promise<void> {
    if (message.t === 'join') {
      if (!this.presence.isHere(this.seat)) this.presence.enter(this.seat, 0);
      this.sync(message.have ?? 0);
      this.say(this.info());
      this.advance();
    } else if (message.t === 'act') this.say(await this.table.changes.run(() => this.table.act(message, this.seat)));
    else if (message.t === 'give') await this.table.changes.run(() => this.give(message.n, message.random));
  }

  private async give(n: number, random: string): Promise<void> {
    this.given.push({ n, random });
    const { drops, silent, late } = this.lies;
    if (late) return this.say({ t: 'error', code: 'too-late', text: 'Late.', table: TABLE, n });
    const kept = drops || silent ? random : await this.chance.give(this.seat, n, random);
    if (kept === null) this.say({ t: 'error', code: 'too-late', text: 'Late.', table: TABLE, n });
    else if (!silent) this.say({ t: 'given', table: TABLE, n, random: kept });
    this.advance();
  }

  private sync(have: number): void {
    const text = this.table.sync(this.seat, have);
    if (text !== null) this.say(JSON.parse(text));
  }

  private say(message: ServerMessage): void {
    this.tell?.(this.lies.message ? this.lies.message(structuredClone(message)) : message);
  }

  private info(): ServerMessage {
    const info = {
      ...{
        id: TABLE,
        game: 'coralon',
        options: { target: 20 },
        host: 0,
        listed: false,
        stage: this.stage,
        grace: null,
      },
      ...{ clock: { kind: 'none' }, seating: 'random', draw: this.draw, watchers: 0, rematch: null, rejected: null },
      seats: this.names.map((name) => ({
        ...{ kind: name === 'simple' ? 'bot' : 'person', name, here: true, away: false, bot: null },
      })),
    } as TableInfo;
    return { t: 'table', table: TABLE, info };
  }

  /** The record as the server publishes it after the game. */
  record(): string {
    const secretOf = (fair: Json | undefined): Fields => ({
      ...(fair as Fields),
      secret: this.secrets.get((fair as Fields).n as number) ?? null,
    });
    const lines = (this.table.game?.lines ?? []).map((line, i): Line => {
      if (i === 0) return { ...line, table: TABLE, ...(line.draw ? { draw: secretOf(line.draw) } : {}) };
      return line.fair ? { ...line, fair: secretOf(line.fair) } : line;
    });
    const told = this.lies.record?.(structuredClone(lines)) ?? lines;
    return told.map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}
