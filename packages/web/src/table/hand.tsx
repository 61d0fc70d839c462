/** The player's cards: sorted, fanned, playable ones raised. Arrow keys move among them. */

import { Card, mayMove } from '@followsuit/ui';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../text/text.ts';
import { withMotion } from './flights.ts';
import { HandCard } from './hand-card.tsx';
import { handCardState, shownHand, unseenCards, usableCards } from './held-cards.ts';
import { arrangementNow, bent, handCard, handLayout } from './layout.ts';
import { type At, placeIn } from './order.ts';
import type { TableScene } from './scene.ts';
import './hand.css';

const text = words.table;

export interface HandProps {
  readonly scene: TableScene;
  readonly picked: ReadonlySignal<readonly string[]>;
  readonly hinted: readonly string[];
  readonly onCard: (card: string) => void;
  /** Shown beside cards that the player has not looked at. */
  readonly beside?: ComponentChildren;
}

export function Hand({ scene, picked, hinted, onCard, beside }: HandProps) {
  const { deck } = scene.game;
  const ref = useRef<HTMLFieldSetElement>(null);
  const room = useRoom(ref);
  const at = useSignal<At>({ card: '', place: 0 });
  const cards = shownHand(scene);
  const fresh = useFresh(scene.view.hand, cards);
  const latest = useRef({ cards, onCard });
  latest.current = { cards, onCard };
  useDealing(ref, scene);
  const { card: width, each, step, rows, lean } = handLayout(room.arrangement, cards.length, room.width, room.card);
  const hang = useMost(bent(0, each, { lean, step }).drop, `${scene.view.hand} ${rows} ${width} ${room.width}`);
  if (!deck || scene.seat < 0) return null;
  const free = usableCards(scene);
  const current = placeIn(cards, at.value);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moved(event.key, current, cards.length);
    if (to === null) return;
    event.preventDefault();
    ref.current?.querySelectorAll<HTMLElement>('.hand-card')[to]?.focus();
  };

  const cardAt = (card: string, i: number, row: number) => {
    const n = row * each + i;
    return (
      <HandCard
        key={card}
        deck={deck}
        card={card}
        small={width < 72}
        {...handCardState(scene, card, free, picked.value)}
        icons={scene.skin.icons}
        hinted={hinted.includes(card)}
        fresh={fresh.includes(card)}
        current={n === current}
        gap={i === 0 ? 0 : Math.round(step - width)}
        {...bent(i, each, { lean, step })}
        onFocus={(focused) => {
          at.value = { card: focused, place: latest.current.cards.indexOf(focused) };
        }}
        onCard={(tapped) => latest.current.onCard(tapped)}
      />
    );
  };

  return (
    <fieldset
      ref={ref}
      class="hand"
      aria-label={text.yourHand}
      data-out={(scene.view.out as readonly number[] | null)?.includes(scene.seat)}
      onKeyDown={onKeyDown}
      style={{ '--card-width': `${width}px`, '--hang': `${Math.round(hang)}px` }}
    >
      <BlindHand scene={scene}>{beside}</BlindHand>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="hand-row">
          {cards.slice(row * each, (row + 1) * each).map((card, i) => cardAt(card, i, row))}
        </div>
      ))}
    </fieldset>
  );
}

function moved(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length;
  return key === 'Home' ? 0 : key === 'End' ? length - 1 : null;
}

/** The backs of cards that the player has not looked at. */
function BlindHand({ scene, children }: { readonly scene: TableScene; readonly children: ComponentChildren }) {
  const { deck } = scene.game;
  const count = unseenCards(scene);
  if (!deck || count === 0) return null;
  return (
    <div class="hand-row hand-blind">
      <p class="visually-hidden">{text.blindHand}</p>
      {Array.from({ length: count }, (_, i) => (
        <Card key={i} code={null} deck={deck} />
      ))}
      {children}
    </div>
  );
}

/** Cards that have joined the hand since the deal, until one is discarded. */
export function useFresh(hand: unknown, cards: readonly string[]): readonly string[] {
  const last = useRef({ hand, cards, fresh: [] as readonly string[] });
  const was = last.current;
  if (was.hand !== hand || was.cards.length === 0 || cards.length < was.cards.length)
    last.current = { hand, cards, fresh: [] };
  else if (cards.length > was.cards.length)
    last.current = { hand, cards, fresh: cards.filter((card) => !was.cards.includes(card)) };
  return last.current.fresh;
}

/**
 * The largest value so far for this key. A hand of fewer cards bends less: if it became lower with every card, the felt would grow
 * by a pixel, and all of it would be placed and drawn anew.
 */
export function useMost(value: number, key: string): number {
  const last = useRef({ key, most: value });
  last.current = { key, most: last.current.key === key ? Math.max(value, last.current.most) : value };
  return last.current.most;
}

/** The width of the hand, and the largest card for the window. */
function useRoom(ref: { readonly current: HTMLElement | null }) {
  const read = (width: number) => {
    const arrangement = arrangementNow();
    return { width, arrangement, card: handCard(arrangement, { height: innerHeight }) };
  };
  const [room, setRoom] = useState(() => read(innerWidth));
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const change = (): void =>
      setRoom((was) => {
        const now = read(element.clientWidth);
        return now.width === was.width && now.card === was.card && now.arrangement === was.arrangement ? was : now;
      });
    const observer = new ResizeObserver(change);
    observer.observe(element);
    addEventListener('resize', change);
    return () => {
      observer.disconnect();
      removeEventListener('resize', change);
    };
  }, []);
  return room;
}

/** A deal that is loaded later than this, in milliseconds, is over. */
const LATEST = 400;

/** Deals the cards of a new hand. */
function useDealing(ref: { readonly current: HTMLElement | null }, { view, events }: TableScene): void {
  const before = useRef(events.at(-1)?.ev === 'deal' ? null : view.hand);
  useLayoutEffect(() => {
    if (before.current === view.hand) return;
    before.current = view.hand;
    if (!mayMove()) return;
    const began = performance.now();
    withMotion(({ dealCards }) => {
      if (performance.now() < began + LATEST) dealCards(ref.current, view.dealer);
    });
  });
}
