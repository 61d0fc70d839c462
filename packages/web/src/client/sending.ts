/** Acts on their way: each has a name of its own, and is sent again until it is answered. */
import type { Act } from '@followsuit/engine';
import type { ActMessage, ServerMessage } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { isOffered, type Signals } from './model.ts';
import type { Trouble } from './types.ts';

/** A name that nothing else has. (`randomUUID` is not there on pages without https, as in a home network.) */
const drawn = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class Sending {
  private readonly model: Signals;
  private readonly table: string;
  private readonly send: (message: ActMessage) => void;
  private last: ActMessage | null = null;

  constructor(model: Signals, table: string, send: (message: ActMessage) => void) {
    this.model = model;
    this.table = table;
    this.send = send;
  }

  /** Sends an act, unless another is still on its way. */
  act(act: Act): void {
    const { model } = this;
    if (this.last) return;
    const id = drawn();
    this.last = { t: 'act', table: this.table, seat: model.seat.value, id, seen: model.seq.value, act: act as never };
    model.sent.value = act;
    model.trouble.value = null;
    this.send(this.last);
  }

  /** Sends again what has not been answered: after a connection was lost. */
  again(): void {
    if (this.last) this.send(this.last);
  }

  /** Forgets what is on its way. */
  forget(): void {
    this.last = null;
    this.model.sent.value = null;
  }

  /** Takes an answer to an act; true if it was one. What went wrong is handed to `tell`. */
  answered(answer: ServerMessage, tell: (trouble: Trouble) => void): boolean {
    if ((answer.t !== 'done' && answer.t !== 'error') || answer.id === undefined) return false;
    if (answer.id !== this.last?.id) return true;
    const { act } = this.last;
    this.forget();
    if (answer.t !== 'error') return true;
    if (answer.code !== 'stale') tell(answer);
    // What was done meanwhile is on the screen by now: where the choice is still open, nothing needs to be said.
    else if (!isOffered(this.model, act as Act)) tell({ ...answer, text: words.notices.quicker });
    return true;
  }
}
