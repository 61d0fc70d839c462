/** In a wide window, the score and the log are beside the table. */

import { memo } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { lazyPart } from './lazy-parts.tsx';
import type { TableScene } from './scene.ts';
import { isDocked } from './side-tabs.ts';

const SideContent = lazyPart('SideContent');

/** The minimum width of the window, by text size. */
const WIDE = { normal: '(min-width: 1150px)', large: '(min-width: 1500px)' } as const;

export interface SidePanelProps {
  readonly scene: TableScene;
  /** The talk, at tables with people. */
  readonly talk?: ComponentChildren;
  /** How much of it has not been seen. */
  readonly unread?: number;
}

/** Re-rendered only for a new scene, or new talk. */
export const SidePanel = memo(PlainSidePanel);

function PlainSidePanel(props: SidePanelProps) {
  const query = WIDE[settings.print.value];
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = (): void => setWide(media.matches);
    change();
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  useLayoutEffect(() => {
    isDocked.value = wide;
    return () => {
      isDocked.value = false;
    };
  }, [wide]);
  if (!wide) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <aside class="side-panel" tabIndex={0} aria-label={words.table.scoreTitle}>
      <h2>{words.table.scoreTitle}</h2>
      <SideContent {...props} />
    </aside>
  );
}
