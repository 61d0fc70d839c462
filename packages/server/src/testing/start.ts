/** A real server in this process, with a folder of its own that is removed afterwards. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Overrides, type Server, serve } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { Client } from './client.ts';

/** In memory if possible: the tests are about what is written, not about the speed of the disk. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Tests sign in often; people/passwords.test.ts hashes at the real cost. */
const CHEAP = { N: 2 ** 10, r: 8, p: 1 };

export function newFolder(place = PLACE): string {
  const folder = mkdtempSync(join(place, 'followsuit-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Started {
  readonly server: Server;
  readonly base: string;
  guest(name: string): Promise<Client>;
  stop(): Promise<void>;
}

/** @example const { guest } = await start(); const ana = await guest('Ana'); */
export async function start(given: Partial<Config> = {}, replaced: Overrides = {}): Promise<Started> {
  const data = given.data ?? newFolder();
  const config: Config = {
    ...readConfig({}, {}),
    port: 0,
    log: 'silent',
    bots: 1,
    botPause: 0,
    dealWait: 300,
    limits: false,
    connections: 10_000,
    ...given,
    data,
  };
  const server = await serve(config, { passwordCost: CHEAP, ...replaced });
  const clients: Client[] = [];
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => {
    for (const client of clients) client.disconnect();
    stopped ??= server.close();
    return stopped;
  };
  onTestFinished(stop);
  return {
    server,
    base: server.address,
    stop,
    async guest(name) {
      const client = await Client.guest(server.address, name);
      clients.push(client);
      return client;
    },
  };
}
