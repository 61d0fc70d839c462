/** A side at the end of a hand: who, their bid, what they took, what their points come from, and a bar that grows towards the target. */
import {
  callWord,
  headOf,
  type Outcome,
  plus,
  type ScoredHand,
  type ScoreEntry,
  type SideStanding,
  sideName,
  signed,
  type TotalScale,
  takingCards,
} from '@followsuit/present';
import { Card, faceAt, hasTeams, mayMove, Portrait, SmallCards, TeamMark } from '@followsuit/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { countForm, fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './standing-row.css';

const text = words.endings;

export interface StandingRowProps {
  readonly scene: TableScene;
  readonly hand: ScoredHand;
  readonly outcome: Outcome;
  readonly row: SideStanding;
  /** What its points come from; none if that is not known. */
  readonly entries: readonly ScoreEntry[];
  /** How many entries have arrived. */
  readonly arrived: number;
  readonly scale: TotalScale;
  /** Its place among the rows. */
  readonly nth: number;
}

export function StandingRow({ scene, hand, outcome, row, entries, arrived, scale, nth }: StandingRowProps) {
  const { side, before, delta, total } = row;
  const seats = scene.sides[side];
  const counting = seats.flatMap((seat) => outcome.counting?.[seat] ?? []);
  const note = entries.length === 0 ? outcome.notes?.[side] : undefined;
  const known = entries.length > 0 ? entries : [{ points: delta }];
  const isThere = arrived >= known.length;
  const points = isThere ? delta : known.slice(0, arrived).reduce((sum, entry) => sum + entry.points, 0);
  const { target } = scale;
  const sum = { total: signed(total), target: target ?? 0 };
  return (
    <li class="standing" data-side={side} style={{ '--i': nth }} data-team={seats.length > 1}>
      <span class="standing-people">
        {seats.map((seat) => (
          <Portrait key={seat} name={faceAt(scene, seat)} />
        ))}
        {hasTeams(scene) && <TeamMark side={side} />}
      </span>
      <div class="standing-words">
        <b class="standing-name">{seats.length > 1 ? sideName(scene, side) : headOf(scene, seats[0])}</b>
        <BidChip scene={scene} hand={hand} seats={seats} />
        <Tricks scene={scene} hand={hand} side={side} />
        <SmallCards scene={scene} cards={counting} drawn={scene.skin.drawn} />
        <Entries entries={entries} arrived={arrived} />
      </div>
      <b class="standing-delta" data-none={points === 0} data-there={isThere} aria-hidden="true">
        {points === 0 ? '0' : plus(points)}
      </b>
      <span class="visually-hidden">{delta === 0 ? '0' : plus(delta)}</span>
      <Bar
        row={row}
        scale={scale}
        now={useGrowing(before + points)}
        share={delta === 0 ? 1 : Math.min(1, Math.max(0, points / delta))}
        isGood={scene.game.wins === 'low' ? delta < 0 : delta > 0}
      />
      <span class="visually-hidden">{fill(target === null ? text.totalNow : text.totalOf, sum)}</span>
      {note && <p class="standing-note">{note}</p>}
    </li>
  );
}

/** "5 tricks +5 · bid hit exactly +3"; a number by itself says no more than the points beside the name. */
function Entries({ entries, arrived }: Pick<StandingRowProps, 'entries' | 'arrived'>) {
  if (entries.length === 0) return null;
  return (
    <ul class="standing-entries">
      {entries.map(({ text: what, points, rule }, i) => (
        <li key={i} data-there={i < arrived} title={rule}>
          {what}
          {entries.length > 1 && <b>{plus(points)}</b>}
        </li>
      ))}
    </ul>
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

/** The tricks laid out: each is the card that took it, on the others. */
function Tricks({ scene, hand, side }: Pick<StandingRowProps, 'scene' | 'hand'> & { readonly side: number }) {
  const { deck } = scene.game;
  const cards = takingCards(scene, hand, side);
  if (!deck || cards.length === 0) return null;
  return (
    <ol class="standing-tricks" data-many={cards.length > 7} aria-label={countForm(words.table.tricks, cards.length)}>
      {cards.map((card) => (
        <li key={card}>
          <Card code={card} deck={deck} small />
        </li>
      ))}
    </ol>
  );
}

interface BarProps extends Pick<StandingRowProps, 'row' | 'scale'> {
  /** The total, on its way to the new one. */
  readonly now: number;
  /** How much of the change has arrived, from 0 to 1. */
  readonly share: number;
  readonly isGood: boolean;
}

/** The old total, what the hand brought (brass if it is good, hatched if not), and the number that counts with it. */
function Bar({ row: { before, total }, scale, now, share, isGood }: BarProps) {
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
            style={{ ...between(before, total), transform: `scaleX(${share})` }}
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

/** Milliseconds in which a total grows. */
const GROWS = 300;

/** A number on its way to the one that is wanted, in time with the bar. */
function useGrowing(to: number): number {
  const [now, set] = useState(to);
  const from = useRef(to);
  useEffect(() => {
    const begin = performance.now();
    const start = from.current;
    let frame = 0;
    const tick = (time: number): void => {
      const share = mayMove() ? Math.min(1, Math.max(0, (time - begin) / GROWS)) : 1;
      from.current = Math.round(start + (to - start) * share);
      set(from.current);
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    if (start !== to) frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return now;
}
