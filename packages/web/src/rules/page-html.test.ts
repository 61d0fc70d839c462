import { games } from '@followsuit/games';
import { describe, expect, test } from 'vitest';
import { credits, homes, names, pageOf } from '../../build/catalogue.ts';
import { pageHtml } from '../../build/page-html.ts';
import { sectionOf } from './section.ts';

const all = names.map(pageOf);
const htmlOf = (name: string): string => all.find((page) => page.name === name)?.html ?? '';

describe('what players look up', () => {
  const alsoOn = (name: string) => all.find((page) => page.name === name)?.also;

  test('is linked from the head of every page, with that of the pages a game builds on', () => {
    expect(alsoOn('speed-run')?.map(({ text }) => text)).toEqual(['Advice', 'Words', 'Credits']);
    expect(alsoOn('vines')?.map(({ href }) => href)).toEqual(['#advice', '#words', '#credits']);
    expect(alsoOn('baronet')).toEqual([
      { text: 'Advice', href: '#advice' },
      { text: 'Advice: Bishop', href: '/rules/bishop#advice' },
      { text: 'Advice: The Vines games', href: '/rules/vines#advice' },
      { text: 'Words: The Vines games', href: '/rules/vines#words' },
      { text: 'Credits: The Vines games', href: '/rules/vines#credits' },
    ]);
    for (const { name, also } of all)
      for (const { text, href } of also) {
        const [, page, id] = /^(?:\/rules\/([a-z-]+))?#([a-z]+)$/.exec(href) ?? [];
        expect(htmlOf(page ?? name), `${name}: ${text}`).toContain(`<h2 id="${id}"`);
      }
    for (const { name, also } of all)
      expect(
        also.map(({ text }) => text),
        name,
      ).toContain('Advice');
  });

  test('stands in the contents, and is not folded away with what is for programs', () => {
    for (const { name, contents, html } of all) {
      expect(contents, name).toContainEqual({ id: 'advice', text: 'Advice', level: 2, programs: false });
      const folded = html.slice(html.indexOf('<details class="rules-programs"'));
      expect(folded, name).not.toMatch(/id="(advice|words|credits)"/);
    }
  });

  test('can be taken from its page', () => {
    const page = pageHtml('x', '# X\n\n## Advice\n\n- See [here](#words).\n\n## Words\n\nNone.\n', homes);
    expect(sectionOf({ name: 'x', html: page.html }, 'advice')).toBe(
      '<ul>\n<li>See <a href="/rules/x#words">here</a>.</li>\n</ul>',
    );
    expect(sectionOf({ name: 'x', html: page.html }, 'words')).toBe('<p>None.</p>');
    expect(sectionOf({ name: 'x', html: page.html }, 'credits')).toBeNull();
    const last = all.find(({ name }) => name === 'speed-run');
    expect(last && sectionOf(last, 'credits')).toMatch(/^<p>Speed Run was designed by .+<\/p>$/s);
  });
});

describe('credits', () => {
  const found = credits();
  const of = (page: string): string => found.find((each) => each.page === page)?.html ?? '';

  test('name everybody whom the pages name, each game once', () => {
    expect(found.flatMap((each) => each.games).sort()).toEqual(games.map(({ name }) => name).sort());
    expect(of('vines')).toContain('James Ernest');
    expect(of('vines')).toContain('Tom Saxton');
    expect(of('vines')).toContain('href="https://www.crabfragmentlabs.com/"');
    expect(of('stepping-stones')).toContain('Michelle Campbell drew the art');
    expect(of('speed-run')).toContain('Shreesh Bhat');
    expect(of('stones')).toBe('<p>Jeff Daymont, maker of the Janken deck (the rulebook itself names no author).</p>\n');
    expect(of('piecepack-stepping-stones')).toContain('Ken Maher');
  });

  test('are told on one page, so that no place of theirs has an id', () => {
    for (const { html } of found) expect(html).not.toContain(' id=');
  });
});

describe('a rules page as HTML', () => {
  test('every rule is a place, on its own page and once', () => {
    for (const [id, home] of homes) expect(htmlOf(home).split(` id="${id}"`).length, id).toBe(2);
    expect(homes.size).toBeGreaterThan(300);
  });

  test('every link inside the rules leads to a place that is there', () => {
    for (const { name, html } of all)
      for (const [, path, hash] of html.matchAll(/href="(?:\/rules\/([a-z-]+))?(?:#([^"]+))?"/g)) {
        const target = htmlOf(path ?? name);
        expect(target, `${name}: ${path}`).not.toBe('');
        if (hash) expect(target, `${name}: ${path}#${hash}`).toContain(` id="${hash}"`);
      }
  });

  test('no id comes twice on a page', () => {
    for (const { name, html } of all) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  test('mentions of a rule are links, also to other pages', () => {
    const { html } = pageHtml('coralon', '- `CORALON-DEAL-1` As `VINES-DEAL-1` says.\n\nSee `CORALON-DEAL-1`.', homes);
    expect(html).toContain('<li class="rule" id="CORALON-DEAL-1" tabindex="-1">');
    expect(html).toContain('<a class="rule-id" href="#CORALON-DEAL-1">CORALON-DEAL-1</a>');
    expect(html).toContain('<a class="rule-ref" href="/rules/vines#VINES-DEAL-1">VINES-DEAL-1</a>');
    expect(html).toContain('<a class="rule-ref" href="#CORALON-DEAL-1">CORALON-DEAL-1</a>');
  });

  test('what is for programs is folded, after everything else', () => {
    const { html, contents } = pageHtml('x', '# X\n\n## Records\n\nOne `<b>`.\n\n## Scoring\n\nTwo.', homes);
    expect(html).toMatch(/Two\.<\/p>\n<details class="rules-programs"[^>]*><summary>.+<\/summary>\n<h2 id="records"/);
    expect(html).toContain('<code>&lt;b&gt;</code>');
    expect(contents).toEqual([
      { id: 'scoring', text: 'Scoring', level: 2, programs: false },
      { id: 'records', text: 'Records', level: 2, programs: true },
    ]);
  });

  test('nothing in a page runs', () => {
    for (const { html } of all) expect(html).not.toMatch(/<script|javascript:| on\w+=| style=/i);
  });
});
