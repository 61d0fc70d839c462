/** Names that nobody may take. */
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { start } from '../testing/start.ts';
import { faultInName, skeletonOf } from './names.ts';

const password = 'correct horse battery';

it('names that look alike have one skeleton, others have not', () => {
  const alike = [
    'Nikolai',
    'NIKOLAI',
    'Nikoláí',
    'N i k o l a i',
    'Nіkоlаі',
    'Nik0lai',
    'Ｎikolai',
    '𝓝ikolai',
    'Nikolal.',
  ];
  for (const name of alike) expect(skeletonOf(name), name).toBe(skeletonOf('Nikolai'));
  const pairs = [
    ['Corn', 'Com'],
    ['Ελένη', 'ελενη'],
    ['Łukasz', 'lukasz'],
    ['Μarta', 'Marta'],
    ['ΗΑΝΝΑ', 'Hanna'],
  ];
  for (const [a, b] of pairs) expect(skeletonOf(a), a).toBe(skeletonOf(b));
  for (const other of ['Nikola', 'Nicolai', 'Nikolai 2', 'Ann'])
    expect(skeletonOf(other)).not.toBe(skeletonOf('Nikolai'));
  expect(skeletonOf('♥♥')).not.toBe(skeletonOf('♠'));
});

it('reserved names and mixed scripts are refused, other people’s names are not', () => {
  const codes = (names: string[]) => names.map((name) => faultInName(name)?.code ?? null);
  const reserved = [
    'admin',
    'ADMIN',
    'Аdmin',
    'Adm1n',
    'Admin Bo',
    'The Moderator',
    'followsuit',
    'Follow Suit',
    'System',
  ];
  expect(codes(reserved)).toEqual(reserved.map(() => 'name-taken'));
  const mixed = ['Аna', 'Bоris K.', 'Παul'];
  expect(codes(mixed)).toEqual(mixed.map(() => 'bad-name'));
  const fine = [
    'Ana',
    'José',
    'Анна',
    'Анна Smith',
    'Ελένη',
    'たろうくん',
    '太郎ハナコ',
    'Kim 민준',
    'Badminton',
    'Systema',
    'Ana 2',
    '♥',
  ];
  expect(codes(fine)).toEqual(fine.map(() => null));
});

it('nobody takes a name that looks like an account’s: no guest, agent or other account', async () => {
  const { base, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  await ana.post('/api/account', { name: 'Nikolai', password });
  // The last is written in Cyrillic letters alone.
  for (const name of ['Nikolai', 'nikolai', 'NIKOLAÍ', 'Ni kolai', 'Nik0lai', 'піколаі'.replace('л', 'ӏ')]) {
    const answers = [
      await new Client(base).request('POST', '/api/guest', { name }),
      await bo.request('PUT', '/api/me', { name }),
      await bo.request('POST', '/api/agents', { name }),
      await bo.request('POST', '/api/account', { name, password }),
    ];
    for (const answer of answers)
      expect([name, answer.status, ((await answer.json()) as { code?: string }).code]).toEqual([
        name,
        409,
        'name-taken',
      ]);
  }
  expect((await bo.get('/api/me')).person.name).toBe('Bo');
  // The owner may write it otherwise, and when the name is free again, others may have it.
  expect((await ana.request('PUT', '/api/me', { name: 'NIKOLAI' })).status).toBe(200);
  expect((await ana.request('POST', '/api/agents', { name: 'Nikolai.' })).status).toBe(200);
  expect((await ana.request('PUT', '/api/me', { name: 'Ana' })).status).toBe(200);
  expect((await bo.request('PUT', '/api/me', { name: 'Nikolai' })).status).toBe(200);
});

it('two who want names that look alike at the same moment do not both get one', async () => {
  const { guest } = await start();
  const people = await Promise.all(['Bo', 'Cy', 'Di'].map(guest));
  const names = ['Zoe', 'ZOÉ', 'Z0e'];
  const answers = await Promise.all(
    people.map((client, i) => client.request('POST', '/api/account', { name: names[i], password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
