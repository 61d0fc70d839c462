/**
 * A server as a node of the cluster test. It tells its parent where it listens, ends with it, and steps its clock when told to.
 * `FOLLOWSUIT_TEST_NODE` is a `NodeOptions`: tests use shorter leases. `FOLLOWSUIT_TEST_ADDRESS` is the address from which it
 * connects to other nodes, so that proxies know which node it is.
 */
import { type NetConnectOpts, Socket } from 'node:net';
import { readConfig } from '../config.ts';
import { run } from '../main.ts';

/** What the parent sends: how far the time of day is off from now on, in milliseconds. */
export interface ClockStep {
  readonly offset: number;
}

const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [RealDate.now() + offset] : given) as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
} as DateConstructor;

type Connect = (this: Socket, ...given: unknown[]) => Socket;
const connect = Socket.prototype.connect as Connect;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  // This is how `net.connect` passes its options on; PostgreSQL and Redis have proxies of their own and need no address.
  const [options] = Array.isArray(given[0]) ? (given[0] as [NetConnectOpts]) : [];
  if (options && 'port' in options) options.localAddress = process.env.FOLLOWSUIT_TEST_ADDRESS;
  return connect.apply(this, given);
} as Connect as typeof Socket.prototype.connect;

process.on('message', (step: ClockStep) => {
  offset = step.offset;
});
process.on('disconnect', () => process.exit(1));

try {
  const { address } = await run(readConfig({}, process.env), {
    node: JSON.parse(process.env.FOLLOWSUIT_TEST_NODE ?? '{}'),
  });
  process.send?.({ address });
} catch (error) {
  console.error(error);
  process.exit(1);
}
