/** Chat that the table has not confirmed yet. It is sent again when the connection is back. */
import type { ServerMessage } from '@followsuit/protocol';
import type { Signals } from './model.ts';
import type { Words } from './types.ts';

/** Only the newest messages are sent again. */
const MOST = 5;

const same = (a: Words, b: Words): boolean => a.phrase === b.phrase && a.emote === b.emote && a.text === b.text;

/** Removes what the protocol rejects (`VISIBLE`): tabs and line breaks become spaces, invisible characters are dropped. */
const sayable = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200d)\p{C}/gu, '')
    .trim();

export class ChatOutbox {
  private readonly model: Signals;
  private readonly send: (words: Words) => void;
  /** Whether the connection is new: messages sent before may be lost. */
  private anew = false;

  constructor(model: Signals, send: (words: Words) => void) {
    this.model = model;
    this.send = send;
  }

  say(given: Words): void {
    const { unsaid } = this.model;
    const words = given.text === undefined ? given : { text: sayable(given.text) };
    if (words.text === '') return;
    unsaid.value = [...unsaid.value, words].slice(-MOST);
    this.send(words);
  }

  /** Notes a new connection; unconfirmed chat is sent again when the table answers. */
  open(): void {
    this.anew = true;
  }

  /** Drops all unconfirmed chat. */
  forget(): void {
    this.model.unsaid.value = [];
  }

  /** Handles an answer from the table. */
  take(answer: ServerMessage): void {
    const { unsaid, seat } = this.model;
    // Before the game the player's seat is not known yet, but only seated people can chat.
    if (answer.t === 'said' && (answer.seat === seat.value || seat.value < 0)) {
      const at = unsaid.value.findIndex((words) => same(words, answer));
      if (at >= 0) unsaid.value = unsaid.value.filter((_, i) => i !== at);
    } else if ((answer.t === 'sync' || answer.t === 'table') && this.anew) {
      this.anew = false;
      for (const words of unsaid.value) this.send(words);
    }
  }
}
