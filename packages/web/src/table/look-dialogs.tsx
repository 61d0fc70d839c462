/** The dialogs in which a player looks at the score, the last trick or the log. */
import { lastTrick, sceneOfLast } from '@followsuit/present';
import { ScoreSheetView } from '@followsuit/ui';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import { trickStyle } from './felt-layout.ts';
import { EventLog } from './log.tsx';
import type { TableScene } from './scene.ts';
import { TrickView } from './trick-view.tsx';

const text = words.table;

interface LookDialogProps {
  readonly scene: TableScene;
  readonly what: 'score' | 'last' | 'log';
  readonly onClose: () => void;
}

export function LookDialog({ scene, what, onClose }: LookDialogProps) {
  if (what === 'score')
    return (
      <Dialog title={text.scoreTitle} onClose={onClose}>
        <ScoreSheetView scene={scene} />
      </Dialog>
    );
  if (what === 'last')
    return (
      <Dialog title={text.lastTrick} onClose={onClose}>
        <LastTrick scene={scene} />
      </Dialog>
    );
  return (
    <Dialog title={text.log} onClose={onClose}>
      <EventLog scene={scene} />
    </Dialog>
  );
}

/** The size of the felt in the dialog. */
const FELT = { width: 300, height: 300 };

function LastTrick({ scene }: { readonly scene: TableScene }) {
  const trick = lastTrick(scene.events);
  if (!trick) return <p>{words.tableParts.noTrick}</p>;
  const { rows } = scene.presenter;
  const style = trickStyle(FELT, scene.info.seats.length, rows !== undefined);
  return (
    <div
      class="last-trick felt-tint"
      style={{ ...style, width: `${FELT.width}px`, height: `${FELT.height}px`, '--felt-hue': scene.skin.hue }}
    >
      <TrickView scene={sceneOfLast(scene)} trick={trick} still />
    </div>
  );
}
