/** Stepping Stones (piecepack) in the browser: a board of its own. */
import type { Skin } from '@followsuit/ui';
import { HUE } from './web/hue.ts';

const skin: Skin = { hue: HUE, board: () => import('./web/solitaire.tsx') };

export default skin;
