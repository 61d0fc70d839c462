/** The dialogs of the table. */

import type { Signal } from '@preact/signals';
import type { Opened } from './bar.tsx';
import { BarredCard } from './barred-card.tsx';
import { lazyPart } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';

const HowToSheet = lazyPart('HowToSheet');
const KeyHelp = lazyPart('KeyHelp');
const LookDialog = lazyPart('LookDialog');
const LookUp = lazyPart('LookUp');
const VariantDialog = lazyPart('VariantDialog');
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
      {(what === 'score' || what === 'last' || what === 'log') && (
        <LookDialog key={what} scene={scene} what={what} onClose={close} />
      )}
      {what === 'settings' && <SettingsDialog alone={alone} onClose={close} />}
      {what === 'howTo' && <HowToSheet game={scene.game} onClose={close} />}
      {what === 'lookUp' && <LookUp game={scene.game} onClose={close} />}
      {what === 'variant' && <VariantDialog scene={scene} onClose={close} />}
      {what === 'help' && <KeyHelp onClose={close} />}
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
