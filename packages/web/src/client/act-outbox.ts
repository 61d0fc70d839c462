/** The act that the table has not answered yet. Each act has a unique id, and is sent again until it is done or rejected. */
import type { Act } from '@followsuit/engine';
import type { ActMessage, ServerMessage } from '@followsuit/protocol';
import { translatedProblem } from '../text/language.ts';
import { words } from '../text/text.ts';
import { isOffered, type Signals } from './model.ts';
import type { Trouble } from './types.ts';

/** A unique id. (`randomUUID` is missing on pages without https, as in a home network.) */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type ActError = Extract<ServerMessage, { t: 'error' }>;

export class ActOutbox {
  private readonly model: Signals;
  private readonly table: string;
  private readonly send: (message: ActMessage) => void;
  /** Whether the act will be sent again after an error. */
  private readonly retries: (error: ActError) => boolean;
  private last: ActMessage | null = null;

  constructor(
    model: Signals,
    table: string,
    send: (message: ActMessage) => void,
    retries: (error: ActError) => boolean = () => false,
  ) {
    this.model = model;
    this.table = table;
    this.send = send;
    this.retries = retries;
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
    this.model.sent.value = null;
  }

  /** Handles an answer to an act; false if the answer is about something else. Passes errors to `tell`. */
  answered(answer: ServerMessage, tell: (trouble: Trouble) => void): boolean {
    if ((answer.t !== 'done' && answer.t !== 'error') || answer.id === undefined) return false;
    if (answer.id !== this.last?.id) return true;
    if (answer.t === 'error' && this.retries(answer)) return true;
    const { act } = this.last;
    this.forget();
    if (answer.t !== 'error') return true;
    const { code } = answer;
    if (code !== 'stale') tell({ ...answer, text: translatedProblem(code) ?? answer.text });
    // The newer events are on the screen by now: if the act is still offered, there is nothing to explain.
    else if (!isOffered(this.model, act as Act)) tell({ ...answer, text: words.notices.quicker });
    return true;
  }
}
