/** The act that the table has not answered yet. Each act has a unique id, and is sent again until it is done or rejected. */
import type { Act } from '@followsuit/engine';
import type { ActMessage, ServerMessage } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { isOffered, type Signals } from './model.ts';
import type { Trouble } from './types.ts';

/** Errors after which the act may be done when it is sent again: the table does not do it twice. */
const AGAIN: readonly string[] = ['storage', 'busy', 'not-here', 'future'];
/** How often an act is sent again after such an error, before the player learns of it. */
const TRIES = 10;

/** A unique id. (`randomUUID` is missing on pages without https, as in a home network.) */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export class ActOutbox {
  private readonly model: Signals;
  private readonly table: string;
  private readonly send: (message: ActMessage) => void;
  /** Calls `again` a moment later; null where an error stays one. */
  private readonly retry: ((code: string) => void) | null;
  private last: ActMessage | null = null;
  private tries = 0;

  constructor(
    model: Signals,
    table: string,
    send: (message: ActMessage) => void,
    retry: ((code: string) => void) | null = null,
  ) {
    this.model = model;
    this.table = table;
    this.send = send;
    this.retry = retry;
  }

  /** Sends an act, unless another is still unanswered. */
  act(act: Act): void {
    const { model } = this;
    if (this.last) return;
    const id = randomId();
    this.last = { t: 'act', table: this.table, seat: model.seat.value, id, seen: model.seq.value, act: act as never };
    model.sent.value = act;
    model.trouble.value = null;
    this.send(this.last);
  }

  /** Sends the unanswered act again, after a lost connection. */
  again(): void {
    if (this.last) this.send(this.last);
  }

  /** Drops the unanswered act. */
  forget(): void {
    this.last = null;
    this.tries = 0;
    this.model.sent.value = null;
  }

  /** Handles an answer to an act; false if the answer is about something else. Passes errors to `tell`. */
  answered(answer: ServerMessage, tell: (trouble: Trouble) => void): boolean {
    if ((answer.t !== 'done' && answer.t !== 'error') || answer.id === undefined) return false;
    if (answer.id !== this.last?.id) return true;
    if (this.retry && answer.t === 'error' && AGAIN.includes(answer.code) && this.tries++ < TRIES) {
      this.retry(answer.code);
      return true;
    }
    const { act } = this.last;
    this.forget();
    if (answer.t !== 'error') return true;
    if (answer.code !== 'stale') tell(answer);
    // The newer events are on the screen by now: if the act is still offered, there is nothing to explain.
    else if (!isOffered(this.model, act as Act)) tell({ ...answer, text: words.notices.quicker });
    return true;
  }
}
