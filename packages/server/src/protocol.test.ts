/** Runs every example of docs/protocol.md, one after another, against a real server. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const lines = [...page.matchAll(/```session\n([\s\S]*?)```/g)].flatMap(([, text]) => text.trimEnd().split('\n'));

type Values = Map<string, unknown>;

/** Whether something is as an example has it: fields that it leaves out may be anything, and names stand for values. */
function fits(expected: unknown, found: unknown, values: Values): boolean {
  if (expected === '…') return true;
  if (typeof expected === 'string' && expected.startsWith('$')) {
    if (!values.has(expected)) values.set(expected, found);
    return JSON.stringify(values.get(expected)) === JSON.stringify(found);
  }
  if (typeof expected !== 'object' || expected === null) return expected === found;
  if (typeof found !== 'object' || found === null) return false;
  if (Array.isArray(expected)) {
    const more = expected.at(-1) === '…' && expected.length > 0;
    const list = found as unknown[];
    if (more ? list.length < expected.length - 1 : list.length !== expected.length) return false;
  }
  return Object.entries(expected).every(
    ([name, value]) => value === '…' || fits(value, (found as Record<string, unknown>)[name], values),
  );
}

/** A text with its names replaced by what they stand for. */
function filledIn(text: string, values: Values): string {
  let filled = text;
  for (const [name, value] of values) {
    filled = filled.replaceAll(`"${name}"`, JSON.stringify(value));
    if (typeof value === 'string') filled = filled.replaceAll(name, value);
  }
  return filled;
}

it('does what the page says', async () => {
  const { base } = await start();
  const clients = new Map<string, Client>();
  const values: Values = new Map();
  const next = new Map<string, number>();
  expect(lines.length).toBeGreaterThan(30);
  for (let i = 0; i < lines.length; i++) {
    const [, name, verb, rest] = /^(\w+) (\S+) (.*)$/.exec(lines[i]) as RegExpExecArray;
    const client = clients.get(name) ?? new Client(base);
    client.gives = false;
    clients.set(name, client);
    if (verb === 'CONNECT') await client.connect({}, rest);
    else if (verb === '>') {
      if (!client.socket) await client.connect();
      client.send(filledIn(rest, values));
    } else if (verb === '<') {
      if (!client.socket) await client.connect();
      await hears(client, name, JSON.parse(rest), lines[i]);
    } else {
      const [path, ...body] = filledIn(rest, values).split(' ');
      const response = await client.request(verb, path, body.length > 0 ? JSON.parse(body.join(' ')) : undefined);
      const [, status, expected] = /^(\d+) (.*)$/.exec(lines[++i]) as RegExpExecArray;
      const answer = await response.json();
      expect(response.status, `${lines[i - 1]} ${JSON.stringify(answer)}`).toBe(Number(status));
      expect(fits(JSON.parse(expected), answer, values), `${lines[i]} ${JSON.stringify(answer)}`).toBe(true);
    }
  }
  for (const client of clients.values()) client.disconnect();

  /** Waits for a message of that form, after those that were spoken of before. */
  async function hears(client: Client, name: string, expected: unknown, line: string): Promise<void> {
    const found = (): true | undefined => {
      for (let at = next.get(name) ?? 0; at < client.answers.length; at++) {
        const tried = new Map(values);
        if (!fits(expected, client.answers[at], tried)) continue;
        for (const [key, value] of tried) values.set(key, value);
        next.set(name, at + 1);
        return true;
      }
    };
    await client.until(found, 5000).catch((error) => {
      throw new Error(`${line}: ${error.message}`);
    });
  }
});
