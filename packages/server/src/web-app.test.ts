/** The files of the web app. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveWebApp, webFolder } from './http/web-app.ts';
import { newFolder, start } from './testing/start.ts';

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Followsuit</title>',
  'sw.js': 'self.skipWaiting();',
  'app.webmanifest': '{"name":"Followsuit"}',
  'assets/app-Bd3kQx91.js': `${'// long\n'.repeat(100)}export {};`,
  '.secret': 'not for the world',
};

function builtApp(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const script = FILES['assets/app-Bd3kQx91.js'];
  writeFileSync(join(folder, 'assets/app-Bd3kQx91.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-Bd3kQx91.js.gz'), gzipSync(script));
  return folder;
}

const header = (response: Response, name: string): string => response.headers.get(name) ?? '';

it('serves files compressed, hashed ones for ever, the others asked for each time', async () => {
  const { base } = await start({ web: builtApp() });
  const get = (path: string, encoding = 'identity') => fetch(base + path, { headers: { 'accept-encoding': encoding } });
  for (const [encoding, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', ''],
  ]) {
    const script = await get('/assets/app-Bd3kQx91.js', encoding);
    expect(header(script, 'content-encoding')).toBe(sent);
    expect(header(script, 'content-type')).toMatch(/^(text|application)\/javascript/);
    expect(header(script, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(header(script, 'vary')).toMatch(/accept-encoding/i);
    expect(await script.text()).toBe(FILES['assets/app-Bd3kQx91.js']);
  }
  for (const path of ['/', '/index.html', '/sw.js', '/table/abc'])
    expect(header(await get(path), 'cache-control'), path).toBe('no-cache');
  expect(header(await get('/app.webmanifest'), 'content-type')).toMatch('application/manifest+json');
});

it('other paths are pages of the app, but for those of the protocol and missing assets', async () => {
  const { base } = await start({ web: builtApp() });
  const page = await fetch(`${base}/table/abc?x=/api/`);
  expect([page.status, header(page, 'content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toBe(FILES['index.html']);
  for (const path of ['/api/nothing', '/api', '/api?x', '/assets/old-12345678.js']) {
    const missing = await fetch(base + path);
    expect([missing.status, ((await missing.json()) as { code: string }).code], path).toEqual([404, 'not-found']);
  }
  expect((await fetch(`${base}/table/abc`, { method: 'POST' })).status).toBe(404);
  for (const path of ['/.secret', '/%2e%2e/secret', '/..%2f..%2fetc/passwd'])
    expect(await (await fetch(base + path)).text(), path).not.toMatch(/not for the world|root:/);
  const policy = header(page, 'content-security-policy');
  for (const part of ["default-src 'self'", "script-src 'self'", "worker-src 'self'", "style-src 'self'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|\*/);
});

it('files of the app are not counted, what costs more is, however it is written', async () => {
  const { base } = await start({ web: builtApp(), limits: true });
  const ask = async (path: string): Promise<number> => (await fetch(base + path)).status;
  for (let i = 0; i < 610; i++) expect(await ask(i % 2 ? '/sw.js' : '/table/abc')).toBe(200);
  for (let i = 0; i < 600; i++) await ask('/api/me');
  expect([await ask('/api/me'), await ask('/%61pi/me'), await ask('/health'), await ask('/')]).toEqual([
    429, 429, 429, 200,
  ]);
});

it('says where the app is not built, and stops where the folder that was named has none', async () => {
  const empty = newFolder();
  expect(webFolder({ web: null }, empty)).toBeNull();
  const app = Fastify();
  serveWebApp(app, null);
  const page = await app.inject('/');
  expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('has not been built')]);
  expect((await app.inject('/api/x')).json()).toMatchObject({ code: 'not-found' });
  await expect(start({ web: empty })).rejects.toThrow(/^--web .* there is no index.html\.$/);
});
