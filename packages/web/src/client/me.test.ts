import { afterEach, expect, it, vi } from 'vitest';
import { words } from '../text/text.ts';
import { http } from './http.ts';
import { asSomebody, me, nameRequest, sentence } from './me.ts';

const OLD = { id: 'old', name: 'Ana', account: false };
const NEW = { id: 'new', name: 'Ana', account: false };

/** A server that no longer knows the person. */
function forgetful(): string[] {
  const asked: string[] = [];
  let known = false;
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`);
    if (url === '/api/guest') known = true;
    if (url === '/api/guest' || url === '/api/me') return Response.json({ person: known ? NEW : null });
    if (known) return Response.json({ table: { id: 't' } });
    return Response.json({ code: 'signed-out', text: 'POST /api/guest' }, { status: 401 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('asks whoever was signed out in another window for a name, and does then what they wanted', async () => {
  const asked = forgetful();
  me.value = OLD;
  const stop = nameRequest.subscribe((answer) => answer?.('Ana'));
  expect(await asSomebody(() => http.sit('t', 1))).toEqual({ table: { id: 't' } });
  stop();
  expect(asked).toEqual(['POST /api/tables/t/seat', 'GET /api/me', 'POST /api/guest', 'POST /api/tables/t/seat']);
  expect(me.value).toEqual(NEW);
});

it('knows after any request that nobody is signed in, and says so in words for people', async () => {
  forgetful();
  me.value = OLD;
  const error = await http.stand('t').catch((error) => error);
  expect(sentence(error)).toBe(words.notices.faults['signed-out']);
  expect(me.value).toBeNull();
});
