/**
 * A new hand is dealt: its cards fly from the dealer one after another, and the fans of the others unfold. Only the pictures move:
 * each card can be tapped where it will lie, and the first tap or key ends the deal.
 */

/** Milliseconds between two cards, at most; for the flight of one; and for a whole hand. */
const [APART, FLIGHT, ALL] = [55, 240, 720];
/** Degrees by which a card turns on its way. */
const TURN = 40;

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
  const apart = Math.min(APART, ALL / Math.max(1, pictures.length));
  // Measure everything before anything moves.
  const ways = [...pictures, ...fans].map((element) => ({ element, ...wayFrom(from, element) }));
  return ways.map(({ element, x, y }, i) =>
    element.animate(
      [
        moment(x, y, 0.35, turnOf(x), 0),
        { ...moment(x * 0.8, y * 0.8, 0.48, turnOf(x) * 0.8, 1), offset: 0.15 },
        moment(0, 0, 1, 0, 1),
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

const turnOf = (x: number): number => (x < 0 ? -TURN : TURN);

/** Every moment names the same parts: otherwise the browser computes each frame on the main thread. */
const moment = (x: number, y: number, scale: number, turn: number, opacity: number): Keyframe => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
  opacity,
});

function wayFrom(from: DOMRect, element: Element): { readonly x: number; readonly y: number } {
  const to = element.getBoundingClientRect();
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
  };
}
