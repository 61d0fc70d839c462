/** Notices above every page: no network, a new version; and the dialog for a name. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announcement, dismissAnnouncement } from '../client/announcement.ts';
import { nameRequest } from '../client/me.ts';
import { online, useNewVersion, waiting } from '../client/offline.ts';
import { storageWarning } from '../client/worker-client.ts';
import { lazy } from '../lazy.tsx';
import { place } from '../router.ts';
import { words } from '../text/text.ts';
import './notices.css';

const text = words.notices;
const NameDialog = /* @__PURE__ */ lazy(() =>
  import('./name-dialog.tsx').then(
    (found) => ({ default: found.NameDialog }),
    () => ({ default: NotAsked }),
  ),
);

/** Whether the dialog for a name failed to load. */
const notAsked = signal(false);

/** Cancels the request for a name if the dialog cannot be shown. */
function NotAsked() {
  useEffect(() => {
    notAsked.value = true;
    nameRequest.peek()?.(null);
  }, []);
  return null;
}

export function Notices() {
  const { path } = place.value;
  // A person who leaves the page that needed a name does not give one.
  useEffect(() => {
    if (HAS_SERVER) return () => nameRequest.peek()?.(null);
  }, [path]);
  return (
    <>
      {/* Always present: screen readers announce only what is added to an existing region. */}
      <div role="status">
        {waiting.value && (
          <Notice
            text={text.newVersion}
            away={text.later}
            put={() => {
              waiting.value = null;
            }}
          >
            <button type="button" onClick={useNewVersion}>
              {text.reload}
            </button>
          </Notice>
        )}
        {!online.value && <p class="notice">{text.offlineSign}</p>}
        {HAS_SERVER && announcement.value && (
          <Notice text={announcement.value} away={text.understood} put={dismissAnnouncement} />
        )}
        {notAsked.value && (
          <Notice
            text={text.partNotLoaded}
            away={text.understood}
            put={() => {
              notAsked.value = false;
            }}
          />
        )}
        {storageWarning.value && (
          <Notice
            text={text.unkept}
            away={text.understood}
            put={() => {
              storageWarning.value = false;
            }}
          />
        )}
      </div>
      {HAS_SERVER && nameRequest.value && <NameDialog />}
    </>
  );
}

interface NoticeProps {
  readonly text: string;
  /** The label of the button that dismisses it. */
  readonly away: string;
  readonly put: () => void;
  /** The action that it offers. */
  readonly children?: ComponentChildren;
}

const Notice = ({ text, away, put, children }: NoticeProps) => (
  <p class="notice">
    {text}
    {children}
    <button type="button" class="button-quiet" onClick={put}>
      {away}
    </button>
  </p>
);
