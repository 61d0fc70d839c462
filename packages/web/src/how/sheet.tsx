/** How to play, in a dialog at the table. */
import type { GameInfo } from '../catalogue/index.ts';
import { Dialog } from '../table/dialog.tsx';
import { fill, words } from '../text/text.ts';
import { useHowTo } from './load.ts';
import { HowToCard } from './view.tsx';

/** @example <HowToSheet game={scene.game} onClose={close} /> */
export function HowToSheet({ game, onClose }: { readonly game: GameInfo; readonly onClose: () => void }) {
  const loaded = useHowTo(game.id);
  return (
    <Dialog title={fill(words.how.title, { game: game.name })} onClose={onClose}>
      {loaded === null && <p>{words.common.loading}</p>}
      {(loaded === 'missing' || loaded === 'failed') && <p role="alert">{words.how[loaded]}</p>}
      {loaded !== null && typeof loaded !== 'string' && <HowToCard game={game} {...loaded} />}
      <p>
        <a href={`/rules/${game.pages[0]}`}>{words.how.rules}</a>
      </p>
    </Dialog>
  );
}
