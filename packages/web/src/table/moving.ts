/**
 * How cards move: dealt to the hand, played to the trick, gathered by whoever took it. Loaded with the first table, beside it. Of a hand
 * that is dealt only the pictures move: each card can be tapped where it will lie, and the first tap or key ends the deal.
 */
import { placeInHand } from './flights.ts';
import './moving.css';

/** Milliseconds: from hand or seat to the trick, from the trick to its taker, and between two cards of it. */
const [COMES, GOES, APART] = [260, 420, 40];
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const EASE_AWAY = 'cubic-bezier(0.5, 0, 0.2, 1)';
/** Degrees by which a card turns on its way; one that comes from a seat is also turned over. */
const TURN = 24;

/** A moment of a flight. All have the same parts, and every value is named: otherwise the browser computes each frame on the main thread. */
const moment = (x: number, y: number, scale: number, turn = 0, over = 0, opacity = 1): Keyframe => ({
  transform: `translate(${x}px, ${y}px) perspective(700px) rotateY(${over}deg) rotate(${turn}deg) scale(${scale})`,
  opacity,
});
const LYING = moment(0, 0, 1);
/** The shadow of a card in the air. */
const SHADOW = { pseudoElement: '::after', easing: 'ease-in' };

/** Dealing, in milliseconds: between two cards, at most; for the flight of one; and for a whole hand. */
const [DEALT_APART, FLIGHT, ALL] = [55, 240, 720];
/** Degrees by which a card turns while it is dealt. */
const SPIN = 40;

/** The deal under way. */
let under: readonly Animation[] = [];
const end = (): void => {
  for (const each of under) each.finish();
  under = [];
};
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, end, true);

/** Deals the cards of an element. @example dealCards(hand, scene.view.dealer) */
export function dealCards(hand: HTMLElement | null, dealer: number): void {
  // Wait until the browser lays out the page for the next frame: measuring sooner would force a second layout.
  requestAnimationFrame(() => {
    end();
    under = deal(hand, dealer);
  });
}

function deal(hand: HTMLElement | null, dealer: number): Animation[] {
  const from = document.querySelector(`[data-seat="${dealer}"]`)?.getBoundingClientRect();
  if (!hand || !from) return [];
  const pictures = [...hand.querySelectorAll('.hand-card > .card, .hand-blind > .card')];
  const fans = [...document.querySelectorAll('.seat-fan > svg')];
  const apart = Math.min(DEALT_APART, ALL / Math.max(1, pictures.length));
  // Measure everything before anything moves.
  const ways = [...pictures, ...fans].map((element) => ({ element, ...way(element.getBoundingClientRect(), from) }));
  return ways.map(({ element, x, y }, i) =>
    element.animate(
      [
        moment(x, y, 0.35, spinOf(x), 0, 0),
        { ...moment(x * 0.8, y * 0.8, 0.48, spinOf(x) * 0.8, 0, 1), offset: 0.15 },
        moment(0, 0, 1, 0, 0, 1),
      ],
      {
        duration: FLIGHT,
        delay: i < pictures.length ? i * apart : 0,
        easing: 'ease-out',
        fill: 'backwards',
      },
    ),
  );
}

const spinOf = (x: number): number => (x < 0 ? -SPIN : SPIN);

const seatPlace = (seat: string | undefined): DOMRect | undefined =>
  document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** A card flies to the trick from the hand, or from the seat that played it. */
export function arrival(element: HTMLElement): (() => void) | null {
  const { card = '', by } = element.dataset;
  const own = placeInHand(card);
  const from = own ?? seatPlace(by);
  if (!from) return null;
  const { x, y } = way(element.getBoundingClientRect(), from);
  const turn = x < 0 ? -TURN : TURN;
  const start = own ? moment(x, y, 1.04, turn / 4) : moment(x, y, 0.6, turn, -75, 0.6);
  return () => {
    element.animate([start, LYING], { duration: COMES, easing: EASE });
    element.animate([{ opacity: 1 }, { opacity: 0 }], { ...SHADOW, duration: COMES });
  };
}

/** The cards of a trick fly to the seats that get them: first those that other seats keep, then the rest. */
export function departure(list: HTMLElement, taker: number): () => Promise<unknown> {
  const cards = [...list.children] as HTMLElement[];
  const seats = [...new Set(cards.map(({ dataset }) => dataset.to))];
  seats.sort((a, b) => Number(a === String(taker)) - Number(b === String(taker)));
  const ways = seats.flatMap((seat, i) => {
    const to = seatPlace(seat);
    const group = cards.filter(({ dataset }) => dataset.to === seat);
    return to
      ? group.map((each, n) => ({ each, delay: i * COMES + n * APART, ...way(each.getBoundingClientRect(), to) }))
      : [];
  });
  return () => {
    const flights = ways.map(({ each, x, y, delay }) =>
      each.animate(
        [LYING, { ...moment(x * 0.82, y * 0.82, 0.42, -TURN / 2), offset: 0.8 }, moment(x, y, 0.3, -TURN, 0, 0)],
        {
          duration: GOES,
          delay,
          easing: EASE_AWAY,
          fill: 'forwards',
        },
      ),
    );
    return Promise.allSettled(flights.map(({ finished }) => finished));
  };
}

const way = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});
