/** Answers requests of the engine protocol, a line for a line. */
import '@followsuit/games/bots';
import { parseLine } from '@followsuit/engine';
import { COMMANDS } from './commands.ts';
import { type EngineReply, errorReply, MOST_AT_ONCE } from './moving.ts';
import { Registry } from './registry.ts';
import { EngineProblem, listIn, type Request } from './requests.ts';

export interface EngineSettings {
  readonly version: string;
  readonly mostGames: number;
  /** Whether hidden cards may be asked for. */
  readonly perfect: boolean;
}

export class Engine implements EngineSettings {
  readonly version: string;
  readonly mostGames: number;
  readonly perfect: boolean;
  readonly registry: Registry;

  constructor({ version, mostGames, perfect }: EngineSettings) {
    this.version = version;
    this.mostGames = mostGames;
    this.perfect = perfect;
    this.registry = new Registry(mostGames);
  }

  /** The answer to a line. @example engine.answer('{"cmd":"hello"}') */
  answer(line: string): string {
    const request = parseLine(line);
    if (typeof request === 'string') return JSON.stringify(failed(undefined, new EngineProblem('bad-line', request)));
    return JSON.stringify(this.handle(request));
  }

  /** The answer to a line that cannot be read. */
  unreadable(text: string): string {
    return JSON.stringify(failed(undefined, new EngineProblem('bad-line', text)));
  }

  private handle(request: Request): EngineReply {
    const { id, cmd } = request;
    try {
      const answer = cmd === 'batch' ? this.batch(request) : this.run(cmd, request);
      return id === undefined ? { ok: true, ...answer } : { id, ok: true, ...answer };
    } catch (error) {
      return failed(id, error);
    }
  }

  private run(cmd: unknown, request: Request): EngineReply {
    if (typeof cmd === 'string' && Object.hasOwn(COMMANDS, cmd)) return COMMANDS[cmd](this, request);
    throw new EngineProblem(
      'unknown-command',
      `There is no command ${JSON.stringify(cmd) ?? 'without "cmd"'}; "cmd" may be ${NAMES}.`,
    );
  }

  /** Requests answered one after another; one that fails does not stop the others. */
  private batch(request: Request): EngineReply {
    const answers = listIn(request, 'requests', MOST_AT_ONCE).map((each) => {
      const isObject = typeof each === 'object' && each !== null && !Array.isArray(each);
      if (!isObject) return failed(undefined, new EngineProblem('bad-request', 'A request must be an object.'));
      if ((each as Request).cmd === 'batch')
        return failed((each as Request).id, new EngineProblem('bad-request', 'A batch cannot contain another.'));
      return this.handle(each as Request);
    });
    return { answers };
  }
}

const NAMES = [...Object.keys(COMMANDS), 'batch'].join(', ');

const failed = (id: unknown, error: unknown): EngineReply => ({
  ...(id === undefined ? {} : { id }),
  ok: false,
  problem: errorReply(error),
});
