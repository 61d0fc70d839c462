/** The table at a moment of a record: felt and open hands, or the game's own board. */
import { isPresentationLoaded } from '../presentation.ts';
import { Board } from '../table/board.tsx';
import { Felt } from '../table/felt.tsx';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';
import { OpenHands } from './open-hands.tsx';
import './shown-table.css';

export interface ShownTableProps {
  readonly scene: TableScene;
  /** What screen readers call the felt, on a page with several tables. */
  readonly label?: string;
}

export function ShownTable({ scene, label }: ShownTableProps) {
  if (scene.game.deck && !scene.skin.board)
    return (
      <div class="shown-table">
        <Felt scene={scene} open={false} label={label} />
        <OpenHands scene={scene} />
      </div>
    );
  if (!isPresentationLoaded(scene.game.id)) return <p class="loading">{words.common.loading}</p>;
  return <Board scene={scene} />;
}
