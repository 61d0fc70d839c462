/** Signs over every page: no network, a new version; and the question for a name. */
import { lazy, Suspense } from 'preact/compat';
import { asking } from '../client/asking.ts';
import { unkept } from '../client/keeping.ts';
import { online, useNewVersion, waiting } from '../client/offline.ts';
import { words } from '../text/text.ts';
import './notices.css';

const said = words.notices;
const NameDialog = lazy(() => import('./name-dialog.tsx').then((found) => ({ default: found.NameDialog })));

export function Notices() {
  return (
    <>
      {waiting.value && (
        <p class="notice" role="status">
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
      {!online.value && (
        <p class="notice" role="status">
          {said.offlineSign}
        </p>
      )}
      {unkept.value && (
        <p class="notice" role="status">
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
      {asking.value && (
        <Suspense fallback={null}>
          <NameDialog />
        </Suspense>
      )}
    </>
  );
}
