/** The cover of Oh Hell: hands that shrink to a single card, over the fire. */
import type { Cover } from '@followsuit/ui';
import { CoverCard } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 95,
  sky: ['#9a7a1f', '#3a1708'],
  art: () => (
    <>
      <path
        d="M0 135V104c10-8 14-22 12-34 14 8 20 20 20 32 8-8 10-20 7-30 15 9 22 22 22 34 8-6 13-18 11-32 14 9 22 22 22 35 7-6 11-16 9-28 14 8 20 18 21 30 7-6 10-14 8-24 14 9 20 22 28 34v16Z"
        fill="#f08a24"
      />
      <path
        d="M0 135v-18c9-4 14-12 14-22 11 7 16 15 16 24 7-5 10-13 9-21 12 7 18 15 18 25 8-5 12-13 11-23 12 7 18 16 18 25 7-5 11-12 10-20 12 6 17 14 18 22 6-4 9-10 8-17 11 6 18 15 38 25Z"
        fill="#ffd257"
      />
      <CoverCard rank="9" suit="spades" x={22} y={54} width={34} turn={-18} />
      <CoverCard rank="J" suit="diamonds" x={38} y={50} width={34} turn={-6} />
      <CoverCard rank="A" suit="clubs" x={54} y={52} width={34} turn={6} />
      <CoverCard rank="4" suit="hearts" x={92} y={50} width={34} turn={-6} />
      <CoverCard rank="K" suit="clubs" x={108} y={51} width={34} turn={6} />
      <CoverCard rank="2" suit="spades" x={142} y={52} width={34} turn={4} />
    </>
  ),
  sign: () => (
    <path d="M12 3c1 4 6 6.500 6 11.500a6 6 0 0 1-12 0C6 12 7.500 10.500 8 8.500c1.500 1 2 2 2.300 3C11.500 9 12.500 6.500 12 3Z" />
  ),
};

export default cover;
