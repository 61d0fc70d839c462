/** Tells a player who looks elsewhere that it is their turn: on the icon of the page, on the app's badge, by the system. */
import { useEffect } from 'preact/hooks';
import { words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const BASE = import.meta.env.BASE_URL;
const ICON = { plain: `${BASE}icon.svg`, turn: `${BASE}icon-turn.svg` };

export function useTurnNotice(scene: TableScene | null, place: 'local' | 'remote'): void {
  const isTurn = scene !== null && scene.acts.length > 0;
  useEffect(() => {
    if (!isTurn) return;
    mark(true);
    return () => mark(false);
  }, [isTurn]);
  useEffect(() => {
    if (!isTurn || !scene || place === 'local' || !document.hidden) return;
    let close = (): void => {};
    let isOver = false;
    // Without a network the title and the icon still tell it.
    const loaded = import('./system-notice.ts').then(({ mayNotify, notify }) => {
      if (!isOver && mayNotify(scene)) close = notify(scene);
    });
    loaded.catch(() => {});
    return () => {
      isOver = true;
      close();
    };
  }, [isTurn]);
}

/** A dot on the icon, and the badge of an installed app. */
function mark(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = isTurn ? ICON.turn : ICON.plain;
  // Some browsers have badges only for installed apps, and refuse elsewhere.
  const done = isTurn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => {});
}

/** Sets the window's title to the name of the game, with a mark on the player's turn. */
export function useTitle(scene: TableScene | null): void {
  const title = scene && `${scene.acts.length > 0 ? '▸ ' : ''}${scene.game.name} · ${words.common.name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
