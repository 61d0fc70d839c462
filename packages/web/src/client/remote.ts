/** Tables on the server. */
import type { ActMessage, ServerMessage } from '@followsuit/protocol';
import { words } from '../text/text.ts';
import { type ActError, ActOutbox } from './act-outbox.ts';
import { withBotNames } from './bot-names.ts';
import { ChatOutbox } from './chat-outbox.ts';
import { FairKeeper } from './fair-keeper.ts';
import { findMe, me } from './me.ts';
import { makeSignals, type Signals, takeAnswer } from './model.ts';
import { muted } from './muted.ts';
import { send, subscribe } from './socket.ts';
import type { TableClient } from './types.ts';

/** Milliseconds until the next attempt to enter a table that could not be entered. */
const AGAIN = 5000;
/** Errors after which an act is sent again: the server could not do it just now, and does not do it twice. */
const PASSING: readonly string[] = ['storage', 'busy', 'not-here', 'future'];
/** Milliseconds until then, and how often, before the player learns of the error. */
const ACT_AGAIN = 1000;
const TRIES = 10;

/** The format of a table id. */
const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Opens a table of the server, at the person's seat or as a spectator. `model.link` is `gone` if the id is unknown. */
export function openRemoteTable(id: string): TableClient {
  const model: Signals = makeSignals();
  if (!ID.test(id)) model.link.value = 'gone';
  const fair = new FairKeeper(id, send);
  const sendAct = (message: ActMessage): void => {
    fair.acted(message.id);
    send(message);
  };
  let tried = { id: '', times: 0 };
  const retries = ({ id = '', code }: ActError): boolean => {
    if (tried.id !== id) tried = { id, times: 0 };
    if (!PASSING.includes(code) || ++tried.times > TRIES) return false;
    actAgain = setTimeout(() => {
      if (code === 'not-here') join(model.events.value.length);
      acts.again();
    }, ACT_AGAIN);
    return true;
  };
  const acts = new ActOutbox(model, id, sendAct, retries);
  const chat = new ChatOutbox(model, (words) => send({ t: 'say', table: id, ...words } as Parameters<typeof send>[0]));
  let person: string | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let actAgain: ReturnType<typeof setTimeout> | undefined;
  const join = (have: number): void => {
    clearTimeout(again);
    send({ t: 'join', table: id, have, gives: true });
  };
  const unsubscribe = subscribe({
    table: ID.test(id) ? id : undefined,
    open(now) {
      fair.open(now);
      // Another person may see other cards: request everything again.
      if (ID.test(id)) join(now === person ? model.events.value.length : 0);
      if (now === person) chat.open();
      else chat.forget();
      person = now;
      acts.again();
      // Signed out or renamed in another window: update the rest of the app.
      if (me.value && me.value.id !== now) findMe().catch(() => {});
    },
    message(answer) {
      if (!('table' in answer) || answer.table !== id) return;
      fair.hear(answer);
      chat.take(answer);
      if (answer.t === 'said' && answer.seat !== model.seat.value && muted.value.includes(answer.name)) return;
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
      fair.lost();
      if (model.link.value === 'gone') return;
      model.link.value = why ? 'gone' : 'away';
      if (why) model.trouble.value = why;
    },
  });
  return {
    model,
    place: 'remote',
    fairNotes: fair.notes,
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
      clearTimeout(actAgain);
      send({ t: 'leave', table: id });
      unsubscribe();
    },
  };
}

const named = (answer: ServerMessage): ServerMessage =>
  answer.t === 'table' ? { ...answer, info: withBotNames(answer.info) } : answer;

const show = (model: Signals, { code, text, rule }: { code: string; text: string; rule?: string }): void => {
  model.trouble.value = { code, text, rule };
};

function takeError(model: Signals, chat: ChatOutbox, answer: Extract<ServerMessage, { t: 'error' }>): void {
  // About randomness for a deal; the keeper has taken it.
  if (answer.n !== undefined) return;
  chat.forget(); // the table rejected the message: do not send it again
  if (answer.code === 'unknown-table') model.link.value = 'gone';
  show(model, answer);
}
