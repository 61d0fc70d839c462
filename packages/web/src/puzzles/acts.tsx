/** The acts of a puzzle: the hand, in which cards that may be played are buttons, and buttons for all other acts. */
import type { Act } from '@followsuit/engine';
import { actWords, heldCards } from '@followsuit/present';
import { Card } from '@followsuit/ui';
import { settings } from '../settings.ts';
import { sorted } from '../table/order.ts';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';

export interface ActsProps {
  readonly scene: TableScene;
  readonly acts: readonly Act[];
  readonly choose: (act: Act) => void;
  /** The chosen act, once there is one: then nothing more can be chosen. */
  readonly chosen: Act | null;
}

/** An act that plays one card and says nothing else. */
const isPlay = (act: Act): boolean =>
  act.do === 'play' && typeof act.card === 'string' && Object.keys(act).length === 2;

/** The order in which others than cards stand: it must not tell which is best. Acts are grouped, then by their values. */
function inOrder(acts: readonly Act[]): Act[] {
  const values = (act: Act): readonly unknown[] => Object.values(act);
  return [...acts].sort((a, b) => {
    const [one, two] = [values(a), values(b)];
    const i = one.findIndex((value, k) => JSON.stringify(value) !== JSON.stringify(two[k]));
    const [x, y] = [one[i], two[i]];
    if (typeof x === 'number' && typeof y === 'number') return x - y;
    return JSON.stringify(x) < JSON.stringify(y) ? -1 : 1;
  });
}

export function PuzzleActs({ scene, acts, choose, chosen }: ActsProps) {
  const { deck } = scene.game;
  const plays = new Map(acts.filter(isPlay).map((act) => [act.card as string, act]));
  const others = inOrder(acts.filter((act) => !isPlay(act)));
  const isChosen = (act: Act): boolean => JSON.stringify(act) === JSON.stringify(chosen);
  return (
    <div class="puzzle-acts">
      {deck && (
        <ul class="puzzle-hand" aria-label={words.puzzles.hand}>
          {sorted(deck, heldCards(scene), settings.sort.value, scene.view.trump).map((card) => {
            const act = plays.get(card);
            return (
              <li key={card}>
                {act ? (
                  <button
                    type="button"
                    class="puzzle-card"
                    aria-label={actWords(scene, act)}
                    aria-disabled={chosen !== null}
                    aria-pressed={chosen !== null && isChosen(act)}
                    onClick={() => chosen === null && choose(act)}
                  >
                    <Card code={card} deck={deck} />
                  </button>
                ) : (
                  <span class={plays.size > 0 ? 'puzzle-barred' : undefined}>
                    <Card code={card} deck={deck} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <div class="puzzle-others">
          {others.map((act) => (
            <button
              key={JSON.stringify(act)}
              type="button"
              aria-disabled={chosen !== null}
              aria-pressed={chosen !== null && isChosen(act)}
              onClick={() => chosen === null && choose(act)}
            >
              {actWords(scene, act)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
