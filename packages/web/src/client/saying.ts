/** Words on their way: kept until the table has heard them, and said again when the connection is back. */
import type { ServerMessage } from '@followsuit/protocol';
import type { Signals } from './model.ts';
import type { Words } from './types.ts';

/** More than this nobody wants to hear afterwards: the newest are kept. */
const MOST = 5;

const same = (a: Words, b: Words): boolean => a.phrase === b.phrase && a.emote === b.emote && a.text === b.text;

/** Without what the protocol does not take (`VISIBLE`): tabs and ends of lines part words, the others cannot be seen anyway. */
const sayable = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200d)\p{C}/gu, '')
    .trim();

export class Saying {
  private readonly model: Signals;
  private readonly send: (words: Words) => void;
  /** Whether the connection is new, so that what was said before may have been lost. */
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

  /** There is a connection again; what is not yet heard is said as soon as the table answers. */
  open(): void {
    this.anew = true;
  }

  /** Forgets what was not heard. */
  forget(): void {
    this.model.unsaid.value = [];
  }

  /** Looks at an answer of the table. */
  take(answer: ServerMessage): void {
    const { unsaid, seat } = this.model;
    // Before the game one's seat is not known yet; but only those who sit can speak.
    if (answer.t === 'said' && (answer.seat === seat.value || seat.value < 0)) {
      const at = unsaid.value.findIndex((words) => same(words, answer));
      if (at >= 0) unsaid.value = unsaid.value.filter((_, i) => i !== at);
    } else if ((answer.t === 'sync' || answer.t === 'table') && this.anew) {
      this.anew = false;
      for (const words of unsaid.value) this.send(words);
    }
  }
}
