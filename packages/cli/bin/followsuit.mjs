#!/usr/bin/env node
import { ready } from '../../../scripts/ready.mjs';

const [, , command, ...flags] = process.argv;
// A server that is told where the app is needs no other.
const web = command === 'serve' && !flags.some((flag) => /^--web(=|$)/.test(flag));
ready({ install: 'missing', web });
const { watchStreams } = await import('../dist/streams.js');
watchStreams();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
