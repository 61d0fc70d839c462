/** The server as a process to be measured. Prints its address. */
import { readConfig } from '../config.ts';
import { run } from '../main.ts';

const { address } = await run(readConfig({}, process.env));
console.log(address);
