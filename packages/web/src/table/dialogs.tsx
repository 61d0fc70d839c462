/** The dialogs of the table. */

import { lastTrick, sceneOfLast } from '@followsuit/present';
import { ScoreSheetView } from '@followsuit/ui';
import type { Signal } from '@preact/signals';
import { Suspense } from 'preact/compat';
import { words } from '../text/text.ts';
import type { Opened } from './bar.tsx';
import { BarredCard } from './barred-card.tsx';
import { Dialog } from './dialog.tsx';
import { lazyPart } from './lazy-parts.tsx';
import { EventLog } from './log.tsx';
import type { TableScene } from './scene.ts';
import { TrickView } from './trick-view.tsx';

const text = words.table;

const KeyHelp = lazyPart('KeyHelp');
const LookUp = lazyPart('LookUp');
const SettingsDialog = lazyPart('SettingsDialog');

export interface DialogsProps {
  readonly scene: TableScene;
  /** Whether the table is in this browser, with bots only. */
  readonly alone: boolean;
  readonly opened: Signal<Opened | null>;
  readonly barred: Signal<{ readonly card: string; readonly rule: string } | null>;
}

export function Dialogs({ scene, alone, opened, barred }: DialogsProps) {
  const close = (): void => {
    opened.value = null;
  };
  const what = opened.value;
  const why = barred.value;
  return (
    <>
      {what === 'score' && (
        <Dialog title={text.scoreTitle} onClose={close}>
          <ScoreSheetView scene={scene} />
        </Dialog>
      )}
      {what === 'last' && (
        <Dialog title={text.lastTrick} onClose={close}>
          <LastTrick scene={scene} />
        </Dialog>
      )}
      {what === 'log' && (
        <Dialog title={text.log} onClose={close}>
          <EventLog scene={scene} />
        </Dialog>
      )}
      <Suspense fallback={null}>
        {what === 'settings' && <SettingsDialog alone={alone} onClose={close} />}
        {what === 'lookUp' && <LookUp game={scene.game} onClose={close} />}
        {what === 'help' && <KeyHelp onClose={close} />}
      </Suspense>
      {why && (
        <BarredCard
          scene={scene}
          card={why.card}
          rule={why.rule}
          onClose={() => {
            barred.value = null;
          }}
        />
      )}
    </>
  );
}

function LastTrick({ scene }: { readonly scene: TableScene }) {
  const trick = lastTrick(scene.events);
  return (
    <div class="felt last-trick">
      {trick ? <TrickView scene={sceneOfLast(scene)} trick={trick} still /> : <p>{text.noTrick}</p>}
    </div>
  );
}
