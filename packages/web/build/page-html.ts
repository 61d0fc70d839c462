/**
 * How a rules page becomes HTML, when the app is built. Every rule is a place of its own (`/rules/coralon#CORALON-BID-1`),
 * its id a link to it wherever it is mentioned; tables scroll inside themselves; what is written for programs comes last.
 */
import { rulesOn } from '@followsuit/engine';
import { Marked, type Tokens, type TokensList } from 'marked';
import type { Content } from '../src/catalogue/types.ts';
import { rules as words } from '../src/text/en/rules.ts';

/** Where every rule stands: its id and the name of its page. @example homesOf([['coralon', text]]).get('CORALON-BID-1') */
export const homesOf = (pages: Iterable<readonly [name: string, text: string]>): Map<string, string> =>
  new Map([...pages].flatMap(([name, text]) => [...rulesOn(text).keys()].map((id) => [id, name] as const)));

/** Sections for those who write programs: bots, clients, tables. */
const FOR_PROGRAMS = /^(Records|Actions.*|Hidden information|At the table|Invariants|For bots)$/;

/** @example pageHtml('coralon', '# Coralon\n…', homes).html */
export function pageHtml(name: string, text: string, homes: ReadonlyMap<string, string>): Rendered {
  return new Page(name, homes).render(text);
}

interface Rendered {
  readonly html: string;
  readonly contents: readonly Content[];
}

class Page {
  private readonly name: string;
  private readonly homes: ReadonlyMap<string, string>;
  private readonly marked: Marked;
  private readonly contents: Content[] = [];
  private readonly used = new Set<string>();
  private section = '';
  private blocks = 0;

  constructor(name: string, homes: ReadonlyMap<string, string>) {
    this.name = name;
    this.homes = homes;
    const page = this;
    this.marked = new Marked({
      renderer: {
        heading({ tokens, depth, text }) {
          return page.heading(this.parser.parseInline(tokens), text, depth);
        },
        paragraph({ tokens }) {
          return `<p id="${page.block()}">${this.parser.parseInline(tokens)}</p>\n`;
        },
        listitem(item) {
          return page.item(item, this.parser.parse(item.tokens));
        },
        tablerow({ text }) {
          return `<tr id="${page.block()}">${text}</tr>\n`;
        },
        codespan({ text }) {
          return page.code(text);
        },
        link({ href, tokens }) {
          return page.link(href, this.parser.parseInline(tokens));
        },
        code({ text }) {
          return `<pre tabindex="0" id="${page.block()}"><code>${escaped(text)}</code></pre>\n`;
        },
      },
    });
  }

  render(text: string): Rendered {
    const tokens = this.marked.lexer(text);
    const [forAll, forPrograms] = apart(labelled(tokens));
    const html = this.html(forAll);
    const id = this.slug('For programs');
    const more = this.html(forPrograms);
    const folded =
      more && `<details class="rules-programs" id="${id}"><summary>${words.forPrograms}</summary>\n${more}</details>\n`;
    return { html: html + folded, contents: this.contents };
  }

  private html(tokens: TokensList): string {
    const html = this.marked.parser(tokens);
    return html
      .replaceAll(
        '<table>',
        `<div class="rules-scroll" role="group" tabindex="0" aria-label="${words.table}">\n<table>`,
      )
      .replaceAll('</table>', '</table>\n</div>');
  }

  private heading(html: string, text: string, level: number): string {
    if (level === 1) return '';
    const id = this.slug(text);
    const plain = text.replaceAll('`', '');
    if (level === 2) this.section = plain;
    this.contents.push({ id, text: plain, level, programs: FOR_PROGRAMS.test(this.section) });
    return `<h${level} id="${id}" tabindex="-1">${html}</h${level}>\n`;
  }

  private item({ text }: Tokens.ListItem, html: string): string {
    const [, id] = /^`([A-Z]+(?:-[A-Z0-9]+)+)` /.exec(text) ?? [];
    if (id === undefined || this.homes.get(id) !== this.name) return `<li id="${this.block()}">${html}</li>\n`;
    const self = `<a class="rule-id" href="#${id}">${id}</a>`;
    return `<li class="rule" id="${id}" tabindex="-1">${html.replace(this.code(id), self)}</li>\n`;
  }

  private code(text: string): string {
    const home = this.homes.get(text);
    if (home === undefined) return `<code>${escaped(text)}</code>`;
    return `<a class="rule-ref" href="${home === this.name ? '' : `/rules/${home}`}#${text}">${text}</a>`;
  }

  private link(href: string, html: string): string {
    const [, page, hash = ''] = /^\.\.\/([a-z-]+)\/rules\.md(#.*)?$/.exec(href) ?? [];
    if (page) return `<a href="/rules/${page}${hash}">${html}</a>`;
    return `<a href="${escaped(href)}"${href.startsWith('#') ? '' : ' rel="noreferrer"'}>${html}</a>`;
  }

  /** The place of a paragraph, a row or an entry, for what a search finds. */
  private block(): string {
    return `b${this.blocks++}`;
  }

  private slug(text: string): string {
    const plain = text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
    const base = plain.trim().replaceAll(' ', '-');
    let id = base;
    for (let n = 1; this.used.has(id); n++) id = `${base}-${n}`;
    this.used.add(id);
    return id;
  }
}

/** A line of its own above a list, such as "Bidding", is its heading. */
function labelled(tokens: TokensList): TokensList {
  const out = tokens.map((token, i) => {
    const next = tokens[i + 1]?.type === 'space' ? tokens[i + 2] : tokens[i + 1];
    const isLabel = token.type === 'paragraph' && next?.type === 'list' && /^[A-Z][\w ,()`'-]{2,60}$/.test(token.text);
    return isLabel ? ({ ...token, type: 'heading', depth: 3 } as Tokens.Heading) : token;
  });
  return Object.assign(out, { links: tokens.links });
}

/** What everybody reads, and what is for programs. */
function apart(tokens: TokensList): [TokensList, TokensList] {
  const [forAll, forPrograms] = [[], []] as unknown as [TokensList, TokensList];
  let here = forAll;
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) here = FOR_PROGRAMS.test(token.text) ? forPrograms : forAll;
    here.push(token);
  }
  forAll.links = tokens.links;
  forPrograms.links = tokens.links;
  return [forAll, forPrograms];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
