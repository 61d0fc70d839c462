/** The open card and the box: their cards, and the bidder's choice. */
import type { Act } from '@followsuit/engine';
import { actWords, hasBox, isOpenCardThere, openCardPile } from '@followsuit/present';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { flyTo, type Ghost, ghostsIn, placeOf, turnDown, useHappened } from './animations.ts';
import { mayMove } from './motion.ts';
import { PresentedPile } from './piles.tsx';
import type { AnyScene, PanelProps, Panels, SceneProps } from './skin.ts';
import './ask.css';

/** The box with its open card until the bidder has decided; then what the presenter still shows of it. */
export function OpenCard({ scene }: SceneProps) {
  const gone = useRef<readonly Ghost[]>([]);
  useHappened(scene, (before, now) => {
    if (isOpenCardThere(before) && !isOpenCardThere(now)) clearAway(now, gone.current);
  });
  const there = isOpenCardThere(scene);
  const pile = there ? openCardPile(scene) : scene.presenter.piles?.(scene).find((each) => each?.isOpenCard);
  if (!pile) return null;
  if (!there) return <PresentedPile scene={scene} pile={pile} />;
  return (
    <Leaving
      onLeave={(cards) => {
        gone.current = cards;
      }}
    >
      <PresentedPile scene={scene} pile={pile} />
    </Leaving>
  );
}

interface LeavingProps {
  /** Called with copies of the cards when they are removed. */
  readonly onLeave: (cards: readonly Ghost[]) => void;
  readonly children: preact.ComponentChildren;
}

function Leaving({ onLeave, children }: LeavingProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => () => onLeave(mayMove() ? ghostsIn(ref.current) : []), []);
  return (
    <div ref={ref} class="pile-open">
      {children}
    </div>
  );
}

/** Taken cards fly to the bidder; the others are turned face down. */
function clearAway(scene: AnyScene, cards: readonly Ghost[]): void {
  const [open, back] = cards;
  if (scene.view.took === 1) {
    const to = placeOf(scene, scene.view.bidder, true);
    for (const [i, { copy, at }] of cards.entries()) flyTo(copy, { from: at, to, delay: i * 80 });
  } else if (open) turnDown(open.copy, back?.copy ?? null, open.at);
}

function BoxChoice({ scene, acts, choose }: PanelProps) {
  const { text } = scene;
  const note = (act: Act): string =>
    act.do === 'noTrump' ? text.noTrumpNote : hasBox(scene) ? text.takeBoxNote : text.takeOpenNote;
  return (
    <section class="ask ask-box" aria-label={text.theBox}>
      <div class="ask-row">
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} title={note(act)} onClick={() => choose(act)}>
            {actWords(scene, act)}
            <small>{note(act)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

export const boxPanels: Panels = { take: BoxChoice, noTrump: BoxChoice };
