/** The cover of Coralon Partners: the box, and the cards that stand in it. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, SuitShape } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 255,
  sky: ['#3f76b8', '#16305f'],
  art: () => (
    <>
      <SuitShape suit="anchors" x={26} y={36} size={40} fill="#ffffff1f" turn={-18} />
      <SuitShape suit="anchors" x={136} y={30} size={34} fill="#ffffff1f" turn={20} />
      <CoverCard rank="7" suit="cups" x={50} y={66} width={44} turn={-16} />
      <CoverCard rank="3" suit="locks" x={110} y={66} width={44} turn={16} />
      <CoverCard rank="A" suit="crowns" x={80} y={56} width={47} />
      <path d="M24 86H136L129 126H31Z" fill="#a8713a" />
      <path d="M80 86H136L129 126H80Z" fill="#8a5829" />
      <path d="M18 80H142V93H18Z" fill="#cf975a" />
      <path d="M80 80H142V93H80Z" fill="#ac763e" />
      <path d="M50 95l3 31M80 93v33M110 95l-3 31" stroke="#6d431d" stroke-width="1.5" />
      <path d="M72 80h16v16h-16z" fill="#e0ab3f" />
      <path d="M80 85v5" stroke="#5d390b" stroke-width="3.5" stroke-linecap="round" />
    </>
  ),
  sign: () => <path d="M3 11h18v9H3zM6 11V6h4v5M10 11V4h4v7M14 11V6h4v5" />,
};

export default cover;
