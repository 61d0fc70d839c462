/** The Model Context Protocol server: tools to play at tables, and the rules pages as resources. docs/mcp.md */
import '@followsuit/games/bots';
import { type Budget, bots as levels } from '@followsuit/bots';
import { type Act, filled, GameError, type Json, knobsOf, type Options, usualPlayers } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import { pageNames, readPage, sentencesOf } from '@followsuit/games/pages';
import { playable } from '@followsuit/games/playable';
import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { pitch } from '../commands/games.ts';
import { didYouMean } from '../errors.ts';
import { type Look, McpTable } from './mcp-table.ts';

/** Tables that one assistant may have open. */
const MOST_TABLES = 50;
/** Letters of a text in a request. */
const MOST_LETTERS = 200;

const INSTRUCTIONS =
  'Trick-taking card games. Read the rules first (read_rules), start a table against bots (start_table), then act until the ' +
  'game is over. Every answer shows what your seat may know and your legal acts; pass one of them to act as it stands.';

/** Why a tool cannot do what it was asked: a code, and a sentence. */
class ToolProblem extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, text: string, rule?: string) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

export interface McpSettings {
  readonly version: string;
  /** Makes deals repeatable. Never told to the assistant: whoever knows it can deal the same cards to another table. */
  readonly seed: string | undefined;
  readonly budget: Budget | undefined;
}

type Args = Readonly<Record<string, Json>>;
type Tool = (args: Args) => Promise<Look> | Look;

const text = { type: 'string', maxLength: MOST_LETTERS } as const;
const table = { ...text, description: 'the table, as start_table names it' } as const;
const seats = { type: 'integer', minimum: 0, maximum: 12 } as const;

/** A server with tables of its own. @example const server = newMcpServer({ version: '1', seed: undefined, budget: undefined }); */
export function newMcpServer({ version, seed, budget }: McpSettings): McpServer {
  const server = new McpServer({ name: 'followsuit', version }, { instructions: INSTRUCTIONS });
  const tables = new Map<string, McpTable>();
  const tableOf = (id: Json): McpTable => {
    const found = tables.get(String(id));
    if (found) return found;
    throw new ToolProblem('no-such-table', `There is no table ${JSON.stringify(id)}; start_table opens one.`);
  };
  let opened = 0;

  const add = (name: string, description: string, fields: object, required: readonly string[], tool: Tool): void => {
    const schema = { type: 'object', properties: fields, required, additionalProperties: false } as const;
    const checking = fromJsonSchema<Args>(schema as never);
    // The library would answer wrong arguments by itself, without a code; so we check them.
    const { '~standard': standard } = checking;
    const inputSchema = { '~standard': { ...standard, validate: (value: unknown) => ({ value: value as Args }) } };
    server.registerTool(name, { description, inputSchema }, (args) =>
      answered(async () => {
        const checked = await standard.validate(args);
        if (!checked.issues) return tool(checked.value);
        const why = checked.issues.map(({ message }) => message.replace(/\.$/, '')).join('; ');
        throw new ToolProblem('bad-request', `The arguments of ${name} are wrong: ${why}.`);
      }),
    );
  };

  add(
    'list_games',
    'Lists the games with their numbers of players, their options, and the knobs that change a rule.',
    {},
    [],
    listGames,
  );
  add(
    'read_rules',
    'The rules of a game, as its players read them.',
    { game: { ...text, description: 'the id of a game, or the name of a page that games share' } },
    ['game'],
    ({ game }) => ({ words: pageOf(String(game)), data: {} }),
  );
  add(
    'start_table',
    'Starts a game against bots, in which you have a seat.',
    {
      game: { ...text, description: 'the id of a game' },
      players: { ...seats, minimum: 1, description: 'how many; by default the usual number' },
      options: { type: 'object', maxProperties: 50, description: 'options and knobs that differ from their defaults' },
      bots: {
        type: 'array',
        items: { ...text, enum: levels.map((level) => level.name) },
        maxItems: 12,
        description: 'the bots of the other seats, in turn; club by default',
      },
      seat: { ...seats, description: 'your seat; 0 by default' },
    },
    ['game'],
    async (args) => {
      if (tables.size >= MOST_TABLES)
        throw new ToolProblem('too-many', `You have ${MOST_TABLES} tables; leave_table closes one.`);
      const id = `table-${++opened}`;
      const made = await McpTable.open(id, { ...startOf(args, seed && `${seed}:${opened}`), budget });
      tables.set(id, made);
      return made.look();
    },
  );
  add('look', 'What your seat sees now, and your legal acts.', { table }, ['table'], (args) =>
    tableOf(args.table).look(),
  );
  add(
    'act',
    'Does one of your legal acts; the bots then act until it is your turn again.',
    { table, act: { type: 'object', maxProperties: 20, description: 'an act, such as {"do":"play","card":"Kl"}' } },
    ['table', 'act'],
    (args) => {
      const found = tableOf(args.table);
      if (!found.game.actors.includes(found.seat)) throw new ToolProblem('not-to-act', 'You are not to act.');
      found.act(args.act as Act);
      return found.look();
    },
  );
  add(
    'result',
    'The winners and totals of a finished game, with its record, which hides nothing any more.',
    { table },
    ['table'],
    (args) => {
      const found = tableOf(args.table);
      if (!found.game.isOver) throw new ToolProblem('not-over', 'The game is not over yet.');
      const { words, data } = found.look();
      return { words, data: { ...data, record: found.record() } };
    },
  );
  add('leave_table', 'Closes a table; its game is lost.', { table }, ['table'], (args) => {
    tables.delete(tableOf(args.table).id);
    return { words: 'The table is closed.', data: {} };
  });
  for (const page of pageNames()) {
    const uri = `followsuit://rules/${page}`;
    server.registerResource(page, uri, { title: `Rules: ${page}`, mimeType: 'text/markdown' }, async () => ({
      contents: [{ uri, mimeType: 'text/markdown', text: readPage(page) }],
    }));
  }
  return server;
}

/** What a tool answers: words for reading, and data for programs; or one line with a code and a sentence. */
async function answered(tool: () => Promise<Look> | Look): Promise<CallToolResult> {
  try {
    const { words, data } = await tool();
    return { content: [{ type: 'text', text: words }], structuredContent: data };
  } catch (error) {
    const { code, text: said, rule } = problemIn(error);
    const line = `${code}: ${said}${rule ? ` (${rule})` : ''}`.replace(/\s*\n\s*/g, ' ');
    return { isError: true, content: [{ type: 'text', text: line }], structuredContent: { code, text: said, rule } };
  }
}

function problemIn(error: unknown): { code: string; text: string; rule?: string | undefined } {
  if (error instanceof ToolProblem) return { code: error.code, text: error.message, rule: error.rule };
  if (error instanceof GameError) return { code: error.code, text: error.message, rule: error.rule };
  if (process.env.FOLLOWSUIT_DEBUG) throw error;
  return { code: 'internal', text: 'Followsuit has made a mistake of its own; please report it with this request.' };
}

function listGames(): Look {
  const list = games.map((game) => {
    const { id, name, players, options } = game;
    return {
      id,
      name,
      players,
      usual: usualPlayers(game),
      pitch: pitch(game),
      options: options.map(({ id: option, values, standard }) => ({ option, values, standard: players.map(standard) })),
      knobs: knobsOf(game).map(({ id: knob, values, standard, rule }) => ({
        ...{ knob, values, rule },
        standard: players.map((n) => standard(n, filled(game, n))),
      })),
    };
  });
  const words = list.map(
    ({ id, name, players, pitch: said }) => `${id}: ${name}, ${players.join(', ')} players. ${said}`,
  );
  return { words: words.join('\n'), data: { games: list } };
}

function pageOf(name: string): string {
  const page = name.toLowerCase();
  if (pageNames().includes(page)) return readPage(page);
  throw new ToolProblem('no-such-game', `There is no game "${name}".${didYouMean(name, pageNames())}`);
}

/** The game, the seats and the bots of a new table. */
function startOf(args: Args, seed: string | undefined) {
  const id = String(args.game).toLowerCase();
  const found = gameOf(id);
  const ids = games.map((each) => each.id);
  if (!found) throw new ToolProblem('no-such-game', `There is no game "${id}".${didYouMean(id, ids)}`);
  const players = args.players === undefined ? usualPlayers(found) : Number(args.players);
  const seat = Number(args.seat ?? 0);
  if (seat >= players)
    throw new ToolProblem(
      'no-such-seat',
      `There is no seat ${seat}; with ${players} players the seats are 0 to ${players - 1}.`,
    );
  const names = (args.bots as readonly string[] | undefined) ?? [];
  const given = names.length > 0 ? names : ['club'];
  const others = Array.from({ length: players }, (_, i) => given[(i < seat ? i : i - 1) % given.length]);
  const bots = others.map((bot, i) => (i === seat ? '' : bot));
  try {
    const game = playable<Json>(found, () => sentencesOf(found)).create({
      players,
      options: (args.options ?? {}) as Options,
      ...(seed === undefined ? {} : { seed }),
    });
    return { game, seat, bots };
  } catch (error) {
    if (error instanceof GameError) throw new ToolProblem(error.code, error.message, error.rule);
    throw error;
  }
}
