/** Explains why a card may not be played. */

import { cardLabel } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import { RuleText } from './rule-text.tsx';
import type { TableScene } from './scene.ts';

export interface BarredCardProps {
  readonly scene: TableScene;
  readonly card: string;
  readonly rule: string;
  readonly onClose: () => void;
}

export function BarredCard({ scene: { game }, card, rule, onClose }: BarredCardProps) {
  const name = game.deck ? cardLabel(game.deck, card) : card;
  return (
    <Dialog title={fill(words.table.whyTitle, { card: name })} onClose={onClose}>
      <RuleText game={game} rule={rule} />
    </Dialog>
  );
}
