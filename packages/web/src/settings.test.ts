import { describe, expect, it, vi } from 'vitest';

/** Loads the settings as a browser would that has stored `text`. */
async function settingsAfter(text: string | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => text });
  return (await import('./settings.ts')).settings;
}

describe('settings', () => {
  it('have their usual values at first', async () => {
    const settings = await settingsAfter(null);
    expect([settings.theme.value, settings.taps.value, settings.name.value]).toEqual(['auto', 'auto', '']);
  });

  it('are as they were kept', async () => {
    const settings = await settingsAfter('{"theme":"dark","name":"Ana"}');
    expect([settings.theme.value, settings.print.value, settings.name.value]).toEqual(['dark', 'normal', 'Ana']);
  });

  it.each(['no JSON', 'null', '[]', '{"theme":"pink","speed":7,"name":{}}'])('take no harm from %s', async (text) => {
    const settings = await settingsAfter(text);
    expect([settings.theme.value, settings.speed.value, settings.name.value]).toEqual(['auto', 'normal', '']);
  });
});
