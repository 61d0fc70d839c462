// A bot that thinks with the engine: it hands its position to `followsuit engine`, which samples worlds that agree with it and
// searches them. Replace `choose` with your own idea of what a position is worth.
//   npx followsuit tournament stones --bots "exec:node searcher.ts" --against simple   (Node.js 22.18 or later)
// $FOLLOWSUIT names the command if it is not on the path. The protocols: docs/outside-bots.md, docs/engine-protocol.md.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SIMULATIONS = 100;

const engine = spawn(process.env.FOLLOWSUIT ?? 'followsuit', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

// biome-ignore lint/suspicious/noExplicitAny: answers differ from command to command
async function ask(request: object): Promise<any> {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await answers.next();
  const answer = JSON.parse(value);
  if (!answer.ok) throw new Error(answer.problem.text);
  return answer;
}

interface Request {
  id: number;
  game: string;
  players: number;
  options: object;
  /** All that we know, in a form that the engine reads: we get it because we asked for it in our hello. */
  position: string;
  legal: object[];
  random: number;
}

async function choose({ game, players, options, position, legal, random }: Request): Promise<object> {
  if (legal.length === 1) return legal[0];
  const { setup } = await ask({ cmd: 'setup', game, players, options });
  const { acts } = await ask({ cmd: 'value', setup, position, simulations: SIMULATIONS, seed: random });
  // `acts` has what each act is expected to be worth, the best first.
  return acts[0]?.act ?? legal[random % legal.length];
}

const say = (message: object): void => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.cmd === 'hello')
    say({ id: message.id, protocol: 1, name: 'searcher', version: '1', wants: ['position'] });
  if (message.cmd === 'act') say({ id: message.id, act: await choose(message) });
  if (message.cmd === 'refused') console.error(message.problem.text);
}
engine.stdin.end();
