/**
 * What one seat (or all who only watch) has been shown of a game. It remembers the last view field by field, so that a step
 * sends only the fields that changed, and makes each text once however many connections it goes to.
 */
import { changesIn, type State } from '@followsuit/engine';
import type { Offer, Pledge } from './answers.ts';
import { offerTo } from './offer.ts';
import type { Progress } from './progress.ts';

export class Glass {
  readonly seat: number;
  private readonly game: Progress;
  private readonly table: string;
  private readonly fields = new Map<string, string>();
  private seen: State | null = null;

  constructor(game: Progress, table: string, seat: number) {
    this.game = game;
    this.table = table;
    this.seat = seat;
    this.look();
  }

  /** Takes in what the seat sees now; gives the fields that changed, as JSON, and what may be done. */
  private look(): { changed: string; offer: Offer } {
    const { rules, state } = this.game;
    const { json, seen } = changesIn(rules, state, this.seat, this.seen);
    this.seen = seen;
    const changed: string[] = [];
    for (const name in json) {
      const text = JSON.stringify(json[name]);
      if (this.fields.get(name) === text) continue;
      this.fields.set(name, text);
      changed.push(`"${name}":${text}`);
    }
    return { changed: `{${changed.join(',')}}`, offer: offerTo(rules, seen, this.seat, () => this.held()) };
  }

  /** The cards of the seat, where the game has such. */
  private held(): unknown {
    const hold: unknown = JSON.parse(this.fields.get('hold') ?? 'null');
    return Array.isArray(hold) ? hold[this.seat] : null;
  }

  /** The text of a step that has just been taken; `from` is where its events begin. */
  step(from: number, pledge: Pledge | null, left: readonly (number | null)[] | null): string {
    const { changed, offer } = this.look();
    const head = `{"t":"step","table":"${this.table}","seq":${this.game.lines.length}`;
    const events = `"events":${JSON.stringify(this.game.told(this.seat, from))}`;
    const more = `${pledge ? `,"pledge":${JSON.stringify(pledge)}` : ''}${left ? `,"left":${JSON.stringify(left)}` : ''}`;
    return `${head},${events},"view":${changed}${more},${offerText(offer)}}`;
  }

  /** The text for somebody who comes (back) having events up to `have`. */
  sync(have: number, pledge: Pledge | null, left: readonly (number | null)[] | null): string {
    const { offer } = this.look();
    const seq = this.game.lines.length;
    const whole = [...this.fields].map(([name, text]) => `"${name}":${text}`).join(',');
    const view = have === seq ? '' : `"view":{${whole}},`;
    const head = `{"t":"sync","table":"${this.table}","seat":${this.seat},"seq":${seq}`;
    const events = `"events":${JSON.stringify(this.game.told(this.seat, have))}`;
    return `${head},${events},${view}"pledge":${JSON.stringify(pledge)},"left":${JSON.stringify(left)},${offerText(offer)}}`;
  }
}

const offerText = ({ acts, barred }: Offer): string =>
  `"acts":${JSON.stringify(acts)},"barred":${JSON.stringify(barred)}`;
