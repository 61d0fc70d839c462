/** The app without a network: its service worker, and signs that the network is gone or a new version is there. */
import { signal } from '@preact/signals';

/** Whether the browser has a network at all. */
export const online = signal(typeof navigator === 'undefined' || navigator.onLine);

/** A new version that waits to be used. */
export const waiting = signal<ServiceWorker | null>(null);

/** Uses the new version: the page is loaded again as soon as it is in place. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage('now');
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
  const begin = (): void => {
    navigator.serviceWorker.register('/sw.js').then(watch, () => {}); // without it the app works, but not offline
  };
  if (document.readyState === 'complete') setTimeout(begin, 1500);
  else addEventListener('load', () => setTimeout(begin, 1500));
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // The first version of all takes its place by itself.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
