#!/usr/bin/env node
import { ready } from '../../../scripts/ready.mjs';

ready({ install: 'missing', web: process.argv[2] === 'serve' });
const { watchStreams } = await import('../dist/streams.js');
watchStreams();
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
