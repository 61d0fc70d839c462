/** Where the window is wide, the score sheet and the log stand beside the table. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../text/text.ts';
import { Log } from './log.tsx';
import type { Scene } from './scene.ts';
import { Sheet } from './sheet.tsx';

const WIDE = '(min-width: 1150px)';

export function SidePanel({ scene }: { readonly scene: Scene }) {
  const wide = useSignal(matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = (): void => {
      wide.value = query.matches;
    };
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  if (!wide.value) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <aside class="side-panel" tabIndex={0} aria-label={words.table.scoreTitle}>
      <h2>{words.table.scoreTitle}</h2>
      <Sheet scene={scene} />
      <h2>{words.table.log}</h2>
      <Log scene={scene} />
    </aside>
  );
}
