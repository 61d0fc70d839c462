/** Parts of the table that few people ever open. */
import { type ComponentType, lazy } from 'preact/compat';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';
import type * as Seldom from './seldom.tsx';

/** Loaded when it is first shown; where that fails, a sentence says so. @example const KeyHelp = lazily('KeyHelp'); */
export function lazily<Name extends keyof typeof Seldom>(name: Name): (typeof Seldom)[Name] {
  const part = lazy(() =>
    load().then(
      (parts) => ({ default: parts[name] as ComponentType<MaybeWindow> }),
      () => ({ default: NotLoaded }),
    ),
  );
  return part as unknown as (typeof Seldom)[Name];
}

const load = () => import('./seldom.tsx');

/** Loads them before they are asked for; whether that succeeds does not matter yet. */
export const loadSeldom = (): void => void load().catch(() => {});

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
