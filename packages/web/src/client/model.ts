/** Builds the model of a table from the answers of the server or the worker. */
import type { Act, Line } from '@followsuit/engine';
import type { Pledge, ServerMessage, TableInfo, TimeLeft } from '@followsuit/protocol';
import { batch, signal } from '@preact/signals';
import type { Link, Said, TableModel, Trouble, ViewJson, Words } from './types.ts';

/** How many chat messages are remembered. */
const REMEMBERED = 100;

/** The signals of a model; only the transport writes them. */
export const makeSignals = () => ({
  link: signal<Link>('opening'),
  info: signal<TableInfo | null>(null),
  seat: signal(-1),
  seq: signal(0),
  events: signal<readonly Line[]>([]),
  view: signal<ViewJson | null>(null),
  acts: signal<readonly Act[]>([]),
  barred: signal<Readonly<Record<string, string>>>({}),
  settle: signal(false),
  pledge: signal<Pledge | null>(null),
  left: signal<TimeLeft | null>(null),
  said: signal<readonly Said[]>([]),
  unsaid: signal<readonly Words[]>([]),
  sent: signal<Act | null>(null),
  trouble: signal<Trouble | null>(null),
});
export type Signals = ReturnType<typeof makeSignals> & TableModel;

/** Whether an act is legal now. */
export function isOffered({ acts }: TableModel, act: Act): boolean {
  const written = JSON.stringify(act);
  return acts.peek().some((each) => JSON.stringify(each) === written);
}

/**
 * Applies an answer that belongs to the table. Returns false if earlier events are missing, so that the transport has to
 * request the table again.
 */
export const takeAnswer = (model: Signals, answer: ServerMessage): boolean => batch(() => take(model, answer));

function take(model: Signals, answer: ServerMessage): boolean {
  if (answer.t === 'table') {
    model.info.value = answer.info;
    model.link.value = 'open';
  } else if (answer.t === 'said') model.said.value = [...model.said.value, answer].slice(-REMEMBERED);
  else if (answer.t === 'sync') return takeSync(model, answer);
  else if (answer.t === 'step') return takeStep(model, answer);
  return true;
}

function takeSync(model: Signals, answer: Extract<ServerMessage, { t: 'sync' }>): boolean {
  const { seat, seq, events, view, pledge, left } = answer;
  const had = seq - events.length;
  if (had > model.events.value.length || (view === undefined && model.view.value === null)) return false;
  model.link.value = 'open';
  model.seat.value = seat;
  if (events.length > 0 || had < model.events.value.length)
    model.events.value = [...model.events.value.slice(0, had), ...events];
  if (view) model.view.value = view;
  model.pledge.value = pledge;
  model.left.value = left;
  offer(model, answer);
  return true;
}

function takeStep(model: Signals, answer: Extract<ServerMessage, { t: 'step' }>): boolean {
  const { seq, events, view, pledge, left } = answer;
  if (seq - events.length !== model.events.value.length || model.view.value === null) return false;
  model.events.value = [...model.events.value, ...events];
  model.view.value = { ...model.view.value, ...view };
  if (pledge) model.pledge.value = pledge;
  if (left) model.left.value = left;
  offer(model, answer);
  return true;
}

function offer(model: Signals, { seq, acts, barred, settle }: Extract<ServerMessage, { t: 'sync' | 'step' }>): void {
  model.seq.value = seq;
  model.acts.value = acts;
  model.barred.value = barred;
  model.settle.value = settle === true;
}
