/** Stepping Stones (piecepack) in the terminal. */
import type { OpenSession } from '@followsuit/present';
import { SolitaireSession } from './terminal/session.ts';

const open: OpenSession = (setup, io) => new SolitaireSession(setup, io);

export default open;
