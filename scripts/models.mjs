// npm run models: all set-up, then the value models of the bots written anew, rounded as they are kept.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ready } from './ready.mjs';

ready();
const { writeModel } = await import('../packages/lab/dist/value.js');
const folder = new URL('../packages/bots/src/models/', import.meta.url);
for (const name of readdirSync(folder).filter((each) => each.endsWith('.value.json'))) {
  const file = new URL(name, folder);
  const text = readFileSync(file, 'utf8');
  const written = writeModel(JSON.parse(text));
  if (written === text) continue;
  writeFileSync(file, written);
  console.log(`${name}: ${text.length} bytes, now ${written.length}`);
}
