/** The cover of Bishop: he, and the partner nobody knows. */
import type { Cover } from '@followsuit/ui';
import { Face, GOLD } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 322,
  sky: ['#9c6897', '#3d2045'],
  art: () => (
    <>
      <path d="M16 135V56C16 22 56 6 80 3C104 6 144 22 144 56V135Z" fill="#ffffff14" />
      <path d="M34 135V62C34 34 62 20 80 17C98 20 126 34 126 62V135Z" fill="#ffffff14" />
      <path d="M80 17V135M34 74H126" stroke="#ffffff14" stroke-width="3" />
      <g transform="translate(112 82)">
        <path d="M-30 53C-30 28-14 24-9 19C-19 10-18-22 0-22S19 10 9 19C14 24 30 28 30 53Z" fill="#1d0d24" />
        <text y="13" text-anchor="middle" font-family="var(--serif)" font-size="32" font-weight="800" fill="#ffd772">
          ?
        </text>
      </g>
      <path
        d="M24 135V48C24 24 3 27 6 44C8 53 19 50 17 43"
        fill="none"
        stroke={GOLD[1]}
        stroke-width="4.5"
        stroke-linecap="round"
      />
      <g transform="translate(60 72)scale(1.3)">
        <path d="M-34 50C-34 30-20 25-10 20H10C20 25 34 30 34 50Z" fill="#9440ae" />
        <path d="M0 20H10C20 25 34 30 34 50H0Z" fill="#6d2a83" />
        <path d="M-6 20L-10 50H10L6 20Z" fill={GOLD[0]} />
        <path d="M0 20L0 50H10L6 20Z" fill={GOLD[1]} />
        <Face />
        <path d="M-14 2C-9 7-5 6 0 6S9 7 14 2V10C13 24 6 32 0 36C-6 32-13 24-14 10Z" fill="#fdf8ec" />
        <path d="M0 6C5 6 9 7 14 2V10C13 24 6 32 0 36Z" fill="#d9d0bf" />
        <path d="M-4 11Q0 13 4 11" fill="none" stroke="#9c6a55" stroke-width="1.8" stroke-linecap="round" />
        <path d="M-16-8C-19-28-8-40 0-48C8-40 19-28 16-8Q0-15-16-8Z" fill="#9440ae" />
        <path d="M0-48C8-40 19-28 16-8Q8-12 0-12Z" fill="#6d2a83" />
        <path d="M-17-14Q0-21 17-14L16-7Q0-14-16-7Z" fill={GOLD[1]} />
        <path d="M-2-40h4v6h6v4h-6v8h-4v-8h-6v-4h6z" fill={GOLD[0]} />
      </g>
    </>
  ),
  sign: () => (
    <>
      <path
        d="M8 4.5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7zM2 20c.5-5 3-7 6-7s5.5 2 6 7z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M16 7.5a3 3 0 1 1 4 2.8c-1 .5-1.5 1-1.5 2.4M18.5 16.5v.1" />
    </>
  ),
};

export default cover;
