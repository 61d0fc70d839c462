/** The drawings on the buttons of the scenes. */
const icon = (d: string) => () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

export const NextIcon = icon('M4 12h15M13 6l6 6-6 6');
export const BackIcon = icon('M4 5v5h5M4.6 10A8 8 0 1 1 4 13');
export const HomeIcon = icon('M4 11l8-7 8 7M6 10v9h12v-9');
export const ShareIcon = icon('M12 15V4M8 7l4-4 4 4M6 12H5v8h14v-8h-1');
export const TableIcon = icon('M5 5l14 14M19 5L5 19');
