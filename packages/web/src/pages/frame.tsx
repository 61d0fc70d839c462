/** The frame of every page but the table: a skip link, the menu, the page, the footer. */
import type { ComponentChildren } from 'preact';
import { useArrival } from '../page-arrival.ts';
import { place } from '../router.ts';
import { words } from '../text/text.ts';
import './frame.css';

export interface FrameProps {
  /** The title of the page, for the window and its history. */
  readonly title: string;
  readonly children: ComponentChildren;
}

const MENU = [
  ['/rules', words.common.rules],
  ['/me', words.common.me],
  ['/settings', words.common.settings],
] as const;

const FOOT = [
  ['/about', words.common.about],
  ['/deals', words.common.deals],
  ['/replay', words.common.openReplay],
  ['/poker', words.common.poker],
] as const;

/** @example <Frame title={words.settings.title}>…</Frame> */
export function Frame({ title, children }: FrameProps) {
  useArrival(title);
  return (
    <div class="frame">
      <a class="skip visually-hidden" href="#main">
        {words.common.skip}
      </a>
      <header class="frame-head">
        <a class="frame-brand" href="/" aria-label={`${words.common.name}, ${words.common.home}`}>
          <Mark />
          <span class="frame-name">{words.common.name}</span>
        </a>
        <nav aria-label={words.common.mainMenu}>{MENU.map(link)}</nav>
      </header>
      <main id="main" class="frame-page" tabIndex={-1}>
        {children}
      </main>
      <footer class="frame-foot">
        <nav aria-label={words.common.moreMenu}>{FOOT.map(link)}</nav>
        <p>{words.common.footer}</p>
      </footer>
    </div>
  );
}

const link = ([to, name]: readonly [string, string]) => (
  <a key={to} href={to} aria-current={place.value.path === to ? 'page' : undefined}>
    {name}
  </a>
);

/** Three cards, the middle one raised. */
const Mark = () => (
  <svg class="frame-mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="3" y="10" width="12" height="17" rx="2" transform="rotate(-14 9 27)" />
    <rect x="17" y="10" width="12" height="17" rx="2" transform="rotate(14 23 27)" />
    <rect x="10" y="5" width="12" height="18" rx="2" class="frame-mark-card" />
  </svg>
);
