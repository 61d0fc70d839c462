/** The cover of Up and Down: day above, night below, and a card for each. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, Stars } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 262,
  sky: ['#f4b268', '#e58150'],
  art: () => (
    <>
      <path d="M0 67H160V135H0Z" fill="#22325e" />
      <circle cx="128" cy="32" r="17" fill="#fff0b8" />
      <path d="M128 86A17 17 0 1 0 143 112A14 14 0 0 1 128 86Z" fill="#dfe6f7" />
      <Stars at="14 84 40 122 92 126 12 112 152 82 104 84" />
      <path d="M-6 67L26 34L50 56L76 26L116 67Z" fill="#b5532f" />
      <path d="M26 34L50 56L40 67H24ZM76 26L116 67H78Z" fill="#974122" />
      <path d="M-6 67L26 100L50 78L76 108L116 67Z" fill="#3c5290" />
      <path d="M26 100L50 78L40 67H24ZM76 108L116 67H78Z" fill="#2f4278" />
      <CoverCard rank="K" suit="crowns" x={66} y={40} width={36} turn={-8} />
      <CoverCard rank="2" suit="locks" x={88} y={95} width={36} turn={172} />
      <path d="M0 67H160" stroke="#fff3d6" stroke-width="1.8" />
    </>
  ),
  sign: () => <path d="M3 12h18M12 9V3M9 5.5l3-3 3 3M12 15v6M9 18.5l3 3 3-3" />,
};

export default cover;
