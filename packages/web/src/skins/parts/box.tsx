/** The open card and the box: what lies there, and the bidder's choice. */
import type { Act } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../settings.ts';
import type { PanelProps, TableScene } from '../../table/scene.ts';
import { SmallCards } from '../../table/small-cards.tsx';
import { words } from '../../text/text.ts';
import { hasBox, openSuit, sharedActWords } from './acts.ts';
import { Cards, Pile } from './cards.tsx';
import { type Ghost, ghostsIn, placeOf, send, turnDown, useHappened } from './moves.ts';
import { field, isSettled, phaseOf, tableOf } from './read.ts';
import { fillSentence, suitWord } from './wording.ts';
import './ask.css';

const sharedText = words.skins;

const isOpen = (scene: TableScene): boolean =>
  field(scene, 'open') !== null && (phaseOf(scene) === 'bidding' || phaseOf(scene) === 'box');

/** The box with its open card until the bidder has decided; then a small reminder of what it was. */
export function OpenCard({ scene }: { scene: TableScene }) {
  const gone = useRef<readonly Ghost[]>([]);
  useHappened(scene, (before, now) => {
    if (isOpen(before) && !isOpen(now)) clearAway(now, gone.current);
  });
  if (isOpen(scene))
    return (
      <OpenPile
        scene={scene}
        leave={(cards) => {
          gone.current = cards;
        }}
      />
    );
  const open = field<string | null>(scene, 'open');
  if (open === null || !(isSettled(scene) || phaseOf(scene) === 'putting away')) return null;
  return (
    <div class="pile pile-line">
      <span class="pile-name">{sharedText.openBefore}</span>
      <SmallCards scene={scene} cards={[open]} />
    </div>
  );
}

interface OpenPileProps {
  readonly scene: TableScene;
  /** Takes what lay there when it is taken away. */
  readonly leave: (cards: readonly Ghost[]) => void;
}

function OpenPile({ scene, leave }: OpenPileProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => () => leave(mayMove() ? ghostsIn(ref.current) : []), []);
  const backs = Array<null>(hasBox(scene) ? tableOf<number>(scene, 'box') - 1 : 0).fill(null);
  return (
    <div ref={ref} class="pile-open">
      <Pile
        name={fillSentence(hasBox(scene) ? sharedText.boxLies : sharedText.openLies, {
          suit: suitWord(openSuit(scene)),
        })}
      >
        <Cards scene={scene} cards={[field<string>(scene, 'open'), ...backs]} size="large" />
      </Pile>
    </div>
  );
}

/** What was taken flies to the bidder; what was left is turned down. */
function clearAway(scene: TableScene, cards: readonly Ghost[]): void {
  const [open, back] = cards;
  if (field<number>(scene, 'took') === 1) {
    const to = placeOf(scene, field<number>(scene, 'bidder'), true);
    for (const [i, { copy, at }] of cards.entries()) send(copy, { from: at, to, delay: i * 80 });
  } else if (open) turnDown(open.copy, back?.copy ?? null, open.at);
}

function BoxChoice({ scene, acts, choose }: PanelProps) {
  const note = (act: Act): string =>
    act.do === 'noTrump' ? sharedText.noTrumpNote : hasBox(scene) ? sharedText.takeBoxNote : sharedText.takeOpenNote;
  return (
    <section class="ask" aria-label={sharedText.theBox}>
      <div class="ask-row">
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {sharedActWords(scene, act)}
            <small>{note(act)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

export const boxPanels: Readonly<Record<string, ComponentType<PanelProps>>> = { take: BoxChoice, noTrump: BoxChoice };
