/** Components that are loaded when first shown. Preact's own `lazy` needs Suspense, and with it all of preact/compat. */
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * Shows `meanwhile` until the part is loaded. `load` handles its own failures, by returning another part.
 *
 * @example const Settings = lazy(() => import('./settings.tsx'), <p>Loading…</p>);
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ComponentChild = null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  return function Lazy(props: Props) {
    const [, redraw] = useState(Loaded !== null);
    useEffect(() => {
      if (Loaded) return;
      loading ??= load().then((part) => {
        Loaded = part.default;
      });
      loading.then(() => redraw(true));
    }, []);
    return Loaded ? <Loaded {...props} /> : meanwhile;
  };
}
