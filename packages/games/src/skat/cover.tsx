/** The cover of Skat: the four jacks, and the two cards of the skat face down. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, SuitShape } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 158,
  sky: ['#3f8f6b', '#12382b'],
  art: () => (
    <>
      <SuitShape suit="clubs" x={26} y={30} size={38} fill="#ffffff1f" turn={-12} />
      <SuitShape suit="spades" x={136} y={28} size={36} fill="#ffffff1f" turn={14} />
      <path d="M14 120Q80 98 146 120L150 135H10Z" fill="#00000024" />
      <rect x={58} y={14} width={26} height={36} rx={4} fill="#f4efe2" transform="rotate(-8 71 32)" />
      <rect x={76} y={14} width={26} height={36} rx={4} fill="#e7dfca" transform="rotate(8 89 32)" />
      <CoverCard rank="J" suit="diamonds" x={40} y={84} width={46} turn={-18} />
      <CoverCard rank="J" suit="hearts" x={66} y={78} width={46} turn={-6} />
      <CoverCard rank="J" suit="spades" x={94} y={78} width={46} turn={6} />
      <CoverCard rank="J" suit="clubs" x={120} y={84} width={46} turn={18} />
    </>
  ),
  sign: () => (
    <>
      <rect x="4" y="6" width="9" height="13" rx="1.500" />
      <path d="M13 7.500 18.500 9a1.500 1.500 0 0 1 1 1.800L17.300 19a1.500 1.500 0 0 1-1.800 1L13 19.300" />
    </>
  ),
};

export default cover;
