/** What is changed at a table, in a dialog. */
import { Dialog } from '../table/dialog.tsx';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';
import { ChangeList, useChanges } from './change-list.tsx';
import { setupQuery } from './setup-query.ts';

const text = words.variant;

/** @example <VariantDialog scene={scene} onClose={close} /> */
export function VariantDialog({ scene, onClose }: { readonly scene: TableScene; readonly onClose: () => void }) {
  const { game, info } = scene;
  const { options } = info;
  const changes = useChanges({ game: game.id, players: info.seats.length, options });
  const page = `/rules/${game.pages[0]}?${setupQuery(info.seats.length, options)}`;
  return (
    <Dialog title={fill(text.title, { name: String(options.variant) })} onClose={onClose}>
      <ChangeList changes={changes} page={page} />
      <p class="hint">{text.guide}</p>
      <p>
        <a href={page}>{text.rules}</a>
      </p>
    </Dialog>
  );
}
