/** Announces to screen readers who sits down at a table and who leaves it. */
import type { SeatInfo } from '@followsuit/protocol';
import { useAnnouncer } from '@followsuit/ui';
import { useRef } from 'preact/hooks';
import { fill, words } from '../text/text.ts';

const text = words.people;

type Seat = Pick<SeatInfo, 'kind' | 'name'>;

export function SeatNews({ seats }: { readonly seats: readonly Seat[] }) {
  const heard = useRef(seats);
  return useAnnouncer(() => {
    const before = heard.current;
    heard.current = seats;
    return seatNews(before, seats);
  });
}

const isOpen = ({ kind }: Seat): boolean => kind === 'open';

/** The changes, in sentences. A person who moves to another seat has not left. */
export function seatNews(before: readonly Seat[], now: readonly Seat[]): string[] {
  /** The people of one list who did not have their seats in the other. */
  const fresh = (of: readonly Seat[], other: readonly Seat[]): { name: string; n: number }[] =>
    of.flatMap(({ kind, name }, i) =>
      kind === 'person' && (other[i]?.kind !== kind || other[i].name !== name) ? [{ name, n: i + 1 }] : [],
    );
  const come = fresh(now, before);
  const left = fresh(before, now).filter(({ name }) => come.every((each) => each.name !== name));
  return [
    ...left.map(({ name }) => fill(text.hasLeft, { name })),
    ...come.map((each) => fill(text.sitsAt, each)),
    before.some(isOpen) && !now.some(isOpen) ? text.allTaken : '',
  ];
}
