/** The buttons under the board. */
import type { Act } from '@followsuit/engine';
import type { Hint, TableClient } from '../client/types.ts';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { HOME, homeCount, type Piece, type Position, type Uses } from './position.ts';
import { pieceName } from './words.ts';

const text = words.solitaire;

interface ActionsProps {
  readonly client: TableClient;
  readonly scene: TableScene;
  readonly position: Position;
  readonly uses: Uses;
  readonly held: Piece | null;
  readonly choose: (act: Act) => void;
  readonly askHint: (ask: () => Promise<Hint>) => void;
  readonly giveUp: () => void;
  /** The turn cannot be ended yet: says why. */
  readonly notYet: () => void;
}

export function Actions(props: ActionsProps) {
  const { client, scene, position, uses, held, choose, askHint, giveUp, notYet } = props;
  const { hint } = client;
  const flip = held === null ? undefined : uses.flips.get(held);
  const home = held === null ? undefined : uses.goes.get(held)?.get(HOME);
  // Nothing hidden is revealed within a part, so it can be wound back to its roll, but no further.
  const last = scene.events[scene.events.length - 1];
  const back = client.takeBack && last?.ev === 'act' && last.do !== 'done';
  const twoParts =
    scene.info.options.rolling === 'apart' &&
    position.part === 1 &&
    position.first.length > 0 &&
    position.first.length < 4 - homeCount(position);
  return (
    <div class="solitaire-actions">
      {flip && (
        <button type="button" class="button-main" onClick={() => choose(flip)}>
          {fill(text.flip, { piece: pieceName(position, held as string) })}
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
      {client.takeBack && (
        <button type="button" disabled={!back} onClick={() => client.takeBack?.()}>
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
