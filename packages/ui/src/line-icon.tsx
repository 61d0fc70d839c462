/** Line icons for buttons and menus: 24 units square, our own drawings. */
import './line-icon.css';

/** The lines of each icon. */
const LINES = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  hint: 'M9 17.5h6M10 20.5h4M9.5 15c0-1.5-.6-2.3-1.5-3.3A6 6 0 1 1 16 11.7c-.9 1-1.5 1.8-1.5 3.3',
  'last-trick':
    'M12.4 5.2l5.8-.7a1.5 1.5 0 0 1 1.7 1.3l1.3 10.6a1.5 1.5 0 0 1-1.3 1.7l-5.3.6M5 6.5h6a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V8A1.5 1.5 0 0 1 5 6.5Z',
  score: 'M4 20.5h16M6.5 17v-5M12 17V5M17.5 17V9',
  talk: 'M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H16v4l-4.5-4h-6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Z',
  rules: 'M8.5 8.5a3.6 3.6 0 1 1 5.7 2.9c-1.4 1-2.2 1.7-2.2 3.6M12 19v.1',
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4',
  flag: 'M5.5 21V4M5.5 4.5c4-2 7 2 13 0v9.5c-6 2-9-2-13 0',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20',
  share:
    'M12 15V3.5M8 7l4-3.5L16 7M7.5 11H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1.5',
  'look-back': 'M4 4.5V9h4.5M4.5 9a8.3 8.3 0 1 1-.6 5',
  next: 'M4 12h15.5M13.5 6l6 6-6 6',
  play: 'M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.6-7.2a.8.8 0 0 0 0-1.4L8.2 4.1a.8.8 0 0 0-1.2.7Z',
  again: 'M4.2 10.5A8 8 0 0 1 18.5 7L20 8.5M20 4v4.5h-4.5M19.8 13.5A8 8 0 0 1 5.5 17L4 15.5M4 20v-4.5h4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.3 15.3L20.5 20.5',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM2.5 19.5c.3-3.5 3-5.5 6.5-5.5s6.2 2 6.5 5.5M16 4.9a3.3 3.3 0 0 1 0 6.2M18 14.6c2 .8 3.3 2.5 3.5 4.9',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 7.5V12l3 2',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12.2 6M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.4-1.3',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8Z',
  check: 'M4.5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M8.5 4.5L4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9',
  log: 'M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.1M4 12h.1M4 18h.1',
  text: 'M4.5 7V5h15v2M12 5v14.5M9 19.5h6',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bell: 'M6 16.5c1-1.2 1.3-2.8 1.3-5.5a4.7 4.7 0 0 1 9.4 0c0 2.7.3 4.3 1.3 5.5ZM10 19.5a2.2 2.2 0 0 0 4 0M12 3.5v2.6',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  trophy:
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4V7a3.5 3.5 0 0 0 3.7 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.7 3.5M12 14v3M8 20.5c0-2 1.5-3.5 4-3.5s4 1.5 4 3.5Z',
  dice: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1',
  send: 'M20.5 3.5L3.5 10.5l6.5 3 3 7ZM20.5 3.5L10 13.5',
  smile: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM8.5 14c1.6 2.4 5.4 2.4 7 0M9 9.5v.1M15 9.5v.1',
  up: 'M5.5 15l6.5-6.5 6.5 6.5',
  down: 'M5.5 9l6.5 6.5L18.5 9',
  left: 'M15 5.5L8.5 12l6.5 6.5',
  right: 'M9 5.5l6.5 6.5L9 18.5',
} as const;

export type LineIconName = keyof typeof LINES;

/** The names of all icons. */
export const LINE_ICONS = Object.keys(LINES) as readonly LineIconName[];

/**
 * An icon in the colour of the text around it, as wide as `--icon` or 1.5 em. The words stand beside it, or are the button's label.
 * @example <LineIcon name="hint" />
 */
export const LineIcon = ({ name }: { readonly name: LineIconName }) => (
  <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={LINES[name]} />
  </svg>
);
