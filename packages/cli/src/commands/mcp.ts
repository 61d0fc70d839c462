/** `followsuit mcp`: a Model Context Protocol server over standard input and output, with which an assistant can play. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from 'commander';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { withoutColour } from '../colour.ts';
import { newMcpServer } from '../mcp/mcp-server.ts';
import { version } from '../version.ts';

interface Flags extends BudgetFlags {
  readonly seed?: string;
}

export function define(command: Command): void {
  withBudget(command)
    .option('--seed <text>', 'the same seed gives the same deals; the assistant does not learn it')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const settings = { version: version(), seed: flags.seed, budget: readBudget(flags) };
  withoutColour();
  serveStdio(() => newMcpServer(settings), { onerror: (error) => process.stderr.write(`${error.message}\n`) });
  await new Promise((resolve) => process.stdin.once('close', resolve));
}
