/** The cards on the table and their seats, read from the view and the events; no rule is evaluated here. */
import type { Json, KernelView, Line } from '@followsuit/engine';
import type { Scene } from './scene.ts';

export interface Laid {
  readonly seat: number;
  readonly card: string;
}

export interface Trick {
  /** Its number in the hand, from 1. */
  readonly n: number;
  readonly laid: readonly Laid[];
  readonly leader: number;
  /** Who took it; null while it is in progress. */
  readonly taker: number | null;
  /** The seat whose card takes it so far; null if none does, and once it is finished. */
  readonly best: number | null;
  /** The line of the finished trick, with the game's own fields. */
  readonly line: Line | null;
}

/** The events of the hand in progress, from its deal on. */
function handEvents(events: readonly Line[]): readonly Line[] {
  const at = events.findLastIndex(({ ev }) => ev === 'deal');
  return at < 0 ? [] : events.slice(at);
}

/** All finished tricks among some events, each card with its seat. @example tricksIn(scene.events).at(-1)?.taker */
function tricksIn(events: readonly Line[]): Trick[] {
  const found: Trick[] = [];
  const seats = new Map<string, number>();
  for (const line of events) {
    if (line.ev === 'deal') seats.clear();
    else if (line.ev === 'act' && typeof line.card === 'string') seats.set(line.card, Number(line.seat));
    else if (line.ev === 'trick') found.push(finished(line, seats));
  }
  return found;
}

function finished(line: Line, seats: ReadonlyMap<string, number>): Trick {
  const leader = Number(line.leader);
  const laid = (line.cards as readonly string[]).map((card) => ({ card, seat: seats.get(card) ?? leader }));
  return { n: Number(line.n), laid, leader, taker: Number(line.taker), best: null, line };
}

/** The trick to show: the current one, or the last one until a card is led; null before the first lead of a hand. */
export function shownTrick({
  view,
  events,
  seat: own,
  laying,
}: Pick<Scene<KernelView>, 'view' | 'events' | 'seat' | 'laying'>): Trick | null {
  const hand = handEvents(events);
  const tricks = tricksIn(hand);
  // A settled hand was played out by the table, and not on it.
  if (hand.some(({ ev }) => ev === 'claim')) return tricks.at(-1) ?? null;
  const done = tricks.reduce((sum, { laid }) => sum + laid.length, 0);
  const cards = [...(view.cards ?? []).slice(done), ...(laying === undefined ? [] : [laying])];
  if (cards.length === 0) return tricks.at(-1) ?? null;
  const seats = new Map(hand.map(({ card, seat }) => [card, Number(seat)]));
  if (laying !== undefined) seats.set(laying, own);
  const laid = cards.map((card) => ({ card, seat: seats.get(card) ?? Number(view.leader) }));
  return { n: tricks.length + 1, laid, leader: laid[0].seat, taker: null, best: bestOf(laid, view.power), line: null };
}

/** The seat of the strongest card, by the strengths in the view. */
function bestOf(laid: readonly Laid[], powers: readonly number[] = []): number | null {
  const most = Math.max(0, ...powers);
  return most === 0 ? null : (laid[powers.indexOf(most)]?.seat ?? null);
}

/** The last finished trick, of this hand or the one before. */
export const lastTrick = (events: readonly Line[]): Trick | null => {
  const at = events.findLastIndex(({ ev }) => ev === 'trick');
  if (at < 0) return null;
  const from = events.findLastIndex(({ ev }, i) => ev === 'deal' && i < at);
  return tricksIn(events.slice(from, at + 1)).at(-1) ?? null;
};

/**
 * The scene for rendering the last finished trick. If another hand has been dealt since, it has the fields that the lines of
 * the earlier hand contain; cards that count because of a call are missing, since those lines do not name them.
 */
export function sceneOfLast<S extends Scene<KernelView>>(scene: S): S {
  const { events, view } = scene;
  const at = events.findLastIndex(({ ev }) => ev === 'trick');
  const next = events.findIndex(({ ev }, i) => ev === 'deal' && i > at);
  if (at < 0 || next < 0) return scene;
  const hand = handEvents(events.slice(0, next));
  const told = (name: string): Json => hand.findLast((line) => typeof line[name] === 'string')?.[name] ?? null;
  const isTold = ([name, value]: [string, unknown]): boolean =>
    isText(value) && events.some((line) => isText(line[name]));
  const names = Object.entries(view)
    .filter(isTold)
    .map(([name]) => name);
  const then = {
    ...view,
    trump: told('trump'),
    ...Object.fromEntries(names.map((name) => [name, told(name)])),
    worth: told('call') === null ? view.worth : [],
  };
  return { ...scene, view: then, events: events.slice(0, next), acts: [] };
}

const isText = (value: unknown): boolean => typeof value === 'string' || value === null;
