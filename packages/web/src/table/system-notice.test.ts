/** When the system may tell that it is somebody's turn. */
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.ts';
import type { TableScene } from './scene.ts';
import { mayNotify } from './system-notice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  settings.notify.value = 'off';
});

const scene = (...kinds: string[]) =>
  ({ seat: 0, info: { seats: kinds.map((kind) => ({ kind })) } }) as unknown as TableScene;

it('only with permission, while the page is hidden, and where other people wait', () => {
  const company = scene('person', 'bot', 'person');
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('Notification', { permission: 'granted' });
  expect(mayNotify(company)).toBe(false);
  settings.notify.value = 'on';
  expect(mayNotify(company)).toBe(true);
  expect(mayNotify(scene('person', 'bot', 'bot'))).toBe(false);
  vi.stubGlobal('Notification', { permission: 'default' });
  expect(mayNotify(company)).toBe(false);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('document', { hidden: false });
  expect(mayNotify(company)).toBe(false);
});
