/** What tells a player who looks elsewhere that it is their turn. */
import { h } from 'preact';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.ts';
import type { TableScene } from './scene.ts';
import { useTitle, useTurnNotice } from './turn-notice.ts';

const scene = (...acts: object[]) => ({ acts, game: { name: 'Coralon' } }) as unknown as TableScene;

function Told({ scene }: { readonly scene: TableScene }) {
  useTitle(scene);
  useTurnNotice(scene, 'local');
  return null;
}

it('has a mark in the title, on the icon of the page and on the app’s badge while it is one’s turn', async () => {
  const badge: string[] = [];
  const say = (what: string) => async () => void badge.push(what);
  vi.stubGlobal('navigator', { setAppBadge: say('set'), clearAppBadge: say('clear') });
  const icon = document.createElement('link');
  icon.rel = 'icon';
  document.head.append(icon);
  const waiting = draw(h(Told, { scene: scene() }));
  await vi.waitFor(() => expect(document.title).toBe('Coralon · Followsuit'));
  expect(badge).toEqual([]);
  waiting.end();
  const turn = draw(h(Told, { scene: scene({ do: 'pass' }) }));
  await vi.waitFor(() => expect(badge).toEqual(['set']));
  expect(document.title).toBe('▸ Coralon · Followsuit');
  expect(icon.href).toContain('icon-turn.svg');
  turn.end();
  await vi.waitFor(() => expect(badge).toEqual(['set', 'clear']));
  expect(icon.href).not.toContain('turn');
  vi.unstubAllGlobals();
});
