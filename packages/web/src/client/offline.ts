/** The app without a network: its service worker, and notices of a lost network or a new version. */
import { signal } from '@preact/signals';

/** Whether the browser is online. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);

/** A new version: it waits to be activated, or another window has activated it already. */
export const waiting = signal<ServiceWorker | null>(null);

/** Whether this window has requested the new version. */
let asked = false;

/** Activates the new version; the page reloads as soon as it is active. */
export function useNewVersion(): void {
  const version = waiting.peek();
  asked = version?.state === 'installed';
  if (asked) version?.postMessage('now');
  else location.reload(); // it is active already
}

/** Registers the service worker once the page has finished loading. */
export function keepOffline(): void {
  addEventListener('online', () => {
    online.value = true;
  });
  addEventListener('offline', () => {
    online.value = false;
  });
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  watchPlace(navigator.serviceWorker);
  const begin = (): void => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(watch, () => {}); // without it the app works, but not offline
  };
  if (document.readyState === 'complete') setTimeout(begin, 1500);
  else addEventListener('load', () => setTimeout(begin, 1500));
}

/** Another window may activate a new version. This one does not reload unasked: somebody may be typing in it. */
export function watchPlace(workers: ServiceWorkerContainer): void {
  let before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // The very first version activates itself, and this page already shows it.
    else if (before) waiting.value = workers.controller;
    before = workers.controller;
  });
}

export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The very first version activates itself.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  const heed = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  heed(); // a new version may be installing already
  registration.addEventListener('updatefound', heed);
}

/** Reloads the page when the server no longer understands this version. Updates the service worker first; otherwise it would serve the same version again. */
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
