/** Explains why a card may not be played: the rule's sentence, its id, and a link to it. */

import { cardLabel } from '@followsuit/ui';
import { useEffect, useState } from 'preact/hooks';
import { sentenceOf } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import type { TableScene } from './scene.ts';

const text = words.table;

export interface BarredCardProps {
  readonly scene: TableScene;
  readonly card: string;
  readonly rule: string;
  readonly onClose: () => void;
}

export function BarredCard({ scene: { game }, card, rule, onClose }: BarredCardProps) {
  const [found, find] = useState<{ text: string; page: string } | null | undefined>(undefined);
  useEffect(() => {
    sentenceOf(game.id, rule).then(find, () => find(null));
  }, [game.id, rule]);
  const name = game.deck ? cardLabel(game.deck, card) : card;
  return (
    <Dialog title={fill(text.whyTitle, { card: name })} onClose={onClose}>
      {found !== undefined && <p class="why-sentence">{found?.text ?? text.whyUnknown}</p>}
      <p>
        <code>{rule}</code> <a href={`/rules/${found?.page ?? game.pages[0]}#${rule}`}>{text.readRule}</a>
      </p>
    </Dialog>
  );
}
