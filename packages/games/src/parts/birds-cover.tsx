/** The birds of both games of Ducks and Geese, on covers and at the table, round the middle of their water line, looking right. */

interface DuckProps {
  /** Body, wing, head. */
  readonly colours: readonly [string, string, string];
}

export const CoverDuck = ({ colours: [body, wing, head] }: DuckProps) => (
  <>
    <path
      d="M-28-2C-32-10-36-13-39-14C-27-17-14-18-4-15C2-14 6-17 6-24H26C24-18 25-10 22-1C16 10-18 10-28-2Z"
      fill={body}
    />
    <path d="M6-20C2-33 10-41 18-39C26-38 29-30 26-22C21-15 11-15 6-20Z" fill={head} />
    <path d="M25-29L37-23C37-19 32-18 25-20Z" fill="#eda531" />
    <path d="M-22-5C-13-14 4-13 10-6C4 5-13 6-22-5Z" fill={wing} />
    <circle cx="18.5" cy="-30" r="2" fill="#1b1410" />
  </>
);

interface GooseProps {
  /** Body, shade, wing. */
  readonly colours?: readonly [string, string, string];
}

const WHITE = ['#fdf8ec', '#e3d8c0', '#efe6d1'] as const;

export const CoverGoose = ({ colours: [body, shade, wing] = WHITE }: GooseProps) => (
  <>
    <path
      d="M-31-1C-35-9-40-11-44-11C-31-16-15-20-1-16C7-14 8-28 7-42C7-56 20-61 27-54C31-50 30-45 27-41C21-36 20-28 22-14C24 4 15 11 0 11C-15 11-25 8-31-1Z"
      fill={body}
    />
    <path
      d="M-1 11C15 11 24 4 22-14C21-22 20-29 21-35C15-31 17-20 15-10C12 2 0 6-28 3C-22 9-13 11-1 11Z"
      fill={shade}
    />
    <path d="M-25-3C-15-13 2-13 10-5C2 6-15 6-25-3Z" fill={wing} />
    <path d="M28-50L41-43C40-38 34-38 27-41Z" fill="#e8862e" />
    <circle cx="22" cy="-49" r="2" fill="#1b1410" />
  </>
);
