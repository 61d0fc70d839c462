/** The tricks of both sides in Chevalier: clean ones face down, poisoned ones with the poison face up on top. */
import type { Line } from '@followsuit/engine';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { Cards, Pile } from './parts/cards.tsx';
import { isPlaying, isWorth, sideOf, tricksNow } from './parts/read.ts';
import { counted, fillSentence, sideName } from './parts/wording.ts';
import './chevalier.css';

const gameText = gameWords.chevalier;

/** What lies under the poison is not seen: nobody looks into an earlier trick (VINES-TABLE-1). */
const poisonOnTop = (scene: TableScene, { cards }: Line): (string | null)[] => [
  null,
  ...(cards as readonly string[]).filter((card) => isWorth(scene, card)),
];

/** In gold once the hand is over and its poison was swept; not before, or it would tell that no more will come. */
export function TakenTricks({ scene }: { scene: TableScene }) {
  const swept = isPlaying(scene) ? null : (scene.events.findLast(({ ev }) => ev === 'score')?.sweep ?? null);
  return (
    <>
      {scene.sides.map((_, side) => {
        const taken = tricksNow(scene).filter((trick) => sideOf(scene, Number(trick.taker)) === side);
        const poisoned = taken.filter((trick) => trick.poisoned);
        const clean = taken.length - poisoned.length;
        if (taken.length === 0) return null;
        const label = fillSentence(swept === side ? gameText.sweptBy : gameText.tricksOf, {
          team: sideName(scene, side),
          clean: counted(clean, words.skins.trick),
          n: poisoned.length,
        });
        return (
          <Pile key={side} name={<Named text={sideName(scene, side)} label={label} />}>
            <span class="pile-tricks" aria-hidden="true">
              {clean > 0 && (
                <span class="pile-clean">
                  <Cards scene={scene} cards={Array.from({ length: clean }, () => null)} />
                  <b>{clean}</b>
                </span>
              )}
              {poisoned.map((trick) => (
                <span class={swept === side ? 'pile-swept' : 'pile-poisoned'} key={String(trick.n)}>
                  <Cards scene={scene} cards={poisonOnTop(scene, trick)} />
                </span>
              ))}
            </span>
          </Pile>
        );
      })}
    </>
  );
}

/** Short, for there is little room. */
const Named = ({ text, label }: { text: string; label: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <span class="visually-hidden">{label}</span>
  </>
);
