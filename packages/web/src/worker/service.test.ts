/** The service worker with several versions, in a fake browser. */
import { expect, it, vi } from 'vitest';

/** The stored caches, oldest first, each with its files. */
type Caches = Map<string, Map<string, string>>;

const OWN = 'followsuit-__VERSION__';

/** Runs it as the newest version; returns its handlers for activation and for requests. */
async function run(kept: Caches, windows: number, pages: readonly object[] = Array.from({ length: windows })) {
  const opened: string[] = [];
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal('location', { origin: 'https://here', href: 'https://here/sw.js' });
  vi.stubGlobal('fetch', async () => 'from the network');
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({ match: async ({ url }: Request) => kept.get(name)?.get(new URL(url).pathname) }),
    match: async ({ url }: Request) => {
      for (const files of kept.values()) if (files.has(new URL(url).pathname)) return files.get(new URL(url).pathname);
    },
  });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listen: (event: object) => void) => heard.set(type, listen),
    clients: {
      claim: async () => {},
      matchAll: async () => pages,
      openWindow: async (url: string) => opened.push(url),
    },
  });
  vi.resetModules();
  await import('./service.ts');
  const happen = async (type: string, event: object): Promise<unknown> => {
    let work: unknown;
    const take = (promise: unknown): void => {
      work = promise;
    };
    heard.get(type)?.({ ...event, waitUntil: take, respondWith: take });
    return work;
  };
  return {
    opened,
    click: (data: unknown) => happen('notificationclick', { notification: { data, close: () => {} } }),
    activate: () => happen('activate', {}),
    file: (path: string) => happen('fetch', { request: { method: 'GET', mode: 'cors', url: `https://here${path}` } }),
  };
}

const versions = (...names: readonly string[]): Caches =>
  new Map(
    names.map((name) => [
      name,
      new Map([
        ['/icon.svg', name],
        [`/assets/${name}.js`, name],
      ]),
    ]),
  );

it('removes other versions where one window is open, and leaves what is not ours', async () => {
  const kept = versions('followsuit-1', 'else', OWN);
  await (await run(kept, 1)).activate();
  expect([...kept.keys()]).toEqual(['else', OWN]);
});

it('keeps the last versions for windows that still show them, and gives each its own files', async () => {
  const kept = versions('followsuit-1', 'followsuit-2', 'followsuit-3', 'followsuit-4', OWN);
  const { activate, file } = await run(kept, 2);
  await activate();
  expect([...kept.keys()]).toEqual(['followsuit-2', 'followsuit-3', 'followsuit-4', OWN]);
  expect(await file('/assets/followsuit-4.js')).toBe('followsuit-4');
  expect(await file('/icon.svg')).toBe(OWN);
  expect(await file('/assets/followsuit-1.js')).toBe('from the network');
});

it('a message about a turn leads to the window of its table, or opens one, of this site alone', async () => {
  const focus = vi.fn(async () => {});
  const { click, opened } = await run(new Map(), 1, [{ url: 'https://here/t/abc', focus }]);
  await click('/t/abc');
  expect([focus.mock.calls.length, opened]).toEqual([1, []]);
  await click('/t/other');
  await click('https://elsewhere/t/x');
  expect(opened).toEqual(['/t/other', '/t/x']);
});
