/** The server as a process to be measured. Prints its address. */
import { readConfig } from '../config.ts';
import { run } from '../main.ts';

// Tests use shorter leases: `FOLLOWSUIT_TEST_NODE` is a `NodeOptions`.
const node = JSON.parse(process.env.FOLLOWSUIT_TEST_NODE ?? '{}');
const { address } = await run(readConfig({}, process.env), { node });
console.log(address);
