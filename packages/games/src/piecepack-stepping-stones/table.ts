/** What a table of Stepping Stones (piecepack) says of acts and rolls; its board is drawn by web.tsx and terminal.ts. */
import type { KernelView } from '@followsuit/engine';
import type { Presenter } from '@followsuit/present';
import { actWords, lineWords, type PiecepackWords } from './wording.ts';

const presenter: Presenter<KernelView, PiecepackWords> = {
  actWords: ({ words }, act) => actWords(words, act),
  eventWords: ({ words }, line) => lineWords(words, line),
};

export default presenter;
