/** How the next chance of a table comes about, and when. See docs/fair-deals.md. */
import { drawOrder, type Pledge, type Progress, type SeatDraw, type Step } from '@followsuit/protocol';
import type { House } from '../house.ts';
import type { FairRow } from '../store/schema.ts';
import { Chances } from './chances.ts';
import type { Company } from './company.ts';

/** A chance that is drawn: what it brings, what is to be kept with it, and what follows then. */
export interface Drawn<T> {
  readonly what: T;
  readonly fair: readonly FairRow[];
  readonly kept: () => Pledge;
}

export class Dealing {
  private readonly house: House;
  private readonly table: string;
  private readonly company: Company;
  private readonly onDue: (n: number) => void;
  private chances: Chances | null;
  private cancel: (() => void) | null = null;

  /** `due` is called with the number of a chance when it is time for it. */
  constructor(house: House, table: string, company: Company, fair: readonly FairRow[], due: (n: number) => void) {
    this.house = house;
    this.table = table;
    this.company = company;
    this.onDue = due;
    this.chances = Chances.from(fair);
  }

  /** The host has started the game, and with it the first chance, whose secret has been kept. */
  begin(secret: string): void {
    this.chances = new Chances(0, secret);
  }

  get pledge(): Pledge | null {
    return this.chances?.pledge ?? null;
  }

  /** Takes what a seat's client gives; returns false where it comes too late or again. */
  give(seat: number, n: number, random: string): boolean {
    return this.chances?.give(seat, n, random) ?? false;
  }

  /** Deals at once where everybody has given who said they would; otherwise waits for them a moment. */
  soon(): void {
    const { chances, house } = this;
    if (!chances) return;
    const ready = this.company.givers().every((seat) => chances.has(seat));
    if (ready) this.now(chances.n);
    else this.cancel ??= house.time.after(house.dealWait, () => this.now(chances.n));
  }

  private now(n: number): void {
    this.stop();
    this.onDue(n);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  /** Draws chance `n`, or gives null where it is not due: asked for twice, it must not bring the next one before its time. */
  draw(game: Progress, n: number): Drawn<Step> | null {
    const { chances, house, table } = this;
    if (chances?.n !== n || game.rules.due(game.state) === null) return null;
    const fair = chances.fair();
    const line = house.chance.draw(game.rules, game.state, table, fair);
    const { hash } = chances.pledge;
    return this.drawn(chances, game.chance({ ...line, fair: { n, hash, given: fair.given } }));
  }

  /** Draws the seats (VINES-TABLE-2), or gives null where chance `n` is not the next one. */
  drawSeats(seats: number, n: number): Drawn<SeatDraw> | null {
    const { chances, table } = this;
    if (chances?.n !== n) return null;
    const fair = chances.fair();
    const order = drawOrder(table, seats, fair);
    return this.drawn(chances, { n, hash: chances.pledge.hash, given: fair.given, order });
  }

  private drawn<T>(chances: Chances, what: T): Drawn<T> {
    const secret = this.house.chance.secret();
    return {
      what,
      fair: [{ table_id: this.table, n: chances.n + 1, secret }],
      kept: () => {
        chances.next(secret);
        return chances.pledge;
      },
    };
  }
}
