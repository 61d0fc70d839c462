/** `followsuit admin`: moderates a server through its database, while it runs. */
import {
  announce,
  answerTo,
  ban,
  bansInForce,
  ConfigError,
  findPerson,
  hasLiveNodes,
  newestReports,
  peopleNamed,
  removeTable,
  resetPassword,
  type Store,
  unban,
} from '@followsuit/server';
import type { Command } from 'commander';
import { banLine, personLine, reportLines, timeText } from '../admin-lines.ts';
import { announcementText, durationOf, reasonOf } from '../admin-values.ts';
import { UserError } from '../errors.ts';
import { asUserError, withOldStore } from '../store.ts';

/** Milliseconds to wait for a server to come; it looks for orders twice a second. */
const WAIT = 3000;
/** Milliseconds to wait for all servers that run to carry an order out: one that was killed counts for eight seconds more. */
const WAIT_FOR_ALL = 12_000;
/** How long an announcement stands unless it says otherwise. */
const HOUR = 3_600_000;

type Db = Store['db'];
interface DataFlag {
  readonly data?: string;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs an action on the database of a server that exists. */
async function onDatabase(flags: DataFlag, work: (db: Db) => Promise<void>): Promise<void> {
  await withOldStore(flags, async ({ db }) => {
    try {
      await work(db);
    } catch (error) {
      throw asUserError(error);
    }
  });
}

/** Tells what a server answered, or that none has. */
async function tellAnswer(db: Db, order: number, done: (answer: string) => string): Promise<void> {
  const live = await hasLiveNodes(db);
  const answer = await answerTo(db, order, live ? WAIT_FOR_ALL : WAIT);
  if (answer === 'failed') throw new UserError('The server could not do it; its log says why.');
  const none = live
    ? 'Not every server has answered; one that has not does it as soon as it can.'
    : 'No server has answered; it is done as soon as one runs.';
  say(answer === null ? none : done(answer));
}

export function define(command: Command): void {
  command
    .allowExcessArguments()
    .allowUnknownOption()
    .action(() => {
      const [name] = command.args;
      if (name === undefined) return command.outputHelp();
      const known = command.commands.map((each) => each.name());
      throw new UserError(`There is no followsuit admin ${name}; there is ${known.join(', ')}.`);
    });
  const add = (usage: string, description: string): Command =>
    command
      .command(usage)
      .description(description)
      .exitOverride()
      .configureOutput({ writeErr: () => {}, outputError: () => {} })
      .option('--data <folder>', 'folder of the database file (or FOLLOWSUIT_DATA; DATABASE_URL for PostgreSQL)');
  defineBans(add);
  defineOrders(add);
  defineLists(add);
}

type Add = (usage: string, description: string) => Command;

interface BanFlags extends DataFlag {
  readonly network?: string;
  readonly networksToo?: boolean;
  readonly for?: string;
  readonly reason?: string;
}

function defineBans(add: Add): void {
  add('ban [person]', 'ban a person with their agents, or a network; closes their sockets')
    .option('--network <range>', 'ban an address or a range such as 192.0.2.0/24 instead of a person')
    .option('--networks-too', 'also ban the networks from which the person is connected now')
    .option('--for <duration>', 'how long: 90m, 12h, 7d; without it, until it is lifted')
    .option('--reason <text>', 'what the banned are told')
    .action(async (person: string | undefined, flags: BanFlags) => {
      if ((person === undefined) === (flags.network === undefined))
        throw new UserError('Name a person (an id, or the name of an account), or a network with --network.');
      const now = Date.now();
      const until = flags.for === undefined ? null : now + durationOf(flags.for, '--for');
      const reason = reasonOf(flags.reason ?? '');
      await onDatabase(flags, async (db) => {
        const wanted = { person: person ?? null, network: flags.network ?? null, until, reason };
        const { order, ban: made } = await ban(db, { ...wanted, networksToo: flags.networksToo === true }, now);
        say(
          `Banned ${person ?? made.network}${until === null ? '' : ` until ${timeText(until)}`}; the ban is ${made.id}.`,
        );
        await tellAnswer(db, order, (answer) => {
          const { closed, networks } = JSON.parse(answer);
          const also = networks.length > 0 ? ` Also banned: ${networks.join(', ')}.` : '';
          return `Closed ${closed} ${closed === 1 ? 'socket' : 'sockets'}.${also}`;
        });
      });
    });
  add('unban <ban>', 'lift a ban: its id, a person or a network').action(async (given: string, flags: DataFlag) => {
    await onDatabase(flags, async (db) => {
      const { order, lifted } = await unban(db, given, Date.now());
      say(`Lifted ${lifted} ${lifted === 1 ? 'ban' : 'bans'}.`);
      await tellAnswer(db, order, () => 'The server knows.');
    });
  });
}

function defineOrders(add: Add): void {
  add('remove-table <table>', 'remove a table with its game, for good').action(
    async (table: string, flags: DataFlag) => {
      await onDatabase(flags, async (db) => {
        const order = await removeTable(db, table, Date.now());
        await tellAnswer(db, order, (answer) =>
          answer === 'removed' ? `Removed ${table}.` : `${table} was gone already.`,
        );
      });
    },
  );
  add('announce [text]', 'tell everybody something, also those who come later; without a text, take it back')
    .option('--for <duration>', 'how long it stands: 90m, 12h, 7d', '1h')
    .action(async (text: string | undefined, flags: DataFlag & { for: string }) => {
      const now = Date.now();
      const until = text === undefined ? now - HOUR : now + durationOf(flags.for, '--for');
      const told = text === undefined ? '' : announcementText(text);
      await onDatabase(flags, async (db) => {
        const order = await announce(db, told, until, now);
        const what = text === undefined ? 'Taken back' : `Announced until ${timeText(until)}`;
        await tellAnswer(
          db,
          order,
          (count) => `${what}; ${count} ${count === '1' ? 'socket has' : 'sockets have'} it.`,
        );
      });
    });
  add('reset-password <person>', 'give an account a password that works once, and end its sessions').action(
    async (person: string, flags: DataFlag) => {
      await onDatabase(flags, async (db) => {
        const { order, password, name } = await resetPassword(db, person, Date.now());
        say(`Within a day, ${name} signs in with this password and chooses a new one. It is shown only here:`);
        say(password);
        await tellAnswer(db, order, (closed) => `Closed ${closed} ${closed === '1' ? 'socket' : 'sockets'}.`);
      });
    },
  );
}

/** The person whom no name found: by id, or by an account that is written otherwise. */
async function personWithId(db: Db, given: string): ReturnType<typeof peopleNamed> {
  try {
    return [await findPerson(db, given)];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new UserError(
      `Nobody here has the name or the id ${JSON.stringify(given)}; guests and agents are found by their exact names only.`,
    );
  }
}

function defineLists(add: Add): void {
  add('bans', 'list the bans in force').action(async (flags: DataFlag) => {
    await onDatabase(flags, async (db) => {
      const rows = await bansInForce(db, Date.now());
      say(rows.length === 0 ? 'Nobody is banned.' : rows.map(banLine).join('\n'));
    });
  });
  add('reports', 'list reports about people, the newest first, with what was said at the table')
    .option('--limit <n>', 'how many', '20')
    .action(async (flags: DataFlag & { limit: string }) => {
      if (!/^[1-9]\d{0,3}$/.test(flags.limit))
        throw new UserError(`--limit cannot be ${JSON.stringify(flags.limit)}; it is a whole number from 1 to 9999.`);
      await onDatabase(flags, async (db) => {
        const rows = await newestReports(db, Number(flags.limit));
        say(rows.length === 0 ? 'Nobody has been reported.' : rows.flatMap(reportLines).join('\n'));
      });
    });
  add('people <name>', 'find people by name, with their ids: guests and agents too').action(
    async (name: string, flags: DataFlag) => {
      await onDatabase(flags, async (db) => {
        const rows = await peopleNamed(db, name);
        const found = rows.length > 0 ? rows : await personWithId(db, name);
        say(found.map(personLine).join('\n'));
      });
    },
  );
}
