/** The dialogs of the table. */

import type { Signal } from '@preact/signals';
import { HowToSheet } from '../how/sheet.tsx';
import { VariantDialog } from '../variant/variant-dialog.tsx';
import type { Opened } from './bar.tsx';
import { BarredCard } from './barred-card.tsx';
import { KeyHelp } from './key-help.tsx';
import { LookDialog } from './look-dialogs.tsx';
import { LookUp } from './look-up.tsx';
import type { TableScene } from './scene.ts';
import { SettingsDialog } from './table-settings.tsx';

export interface DialogsProps {
  readonly scene: TableScene;
  /** Whether the table is in this browser, with bots only. */
  readonly alone: boolean;
  readonly opened: Signal<Opened | null>;
  readonly barred: Signal<{ readonly card: string; readonly rule: string } | null>;
  readonly onClose: () => void;
}

export function Dialogs({ scene, alone, opened, barred, onClose: close }: DialogsProps) {
  const what = opened.value;
  const why = barred.value;
  return (
    <>
      {(what === 'score' || what === 'last' || what === 'log') && (
        <LookDialog key={what} scene={scene} what={what} onClose={close} />
      )}
      {what === 'settings' && <SettingsDialog alone={alone} onClose={close} />}
      {what === 'howTo' && <HowToSheet game={scene.game} onClose={close} />}
      {what === 'lookUp' && <LookUp game={scene.game} onClose={close} />}
      {what === 'variant' && <VariantDialog scene={scene} onClose={close} />}
      {what === 'help' && <KeyHelp onClose={close} />}
      {why && <BarredCard scene={scene} card={why.card} rule={why.rule} onClose={close} />}
    </>
  );
}
