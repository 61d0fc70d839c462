/** The cover of Speed Run: a stopwatch. */
import type { Cover } from '@followsuit/ui';
import { SuitShape } from '../parts/cover-parts.tsx';

const TICKS = Array.from({ length: 12 }, (_, i) => i);

const cover: Cover = {
  hue: 12,
  sky: ['#f67d62', '#a81f3d'],
  art: () => (
    <>
      <path d="M14 36h40M4 60h34M18 84h26M2 108h40" stroke="#ffffff73" stroke-width="4.5" stroke-linecap="round" />
      <path d="M92 6h20v14H92zM134 20l10 10-9 9-10-10z" fill="#3b0b1a" />
      <circle cx="102" cy="73" r="55" fill="#3b0b1a" />
      <path d="M102 18A55 55 0 0 1 102 128Z" fill="#260510" />
      <circle cx="102" cy="73" r="46" fill="#fff7e4" />
      <path d="M102 27A46 46 0 0 1 102 119Z" fill="#efe2c6" />
      <path d="M102 73V27A46 46 0 0 1 142 50Z" fill="#f4b53f" />
      {TICKS.map((i) => (
        <path
          key={i}
          d={`M102 31v${i % 3 ? 5 : 9}`}
          transform={`rotate(${i * 30} 102 73)`}
          stroke="#3b0b1a"
          stroke-width={i % 3 ? 1.6 : 3}
        />
      ))}
      <SuitShape suit="hearts" x={82} y={88} size={19} />
      <SuitShape suit="spades" x={119} y={94} size={19} />
      <path d="M94 78L139 51" stroke="#d8221c" stroke-width="4.5" stroke-linecap="round" />
      <circle cx="102" cy="73" r="6.5" fill="#3b0b1a" />
    </>
  ),
  sign: () => (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4.5" />
      <circle cx="12" cy="12" r=".5" />
    </>
  ),
};

export default cover;
