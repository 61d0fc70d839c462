/** The files of the web app. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Config, ConfigError } from '../config.ts';

/** The build folder of the web app, next to the server. */
const BESIDE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The route of the app's files and pages. */
export const FILES_OF_APP = '/*';

/** Files here have hashes in their names: new content gets a new name. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated every time. */
const REVALIDATE = 'no-cache';

const NOT_BUILT =
  'The web app has not been built here. Build it with "npm run build", or say with --web in which folder it is.\n';

/** The folder of the web app, or null if it has not been built; a configured folder must contain it. */
export function webFolder({ web }: Pick<Config, 'web'>, beside = BESIDE): string | null {
  const folder = web === null ? beside : resolve(web);
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (web === null) return null;
  throw new ConfigError(`--web (or FOLLOWSUIT_WEB) names ${JSON.stringify(web)}, where there is no index.html.`);
}

/** Serves the web app; every path that is not a file is a page of the app. */
export function serveWebApp(app: FastifyInstance, root: string | null): void {
  if (root !== null)
    app.register(fastifyStatic, {
      root,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.slice(root.length).replaceAll('\\', '/').startsWith(HASHED) ? FOR_EVER : REVALIDATE,
        );
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const page = (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url);
    return page ? sendPage(reply, root) : reply.code(404).send({ code: 'not-found', text: 'There is nothing here.' });
  });
}

function sendPage(reply: FastifyReply, root: string | null): FastifyReply {
  if (root !== null) return reply.sendFile('index.html');
  return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
}
