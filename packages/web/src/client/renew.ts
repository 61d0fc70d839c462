/** The newest version of the app, for a page that the server no longer understands. */
import { useNewVersion, waiting } from './offline.ts';

/** Loads the page again. What this browser keeps of the app is renewed before: otherwise the same page would come. */
export async function renew(): Promise<void> {
  const kept = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration().catch(() => null) : null;
  await kept?.update().catch(() => {});
  const coming = kept?.installing;
  if (coming) await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
  if (kept?.waiting && navigator.serviceWorker.controller) waiting.value = kept.waiting;
  if (waiting.value) useNewVersion();
  else location.reload();
}
