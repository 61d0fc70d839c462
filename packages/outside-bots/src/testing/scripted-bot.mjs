// A bot for tests: it answers what it is asked with the lines of its script, in their order; ID stands for the number of the
// request. "exit" ends it, "silent" answers nothing, and when the script is over it does the first legal act.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [script, heard] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(script, 'utf8'));
const write = (text) => process.stdout.write(`${text}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  if (heard) appendFileSync(heard, `${line}\n`);
  const { cmd, id, legal = [] } = JSON.parse(line);
  if (cmd !== 'hello' && cmd !== 'act' && cmd !== 'refused') continue;
  const answer = answers.shift();
  if (answer === 'exit') process.exit(3);
  if (answer === undefined) write(JSON.stringify({ id, act: legal[0] }));
  else if (answer !== 'silent') write(answer.replaceAll('ID', id));
}
