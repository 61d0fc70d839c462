/** How much a client may say, and what it may be sure of. */

/** The version of the protocol; a client that speaks another is told so and closed. */
export const VERSION = 1;

export const LIMITS = {
  /** Bytes of one message. */
  message: 8192,
  /** Messages a connection may send at once, and how many a second after that. */
  burst: 60,
  rate: 20,
  /** Messages over the rate after which a connection is closed. */
  patience: 200,
  /** What others notice, so many at once and one more for every so many milliseconds: what one person says; */
  says: { burst: 5, every: 2000 },
  /** coming to one table, for one person and for all of one network; */
  joins: { burst: 20, every: 3000 },
  joinsOfNetwork: { burst: 200, every: 200 },
  /** taking and leaving seats, for one person. */
  sits: { burst: 20, every: 3000 },
  /** Tables one connection may be at. */
  tables: 50,
  /** Letters of a name, of free text, of a password. */
  name: 24,
  text: 200,
  password: { least: 8, most: 200 },
  /** Acts of one seat that wait to be done. */
  waiting: 4,
  /** Tables of one host whose games have not begun, and agents of one person. */
  hosted: 50,
  agents: 20,
  /** Browsers in which one account is signed in; the one that was used longest ago is signed out for a new one. */
  sessions: 50,
  /** What one address may make in a minute: guests, agents and tables, each; and accounts, whose passwords are dear. */
  made: 60,
  accounts: 10,
} as const;

/** What may be said at every table. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-trick',
  'thinking',
  'sorry',
  'oops',
  'thanks',
  'one-more',
  'good-game',
  'bye',
] as const;

/** What may be said from the deal to the score where partners play, since it tells nothing of cards: VINES-PARTNER-1. */
export const NEUTRAL_PHRASES: readonly (typeof PHRASES)[number][] = ['hello', 'good-luck', 'thinking', 'thanks', 'bye'];

/** What is said in single games, while their rules allow it: a game's `phrases` has the same names. */
export const GAME_PHRASES = ['may-bid-blind'] as const;

/** Faces that may be made at every table. */
export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'sweat', 'clap', 'heart', 'wave'] as const;

/** What went wrong, for programs; every error also has a sentence for people. */
export const CODES = [
  'bad-message',
  'version',
  'rate',
  'unknown-table',
  'not-here',
  'not-your-seat',
  'not-started',
  'stale',
  'future',
  'refused',
  'busy',
  'storage',
  'too-many',
  'not-private',
  'signed-out',
  'too-late',
  'too-early',
  'wrong-name-or-password',
  'name-taken',
  'forbidden',
  'not-found',
  'bad-request',
  'origin',
  'seat-taken',
  'bad-options',
  'mistake',
] as const;
export type Code = (typeof CODES)[number];
