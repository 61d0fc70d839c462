/** The buttons under the board. */
import type { Act } from '@followsuit/engine';
import { fill } from '@followsuit/present';
import type { BoardActions, Hint } from '@followsuit/ui';
import { HOME, homeCount, type Piece, type Uses } from '../position.ts';
import { type PiecepackScene, pieceName } from '../wording.ts';

interface ActionsProps {
  readonly actions: BoardActions;
  readonly scene: PiecepackScene;
  readonly uses: Uses;
  readonly held: Piece | null;
  readonly choose: (act: Act) => void;
  readonly askHint: (ask: () => Promise<Hint>) => void;
  readonly giveUp: () => void;
  /** The turn cannot be ended yet: says why. */
  readonly notYet: () => void;
}

export function Actions(props: ActionsProps) {
  const { actions, scene, uses, held, choose, askHint, giveUp, notYet } = props;
  const { hint, takeBack } = actions;
  const { view: position, words: text, options } = scene;
  const flip = held === null ? undefined : uses.flips.get(held);
  const home = held === null ? undefined : uses.goes.get(held)?.get(HOME);
  // Nothing hidden is revealed within a part, so it can be wound back to its roll, but no further.
  const last = scene.events[scene.events.length - 1];
  const back = takeBack && last?.ev === 'act' && last.do !== 'done';
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
      {takeBack && (
        <button type="button" disabled={!back} onClick={takeBack}>
          {text.takeBack}
        </button>
      )}
      {hint && (
        <button type="button" onClick={() => askHint(hint)}>
          {text.hint}
        </button>
      )}
      <button type="button" onClick={giveUp}>
        {text.giveUp}
      </button>
    </div>
  );
}
