/** Rarely opened parts of the table, loaded on demand. */
import { lazy } from 'preact/compat';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import type * as Seldom from './rare-parts.tsx';

/** A part that loads when first shown, or shows a notice if that fails. @example const KeyHelp = lazyPart('KeyHelp'); */
export function lazyPart<Name extends keyof typeof Seldom>(name: Name): (typeof Seldom)[Name] {
  return lazyOrNotice(() => load().then((parts) => ({ default: parts[name] })));
}

/** The same for a part in its own file. @example const Board = lazyOrNotice(skin.board); */
export const lazyOrNotice = <Part,>(bring: () => Promise<{ readonly default: Part }>): Part =>
  lazy(() => bring().catch(() => ({ default: NotLoaded as Part }))) as Part;

const load = () => import('./rare-parts.tsx');

/** Preloads them; a failure does not matter yet. */
export const loadRareParts = (): void => void load().catch(() => {});

interface MaybeWindow {
  readonly onClose?: () => void;
}

function NotLoaded({ onClose }: MaybeWindow) {
  const sorry = <p role="alert">{words.notices.partNotLoaded}</p>;
  if (!onClose) return sorry;
  return (
    <Dialog title={words.notices.notThere} onClose={onClose}>
      {sorry}
    </Dialog>
  );
}
