/** The cover of Spades: two pairs of cards, and a spade dug into the ground between them. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, SuitShape } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 215,
  sky: ['#3f6f86', '#132a38'],
  art: () => (
    <>
      <ellipse cx="80" cy="122" rx="78" ry="26" fill="#0c1c26" opacity=".55" />
      <CoverCard rank="K" suit="hearts" x={30} y={74} width={40} turn={-16} />
      <CoverCard rank="4" suit="diamonds" x={130} y={74} width={40} turn={16} />
      <CoverCard rank="7" suit="clubs" x={46} y={84} width={40} turn={-6} />
      <CoverCard rank="Q" suit="hearts" x={114} y={84} width={40} turn={6} />
      <circle cx="80" cy="62" r="45" fill="#fdf3d6" opacity=".16" />
      <SuitShape suit="spades" x={82} y={67} size={88} fill="#05080b" />
      <SuitShape suit="spades" x={80} y={63} size={88} fill="#15181d" />
      <path d="M50 66q4-16 18-28" fill="none" stroke="#8b93a3" stroke-width="4" stroke-linecap="round" />
    </>
  ),
  sign: () => (
    <path d="M12 3c5 4.500 8 7 8 10.500a4 4 0 0 1-6.500 3L14.500 21h-5l1-4.500a4 4 0 0 1-6.500-3C4 10 7 7.500 12 3Z" />
  ),
};

export default cover;
