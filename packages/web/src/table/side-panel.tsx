/** In a wide window, the score sheet and the log are beside the table. */

import { ScoreSheetView } from '@followsuit/ui';
import { memo } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { EventLog } from './log.tsx';
import type { TableScene } from './scene.ts';

/** The minimum width of the window, by text size. */
const WIDE = { normal: '(min-width: 1150px)', large: '(min-width: 1500px)' } as const;

/** Re-rendered only for a new scene. */
export const SidePanel = memo(PlainSidePanel);

function PlainSidePanel({ scene }: { readonly scene: TableScene }) {
  const query = WIDE[settings.print.value];
  const [wide, setWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = (): void => setWide(media.matches);
    change();
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  if (!wide) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <aside class="side-panel" tabIndex={0} aria-label={words.table.scoreTitle}>
      <h2>{words.table.scoreTitle}</h2>
      <ScoreSheetView scene={scene} />
      <h2>{words.table.log}</h2>
      <EventLog scene={scene} />
    </aside>
  );
}
