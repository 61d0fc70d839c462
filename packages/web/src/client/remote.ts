/** Tables on the server. */
import type { ServerMessage } from '@followsuit/protocol';
import { effect } from '@preact/signals';
import { words } from '../text/text.ts';
import { ActOutbox } from './act-outbox.ts';
import { withBotNames } from './bot-names.ts';
import { ChatOutbox } from './chat-outbox.ts';
import { findMe, me } from './me.ts';
import { makeSignals, type Signals, takeAnswer } from './model.ts';
import { attend, say } from './socket.ts';
import type { TableClient } from './types.ts';

/** Milliseconds until the next attempt to enter a table that could not be entered. */
const AGAIN = 5000;

/** The format of a table id. */
const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Opens a table of the server, at the person's seat or as a spectator. `model.link` is `gone` if the id is unknown. */
export function openRemoteTable(id: string): TableClient {
  const model: Signals = makeSignals();
  if (!ID.test(id)) model.link.value = 'gone';
  const acts = new ActOutbox(model, id, say);
  const chat = new ChatOutbox(model, (words) => say({ t: 'say', table: id, ...words } as Parameters<typeof say>[0]));
  let person: string | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const join = (have: number): void => {
    clearTimeout(again);
    say({ t: 'join', table: id, have, gives: true });
  };
  const stopHearing = attend({
    open(now) {
      // Another person may see other cards: request everything again.
      if (ID.test(id)) join(now === person ? model.events.value.length : 0);
      if (now === person) chat.open();
      else chat.forget();
      person = now;
      acts.again();
      // Signed out or renamed in another window: update the rest of the app.
      if (me.value && me.value.id !== now) findMe().catch(() => {});
    },
    hear(answer) {
      if (!('table' in answer) || answer.table !== id) return;
      chat.take(answer);
      if (acts.answered(answer, (trouble) => show(model, trouble))) return;
      if (answer.t === 'error') {
        takeError(model, chat, answer);
        // The server refused entry for the moment, or failed.
        if (model.link.value !== 'open' && model.link.value !== 'gone') again = setTimeout(() => join(0), AGAIN);
      } else if (answer.t === 'closed') {
        model.trouble.value = { code: 'closed', text: words.notices.closedTable };
        model.link.value = 'gone';
      } else if (!takeAnswer(model, named(answer))) join(0);
    },
    lost(why) {
      if (model.link.value === 'gone') return;
      model.link.value = why ? 'gone' : 'away';
      if (why) model.trouble.value = { code: why, text: words.notices.otherVersion };
    },
  });
  const stopGiving = giveRandomness(model, id);
  return {
    model,
    place: 'remote',
    act: (act) => acts.act(act),
    say: (words) => {
      model.trouble.value = null;
      chat.say(words);
    },
    dismissTrouble: () => {
      model.trouble.value = null;
    },
    close() {
      clearTimeout(again);
      stopGiving();
      say({ t: 'leave', table: id });
      stopHearing();
    },
  };
}

const named = (answer: ServerMessage): ServerMessage =>
  answer.t === 'table' ? { ...answer, info: withBotNames(answer.info) } : answer;

/** Contributes this client's randomness to the draw of seats and to every pledged deal: docs/fair-deals.md. */
function giveRandomness(model: Signals, table: string): () => void {
  let given = -1;
  return effect(() => {
    const draw = model.info.value?.draw ?? null;
    // Before the game no client knows its seat; the server ignores what spectators contribute.
    const pledge = draw ?? (model.seat.value < 0 ? null : model.pledge.value);
    if (model.link.value !== 'open') given = -1; // the contribution may have been lost
    if (!pledge || model.link.value !== 'open' || pledge.n === given) return;
    given = pledge.n;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    say({ t: 'give', table, n: pledge.n, random });
  });
}

const show = (model: Signals, { code, text, rule }: { code: string; text: string; rule?: string }): void => {
  model.trouble.value = { code, text, rule };
};

function takeError(model: Signals, chat: ChatOutbox, answer: Extract<ServerMessage, { t: 'error' }>): void {
  // Late randomness is harmless: the deal was made without it.
  if (answer.code === 'too-late') return;
  chat.forget(); // the table rejected the message: do not send it again
  if (answer.code === 'unknown-table') model.link.value = 'gone';
  show(model, answer);
}
