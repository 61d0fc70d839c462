/** A side at the end of a hand: who, their bid and tricks, the points of the hand, and a bar that grows towards the target. */
import {
  callWord,
  headOf,
  type Outcome,
  plus,
  type ScoredHand,
  type SideStanding,
  sideName,
  signed,
  type TotalScale,
} from '@followsuit/present';
import { faceAt, mayMove, Portrait, SmallCards } from '@followsuit/ui';
import { useEffect, useState } from 'preact/hooks';
import { countForm, fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './standing-row.css';

const text = words.table;

export interface StandingRowProps {
  readonly scene: TableScene;
  readonly hand: ScoredHand;
  readonly outcome: Outcome;
  readonly row: SideStanding;
  readonly scale: TotalScale;
  /** Its place among the rows: they grow one after the other. */
  readonly nth: number;
}

export function StandingRow({ scene, hand, outcome, row, scale, nth }: StandingRowProps) {
  const { side, before, delta, total } = row;
  const seats = scene.sides[side];
  const counting = seats.flatMap((seat) => outcome.counting?.[seat] ?? []);
  const note = outcome.notes?.[side];
  const now = useGrowing(before, total, nth);
  const { target } = scale;
  const sum = { total: signed(total), target: target ?? 0 };
  return (
    <li class="standing" style={{ '--i': nth }} data-team={seats.length > 1}>
      <span class="standing-people">
        {seats.map((seat) => (
          <Portrait key={seat} name={faceAt(scene, seat)} />
        ))}
      </span>
      <div class="standing-words">
        <b class="standing-name">{seats.length > 1 ? sideName(scene, side) : headOf(scene, seats[0])}</b>
        <BidChip scene={scene} hand={hand} seats={seats} />
        <Tricks hand={hand} seats={seats} />
        <SmallCards scene={scene} cards={counting} drawn={scene.skin.drawn} />
      </div>
      <b class="standing-delta" data-none={delta === 0}>
        {delta === 0 ? '0' : plus(delta)}
      </b>
      <Bar row={row} scale={scale} now={now} isGood={scene.game.wins === 'low' ? delta < 0 : delta > 0} />
      <span class="visually-hidden">{fill(target === null ? text.totalNow : text.totalOf, sum)}</span>
      {note && <p class="standing-note">{note}</p>}
    </li>
  );
}

function BidChip({
  scene,
  hand,
  seats,
}: Pick<StandingRowProps, 'scene' | 'hand'> & { readonly seats: readonly number[] }) {
  const { bidder, bid } = hand.score;
  if (typeof bidder !== 'number' || !seats.includes(bidder) || bid === undefined || bid === null) return null;
  return <span class="standing-bid">{fill(text.bidOf, { bid: callWord(scene, bid) })}</span>;
}

/** A small back for each trick; many are a number. */
function Tricks({ hand, seats }: { readonly hand: ScoredHand; readonly seats: readonly number[] }) {
  const n = hand.tricks.filter(({ taker }) => seats.includes(Number(taker))).length;
  if (n === 0) return null;
  return (
    <span class="standing-tricks">
      <span class="visually-hidden">{countForm(text.tricks, n)}</span>
      {Array.from({ length: n }, (_, i) => (
        <i key={i} aria-hidden="true" />
      ))}
    </span>
  );
}

interface BarProps extends Pick<StandingRowProps, 'row' | 'scale'> {
  /** The total, on its way to the new one. */
  readonly now: number;
  readonly isGood: boolean;
}

/** The old total, what the hand brought (brass if it is good, hatched if not), and the number that counts with it. */
function Bar({ row: { before, total }, scale, now, isGood }: BarProps) {
  const { low, high, target } = scale;
  const at = (n: number): number => (100 * (n - low)) / (high - low);
  const between = (a: number, b: number) => ({ left: `${at(Math.min(a, b))}%`, width: `${Math.abs(at(a) - at(b))}%` });
  // Towards zero, what is left of the old total is the smaller of the two.
  const shrinks = Math.abs(total) < Math.abs(before);
  const sameSide = before * total >= 0;
  const kept = sameSide ? (shrinks ? total : before) : 0;
  return (
    <div class="standing-bar" aria-hidden="true">
      <div class="standing-track">
        {low < 0 && <i class="standing-zero" style={{ left: `${at(0)}%` }} />}
        <i class="standing-old" style={between(0, kept)} />
        {before !== total && (
          <i
            class={isGood ? 'standing-gain' : 'standing-loss'}
            data-down={total < before}
            style={between(before, total)}
          />
        )}
      </div>
      <span
        class="standing-total"
        style={{ left: `${Math.min(at(Math.max(total, before, 0)), 92)}%` }}
        data-debt={total < 0}
      >
        {signed(now)}
      </span>
      {target !== null && at(Math.max(total, before)) < 80 && <span class="standing-target">{target}</span>}
    </div>
  );
}

/** Milliseconds in which a total grows, and between two rows. */
const [GROWS, APART, FIRST] = [700, 80, 380];

/** A number on its way from the old total to the new one, in time with the bar. */
function useGrowing(from: number, to: number, nth: number): number {
  const [now, set] = useState(() => (mayMove() ? from : to));
  useEffect(() => {
    if (!mayMove() || from === to) {
      set(to);
      return;
    }
    const begin = performance.now() + FIRST + APART * nth;
    let frame = 0;
    const tick = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - begin) / GROWS));
      set(Math.round(from + (to - from) * share));
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return now;
}
