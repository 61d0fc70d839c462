/** The cover of cutthroat Ducks and Geese: each duck under a shield of its own. */
import type { Cover } from '@followsuit/ui';
import { CoverDuck } from '../parts/birds-cover.tsx';

const cover: Cover = {
  hue: 50,
  sky: ['#f3b962', '#c4652e'],
  art: () => (
    <>
      <circle cx="30" cy="30" r="17" fill="#fff0c0" />
      <path d="M0 82C40 64 70 78 100 72S150 64 160 70V135H0Z" fill="#a5532a" />
      <path d="M0 104C50 88 110 108 160 94V135H0Z" fill="#8a4120" />
      <path
        d="M122 34q5-6 9 0q5-6 9 0M138 56q4-5 7 0q4-5 7 0M14 62q4-5 7 0q4-5 7 0"
        fill="none"
        stroke="#5a2411"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M80 20L126 33C126 80 112 107 80 126C48 107 34 80 34 33Z" fill="#7a2420" />
      <path d="M80 20L126 33C126 80 112 107 80 126Z" fill="#591714" />
      <path d="M80 27L120 38C119 78 107 101 80 118C53 101 41 78 40 38Z" fill="none" stroke="#f0c561" stroke-width="3" />
      <g transform="translate(78 86)">
        <CoverDuck colours={['#fdf8ec', '#e0d3b6', '#fdf8ec']} />
      </g>
      <path
        d="M52 93q7-4 14 0t14 0 14 0 14 0M60 102q7-4 13 0t13 0 14 0"
        fill="none"
        stroke="#f0c561"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  ),
  sign: () => (
    <>
      <path d="M12 3l8 3c0 7-2 12-8 15C6 18 4 13 4 6z" />
      <path
        d="M7.5 12c2 0 3-1 4-1s1-2.5 2.5-2.5 3 1.5 2.5 2.5c0 3-1.5 4.5-4 4.5s-4-1.5-5-3.5z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
};

export default cover;
