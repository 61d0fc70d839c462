/** The buttons below the prompt: what may be done with the piece that was taken up, and the end of the turn; or the hint's. */
import type { Act } from '@followsuit/engine';
import { fill } from '@followsuit/present';
import { HOME, homeCount, type Piece, type Uses } from '../position.ts';
import { type PiecepackScene, pieceName } from '../wording.ts';

interface ActionsProps {
  readonly scene: PiecepackScene;
  readonly uses: Uses;
  readonly held: Piece | null;
  readonly choose: (act: Act) => void;
  /** The turn cannot be ended yet: says why. */
  readonly notYet: () => void;
  /** What the hint advises. */
  readonly advised: Act | null;
  readonly closeHint: () => void;
}

export function Actions({ scene, uses, held, choose, notYet, advised, closeHint }: ActionsProps) {
  const { view: position, words: text, options } = scene;
  if (advised)
    return (
      <div class="solitaire-actions">
        <button type="button" class="button-main" onClick={() => choose(advised)}>
          {text.doHint}
        </button>
        <button type="button" onClick={closeHint}>
          {text.closeHint}
        </button>
      </div>
    );
  const flip = held === null ? undefined : uses.flips.get(held);
  const home = held === null ? undefined : uses.goes.get(held)?.get(HOME);
  const twoParts =
    options.rolling === 'apart' &&
    position.part === 1 &&
    position.first.length > 0 &&
    position.first.length < 4 - homeCount(position);
  return (
    <div class="solitaire-actions">
      {flip && (
        <button type="button" class="button-main" onClick={() => choose(flip)}>
          {fill(text.flip, { piece: pieceName(text, position, held as string) })}
        </button>
      )}
      {home && (
        <button type="button" class="button-main" onClick={() => choose(home)}>
          {text.home}
        </button>
      )}
      {/* Also while the dice roll, so that the keyboard stays here. */}
      {(position.phase === 'moving' || position.phase === 'roll') && (
        <button
          type="button"
          class={uses.done && uses.goes.size + uses.flips.size === 0 ? 'button-main' : ''}
          aria-disabled={uses.done === null}
          onClick={() => (uses.done ? choose(uses.done) : position.phase === 'moving' && notYet())}
        >
          {twoParts ? text.endPart : text.endTurn}
        </button>
      )}
    </div>
  );
}
