/** The cover of Coralon: a Tar before the ship's wheel. */
import type { Cover } from '@followsuit/ui';
import { Face, Wave } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 170,
  sky: ['#2f9184', '#0f4550'],
  art: () => (
    <>
      <circle cx="80" cy="60" r="46" fill="#f6d58c" />
      <g fill="none" stroke="#b9823a" transform="translate(80 58)">
        <path
          d="M0-54V54M-54 0H54M-38-38L38 38M38-38L-38 38"
          stroke-width="5"
          stroke-linecap="round"
          stroke="#cf9a4c"
        />
        <circle r="38" stroke-width="6" />
      </g>
      <Wave y={102} high={6} fill="#1b6a6c" />
      <g transform="translate(80 64)scale(1.25)">
        <path d="M-35 60C-36 32-22 26-10 23H10C22 26 36 32 35 60Z" fill="#fdf4e0" />
        <path d="M0 23H10C22 26 36 32 35 60H0Z" fill="#e4d5b7" />
        <path d="M-27 34Q0 43 27 34M-32 43Q0 52 32 43" fill="none" stroke="#24506b" stroke-width="4" />
        <Face />
        <path d="M-14 2C-9 8-5 7 0 7S9 8 14 2V9C13 21 6 27 0 27S-13 21-14 9Z" fill="#5a2c17" />
        <path d="M0 7C5 7 9 8 14 2V9C13 21 6 27 0 27Z" fill="#41200f" />
        <path d="M-6 11Q0 15 6 11" fill="none" stroke="#f3d9b8" stroke-width="2" stroke-linecap="round" />
        <path d="M-17-12C-20-26-8-31 0-31S20-26 17-12Z" fill="#fffaf0" />
        <path d="M0-31C8-31 20-26 17-12H0Z" fill="#ddd3bd" />
        <path d="M-17-15Q0-20 17-15V-9Q0-14-17-9Z" fill="#1d3f63" />
      </g>
      <Wave y={117} high={-6} fill="#0f4f57" />
      <Wave y={127} high={4} fill="#0a3a43" />
    </>
  ),
  sign: () => (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M8 10h8M8 14h8" />
    </>
  ),
};

export default cover;
