/** The end of a hand: what happened, who scored what and why. It stays until the player continues. */
import {
  eventWords,
  headOf,
  lastScored,
  namesOf,
  type Outcome,
  type ScoredHand,
  scaleOf,
  sideOf,
  standingsAfter,
  takingCards,
} from '@followsuit/present';
import { Card, IconsContext, Overlay } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { arrivalsOf, useArrivals } from './arrivals.ts';
import { Dialog } from './dialog.tsx';
import type { Hold } from './hold.ts';
import { RuleText } from './rule-text.tsx';
import type { TableScene } from './scene.ts';
import { useEntries } from './score-entries.ts';
import { StandingRow } from './standing-row.tsx';
import { BackIcon, NextIcon } from './symbols.tsx';
import './hand-over.css';

const text = words.endings;

export interface HandOverProps {
  readonly scene: TableScene;
  readonly hold: Hold;
  /** Whether the game ended with this hand. */
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onLookBack: () => void;
}

export function HandOver({ scene, hold, isLast, onNext, onLookBack }: HandOverProps) {
  const hand = lastScored(scene);
  const outcome = hand && scene.presenter.outcome?.(scene, hand);
  const left = useSecondsTo(hold.until);
  const next = isLast ? text.finalResult : words.table.nextHand;
  const buttons = (
    <>
      <button type="button" onClick={onLookBack}>
        <BackIcon />
        {text.lookBack}
      </button>
      <button type="button" class="overlay-main" onClick={onNext}>
        {left === null ? next : fill(text.inSeconds, { text: next, n: left })}
        <NextIcon />
      </button>
    </>
  );
  const label = fill(text.handOver, { hand: Number(hand?.hand ?? 0) });
  return (
    <Overlay hue={scene.skin.hue} label={label} class="hand-over" buttons={buttons}>
      {hand && outcome && <Result scene={scene} hand={hand} outcome={outcome} />}
    </Overlay>
  );
}

/** A headline of more letters than this is smaller. */
const LONG = 22;

interface ResultProps {
  readonly scene: TableScene;
  readonly hand: ScoredHand;
  readonly outcome: Outcome;
}

function Result({ scene, hand, outcome }: ResultProps) {
  const { bid } = hand.score;
  return (
    <IconsContext.Provider value={scene.skin.icons}>
      <div class="hand-over-news">
        {typeof bid === 'number' && bid > 0 && (
          <span class="hand-over-chip overlay-in" aria-hidden="true">
            <b>{bid}</b>
          </span>
        )}
        <h2 class="overlay-title overlay-in" data-long={outcome.headline.length > LONG}>
          {outcome.headline}
        </h2>
        <p class="overlay-sub overlay-in" style={{ '--i': 1 }}>
          {outcome.text}
        </p>
        <Settled scene={scene} />
        <Takers scene={scene} hand={hand} />
      </div>
      <div class="hand-over-sums">
        <Ways outcome={outcome} result={hand.score.result} />
        <Rows scene={scene} hand={hand} outcome={outcome} />
      </div>
      <Why scene={scene} outcome={outcome} />
    </IconsContext.Provider>
  );
}

/** Who settled, claimed or conceded the rest of the hand, if anybody did. */
function Settled({ scene }: { readonly scene: TableScene }) {
  const claim = scene.events.findLast(({ ev }) => ev === 'claim' || ev === 'deal');
  return claim?.ev === 'claim' ? <p class="hand-over-claim">{eventWords(scene, claim)}</p> : null;
}

/** From few to many, as people count. */
const ORDER = ['missed', 'made', 'exact', 'over'];

/** The possible endings; the actual one is of brass. */
function Ways({ outcome: { ways = [] }, result }: { readonly outcome: Outcome; readonly result: unknown }) {
  if (ways.length === 0) return null;
  const sorted = [...ways].sort((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result));
  return (
    <ul class="hand-over-ways overlay-in" style={{ '--i': 2 }}>
      {sorted.map((way) => (
        <li key={way.result} data-lit={way.result === result}>
          <span>{way.when}</span> <b>{way.who}</b>
          {way.result === result && <span class="visually-hidden"> {text.whatHappened}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A row for each side, the leading one first. */
function Rows({ scene, hand, outcome }: ResultProps) {
  const { wins } = scene.game;
  const ref = useRef<HTMLElement>(null);
  const rows = standingsAfter(scene, hand).sort((a, b) => (wins === 'low' ? a.total - b.total : b.total - a.total));
  const entries = useEntries(scene, hand, outcome.rule ?? '');
  const arrivals = entries && arrivalsOf(rows, entries);
  const arrived = useArrivals(ref, arrivals);
  const isHere = (side: number): number => arrivals?.slice(0, arrived).filter((each) => each.side === side).length ?? 0;
  const scale = scaleOf(scene);
  const hands = scene.presenter.hands?.(scene);
  return (
    <section ref={ref} class="overlay-paper overlay-in" style={{ '--i': 3 }} aria-label={text.standing}>
      {hands && <p class="hand-over-hands">{fill(text.handsPlayed, { n: hand.hand, all: hands })}</p>}
      <ol class="standings" data-many={rows.length > 4}>
        {rows.map((row, i) => (
          <StandingRow
            key={row.side}
            {...{ scene, hand, outcome, row, scale }}
            entries={entries?.[row.side] ?? []}
            arrived={isHere(row.side)}
            nth={i}
          />
        ))}
      </ol>
    </section>
  );
}

function Why({ scene, outcome: { why, rule } }: { readonly scene: TableScene; readonly outcome: Outcome }) {
  const open = useSignal(false);
  return (
    <p class="hand-over-why">
      {why}{' '}
      {rule && (
        <button
          type="button"
          class="hand-over-rule"
          aria-haspopup="dialog"
          onClick={() => {
            open.value = true;
          }}
        >
          {rule}
        </button>
      )}
      {open.value && rule && (
        <Dialog
          title={text.ruleTitle}
          onClose={() => {
            open.value = false;
          }}
        >
          <RuleText game={scene.game} rule={rule} />
        </Dialog>
      )}
    </p>
  );
}

/** How many cards lie beside each other. */
const MOST = 7;

/** At a desk, the cards that took the tricks of whoever gained most. */
function Takers({ scene, hand }: { readonly scene: TableScene; readonly hand: ScoredHand }) {
  const { deck } = scene.game;
  const sign = scene.game.wins === 'low' ? -1 : 1;
  const own = sideOf(scene, scene.seat);
  const [best] = standingsAfter(scene, hand).sort(
    (a, b) => sign * (b.delta - a.delta) || Number(b.side === own) - Number(a.side === own),
  );
  const cards = takingCards(scene, hand, best.side);
  const seats = scene.sides[best.side];
  if (!deck || cards.length === 0 || cards.length > MOST) return null;
  const names = seats.length === 1 ? headOf(scene, seats[0]) : namesOf(scene, seats);
  return (
    <figure class="hand-over-takers">
      <div class="hand-over-fan">
        {cards.map((card, i) => (
          <span key={card} class="overlay-in" style={{ '--i': 3 + i }}>
            <span style={{ transform: leaning(i - (cards.length - 1) / 2) }}>
              <Card code={card} deck={deck} />
            </span>
          </span>
        ))}
      </div>
      <figcaption>{fill(text.tookWith, { names })}</figcaption>
    </figure>
  );
}

/** How a card lies in the fan, by its distance from the middle. */
const leaning = (off: number): string => `translateY(${off * off * 1.5}px) rotate(${off * 3}deg)`;

/** The whole seconds until a time, or null. */
function useSecondsTo(until: number | null): number | null {
  const leftNow = (): number | null => (until === null ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    setLeft(leftNow());
    if (until === null) return;
    const timer = setInterval(() => setLeft(leftNow()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
