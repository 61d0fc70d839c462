/** `npm run cluster-test`: faults of a cluster, and an external check of what clients saw. docs/cluster-test.md describes it. */
import { parseArgs } from 'node:util';
import { hasPostgres, postgres } from '../testing/postgres.ts';
import { hasRedis, startRedis } from '../testing/redis.ts';
import { hasNetworks } from './node-network.ts';
import type { ScenarioOutcome } from './run.ts';
import { SCENARIOS } from './scenarios.ts';
import { running } from './test-cluster.ts';

const USAGE = `npm run cluster-test -- [--only NAME,NAME…] [--nodes N] [--tables N] [--rounds N] [--pace MS] [--rate N] [--seed TEXT] [--proxies]
Scenarios:
${SCENARIOS.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

const OPTIONS = {
  only: { type: 'string' },
  nodes: { type: 'string', default: '3' },
  tables: { type: 'string' },
  rounds: { type: 'string' },
  pace: { type: 'string' },
  rate: { type: 'string' },
  seed: { type: 'string', default: String(Date.now()) },
  /** scripts/cluster-test.mjs reads it. */
  proxies: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readFlags() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}
const flags = readFlags();

/** A whole number of at least 1, or undefined if the flag is not given. */
function whole(name: 'nodes' | 'tables' | 'rounds' | 'pace' | 'rate'): number | undefined {
  const text = flags[name];
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) fail(`--${name} cannot be ${JSON.stringify(text)}; it may be a number from 1.`);
  return Number(text);
}

if (flags.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const [nodes, tables, rounds] = [whole('nodes') as number, whole('tables'), whole('rounds')];
const [pace, rate] = [whole('pace'), whole('rate')];
/** Milliseconds before an act, on average. */
const PACE = 700;
const names = flags.only?.split(',') ?? SCENARIOS.map(({ name }) => name);
const unknown = names.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown !== undefined) fail(`There is no scenario ${JSON.stringify(unknown)}.\n${USAGE}`);
if (!hasPostgres) fail('The cluster test needs PostgreSQL. On Debian: apt-get install postgresql');

const tell = (text: string): void => void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const backends = { postgres: await postgres(), redis: hasRedis ? await startRedis() : null };

async function clean(): Promise<void> {
  await Promise.all([...running].map((cluster) => cluster.stop()));
  await backends.redis?.end();
  await backends.postgres.stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    tell('Stopped.');
    clean().finally(() => process.exit(130));
  });

const outcomes: Record<string, ScenarioOutcome> = {};
const left: string[] = [];
try {
  for (const scenario of SCENARIOS.filter(({ name }) => names.includes(name))) {
    const { name, about } = scenario;
    if (scenario.nodes > nodes || (scenario.redis && !backends.redis)) {
      left.push(`${name} (it needs ${scenario.redis ? 'Redis' : `${scenario.nodes} nodes`})`);
      continue;
    }
    const settings = {
      nodes,
      tables: tables ?? scenario.tables,
      rounds: rounds ?? scenario.rounds,
      pace: pace ?? scenario.pace ?? PACE,
      rate,
      seed: `${flags.seed}/${name}`,
      options: {},
      slack: 5000,
      redis: scenario.redis,
      networks: scenario.networks && hasNetworks,
      tell: (text: string) => tell(`${name}: ${text}`),
    };
    const how = scenario.networks ? `, cuts by ${settings.networks ? 'the kernel' : 'proxies'}` : '';
    tell(`${name}: ${about}; ${settings.tables} tables, seed ${flags.seed}${how}`);
    outcomes[name] = await scenario.play(backends, settings);
    for (const violation of outcomes[name].violations) tell(`VIOLATION ${name}: ${violation}`);
  }
} finally {
  await clean();
}
for (const [name, { violations, figures }] of Object.entries(outcomes)) {
  const shown = Object.entries(figures).filter(([, value]) => value !== 0);
  process.stdout.write(`${name.padEnd(20)} ${violations.length === 0 ? 'ok' : `${violations.length} VIOLATIONS`}\n`);
  process.stdout.write(`  ${shown.map(([figure, value]) => `${figure} ${value}`).join(', ')}\n`);
}
if (left.length > 0) process.stdout.write(`Not run: ${left.join(', ')}\n`);
process.exit(Object.values(outcomes).some(({ violations }) => violations.length > 0) ? 1 : 0);
