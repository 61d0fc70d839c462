/** Rarely opened parts of the table, loaded on demand. */
import type { ComponentChild, ComponentType } from 'preact';
import { lazy } from '../lazy.tsx';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import type * as Endings from './endings.tsx';
import type * as Seldom from './rare-parts.tsx';

/** A part that loads when first shown, or shows a notice if that fails. @example const Hints = lazyPart('Hints'); */
export function lazyPart<Name extends keyof typeof Seldom>(name: Name): (typeof Seldom)[Name] {
  return lazyOrNotice(() => load().then((parts) => ({ default: parts[name] })));
}

/** The same for a part in its own file. @example const Board = lazyOrNotice(skin.board); */
export const lazyOrNotice = <Part,>(
  bring: () => Promise<{ readonly default: Part }>,
  meanwhile: ComponentChild = null,
): Part => lazy<MaybeWindow>(() => bring().catch(() => ({ default: NotLoaded })) as Loading, meanwhile) as Part;

type Loading = Promise<{ readonly default: ComponentType<MaybeWindow> }>;

const load = () => import('./rare-parts.tsx');

/** Preloads them; a failure does not matter yet. */
export const loadRareParts = (): void => void load().catch(() => {});

const bringEndings = () => import('./endings.tsx');

/** Preloads the scenes at the end of a hand and of the game, so that they are there at once. */
export const loadEndings = (): void => void bringEndings().catch(() => {});

/** The end of a hand; if it cannot be loaded, a button that continues. */
export const HandOver = lazy(() =>
  bringEndings().then(
    ({ HandOver: Loaded }) => ({ default: Loaded }),
    () => ({ default: PlainHandOver }),
  ),
) as typeof Endings.HandOver;
export const GameOver = lazyOrNotice(() => bringEndings().then(({ GameOver: Loaded }) => ({ default: Loaded })));
export const ShareResult = lazyOrNotice(() => bringEndings().then(({ ShareResult: Loaded }) => ({ default: Loaded })));

function PlainHandOver({ onNext }: Endings.HandOverProps) {
  return (
    <p class="hand-over" role="alert">
      {words.notices.partNotLoaded}{' '}
      <button type="button" class="button-main overlay-main" onClick={onNext}>
        {words.table.nextHand}
      </button>
    </p>
  );
}

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
