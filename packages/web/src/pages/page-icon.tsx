/** Small icons of the plain pages, drawn as lines in the colour of the text. They are decoration: words say the same. */
const PATHS = {
  play: 'M7 5l12 7-12 7z',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 3 5v13c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5V5c-3.5-.5-6.5-.2-9 1.5zM12 6.5v13',
  link: 'M9.5 14.5l5-5M11 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M13 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
  people:
    'M9 4.5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 20c.3-4 3-6 6.5-6s6.2 2 6.5 6M16 5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .7 3.3 2.5 3.5 5.5',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.5V12l3 2',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  person: 'M12 4a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5',
  gear: 'M12 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 0 1 0-6.4zM10.3 3h3.4l.6 2.7 2.2 1.3 2.7-.8 1.7 2.9-2 1.9v2.5l2 1.9-1.7 2.9-2.7-.8-2.2 1.3-.6 2.7h-3.4l-.6-2.7-2.2-1.3-2.7.8-1.7-2.9 2-1.9V11l-2-1.9 1.7-2.9 2.7.8 2.2-1.3z',
} as const;

export type PageIconName = keyof typeof PATHS;

/** @example <PageIcon name="clock" /> */
export const PageIcon = ({ name }: { readonly name: PageIconName }) => (
  <svg class="page-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
