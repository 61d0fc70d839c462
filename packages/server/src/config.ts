/** The settings of the server: from flags, environment variables or defaults. */
import { availableParallelism } from 'node:os';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder for the database file. */
  readonly data: string;
  /** `postgres://…`, or null for the file. */
  readonly databaseUrl: string | null;
  /** The address under which browsers reach the server, if it differs from the requested host (behind a proxy). */
  readonly publicUrl: string | null;
  /** Whether to trust X-Forwarded headers, since they come from one's own proxy. */
  readonly trustProxy: boolean;
  /** The folder of the web app, or null for the one built next to the server. */
  readonly web: string | null;
  readonly bots: number;
  readonly botPause: number;
  readonly dealWait: number;
  /** Seconds after which an unused table leaves the memory. */
  readonly rest: number;
  /** Hours after which an unused table is removed whose game has not begun. */
  readonly keepWaiting: number;
  /** Days after which an unused session ends. */
  readonly keepSessions: number;
  /** Days after which an absent guest without tables and games is removed. */
  readonly keepGuests: number;
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Connections that one address may have at once. */
  readonly connections: number;
  /** Whether messages are rate-limited; only load tests turn that off. */
  readonly limits: boolean;
}

/** A wrong setting, in a sentence that says what would be right. */
export class ConfigError extends Error {}

interface Setting<T> {
  readonly env: string;
  readonly standard: T;
  readonly help: string;
  readonly read: (text: string) => T | undefined;
  /** The allowed values, for the error message. */
  readonly may: string;
}

const whole = (low: number, high: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined;
const YES_NO = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
const yesNo = (text: string) => YES_NO.get(text);
const url = (protocols: string[]) => (text: string) => {
  try {
    return protocols.includes(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
};
const some = (text: string) => (text.trim() === '' ? undefined : text);
const LOGS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Every setting: its variable, default and allowed values. Its flag is its name in kebab case. */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  host: { env: 'HOST', standard: '127.0.0.1', help: 'address to listen at', read: some, may: 'an address' },
  port: {
    env: 'PORT',
    standard: 8080,
    help: 'port to listen at',
    read: whole(0, 65535),
    may: 'a whole number from 0 to 65535',
  },
  data: {
    env: 'FOLLOWSUIT_DATA',
    standard: './data',
    help: 'folder for the database file',
    read: some,
    may: 'a folder',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    standard: null,
    help: 'PostgreSQL instead of a file',
    read: url(['postgres:', 'postgresql:']),
    may: 'an address such as postgres://user@host/name',
  },
  publicUrl: {
    env: 'FOLLOWSUIT_PUBLIC_URL',
    standard: null,
    help: 'address under which browsers reach the server',
    read: url(['http:', 'https:']),
    may: 'an address such as https://cards.example.org',
  },
  trustProxy: {
    env: 'FOLLOWSUIT_TRUST_PROXY',
    standard: false,
    help: 'believe X-Forwarded headers',
    read: yesNo,
    may: 'true or false',
  },
  web: { env: 'FOLLOWSUIT_WEB', standard: null, help: 'folder of the web app', read: some, may: 'a folder' },
  bots: {
    env: 'FOLLOWSUIT_BOTS',
    standard: Math.max(1, availableParallelism() - 1),
    help: 'threads in which bots think',
    read: whole(1, 64),
    may: 'a whole number from 1 to 64',
  },
  botPause: {
    env: 'FOLLOWSUIT_BOT_PAUSE',
    standard: 700,
    help: 'milliseconds a bot waits before it acts',
    read: whole(0, 60000),
    may: 'a whole number of milliseconds up to 60000',
  },
  dealWait: {
    env: 'FOLLOWSUIT_DEAL_WAIT',
    standard: 1500,
    help: 'milliseconds a deal waits for randomness from clients',
    read: whole(0, 60000),
    may: 'a whole number of milliseconds up to 60000',
  },
  rest: {
    env: 'FOLLOWSUIT_REST',
    standard: 300,
    help: 'seconds after which an unused table leaves the memory',
    read: whole(1, 86400),
    may: 'a whole number of seconds up to 86400',
  },
  keepWaiting: {
    env: 'FOLLOWSUIT_KEEP_WAITING',
    standard: 24,
    help: 'hours after which a table is removed that nobody came to',
    read: whole(1, 8760),
    may: 'a whole number of hours up to 8760',
  },
  keepSessions: {
    env: 'FOLLOWSUIT_KEEP_SESSIONS',
    standard: 365,
    help: 'days after which an unused session ends',
    read: whole(2, 3650),
    may: 'a whole number of days from 2 to 3650',
  },
  keepGuests: {
    env: 'FOLLOWSUIT_KEEP_GUESTS',
    standard: 30,
    help: 'days after which a guest is removed who has no table and does not come back',
    read: whole(2, 3650),
    may: 'a whole number of days from 2 to 3650',
  },
  log: {
    env: 'FOLLOWSUIT_LOG',
    standard: 'info',
    help: 'how much is logged',
    read: (text) => LOGS.find((each) => each === text),
    may: LOGS.join(', '),
  },
  connections: {
    env: 'FOLLOWSUIT_CONNECTIONS',
    standard: 100,
    help: 'connections one address may have',
    read: whole(1, 1_000_000),
    may: 'a whole number from 1',
  },
  limits: {
    env: 'FOLLOWSUIT_LIMITS',
    standard: true,
    help: 'limit how fast clients send',
    read: yesNo,
    may: 'true or false',
  },
};

/** The flag of a setting. @example flagOf('botPause') === '--bot-pause' */
export const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The configuration from flags (by the names of the settings) and the environment; flags come first.
 *
 * @example readConfig({ port: '9000' }, process.env)
 */
export function readConfig(flags: Readonly<Record<string, string | undefined>>, env: NodeJS.ProcessEnv): Config {
  const config: Record<string, unknown> = {};
  for (const [name, { env: variable, standard, read, may }] of Object.entries(SETTINGS)) {
    const flag = flags[name];
    const given = flag ?? (env[variable] === '' ? undefined : env[variable]);
    const value = given === undefined ? standard : read(given);
    if (value === undefined) {
      const source = flag === undefined ? variable : flagOf(name);
      throw new ConfigError(`${source} cannot be ${shown(name, given ?? '')}; it may be ${may}.`);
    }
    config[name] = value;
  }
  return config as unknown as Config;
}

/** The address of a database may contain a password, so it is not repeated. */
const shown = (name: string, given: string): string => (name === 'databaseUrl' ? 'what it is' : JSON.stringify(given));
