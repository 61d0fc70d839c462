/** `followsuit serve`: tables for people and bots, over the network. */
import { flagOf, readConfig, run, SETTINGS } from '@followsuit/server';
import { type Command, Option } from 'commander';
import { asUserError } from '../store.ts';

export function define(command: Command): void {
  for (const [name, { env, standard, help }] of Object.entries(SETTINGS)) {
    const usual = standard === null ? '' : `; ${standard} unless said otherwise`;
    const value = typeof standard === 'boolean' ? '[value]' : '<value>';
    command.addOption(new Option(`${flagOf(name)} ${value}`, `${help} (or ${env}${usual})`));
  }
  command.action(async (given: Record<string, string | true | undefined>) => {
    try {
      // A flag without a value, such as --cluster, means true.
      const flags = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value?.toString()]));
      const { address } = await run(readConfig(flags, process.env));
      process.stderr.write(`Followsuit is at ${address}\n`);
    } catch (error) {
      throw asUserError(error);
    }
    await new Promise(() => {}); // until a signal stops it
  });
}
