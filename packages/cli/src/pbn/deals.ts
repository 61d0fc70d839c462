/** The deals of a PBN file: its Deal tags, or bare lines that are deals; everything else is skipped. */
import type { Holdings } from '@followsuit/double-dummy';
import { UserError } from '../errors.ts';
import { readLines } from '../file-lines.ts';
import { readPbnDeal } from './deal.ts';

/** The tokens of a line: tags, beginnings of comments, and the rest. */
const PART = /^(?:\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|[{;[]|[^{;[]+)/;
/** The byte order mark with which some programs begin a UTF-8 file. */
const MARK = '\u00ef\u00bb\u00bf';
/** The tag value that means "the same as in the game before". */
const SAME = '#';

/** All deals of a file, or of standard input if the name is `-`. @example await dealsOf('boards.pbn') */
export async function dealsOf(name: string): Promise<Holdings[]> {
  const reader = new Reader();
  // Player names may be in any alphabet; deals are ASCII.
  for await (const lines of readLines(name, 'latin1'))
    for (const line of lines) {
      const fault = 'text' in line ? reader.line(line.number, line.text) : line.fault;
      if (fault !== null) throw new UserError(`${name}:${line.number}: ${fault}`);
    }
  if (reader.comment > 0)
    throw new UserError(`${name}:${reader.comment}: The comment that begins here with { is never closed with }.`);
  if (reader.deals.length === 0)
    throw new UserError(
      `${name} holds no deal; a deal is a tag [Deal "N:…"], or a line such as N:AK.Q.. .AK..Q Q..AK. J...AK.`,
    );
  return reader.deals;
}

/** Parses lines one after another. */
class Reader {
  readonly deals: Holdings[] = [];
  /** The line in which the open comment begins, or 0. */
  comment = 0;
  /** Whether there was a tag: then other lines are auctions, plays and tables. */
  private tagged = false;

  /** Parses a line; returns what is wrong with it, or null. */
  line(number: number, text: string): string | null {
    const line = number === 1 && text.startsWith(MARK) ? text.slice(MARK.length) : text;
    if (line.startsWith('%') && this.comment === 0) return null;
    let rest = '';
    for (let left = line; left !== ''; ) {
      if (this.comment > 0) {
        left = this.afterComment(left);
        continue;
      }
      const [part, name, value] = PART.exec(left) as RegExpExecArray;
      left = left.slice(part.length);
      if (part === ';') break;
      if (part === '{') this.comment = number;
      else if (name === undefined) rest += part;
      else {
        const fault = this.tag(name, value);
        if (fault !== null) return fault;
      }
    }
    return this.rest(rest.trim());
  }

  /** The text after the end of the open comment; empty if it does not end here. */
  private afterComment(text: string): string {
    const end = text.indexOf('}');
    if (end < 0) return '';
    this.comment = 0;
    return text.slice(end + 1);
  }

  private tag(name: string, value: string): string | null {
    this.tagged = true;
    return name.toLowerCase() === 'deal' ? this.deal(value) : null;
  }

  /** The text of a line outside tags and comments. */
  private rest(text: string): string | null {
    if (/^[nesw]\s*:/i.test(text)) return this.deal(text);
    if (/^\[\s*deal\b/i.test(text)) return 'This tag is not closed; a deal is written [Deal "N:…"] in one line.';
    return this.tagged || text === ''
      ? null
      : 'This line is neither a deal, such as N:AK.Q.. .AK..Q Q..AK. J...AK, nor a tag.';
  }

  private deal(text: string): string | null {
    const isSame = text.trim() === SAME;
    const deal = isSame
      ? (this.deals.at(-1) ?? 'There is no deal before this one that it could be the same as.')
      : readPbnDeal(text);
    if (typeof deal === 'string') return deal;
    this.deals.push(deal);
    return null;
  }
}
