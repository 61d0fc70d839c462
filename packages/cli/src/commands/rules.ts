/** `followsuit rules GAME`: the game's page. */
import { games } from '@followsuit/games';
import { readPage } from '@followsuit/games/pages';
import type { Command } from 'commander';
import { renderMarkdown } from '../markdown.ts';
import { findGame } from '../setup.ts';

export function define(command: Command): void {
  command.action((name: string) => {
    const page = readPage(pageOf(name));
    process.stdout.write(process.stdout.isTTY ? `${renderMarkdown(page).trimEnd()}\n` : page);
  });
}

/** A page that several games build on can be read by its own name; capitals do not matter, as with games. */
function pageOf(name: string): string {
  const page = name.toLowerCase();
  const shared = games.some(({ pages }) => pages.includes(page));
  return shared ? page : findGame(name).pages[0];
}
