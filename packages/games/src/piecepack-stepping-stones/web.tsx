/** Stepping Stones (piecepack) in the browser: a board of its own. */
import type { Skin } from '@followsuit/ui';

const skin: Skin = { board: () => import('./web/solitaire.tsx') };

export default skin;
