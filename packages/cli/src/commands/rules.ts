/** `followsuit rules GAME`: prints the game's page. */
import { games } from '@followsuit/games';
import { readPage } from '@followsuit/games/pages';
import type { Command } from 'commander';
import { pageText } from '../sections.ts';
import { findGame } from '../setup.ts';

export function define(command: Command): void {
  command.action((name: string) => {
    const pages = pagesOf(name);
    process.stdout.write(
      process.stdout.isTTY
        ? `${pageText({ pages }).trimEnd()}
`
        : readPage(pages[0]),
    );
  });
}

/** A game's pages. A page that several games build on has its own name; case does not matter. */
function pagesOf(name: string): readonly string[] {
  const page = name.toLowerCase();
  const shared = games.some(({ pages }) => pages.includes(page)) && !games.some(({ id }) => id === page);
  return shared ? [page] : findGame(name).pages;
}
