/** The cover of Euchre: the two bowers, and the card that is turned up. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, SuitShape } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 28,
  sky: ['#c98a4b', '#5d3115'],
  art: () => (
    <>
      <SuitShape suit="diamonds" x={24} y={32} size={38} fill="#ffffff1f" turn={-14} />
      <SuitShape suit="hearts" x={138} y={28} size={36} fill="#ffffff1f" turn={16} />
      <path d="M14 118Q80 96 146 118L150 135H10Z" fill="#00000024" />
      <CoverCard rank="J" suit="diamonds" x={50} y={70} width={52} turn={-14} />
      <CoverCard rank="J" suit="hearts" x={110} y={70} width={52} turn={14} />
      <CoverCard rank="9" suit="hearts" x={80} y={82} width={50} />
    </>
  ),
  sign: () => (
    <>
      <path d="M6 4h12v4c0 5-2 8-6 8s-6-3-6-8z" />
      <path d="M12 16v4M8 20h8M9 8h6" />
    </>
  ),
};

export default cover;
