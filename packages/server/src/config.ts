/** The settings of the server: from flags, environment variables or defaults. */
import { availableParallelism } from 'node:os';
import { bots as levels } from '@followsuit/bots';
import { botList, botNameOf } from '@followsuit/outside-bots';
import type { SearchLimits } from './bots/search-queue.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder for the database file. */
  readonly data: string;
  /** `postgres://…`, or null for the file. */
  readonly databaseUrl: string | null;
  /** Whether other nodes use the same database. */
  readonly cluster: boolean;
  /** The address under which other nodes of the cluster reach this one. */
  readonly nodeUrl: string | null;
  /** `redis://…`, or null to share nothing with other servers and workers. */
  readonly redisUrl: string | null;
  /** The address under which browsers reach the server, if it differs from the requested host (behind a proxy). */
  readonly publicUrl: string | null;
  /** Whether to trust X-Forwarded headers, because they come from your own proxy. */
  readonly trustProxy: boolean;
  /** The folder of the web app, or null for the one built next to the server. */
  readonly web: string | null;
  readonly bots: number;
  /** How many bots of one person's tables, and of one network's, may think at once; null: derived from `bots`. */
  readonly botsPerPerson: number | null;
  readonly botsPerNetwork: number | null;
  /** Milliseconds that a bot may wait to think. */
  readonly botWait: number;
  /** Programs that are bots, by the names that players pick. */
  readonly outsideBots: Readonly<Record<string, string>> | null;
  /** Milliseconds that such a program has for a move. */
  readonly outsideBotTime: number;
  readonly botPause: number;
  readonly dealWait: number;
  /** Seconds after which an unused table leaves the memory. */
  readonly rest: number;
  /** Hours after which an unused table whose game has not begun is removed. */
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

/** How a value is read, and which values are allowed, for the error message. */
interface Reader<T> {
  readonly read: (text: string) => T | undefined;
  readonly may: string;
}

interface Setting<T> extends Reader<T> {
  readonly env: string;
  readonly standard: T;
  readonly help: string;
}

const setting = <T>(env: string, standard: T, help: string, reader: Reader<T>): Setting<T> => ({
  env,
  standard,
  help,
  ...reader,
});

const whole = (low: number, high: number, may = `a whole number from ${low} to ${high}`): Reader<number> => ({
  read: (text) => (/^\d+$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined),
  may,
});
const upTo = (high: number, unit: string, low = 1): Reader<number> =>
  whole(low, high, `a whole number of ${unit} up to ${high}`);
const days = whole(2, 3650, 'a whole number of days from 2 to 3650');
const yesNo: Reader<boolean> = {
  read: (text) => (/^(true|1)$/.test(text) ? true : /^(false|0)$/.test(text) ? false : undefined),
  may: 'true or false',
};
const url = (protocols: string[], example: string): Reader<string> => ({
  read: (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined,
  may: `an address such as ${example}`,
});
const some = (may: string): Reader<string> => ({ read: (text) => (text.trim() === '' ? undefined : text), may });
/** `NAME=exec:COMMAND`, separated by commas; without a name, a program is called as its file. */
const namedCommands: Reader<Readonly<Record<string, string>>> = {
  read(text) {
    const found: Record<string, string> = {};
    for (const each of botList(text)) {
      const [, given, command] = /^(?:([a-z][a-z0-9-]{0,19})=)?(exec:\s*\S.*)$/.exec(each) ?? [];
      const name = given ?? (command && botNameOf(command).toLowerCase().replaceAll('_', '-'));
      if (name === undefined || name in found || levels.some((level) => level.name === name)) return undefined;
      found[name] = command;
    }
    return found;
  },
  may: 'a list such as ana=exec:./ana,bo=exec:node bo.mjs; names have up to 20 small letters, digits and hyphens, and are no levels',
};
const LOGS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Every setting: its variable, default and allowed values. Its flag is its name in kebab case. */
export const SETTINGS: { readonly [K in keyof Config]: Setting<Config[K]> } = {
  host: setting('HOST', '127.0.0.1', 'address to listen at', some('an address')),
  port: setting('PORT', 8080, 'port to listen at', whole(0, 65535)),
  data: setting('FOLLOWSUIT_DATA', './data', 'folder for the database file', some('a folder')),
  databaseUrl: setting<string | null>(
    'DATABASE_URL',
    null,
    'PostgreSQL instead of a file',
    url(['postgres:', 'postgresql:'], 'postgres://user@host/name'),
  ),
  cluster: setting('FOLLOWSUIT_CLUSTER', false, 'share the database with other nodes', yesNo),
  nodeUrl: setting<string | null>(
    'FOLLOWSUIT_NODE_URL',
    null,
    'address under which other nodes reach this one',
    url(['http:', 'https:'], 'http://10.0.0.1:8080'),
  ),
  redisUrl: setting<string | null>(
    'REDIS_URL',
    null,
    'Redis, to share rate limits and to let workers think',
    url(['redis:', 'rediss:'], 'redis://host:6379'),
  ),
  publicUrl: setting<string | null>(
    'FOLLOWSUIT_PUBLIC_URL',
    null,
    'address under which browsers reach the server',
    url(['http:', 'https:'], 'https://cards.example.org'),
  ),
  trustProxy: setting('FOLLOWSUIT_TRUST_PROXY', false, 'believe X-Forwarded headers', yesNo),
  web: setting<string | null>('FOLLOWSUIT_WEB', null, 'folder of the web app', some('a folder')),
  bots: setting(
    'FOLLOWSUIT_BOTS',
    Math.max(1, availableParallelism() - 1),
    'threads in which bots think',
    whole(
      1,
      64,
      'a whole number from 1 to 64, of threads; or programs, such as exec:./mybot, as --outside-bots takes them',
    ),
  ),
  botsPerPerson: setting<number | null>(
    'FOLLOWSUIT_BOTS_PER_PERSON',
    null,
    "bots of one person's tables that may think at once",
    whole(1, 64),
  ),
  botsPerNetwork: setting<number | null>(
    'FOLLOWSUIT_BOTS_PER_NETWORK',
    null,
    "bots of one network's tables that may think at once",
    whole(1, 64),
  ),
  botWait: setting(
    'FOLLOWSUIT_BOT_WAIT',
    3000,
    'milliseconds a bot may wait to think',
    whole(100, 60_000, 'a whole number of milliseconds from 100 to 60000'),
  ),
  outsideBots: setting<Config['outsideBots']>(
    'FOLLOWSUIT_OUTSIDE_BOTS',
    null,
    'programs that players may pick as bots, by name, such as ana=exec:./ana',
    namedCommands,
  ),
  outsideBotTime: setting(
    'FOLLOWSUIT_OUTSIDE_BOT_TIME',
    1000,
    'milliseconds such a program has for a move',
    whole(10, 60_000, 'a whole number of milliseconds from 10 to 60000'),
  ),
  botPause: setting(
    'FOLLOWSUIT_BOT_PAUSE',
    700,
    'milliseconds a bot waits before it acts',
    upTo(60000, 'milliseconds', 0),
  ),
  dealWait: setting(
    'FOLLOWSUIT_DEAL_WAIT',
    1500,
    'milliseconds a deal waits for randomness from clients',
    upTo(60000, 'milliseconds', 0),
  ),
  rest: setting(
    'FOLLOWSUIT_REST',
    300,
    'seconds after which an unused table leaves the memory',
    upTo(86400, 'seconds'),
  ),
  keepWaiting: setting(
    'FOLLOWSUIT_KEEP_WAITING',
    24,
    'hours after which a table is removed that nobody came to',
    upTo(8760, 'hours'),
  ),
  keepSessions: setting('FOLLOWSUIT_KEEP_SESSIONS', 365, 'days after which an unused session ends', days),
  keepGuests: setting(
    'FOLLOWSUIT_KEEP_GUESTS',
    30,
    'days after which a guest is removed who has no table and does not come back',
    days,
  ),
  log: setting<Config['log']>('FOLLOWSUIT_LOG', 'info', 'how much is logged', {
    read: (text) => LOGS.find((each) => each === text),
    may: LOGS.join(', '),
  }),
  connections: setting(
    'FOLLOWSUIT_CONNECTIONS',
    100,
    'connections one address may have',
    whole(1, 1_000_000, 'a whole number from 1'),
  ),
  limits: setting('FOLLOWSUIT_LIMITS', true, 'limit how fast clients send', yesNo),
};

/** Threads of a worker, which has its machine to itself. */
export const WORKER_THREADS: Setting<number> = setting(
  'FOLLOWSUIT_THREADS',
  availableParallelism(),
  'threads in which it thinks',
  whole(1, 64),
);

/** The limits of thinking: by default, one person uses half of the threads, and one network leaves a thread to the others. */
export function searchLimits(
  { botsPerPerson, botsPerNetwork, botWait }: Config,
  place: { readonly atOnce: number },
): SearchLimits {
  return {
    // Workers come and go, and the shares with them.
    get perPerson() {
      return botsPerPerson ?? Math.ceil(place.atOnce / 2);
    },
    get perNetwork() {
      return botsPerNetwork ?? Math.max(1, place.atOnce - 1);
    },
    wait: botWait,
  };
}

/** The flag of a setting. @example flagOf('botPause') === '--bot-pause' */
export const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The configuration from flags (by the names of the settings) and the environment; flags come first.
 *
 * @example readConfig({ port: '9000' }, process.env)
 */
export function readConfig(flags: Readonly<Record<string, string | undefined>>, env: NodeJS.ProcessEnv): Config {
  const config: Record<string, unknown> = {};
  const given = { ...flags, ...programsIn(flags, env) };
  for (const [name, each] of Object.entries<Setting<unknown>>(SETTINGS))
    config[name] = readSetting(name, each, given[name], env);
  return checked(config as unknown as Config);
}

/** `--bots` is a number of threads, but takes programs, too, as it does in simulations: they are `outsideBots`. */
function programsIn(
  { bots, outsideBots }: Readonly<Record<string, string | undefined>>,
  env: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const all = botList(bots ?? '');
  const programs = all.filter((each) => /^([^,"']*=)?exec:/.test(each));
  if (programs.length === 0) return {};
  const named = outsideBots ?? env[SETTINGS.outsideBots.env];
  const others = all.filter((each) => !programs.includes(each));
  return {
    bots: others.length > 0 ? others.join(',') : undefined,
    outsideBots: [...(named ? [named] : []), ...programs].join(','),
  };
}

/** Settings that need each other. */
function checked(config: Config): Config {
  const { cluster, databaseUrl, nodeUrl } = config;
  if (cluster && databaseUrl === null)
    throw new ConfigError('--cluster needs a database that all nodes share; give its address with --database-url.');
  if (cluster && nodeUrl === null)
    throw new ConfigError('--cluster needs --node-url: the address under which the other nodes reach this one.');
  return config;
}

/** One setting. @example readSetting('redisUrl', SETTINGS.redisUrl, undefined, process.env) */
export function readSetting<T>(
  name: string,
  { env: variable, standard, read, may }: Setting<T>,
  flag: string | undefined,
  env: NodeJS.ProcessEnv,
): T {
  const given = flag ?? (env[variable] === '' ? undefined : env[variable]);
  const value = given === undefined ? standard : read(given);
  if (value !== undefined) return value;
  const source = flag === undefined ? variable : flagOf(name);
  throw new ConfigError(`${source} cannot be ${shown(name, given ?? '')}; it may be ${may}.`);
}

/** The address of a database or of Redis may contain a password, so it is not repeated. */
const shown = (name: string, given: string): string =>
  name === 'databaseUrl' || name === 'redisUrl' ? 'what it is' : JSON.stringify(given);
