/** Signs over every page: no network, a new version; and the question for a name. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { asking } from '../client/asking.ts';
import { unkept } from '../client/keeping.ts';
import { online, useNewVersion, waiting } from '../client/offline.ts';
import { place } from '../router.ts';
import { words } from '../text/text.ts';
import './notices.css';

const said = words.notices;
const NameDialog = lazy(() => import('./name-dialog.tsx').then((found) => ({ default: found.NameDialog })));

export function Notices() {
  const { path } = place.value;
  // Whoever leaves the page where a name was asked for does not give one.
  useEffect(() => () => asking.peek()?.(null), [path]);
  return (
    <>
      {/* Here all the time: only what comes to a region that is there already is read out. */}
      <div role="status">
        {waiting.value && (
          <p class="notice">
            {said.newVersion}
            <button type="button" onClick={useNewVersion}>
              {said.reload}
            </button>
            <button
              type="button"
              class="button-quiet"
              onClick={() => {
                waiting.value = null;
              }}
            >
              {said.later}
            </button>
          </p>
        )}
        {!online.value && <p class="notice">{said.offlineSign}</p>}
        {unkept.value && (
          <p class="notice">
            {said.unkept}
            <button
              type="button"
              class="button-quiet"
              onClick={() => {
                unkept.value = false;
              }}
            >
              {said.understood}
            </button>
          </p>
        )}
      </div>
      {asking.value && (
        <Suspense fallback={null}>
          <NameDialog />
        </Suspense>
      )}
    </>
  );
}
