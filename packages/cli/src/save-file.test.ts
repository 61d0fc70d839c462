import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UserError } from './errors.ts';
import { SaveFile, setAside } from './save-file.ts';
import { newFolder } from './testing/run.ts';

it('never writes over a file that is there', () => {
  const path = join(newFolder(), 'game.jsonl');
  writeFileSync(path, 'mine\n');
  expect(() => SaveFile.create(path, [{ ev: 'game' }])).toThrow(UserError);
  expect(readFileSync(path, 'utf8')).toBe('mine\n');
});

it('stops writing once another program has changed the file', () => {
  const path = join(newFolder(), 'game.jsonl');
  const file = SaveFile.create(path, [{ ev: 'game' }]);
  file.append([{ ev: 'deal' }]);
  appendFileSync(path, '{"ev":"act"}\n');
  expect(() => file.append([{ ev: 'act' }])).toThrow('changed by another program');
  expect(readFileSync(path, 'utf8')).toBe('{"ev":"game"}\n{"ev":"deal"}\n{"ev":"act"}\n');
});

it('finds a new name for each file that is set aside', () => {
  const folder = newFolder();
  const path = join(folder, 'game.jsonl');
  const names = [1, 2, 3].map((n) => {
    writeFileSync(path, String(n));
    return setAside(path, new Date('2026-11-05T12:30:00Z'));
  });
  expect(names.map((name) => name.slice(folder.length + 1))).toEqual([
    'game-2026-11-05-12-30.jsonl',
    'game-2026-11-05-12-30-2.jsonl',
    'game-2026-11-05-12-30-3.jsonl',
  ]);
  expect(names.map((name) => readFileSync(name, 'utf8'))).toEqual(['1', '2', '3']);
});
