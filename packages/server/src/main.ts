/** Runs the server until it receives a signal to stop. */
import { type Server, serve } from './app.ts';
import type { Config } from './config.ts';

/** Starts the server, and stops it gracefully at SIGINT or SIGTERM. @example await run(readConfig({}, process.env)); */
export async function run(config: Config): Promise<Server> {
  const server = await serve(config);
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return server;
}
