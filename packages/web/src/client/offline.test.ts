/** New versions in several windows, with a fake browser. */
import { beforeEach, expect, it, vi } from 'vitest';

class Version extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = vi.fn();

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }
}

const reload = vi.fn();

/** A window served by version `old`, and what the app in it learns about the service workers. */
async function open(old: Version | null) {
  const workers = Object.assign(new EventTarget(), { controller: old });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: workers });
  vi.stubGlobal('location', { reload });
  vi.resetModules();
  const app = await import('./offline.ts');
  app.watchPlace(workers as never);
  const put = (version: Version): void => {
    version.state = 'activating';
    workers.controller = version;
    workers.dispatchEvent(new Event('controllerchange'));
  };
  return { app, put };
}

beforeEach(() => reload.mockClear());

it('loads the page again once the version that was asked for is in place', async () => {
  const { app, put } = await open(new Version('activated'));
  const version = new Version('installed');
  app.waiting.value = version as never;
  app.useNewVersion();
  expect(version.postMessage).toHaveBeenCalledWith('now');
  expect(reload).not.toHaveBeenCalled();
  put(version);
  expect(reload).toHaveBeenCalledOnce();
});

it('says where another window has put a version in place, and loads it when asked', async () => {
  const { app, put } = await open(new Version('activated'));
  const version = new Version('installed');
  app.waiting.value = null; // dismissed before, with "Later"
  put(version);
  expect(app.waiting.value).toBe(version);
  expect(reload).not.toHaveBeenCalled();
  app.useNewVersion();
  expect(version.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it('says nothing of the first version of all', async () => {
  const { app, put } = await open(null);
  put(new Version('installed'));
  expect(app.waiting.value).toBe(null);
});

it('finds a version that is on its way already', async () => {
  const { app } = await open(new Version('activated'));
  const coming = new Version('installing');
  const registration = Object.assign(new EventTarget(), { installing: coming, waiting: null as Version | null });
  app.watch(registration as never);
  expect(app.waiting.value).toBe(null);
  coming.state = 'installed';
  registration.waiting = coming;
  coming.dispatchEvent(new Event('statechange'));
  expect(app.waiting.value).toBe(coming);
});
