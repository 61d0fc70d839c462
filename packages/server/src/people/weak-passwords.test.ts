/** Passwords that are tried first. */
import { expect, it } from 'vitest';
import { start } from '../testing/start.ts';
import { faultInPassword } from './weak-passwords.ts';

it('common passwords, rows of keys, repetitions and the own name are refused', () => {
  const weak =
    `password Password1 P@ssw0rd123! passw0rd 12345678 123456789 1234567890 qwertyuiop qwerty123 Qwertz123! 1q2w3e4r
    1qaz2wsx asdfghjkl 11111111 00000000 aaaaaaaa abcd1234 abc12345 123123123 iloveyou sunshine princess1 football welcome1
    letmein123 dragon123 monkey12 baseball superman trustno1 passwort Hallo123 geheim123 schatz123 87654321 147258369
    passwordpassword abcabcabc 1234qwer zaq12wsx 20202020 followsuit`.split(/\s+/);
  for (const each of weak) expect(faultInPassword(each, 'Zed')?.code, each).toBe('bad-password');
  for (const own of ['nikolai', 'Nikolai1', 'nikolai2024', '!Nikolai!'])
    expect(faultInPassword(own, 'Nikolai')?.text, own).toContain('your name');
});

it('other passwords are not', () => {
  const good = [
    'correct horse battery',
    'long enough',
    'another long password',
    'Vk7-pm2q',
    'sieben graue gänse',
    'tr0ub4dor&3',
    'xkcd-936-comic',
    'Die Katze schläft',
    'lemon-window-78',
  ];
  for (const each of good) expect(faultInPassword(each, 'Zed'), each).toBeNull();
});

it('a common password makes no account and replaces no password', async () => {
  const { guest } = await start();
  const ana = await guest('Ana');
  const status = async (method: string, path: string, body: object) => {
    const answer = await ana.request(method, path, body);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  expect(await status('POST', '/api/account', { name: 'Ana', password: 'Password123' })).toEqual([400, 'bad-password']);
  expect((await ana.get('/api/me')).person.account).toBe(false);
  const password = 'correct horse battery';
  expect((await status('POST', '/api/account', { name: 'Ana', password }))[0]).toBe(200);
  const change = { old: password, new: '12345678' };
  expect(await status('PUT', '/api/account/password', change)).toEqual([400, 'bad-password']);
  expect((await status('POST', '/api/session', { name: 'Ana', password }))[0]).toBe(200);
});
