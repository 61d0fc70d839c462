/** The picture that Thief and Thieves share. */
import type { Skin } from '@followsuit/ui';

/** A mask beside the suit of the thieves. */
const Mask = () => (
  <svg class="sign-mask" viewBox="0 0 32 14" aria-hidden="true">
    <path d="M1 2c5-2 10-1 15 1c5-2 10-3 15-1c1 6-2 11-7 11c-4 0-5-4-8-4s-4 4-8 4c-5 0-8-5-7-11zM6 6c2 3 5 3 7 1c-2-2-5-3-7-1zM26 6c-2 3-5 3-7 1c2-2 5-3 7-1z" />
  </svg>
);

export const thiefIcons: Skin['icons'] = { mask: Mask };
