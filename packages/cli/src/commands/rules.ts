/** `followsuit rules GAME`: prints the game's page, or with `--short` how to play in a few lines. */
import { type Game, type Play, variantOf } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { readPage } from '@followsuit/games/pages';
import { type RuleChange, ruleChanges, type VariantWords } from '@followsuit/present';
import type { Command } from 'commander';
import { howToLines } from '../how-to-lines.ts';
import { renderMarkdown } from '../markdown.ts';
import { pageText } from '../sections.ts';
import { findGame, type SetupFlags, setUp, withSetup } from '../setup.ts';

export function define(command: Command): void {
  withSetup(command).option('--short', 'how to play, in a few lines');
  command.action(async (name: string, { short, ...flags }: SetupFlags & { short?: boolean }) => {
    if (flags.knob || flags.variant) {
      process.stdout.write(await variantText(findGame(name), flags));
      return;
    }
    if (short) {
      process.stdout.write(`${(await howToLines(findGame(name))).join('\n')}\n`);
      return;
    }
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

/** The page of a variant: what it changes at the top, and at each rule. */
async function variantText(game: Game, flags: SetupFlags): Promise<string> {
  const play: Play = setUp(game, flags);
  const page = readPage(game.pages[0]);
  const variant = variantOf(game, play.seats, play.options);
  if (variant === null) return page;
  const words = await loadFile<VariantWords>(game, 'knob-words.en');
  const changes = ruleChanges(game, words?.knobs, play.seats, play.options);
  const list = changes.map((change) => `- \`${change.rule}\` ${sentenceOf(change)}`);
  const marked = page.split('\n').map((line) => {
    const here = changes.filter(({ rule }) => line.startsWith(`- \`${rule}\` `));
    return [line, ...here.map((change) => `**Changed: ${sentenceOf(change)}**`)].join(' ');
  });
  const [title, ...rest] = marked;
  const text = [title, '', `## Variant: ${variant.name}`, '', `Changed rules (${variant.hash}):`, '', ...list, ...rest];
  return process.stdout.isTTY ? `${renderMarkdown(text.join('\n')).trimEnd()}\n` : text.join('\n');
}

/** @example sentenceOf(change) // 'A sweep scores 3 (rulebook: 2).' */
const sentenceOf = ({ text, rulebook }: RuleChange): string => `${text.replace(/\.$/, '')} (rulebook: ${rulebook}).`;
