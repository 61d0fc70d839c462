/** The cover of Ducks and Geese: one of each, on a pond in the morning. */
import type { Cover } from '@followsuit/ui';
import { CoverDuck, CoverGoose } from '../parts/birds-cover.tsx';
import { Wave } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 155,
  sky: ['#b5dcb6', '#6fb094'],
  art: () => (
    <>
      <circle cx="128" cy="30" r="18" fill="#fff3c4" />
      <path d="M0 70C30 52 60 58 90 66S140 58 160 66V135H0Z" fill="#83ba8a" />
      <path d="M0 80C40 68 90 84 160 76V135H0Z" fill="#62a37a" />
      <Wave y={94} high={3} fill="#4d93a0" />
      <g transform="translate(62 98)scale(1.15)">
        <CoverGoose />
      </g>
      <g transform="translate(118 106)scale(-.74 .74)">
        <CoverDuck colours={['#8a5a33', '#6d4425', '#1f6b4c']} />
      </g>
      <Wave y={110} high={-4} fill="#3f8797" />
      <Wave y={122} high={3} fill="#347585" />
      <path
        d="M10 112C12 92 8 84 13 66M20 114C22 98 24 90 22 76"
        fill="none"
        stroke="#3c6b3f"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <path d="M13 68c-4-4-3-12 0-17c4 5 4 13 0 17zM22 78c-3-4-2-10 0-14c3 4 3 10 0 14z" fill="#6b4423" />
    </>
  ),
  sign: () => (
    <path
      d="M2.5 13c4 0 6-2 9-2 2 0 2-1 2-3a3.5 3.5 0 0 1 7 0l2 1.3-2.5.7c0 6-3 9-8 9-4 0-7.5-2-9.5-6z"
      fill="currentColor"
      stroke="none"
    />
  ),
};

export default cover;
