/** What the covers of Thief and Thieves share: somebody in a mask, in the night. */
import { Face, GOLD } from './cover-parts.tsx';

interface RobberProps {
  /** Cloak and hat, light and dark. */
  readonly cloth: readonly [string, string];
}

/** Round the root of the nose; 60 wide. */
export const Robber = ({ cloth: [light, dark] }: RobberProps) => (
  <>
    <path d="M-36 62C-36 32-20 26-10 22H10C20 26 36 32 36 62Z" fill={light} />
    <path d="M0 22H10C20 26 36 32 36 62H0Z" fill={dark} />
    <path d="M-15 20L0 36L15 20L20 27L0 48L-20 27Z" fill="#e9dfc9" opacity=".85" />
    <Face />
    <path d="M-14-6C-8-9-4-6 0-6S8-9 14-6L12 3C8 6 4 4 0 2C-4 4-8 6-12 3Z" fill="#14161f" />
    <path d="M-5.5-1.5h0M5.5-1.5h0" stroke="#fff" stroke-width="3.6" stroke-linecap="round" />
    <path d="M-4 10.5Q1 13.5 6 9" fill="none" stroke="#7a3b22" stroke-width="1.7" stroke-linecap="round" />
    <path d="M-24-11C-10-17 10-17 24-11C14-9-14-9-24-11Z" fill={dark} />
    <path d="M-16-12C-15-28-6-30 0-28S15-28 16-12C6-15-6-15-16-12Z" fill={light} />
    <path d="M0-28C6-30 15-28 16-12C10-14 4-14 0-14Z" fill={dark} />
    <path d="M9-17C16-34 30-38 38-34C34-22 22-16 9-15Z" fill={GOLD[1]} />
    <path d="M9-16C18-26 26-31 38-34C34-22 22-16 9-15Z" fill={GOLD[2]} />
  </>
);
