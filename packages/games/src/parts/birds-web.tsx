/** What both games of Ducks and Geese draw in the browser: birds, a blindfold, and cards that are turned. */
import { hop, type Skin, turnUp, useHappened } from '@followsuit/ui';
import { type BirdsScene, birdOf, keptNow } from './birds-table.ts';
import './birds-web.css';

/** Our own drawings: a duck sits on the water, a goose holds its neck up. */
const SHAPES = {
  duck: 'M1 8l4-1a4 4 0 0 1 8 0c0 2-1 3-1 5c3 2 9 1 11-3c2 8-3 13-10 13c-6 0-9-4-8-9c0-2 1-3 1-4z',
  goose: 'M1 5l4-2a3 3 0 0 1 6 1c0 3-1 4-1 8c4-3 10-2 13 2c-2 6-6 8-11 8c-5 0-8-3-7-9c0-3 1-5 1-7z',
};

const Bird = ({ bird }: { readonly bird: keyof typeof SHAPES }) => (
  <svg class="bird" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[bird]} />
  </svg>
);

const Blindfold = () => (
  <span class="blindfold">
    <svg viewBox="0 0 32 16" aria-hidden="true">
      <path d="M0 3h21v9H0zM21 5l10-5v4l-7 4l7 5v3l-10-5z" />
    </svg>
  </span>
);

/** Cards lie face down at first: those of whoever has looked are turned. */
export function useLooked(scene: BirdsScene): void {
  useHappened(scene, (before, now) => {
    const looked = before.view.blind.filter((seat) => !now.view.blind.includes(seat));
    if (looked.includes(now.seat)) turnUp(document.querySelectorAll('.hand-card'));
    for (const seat of looked) turnUp(document.querySelectorAll(`.felt [data-seat="${seat}"]`));
  });
}

/** A kept duck hops while the trick rests. */
export function useHops(scene: BirdsScene): void {
  useHappened(scene, (_, now) => {
    for (const card of keptNow(now)) hop(document.querySelector(`.trick-card[data-card="${card}"]`));
  });
}

export const birdsSkin: Skin = {
  drawn(scene, card) {
    const bird = birdOf(scene, card);
    return bird && <Bird bird={bird} />;
  },
  icons: { duck: () => <Bird bird="duck" />, blindfold: Blindfold },
};
