/** What both games of Ducks and Geese draw in the browser: birds, a blindfold, and cards that are turned. */
import { bidPanelsWith, hop, type SceneProps, type Skin, turnUp, useHappened } from '@followsuit/ui';
import { CoverDuck, CoverGoose } from './birds-cover.tsx';
import { type BirdsScene, birdOf, keptNow } from './birds-table.ts';
import './birds-web.css';

/** A mallard on the water; a grey goose, which stands out from the ivory of cards, holds its neck up. */
const Duck = () => (
  <svg class="bird" viewBox="-41 -43 80 52" aria-hidden="true">
    <CoverDuck colours={['#8a5a33', '#6d4425', '#1f6b4c']} />
  </svg>
);

const Goose = () => (
  <svg class="bird" viewBox="-45 -61 88 74" aria-hidden="true">
    <CoverGoose colours={['#a9a294', '#7d7667', '#938b7b']} />
  </svg>
);

const BIRDS = { duck: Duck, goose: Goose };

/** In the bidding panel: which cards are birds. */
function BirdCards({ scene }: SceneProps) {
  const { deck } = scene.game;
  const ranks = ['2', 'F'].filter((rank) => deck && birdOf(scene, rank + deck.suits[0].letter));
  if (ranks.length === 0) return null;
  return (
    <span class="bird-cards" aria-hidden="true">
      {ranks.map((rank) => {
        const Bird = rank === 'F' ? Goose : Duck;
        return (
          <span key={rank} class="bird-card">
            <b>{rank}</b>
            <Bird />
          </span>
        );
      })}
    </span>
  );
}

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
    const Bird = bird && BIRDS[bird];
    return Bird && <Bird />;
  },
  icons: { ...BIRDS, blindfold: Blindfold },
  panels: bidPanelsWith(BirdCards),
};
