/** Runs the server until it receives a signal to stop. */
import { type Overrides, type Server, serve } from './app.ts';
import type { Config } from './config.ts';

/**
 * Starts the server, and stops it gracefully at SIGINT or SIGTERM; also when another server has taken over the database, for
 * example while this process was suspended. @example await run(readConfig({}, process.env));
 */
export async function run(config: Config, replaced: Overrides = {}): Promise<Server> {
  const server = await serve(config, replaced);
  const stop = (code: number): void => {
    server.close().then(
      () => process.exit(code),
      () => process.exit(code || 1),
    );
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  server.lost.then(({ message }) => {
    console.error(message);
    stop(2);
  });
  return server;
}
