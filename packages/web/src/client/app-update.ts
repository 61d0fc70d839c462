/** Updates the app when the server no longer understands this version. */
import { useNewVersion, waiting } from './offline.ts';

/** Reloads the page. The service worker is updated first; otherwise it would serve the same version again. */
export async function updateApp(): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration().catch(() => null) : null;
  await registration?.update().catch(() => {});
  const coming = registration?.installing;
  if (coming) await new Promise((done) => coming.addEventListener('statechange', done, { once: true }));
  if (registration?.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  if (waiting.value) useNewVersion();
  else location.reload();
}
