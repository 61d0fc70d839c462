/** The frame of every page but the table: a skip link, the menu, the page, the footer. */
import type { ComponentChildren } from 'preact';
import { useArrival } from '../page-arrival.ts';
import { place } from '../router.ts';
import { words } from '../text/text.ts';
import './frame.css';
import { PageIcon } from './page-icon.tsx';

export interface FrameProps {
  /** The title of the page, for the window and its history. */
  readonly title: string;
  /** For pages of pictures; texts are easier to read in short lines. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

const text = words.common;

const menu = () =>
  [
    ['/rules', text.rules],
    ['/learn', text.learn],
    ['/replay', text.replays],
  ] as const;

const foot = () =>
  [
    ['/about', text.about],
    HAS_SERVER && (['/deals', text.deals] as const),
    ['/poker', text.poker],
    ['/lab', text.lab],
  ] as const;

/** @example <Frame title={words.settings.title}>…</Frame> */
export function Frame({ title, wide, children }: FrameProps) {
  useArrival(title);
  return (
    <div class={wide ? 'frame frame-wide' : 'frame'}>
      <a class="skip visually-hidden" href="#main">
        {text.skip}
      </a>
      <header class="frame-head">
        <a class="frame-brand" href="/" aria-label={`${text.name}, ${text.home}`}>
          <Mark />
          <span class="frame-name">{text.name}</span>
        </a>
        <nav aria-label={text.mainMenu}>
          {menu().map((each) => link(each, 'frame-text'))}
          <a
            href="/settings"
            class="frame-icon"
            aria-label={text.settings}
            title={text.settings}
            {...current('/settings')}
          >
            <PageIcon name="gear" />
          </a>
          <a href="/me" class="frame-icon frame-me" aria-label={text.me} title={text.me} {...current('/me')}>
            <PageIcon name="person" />
          </a>
        </nav>
      </header>
      <main id="main" class="frame-page" tabIndex={-1}>
        {children}
      </main>
      <footer class="frame-foot">
        <nav aria-label={text.moreMenu}>
          {menu().map((each) => link(each, 'frame-narrow'))}
          {foot().map((each) => each && link(each))}
        </nav>
        <p>{text.footer}</p>
      </footer>
    </div>
  );
}

const current = (to: string) => (place.value.path === to ? ({ 'aria-current': 'page' } as const) : {});

const link = ([to, name]: readonly [string, string], kind?: string) => (
  <a key={to} href={to} class={kind} {...current(to)}>
    {name}
  </a>
);

/** Three cards, the middle one raised. */
const Mark = () => (
  <svg class="frame-mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="frame-mark-back" x="3" y="9" width="12" height="17" rx="2" transform="rotate(-14 9 26)" />
    <rect class="frame-mark-back" x="17" y="9" width="12" height="17" rx="2" transform="rotate(14 23 26)" />
    <rect class="frame-mark-card" x="9.5" y="5" width="13" height="19" rx="2" />
    <path
      class="frame-mark-suit"
      d="M16 19.5c-3.2-2.4-4.8-4.2-4.8-6.2a2.5 2.5 0 0 1 4.8-1 2.5 2.5 0 0 1 4.8 1c0 2-1.6 3.8-4.8 6.2z"
    />
  </svg>
);
