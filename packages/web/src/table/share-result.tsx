/** The button that shares the result of a game, with an address that others can open. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fullAddress } from '../address-bar.ts';
import { loadLocal } from '../replay/load.ts';
import { linkTo } from '../replay/share.ts';
import { words } from '../text/text.ts';
import { ShareIcon } from './symbols.tsx';

const text = words.endings;
const LOCAL = '/replay/local/';

export interface ShareResultProps {
  /** The id of the game. */
  readonly game: string;
  /** The result in words. */
  readonly said: string;
  /** The address of the replay here. */
  readonly replay?: string;
}

/** A game in this browser can be opened by nobody else: its link holds the record, or starts the same game if that is too long. */
async function addressOf(game: string, replay = ''): Promise<string> {
  if (replay.startsWith('/replay/t/')) return replay;
  const lines = replay.startsWith(LOCAL) ? await loadLocal(decodeURIComponent(replay.slice(LOCAL.length))) : '';
  return (typeof lines === 'string' ? null : await linkTo(lines, lines.length)) ?? `/play/${game}`;
}

export function ShareResult({ game, said, replay }: ShareResultProps) {
  const note = useSignal('');
  // Before the press: browsers share and copy only right after it.
  const address = useSignal(`/play/${game}`);
  useEffect(() => {
    addressOf(game, replay).then(
      (found) => {
        address.value = found;
      },
      () => {},
    );
  }, [game, replay]);
  const share = async (): Promise<void> => {
    const url = fullAddress(address.peek());
    try {
      if ('share' in navigator) await navigator.share({ text: said, url });
      else {
        await (navigator as Navigator).clipboard.writeText(`${said}\n${url}`);
        note.value = text.shared;
      }
    } catch (error) {
      // Whoever closes the system's dialog wanted that.
      if ((error as Error).name !== 'AbortError') note.value = text.notShared;
    }
  };
  return (
    <button type="button" class="overlay-small" onClick={share}>
      <ShareIcon />
      <span aria-live="polite">{note.value || text.share}</span>
    </button>
  );
}
