/** The cover of Thief: over the roofs with a low card. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, Stars } from '../parts/cover-parts.tsx';
import { Robber } from '../parts/thieves-cover.tsx';

const cover: Cover = {
  hue: 280,
  sky: ['#43478a', '#15173a'],
  art: () => (
    <>
      <Stars at="18 22 44 12 140 16 150 60 12 58 98 10" />
      <circle cx="116" cy="42" r="27" fill="#f7e7b4" />
      <path d="M104 28a5 5 0 1 0 .1 0M124 48a7 7 0 1 0 .1 0M112 56a3 3 0 1 0 .1 0" fill="#e8d497" />
      <path d="M0 104L22 84L40 100V80H50V92L72 78L100 104L132 82L160 102V135H0Z" fill="#0d0f28" />
      <path d="M14 108h8v9h-8zM136 108h8v9h-8z" fill="#f3cb69" />
      <g transform="translate(62 70)scale(1.2)">
        <Robber cloth={['#3a3f57', '#23273a']} />
      </g>
      <CoverCard rank="2" suit="locks" x={119} y={94} width={37} turn={16} />
    </>
  ),
  sign: () => (
    <>
      <path d="M10 8V6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-2" />
      <path d="M15 12H3.5M7.5 8L3.5 12l4 4" />
    </>
  ),
};

export default cover;
