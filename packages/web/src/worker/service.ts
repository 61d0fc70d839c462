/**
 * The service worker: stores one whole version of the app, so that it starts without a network. A new version waits until
 * the old one is no longer in use, or until a window requests it.
 */

/** The build fills them in: build/offline.ts. */
const VERSION = '__VERSION__';
const FILES = urlsOf('__FILES__');
/** The files of the German words: stored at once for browsers that prefer German, for others when they are used. */
const GERMAN = urlsOf('__GERMAN__');

/** Their names are relative to this file. */
function urlsOf(names: string): string[] {
  return names.split(' ').map((name) => new URL(name, location.href).href);
}

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Clicked extends Lifetime {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowOfApp {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Scope {
  addEventListener(type: 'install' | 'activate', listen: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Clicked) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowOfApp[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const scope = self as unknown as Scope;
/** Where the app is: `/`, or the folder of a static site. */
const FOLDER = new URL('.', location.href).pathname;
/** Sites in other folders have versions of their own. */
const VERSIONS = `followsuit-${FOLDER.slice(1)}`;
const NAME = VERSIONS + VERSION;

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...FILES, ...(isGerman() ? GERMAN : [])])));
});

const isGerman = (): boolean => navigator.languages.some((each) => each.startsWith('de'));

scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => scope.clients.claim()));
});

const isOther = (name: string): boolean =>
  name.startsWith(VERSIONS) && !name.includes('/', VERSIONS.length) && name !== NAME;

/** How many other versions are kept while several windows are open: windows that have not reloaded still need theirs. */
const KEPT = 3;

/** Removes other versions, oldest first; all of them if the only open window is the one that requested this version. */
async function removeOthers(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await caches.keys()).filter(isOther);
  for (const name of others.slice(0, windows.length > 1 ? -KEPT : undefined)) await caches.delete(name);
}

scope.addEventListener('message', ({ data }) => {
  if (data === 'now') scope.skipWaiting();
});

/** A message that it is somebody's turn leads to its table. */
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { pathname } = new URL(String(notification.data), location.origin);
  event.waitUntil(
    scope.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === pathname);
      return open ? open.focus() : scope.clients.openWindow(pathname);
    }),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  const isPage = request.mode === 'navigate';
  // Every address of the app serves the same page; that of a static site has one, beside which there may be others.
  if (isPage && !HAS_SERVER && pathname !== FOLDER && pathname !== `${FOLDER}index.html`) return;
  event.respondWith(find(isPage ? FOLDER : request));
});

/**
 * Files that are not of this version are looked up in the others: a window that still shows an older version requests its
 * files, whose names contain a content hash. `ignoreVary`: module scripts are requested with other headers than those they
 * were stored with.
 */
async function find(wanted: Request | string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  if (kept) return kept;
  const answer = await fetch(wanted);
  if (typeof wanted !== 'string' && answer.ok && GERMAN.includes(wanted.url))
    await cache.put(wanted, answer.clone()).catch(() => {}); // without room it is loaded again
  return answer;
}
