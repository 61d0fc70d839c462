/** The app without a network: its service worker, and signs that the network is gone or a new version is there. */
import { signal } from '@preact/signals';

/** Whether the browser has a network at all. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);

/** A new version: one that waits to be used, or one that another window has put in place already. */
export const waiting = signal<ServiceWorker | null>(null);

/** Whether this window has asked for the new version. */
let asked = false;

/** Uses the new version: the page is loaded again as soon as it is in place. */
export function useNewVersion(): void {
  const version = waiting.peek();
  asked = version?.state === 'installed';
  if (asked) version?.postMessage('now');
  else location.reload(); // it is in place already
}

/** Begins to keep the app in this browser, once the page has nothing else to load. */
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
    navigator.serviceWorker.register('/sw.js').then(watch, () => {}); // without it the app works, but not offline
  };
  if (document.readyState === 'complete') setTimeout(begin, 1500);
  else addEventListener('load', () => setTimeout(begin, 1500));
}

/** Another window may put a new version in place. This one is not loaded again unasked: somebody may be typing in it. */
export function watchPlace(workers: ServiceWorkerContainer): void {
  let before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // The first version of all has come by itself, and is what is shown.
    else if (before) waiting.value = workers.controller;
    before = workers.controller;
  });
}

export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first version of all takes its place by itself.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  const heed = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  heed(); // one may be on its way already
  registration.addEventListener('updatefound', heed);
}

/** Reloads the page when the server no longer understands this version. The service worker is updated first; otherwise it would serve the same version again. */
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
