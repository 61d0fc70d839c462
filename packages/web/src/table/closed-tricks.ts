/** The closed part of the hand in progress: the cards of its tricks before the last finished one (VINES-TABLE-1). */
import type { Line } from '@followsuit/engine';

/** The index at which the hand in progress begins, or −1: between hands and after the game nothing is closed. */
const handInProgress = (events: readonly Line[]): number => {
  const deal = events.findLastIndex(({ ev }) => ev === 'deal');
  const isOver = events.slice(deal + 1).some(({ ev }) => ev === 'score' || ev === 'over');
  return isOver ? -1 : deal;
};

/** How many events belong to closed tricks or precede them; 0 if nothing is closed. */
export function closedUntil(events: readonly Line[]): number {
  const deal = handInProgress(events);
  if (deal < 0) return 0;
  const last = events.findLastIndex(({ ev }) => ev === 'trick');
  const before = events.findLastIndex(({ ev }, i) => ev === 'trick' && i < last);
  return before > deal ? before + 1 : 0;
}

/** The events from an index on that a log may list: of closed tricks, only who took them. */
export function listedEvents(events: readonly Line[], from = 0): readonly Line[] {
  const until = closedUntil(events);
  if (until <= from) return events.slice(from);
  const deal = handInProgress(events);
  const closed = new Set(events.slice(deal + 1, until).flatMap(({ ev, cards }) => (ev === 'trick' ? cards : [])));
  // The name of the act is not enough: in Up and Down a bid leads a card.
  const isClosed = ({ ev, card }: Line, i: number): boolean =>
    i > deal && i < until && ev === 'act' && card !== undefined && closed.has(card);
  return events.filter((line, i) => i >= from && !isClosed(line, i));
}

/** The lines of a record up to the hand in progress: the part that can be replayed before that hand is scored. */
export function withoutHandInProgress(lines: readonly Line[]): readonly Line[] {
  const deal = handInProgress(lines);
  return deal < 0 ? lines : lines.slice(0, deal);
}
