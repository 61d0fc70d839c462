/** The cover of Chevalier: a knight, and a seven that he should not touch. */
import type { Cover } from '@followsuit/ui';
import { CoverCard, Face } from '../parts/cover-parts.tsx';

const cover: Cover = {
  hue: 25,
  sky: ['#cd5040', '#5e1417'],
  art: () => (
    <>
      <g fill="#ffffff0f">
        {[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((turn) => (
          <path key={turn} d="M64 70l160-26v52z" transform={`rotate(${turn} 64 70)`} />
        ))}
      </g>
      <g transform="translate(62 68)scale(1.35)">
        <path d="M-36 52C-38 34-24 27-12 23H12C24 27 38 34 36 52Z" fill="#d8221c" />
        <path d="M0 23H12C24 27 38 34 36 52H0Z" fill="#a01517" />
        <path
          d="M-36 52C-39 34-27 28-18 26L-14 40C-22 42-28 46-29 52ZM36 52C39 34 27 28 18 26L14 40C22 42 28 46 29 52Z"
          fill="#b9b6ac"
        />
        <path d="M-2-28C2-44-14-52-32-44C-40-40-42-30-38-20C-34-28-26-31-18-28C-12-26-8-26-2-26Z" fill="#f0c561" />
        <path d="M-2-28C-8-38-22-40-38-20C-34-28-26-31-18-28C-12-26-8-26-2-26Z" fill="#c9902f" />
        <path d="M-12 18H12L14 27Q0 33-14 27Z" fill="#98948a" />
        <Face />
        <path d="M-5 11.5Q0 13.5 5 11" fill="none" stroke="#8a4a35" stroke-width="1.7" stroke-linecap="round" />
        <path
          d="M-16 20C-20 4-20-16-14-24C-8-32 8-32 14-24C20-16 20 4 16 20L11 14V-4C11-9 6-9 2-9V-2H-2V-9C-6-9-11-9-11-4V14Z"
          fill="#d5d2c8"
        />
        <path d="M0-30C5-30 10-29 14-24C20-16 20 4 16 20L11 14V-4C11-9 6-9 2-9V-2H0Z" fill="#a5a196" />
        <path d="M-18-12Q0-19 18-12" fill="none" stroke="#e0ab3f" stroke-width="3" />
      </g>
      <circle cx="122" cy="76" r="38" fill="#b8e05a" opacity=".3" />
      <CoverCard rank="7" suit="trees" x={122} y={76} width={46} turn={10} />
      <path
        d="M104 118c0-6 4-9 4-13c0 4 4 7 4 13a4 4 0 0 1-8 0zM120 122c0-4 3-6 3-9c0 3 3 5 3 9a3 3 0 0 1-6 0z"
        fill="#a6d13f"
      />
    </>
  ),
  sign: () => (
    <>
      <path d="M10 3h4M10.5 3v5.5L6 16a3.4 3.4 0 0 0 3 5h6a3.4 3.4 0 0 0 3-5l-4.5-7.5V3" />
      <path d="M7.5 15.5h9L18 18c-.5 1.5-1.5 2-2.5 2h-7C7.5 20 6.5 19.5 6 18z" fill="currentColor" stroke="none" />
    </>
  ),
};

export default cover;
