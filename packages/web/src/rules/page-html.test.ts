import { describe, expect, test } from 'vitest';
import { homes, names, pageOf } from '../../build/catalogue.ts';
import { pageHtml } from '../../build/page-html.ts';

const all = names.map(pageOf);
const htmlOf = (name: string): string => all.find((page) => page.name === name)?.html ?? '';

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
