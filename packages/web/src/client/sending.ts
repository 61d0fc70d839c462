/** Acts on their way: each has a name of its own, and is sent again until it is answered. */
import type { Act } from '@followsuit/engine';
import type { ActMessage, Answer } from '@followsuit/protocol';
import type { Signals } from './model.ts';
import type { Trouble } from './types.ts';

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
    const id = crypto.randomUUID();
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
  answered(answer: Answer, tell: (trouble: Trouble) => void): boolean {
    if ((answer.t !== 'done' && answer.t !== 'error') || answer.id === undefined) return false;
    if (answer.id !== this.last?.id) return true;
    this.forget();
    // What was done meanwhile is on the screen by now, and the choice is still open: nothing needs to be said.
    if (answer.t === 'error' && answer.code !== 'stale') tell(answer);
    return true;
  }
}
