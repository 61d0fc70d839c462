/** Compares the server with boardgame.io's, with the same flow of acts in the same run. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Load, onServer } from './acts.ts';
import { computing, describeFigures, type Figures, Flow } from './flow.ts';
import { other, pinSelf } from './process.ts';

const VERSION = '0.50.2';
const SEATS = 4;

/** The folder of boardgame.io: the value of `BOARDGAME`, or one outside the repository, installed when first needed. */
function folder(): string | null {
  const named = process.env.BOARDGAME;
  const place = named === undefined ? join(tmpdir(), 'followsuit-boardgame.io') : resolve(named);
  const there = (): boolean => existsSync(join(place, 'node_modules', 'boardgame.io'));
  if (there()) return place;
  if (named === undefined) {
    console.log(`Installing boardgame.io ${VERSION}, for this measurement only…`);
    mkdirSync(place, { recursive: true });
    const args = ['install', '--prefix', place, '--no-audit', '--no-fund', `boardgame.io@${VERSION}`];
    spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
  }
  return there() ? place : null;
}

/** Its messages, as socket.io encodes them in frames. */
const speech = {
  hello: () => '40/cards,',
  seq: (text: string): number => {
    const at = text.indexOf('"_stateID":');
    return /^42\/cards,\["(sync|update)"/.test(text) && at > 0
      ? Number.parseInt(text.slice(at + 11, at + 21), 10) + 1
      : 0;
  },
  act: (text: string, table: number, seat: number): string | null => {
    if (text === '' || !text.includes(`"currentPlayer":"${seat}"`)) return null;
    const hand = /"hands":\[(?:\d+,)*\[(\d+)/.exec(text);
    if (!hand) return null;
    const payload = { type: 'play', args: [Number(hand[1])], playerID: String(seat) };
    const action = JSON.stringify({ type: 'MAKE_MOVE', payload });
    return `42/cards,["update",${action},${speech.seq(text) - 1},"${table}","${seat}"]`;
  },
  done: null,
  /** Answers socket.io's pings. */
  answer: (text: string): string | null => (text === '2' ? '3' : null),
};

async function onBoardgame({ tables, seconds, pace }: Load, place: string): Promise<Figures> {
  const server = await other('boardgame', { BOARDGAME: place, NODE_ENV: 'production' }, 0);
  const flow = new Flow(SEATS, speech, pace);
  const url = `${server.url}/socket.io/?EIO=4&transport=websocket`;
  await flow.connect(
    tables,
    () => url,
    () => ({}),
  );
  // The first seat connects last: it begins immediately, and everybody has to see that.
  for (let seat = SEATS - 1; seat >= 0; seat--) {
    for (let table = 0; table < tables; table++)
      flow.say(table, seat, `42/cards,["sync","${table}","${seat}",null,${SEATS}]`);
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  const figures = await flow.measure(seconds, server);
  flow.close();
  await server.end('SIGKILL');
  return figures;
}

/** @example await beside({ tables: 500, seconds: 15, pace: 0 }) */
export async function compareWithBoardgame(load: Load): Promise<void> {
  const place = folder();
  if (place === null) {
    console.error(
      'boardgame.io is not there. Install it in a folder of its own (npm install boardgame.io) and name that: BOARDGAME=FOLDER npm run load boardgame',
    );
    process.exit(2);
  }
  pinSelf(1);
  console.log(`${load.tables} tables, ${load.tables * SEATS} sockets, as fast as they can`);
  const server = await onServer(load);
  console.log(describeFigures('server (durable)', server));
  const boardgame = await onBoardgame(load, place);
  console.log(describeFigures(`boardgame.io ${VERSION} (in memory)`, boardgame));
  const times = server.acts / server.seconds / (boardgame.acts / boardgame.seconds);
  const cheaper = (computing(boardgame) / computing(server)).toFixed(1);
  console.log(`server / boardgame.io: ${times.toFixed(1)} of the acts; ${cheaper} by time of computing`);
}
