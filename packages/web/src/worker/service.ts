/**
 * The service worker: stores one whole version of the app, so that it starts without a network. A new version waits until
 * the old one is no longer in use, or until a window requests it.
 */

/** The build fills in both: build/offline.ts. */
const VERSION = '__VERSION__';
const FILES = '__FILES__'.split(' ');

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
}

const scope = self as unknown as Scope;
const NAME = `followsuit-${VERSION}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => scope.clients.claim()));
});

/** How many other versions are kept while several windows are open: windows that have not reloaded still need theirs. */
const KEPT = 3;

/** Removes other versions, oldest first; all of them if the only open window is the one that requested this version. */
async function removeOthers(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await caches.keys()).filter((name) => name.startsWith('followsuit-') && name !== NAME);
  for (const name of others.slice(0, windows.length > 1 ? -KEPT : undefined)) await caches.delete(name);
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'now') scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  // Every address of the app serves the same page.
  event.respondWith(find(request.mode === 'navigate' ? '/' : request));
});

/**
 * Files that are not of this version are looked up in the others: a window that still shows an older version requests its
 * files, whose names contain a content hash. `ignoreVary`: module scripts are requested with other headers than those they
 * were stored with.
 */
async function find(wanted: Request | string): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(wanted, { ignoreVary: true });
  return kept ?? (await caches.match(wanted, { ignoreVary: true })) ?? fetch(wanted);
}

export {};
