/** Tables in this browser: against bots, without a server, stored between visits. */
import type { Line } from '@followsuit/engine';
import type { GameResults, ServerMessage } from '@followsuit/protocol';
import type { ChanceCheck } from '@followsuit/table';
import { sentenceOf } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';
import type { Frames, Glance, LocalTableInfo, WantedTable } from '../worker/messages.ts';
import { ActOutbox } from './act-outbox.ts';
import { makeSignals, type Signals, takeAnswer } from './model.ts';
import { makeReplay, type Replay, UnreadableRecord } from './replay.ts';
import type { TableClient, Trouble } from './types.ts';
import { askWorker, onWorkerAnswer, onWorkerStop, sendToWorker } from './worker-client.ts';

export type { Glance, LocalSeat, LocalTableInfo, WantedTable } from '../worker/messages.ts';
export type { Replay } from './replay.ts';

/** Makes a table and returns its id. If that fails, the error's message is a sentence for the player. */
export const makeLocalTable = (wanted: WantedTable): Promise<string> => askWorker('make', wanted);

/** The tables of this browser, last played first. */
export const listLocalTables = (): Promise<readonly LocalTableInfo[]> => askWorker('list', null);

/** How a running table stands. */
export const glanceAtTable = (id: string): Promise<Glance> => askWorker('glance', id);

/** The person's results by game at the tables of this browser. */
export const localResults = (): Promise<readonly GameResults[]> => askWorker('results', null);

/** Starts the worker with the tables before it is needed. */
export const bringTables = (): void => void listLocalTables().catch(() => {});

export const removeLocalTable = async (id: string): Promise<void> => void (await askWorker('remove', id));

/** Restores a table that was removed since the page was opened. */
export const restoreLocalTable = async (id: string): Promise<void> => void (await askWorker('restore', id));

/** The record of a table, finished or not. */
export const localRecord = (id: string): Promise<readonly Line[]> => askWorker('record', id);

/** Says how many events of a lesson's table are shown: its bots wait until that is all of them. */
export const showEvents = async (table: string, events: number): Promise<void> =>
  void (await askWorker('shown', { table, events }));

/** The first hand of a table as the coach plays it from the person's seat; `progress` goes from 0 to 1. */
export const coachedHand = (table: string, progress: (share: number) => void): Promise<readonly Line[]> =>
  askWorker('coached', table, progress);

let lastPace: number | null = null;

/** Sets how long bots pause before they act: 1 is usual, 0 not at all. */
export async function setPace(pace: number): Promise<void> {
  lastPace = pace;
  await askWorker('pace', pace);
}

onWorkerStop((_text, again) => {
  if (again && lastPace !== null) setPace(lastPace).catch(() => {}); // on failure they pause as usual
});

/** Recomputes every deal of a record from its published data. */
export const checkRecordDeals = (lines: readonly Line[]): Promise<readonly ChanceCheck[]> => askWorker('deals', lines);

/**
 * Opens a record as a replay, with all hands open or as `seat` saw it. The lines must belong to one game; if even the first
 * is invalid, the error's message says so.
 */
export async function openReplay(lines: readonly Line[], seat: number | null = null): Promise<Replay> {
  const frames = await askWorker('replay', { lines, seat });
  if (typeof frames === 'string') throw new UnreadableRecord(frames);
  return makeReplay(frames, await faultInWords(frames));
}

async function faultInWords({ fault, info }: Frames): Promise<string | null> {
  if (!fault) return null;
  const { line, rule, detail } = fault;
  const sentence = (await sentenceOf(info.game, rule))?.text ?? '';
  return [fill(words.notices.breaks, { line, rule }), sentence, detail].filter(Boolean).join(' ');
}

/** Opens a table of this browser; `model.link` is `gone` if the id is unknown. */
export function openLocalTable(id: string): TableClient {
  const model: Signals = makeSignals();
  const acts = new ActOutbox(model, id, sendToWorker);
  const trouble = (found: Trouble): void => void explain(model, found);
  const join = (have: number): void => {
    sendToWorker({ t: 'join', table: id, have }).catch((error: Error) => {
      model.link.value = 'gone';
      model.trouble.value = { code: 'mistake', text: error.message };
    });
  };
  const stop = onWorkerAnswer((text) => {
    const answer: ServerMessage = JSON.parse(text);
    if (!('table' in answer) || answer.table !== id) return;
    if (acts.answered(answer, trouble)) return;
    if (answer.t === 'error' && answer.code === 'forbidden') trouble(answer);
    else if (answer.t === 'error') {
      model.link.value = 'gone';
      model.trouble.value = answer;
    } else {
      if (model.trouble.value?.code === 'busy') model.trouble.value = null; // the other window has been closed
      if (!takeAnswer(model, answer)) join(0);
    }
  });
  const stopStops = onWorkerStop((text, again) => {
    acts.forget();
    model.trouble.value = { code: 'mistake', text };
    if (again) join(0);
    else model.link.value = 'gone';
  });
  join(0);
  return {
    model,
    place: 'local',
    act: (act) => acts.act(act),
    say: (said) => void sendToWorker({ t: 'say', table: id, ...said } as Parameters<typeof sendToWorker>[0]),
    dismissTrouble: () => {
      model.trouble.value = null;
    },
    hint: () => askWorker('hint', id),
    way: (act) => askWorker('way', { table: id, act }),
    takeBack: () => {
      acts.forget();
      askWorker('takeBack', id).catch(() => {});
    },
    close: () => {
      stop();
      stopStops();
      sendToWorker({ t: 'leave', table: id }).catch(() => {});
    },
  };
}

/** Shows a refusal with the sentence of its rule. */
async function explain(model: Signals, { code, rule, text }: Trouble): Promise<void> {
  const sentence = rule ? await sentenceOf(model.info.value?.game ?? '', rule) : null;
  model.trouble.value = { code, rule, text: sentence?.text ?? text };
}
