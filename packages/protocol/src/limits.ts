/** The limits of the protocol, and the words and codes that it knows. */

/** The version of the protocol; the server closes a client that speaks another. */
export const VERSION = 1;

export const LIMITS = {
  /** Bytes of one message. */
  message: 8192,
  /** Messages, pings and pongs a connection may send at once, and how many a second after that. */
  burst: 60,
  rate: 20,
  /** Messages over the rate after which a connection is closed. */
  patience: 200,
  /** Frames of one message. */
  fragments: 4,
  /** Connections of one network that the server closes because they send too fast, before it takes no new ones. */
  kicks: { burst: 20, every: 3000 },
  /** What others notice: `burst` at once, and one more every `every` milliseconds. Chat of one person; */
  says: { burst: 5, every: 2000 },
  /** joining one table, for one person and for a whole network; */
  joins: { burst: 20, every: 3000 },
  joinsOfNetwork: { burst: 200, every: 200 },
  /** taking and leaving seats, for one person. */
  sits: { burst: 20, every: 3000 },
  /** Looking for players, and taking another name, for one person. */
  matches: { burst: 10, every: 6000 },
  renames: { burst: 5, every: 600_000 },
  /** Milliseconds after which those who look for players may begin with bots. */
  matchWait: 20_000,
  /** Tables that one connection may join. */
  tables: 50,
  /** Letters of a name, of free text, of a password. */
  name: 24,
  text: 200,
  password: { least: 8, most: 200 },
  /** Queued acts of one seat. */
  waiting: 4,
  /** Tables of one host whose games have not begun, and agents of one person. */
  hosted: 50,
  agents: 20,
  /** Browsers in which one account is signed in; a new one signs out the least recently used. */
  sessions: 50,
  /** What one address may create per minute: guests, agents and tables, each; and accounts, whose passwords are costly to hash. */
  made: 60,
  accounts: 10,
} as const;

/** The phrases of every table. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-trick',
  'thinking',
  'sorry',
  'oops',
  'ouch',
  'thanks',
  'one-more',
  'good-game',
  'bye',
] as const;

/** What partners may say from the deal to the score, since it reveals nothing about cards: VINES-PARTNER-1. */
export const NEUTRAL_PHRASES: readonly (typeof PHRASES)[number][] = ['hello', 'good-luck', 'thinking', 'thanks', 'bye'];

/** Phrases of single games, while their rules allow them; a game's `phrases` uses the same names. */
export const GAME_PHRASES = ['may-bid-blind'] as const;

/** The emotes of every table. */
export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'sweat', 'clap', 'heart', 'wave'] as const;

/** Error codes, for programs; every error also has a sentence for people. */
const ERROR_CODES = [
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
  'unproved',
  'busy',
  'storage',
  'too-many',
  'not-private',
  'signed-out',
  'too-late',
  'too-early',
  'wrong-name-or-password',
  'password-due',
  'bad-password',
  'bad-name',
  'banned',
  'name-taken',
  'forbidden',
  'not-found',
  'bad-request',
  'origin',
  'seat-taken',
  'bad-options',
  'mistake',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Limits that only servers use, or pages that are rarely opened: apart, so that a first visit does not load them. */
export const RARE_LIMITS = {
  /** Reports of one person, letters of a report, and how many lines of talk go with it. */
  reports: { burst: 5, every: 600_000 },
  report: 500,
  talk: 30,
  /** Tables in the lobby whose games have not begun, of one host and of one network; and all that wait of one network. */
  listed: 5,
  listedOfNetwork: 30,
  hostedOfNetwork: 200,
} as const;

/** Why somebody is reported. */
export const REPORT_REASONS = ['insults', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
