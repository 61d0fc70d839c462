/** The cover of Whist: a trick by candlelight. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, GOLD } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 130,
  sky: ['#4b6b3a', '#182812'],
  art: () => (
    <>
      <circle cx="80" cy="34" r="56" fill="#ffe19a" opacity=".12" />
      <circle cx="80" cy="34" r="32" fill="#ffe19a" opacity=".18" />
      <path d="M72 44h16v44H72z" fill="#f6efdc" />
      <path d="M80 44h8v44h-8z" fill="#ddd2b4" />
      <path d="M80 14c8 9 9 14 9 18a9 9 0 0 1-18 0c0-4 1-9 9-18Z" fill={GOLD[1]} />
      <path d="M80 22c4 5 4.500 8 4.500 10.500a4.500 4.500 0 0 1-9 0c0-2.500.5-5.500 4.500-10.500Z" fill="#fff3c9" />
      <path d="M80 41v5" stroke="#4a3a22" stroke-width="2" />
      <ellipse cx="80" cy="92" rx="30" ry="9" fill={GOLD[2]} />
      <ellipse cx="80" cy="89" rx="30" ry="9" fill={GOLD[1]} />
      <CoverCard rank="A" suit="spades" x={26} y={92} width={40} turn={-14} />
      <CoverCard rank="K" suit="diamonds" x={134} y={92} width={40} turn={13} />
      <CoverCard rank="Q" suit="hearts" x={54} y={112} width={40} turn={-5} />
      <CoverCard rank="7" suit="clubs" x={106} y={112} width={40} turn={6} />
    </>
  ),
  sign: () => (
    <path d="M8 21h8M12 21V11M9.500 11h5v7h-5zM12 3c2.500 3 2.500 4 2.500 5a2.500 2.500 0 0 1-5 0c0-1 0-2 2.500-5Z" />
  ),
};

export default cover;
