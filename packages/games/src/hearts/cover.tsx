/** The cover of Hearts: a heart in the night, and the moon behind it. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, Stars, SuitShape } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 15,
  sky: ['#7d2a3d', '#2b1020'],
  art: () => (
    <>
      <Stars at="18 20 40 12 66 26 30 44 138 16 150 40" />
      <circle cx="112" cy="44" r="30" fill="#ffe9b8" />
      <circle cx="103" cy="37" r="5" fill="#e8cc90" />
      <circle cx="121" cy="52" r="7" fill="#e8cc90" />
      <circle cx="114" cy="30" r="3" fill="#e8cc90" />
      <CoverCard rank="Q" suit="spades" x={56} y={88} width={52} turn={-14} />
      <SuitShape suit="hearts" x={110} y={101} size={60} fill="#5a0f18" />
      <SuitShape suit="hearts" x={108} y={97} size={60} fill="#e5372f" />
      <path d="M92 84q4-8 12-6" fill="none" stroke="#ffb7a4" stroke-width="3.4" stroke-linecap="round" />
    </>
  ),
  sign: () => <path d="M12 20C4 14 2.5 10.500 4 7.500 6 4 10 4.500 12 8c2-3.500 6-4 8-.5 1.500 3 0 6.500-8 12.500Z" />,
};

export default cover;
