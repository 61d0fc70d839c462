/** The cover of Thieves: two of them. */
import type { Cover } from '@followsuit/ui';
import { Stars } from '../parts/cover-parts.tsx';
import { Robber } from '../parts/thieves-cover.tsx';

const cover: Cover = {
  hue: 300,
  sky: ['#6a4794', '#251541'],
  art: () => (
    <>
      <Stars at="16 20 52 10 84 26 150 66 96 8 10 70" />
      <path d="M126 10A22 22 0 1 0 144 44A18 18 0 0 1 126 10Z" fill="#f7e7b4" />
      <path d="M0 96L18 80L34 94L80 70L126 94L142 80L160 96V135H0Z" fill="#1d1036" />
      <g transform="translate(48 72)scale(1.12)">
        <Robber cloth={['#9440ae', '#6a2a80']} />
      </g>
      <g transform="translate(110 78)scale(-1.12 1.12)">
        <Robber cloth={['#2f4fa3', '#1c3276']} />
      </g>
    </>
  ),
  sign: () => <path d="M13 4h5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-5M16 8.5H4M7 5.5l-3 3 3 3M16 15.5H4M7 12.5l-3 3 3 3" />,
};

export default cover;
