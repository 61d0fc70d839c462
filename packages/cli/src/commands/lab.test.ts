import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { refused as run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quick = ['--jobs', '1', '--seed', '7', '--deals'];
const lab = (game: string, deals: number, ...more: string[]) => run(['lab', game, ...quick, String(deals), ...more]);
const json = async (...args: Parameters<typeof lab>) => JSON.parse((await lab(...args, '--json')).out);
/** The metrics of what a printed command gives. */
const again = async (command: string) =>
  JSON.parse((await run([...command.split(' ').slice(1), '--jobs', '1', '--json'])).out).metrics;

describe('followsuit lab', () => {
  it('compares two rules, and writes a report in the words of the game', async () => {
    const html = join(folder, 'compare.html');
    const csv = join(folder, 'compare.csv');
    const { code, out } = await lab(
      'chevalier',
      200,
      ...['--change', 'buried=blocks', '--question', 'Is the bidder’s poison too safe?', '--html', html, '--csv', csv],
    );
    expect(code).toBe(0);
    expect(readFileSync(csv, 'utf8')).toMatch(/^metric,.*\n\nact,.*\nbid 8,.*\n\ndistribution,.*\nscore\.1,/s);
    expect(out).toContain('Chevalier, 4 players: buried blocks; bots simple, seed 7');
    expect(out).toMatch(/Wins\n +seats 1 \+ 3 .*[+−]\d/);
    expect(out).toContain('200 deals under each rule; pilot of 200 deals under both rules: as good as');
    const report = readFileSync(html, 'utf8');
    expect(report).toContain('<em>Is the bidder’s poison too safe?</em>');
    expect(report).toMatch(/Poison that the bidder put away: .* instead of /);
    expect(report).not.toContain('buried is blocks');
    expect(report).toContain('--change buried=blocks');
  });

  it('fixes options, knobs and a variant for both rules', async () => {
    const file = join(folder, 'variant.json');
    writeFileSync(file, JSON.stringify({ name: 'Cheap nils', knobs: { nilPoints: 50 } }));
    const { study, command, variants } = await json(
      'spades',
      25,
      ...['--set', 'bags=5', '--knob', 'trickPoints=12', '--variant', file, '--change', 'bagPoints=-2'],
    );
    expect(study.base).toEqual({ bags: 5, trickPoints: 12, nilPoints: 50 });
    expect(command).toContain('--set bags=5 --set nilPoints=50 --set trickPoints=12 --change bagPoints=-2');
    expect(variants.map((each: { knobs: object }) => each.knobs)).toEqual([
      { trickPoints: 12, nilPoints: 50 },
      { trickPoints: 12, bagPoints: -2, nilPoints: 50 },
    ]);
  });

  it('prints a command that gives the same numbers, also if it stopped early', async () => {
    const wide = await json('whist', 5000, '--change', 'firstLead=dealer', '--width', '0.9');
    expect(wide.deals).toBeLessThan(500);
    expect(wide.command).toContain(`--stop-after ${wide.deals}`);
    expect(await again(wide.command)).toEqual(wide.metrics);
  });

  it('plays as many deals as a width needs, and says if there were too few', async () => {
    const change = ['lab', 'whist', '--change', 'firstLead=dealer', '--seed', '7', '--jobs', '1'];
    const { study } = JSON.parse((await run([...change, '--width', '0.02', '--stop-after', '25', '--json'])).out);
    expect(study.deals).toBeGreaterThan(40_000);
    const { out } = await run([...change, '--width', '0.02', '--deals', '100']);
    expect(out).toMatch(/All 100 deals are played.* measures \d+\.\d %\s+from\s+end\s+to\s+end,\s+not\s+2\.0 %/s);
    expect((await run([...change, '--width', '0.9', '--deals', '100'])).out).not.toContain('deals are played');
  });

  it('trains players twice, and its command gives the same again, also if it stopped while they played', async () => {
    const flags = ['--change', 'buried=blocks', '--relearn-deals', '12'];
    const found = await json('chevalier', 50, ...flags, '--stop-after', '125');
    expect(found.relearned.runs.map(({ deals }: { deals: number }) => deals)).toEqual([50, 25]);
    expect(found.command).toContain('--relearn-deals 12 --stop-after 125');
    const twice = JSON.parse((await run([...found.command.split(' ').slice(1), '--jobs', '2', '--json'])).out);
    expect(twice.relearned).toEqual(found.relearned);
    // Stopped before anybody trained, the command trains nobody.
    const early = await json('chevalier', 50, ...flags, '--stop-after', '25');
    expect(early.relearned).toBeUndefined();
    expect(early.command).not.toContain('relearn');
  });

  it('sweeps, and stops in the middle', async () => {
    const html = join(folder, 'sweep.html');
    const found = await json('whist', 100, '--sweep', 'book=5..7', '--html', html, '--stop-after', '150');
    expect(found.points.map(({ value, deals }: { value: number; deals: number }) => [value, deals])).toEqual([
      [5, 100],
      [6, 50],
    ]);
    expect(found.command).toContain('--sweep book=5..7 --stop-after 150');
    const report = readFileSync(html, 'utf8');
    expect(report).toContain('class="curve"');
    expect(report).toContain('Tricks that score nothing');
    expect((await lab('whist', 50, '--sweep', 'mustFollow=on,off')).out).toContain('mustFollow "off"');
  });

  it('balances over any range, and writes a report with the target', async () => {
    const html = join(folder, 'balance.html');
    const flags = ['--balance', 'nilPoints=0..100', '--target', 'score.0=60', '--html', html, '--stop-after', '100'];
    const { out } = await lab('spades', 50, ...flags);
    expect(out).toContain('which nilPoints makes score.0 60.00');
    expect(out).toContain('--stop-after 100');
    const report = readFileSync(html, 'utf8');
    expect(report).toContain('class="level"');
    expect(report).toContain('Points for a nil');
    expect(report).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    [[], 'Name what changes, such as --change'],
    [['--change', 'book=10'], 'book cannot be 10; it may be a whole number from 0 to 9 (WHIST-SCORE-1).'],
    [['--change', 'handSize=5'], 'no trick beyond a book of 6: choose larger hands or a smaller book (WHIST-SCORE-1).'],
    [['--change', 'bok=5'], 'Whist has no option or knob "bok"'],
    [['--knob', 'book=10', '--change', 'handSize=12'], '(WHIST-SCORE-1)'],
    [['--knob', 'book=5', '--set', 'book=5', '--change', 'handSize=12'], 'book is set twice'],
    [['--change', 'book=6'], 'book is 6 already'],
    [['--sweep', 'book=1..3', '--width', '0.1'], '--width is for the comparison of two rules'],
    [['--sweep', 'book=1..3', '--relearn', '5'], '--relearn is for the comparison of two rules'],
    [['--change', 'book=5', '--relearn-deals', '50', '--width', '0.1'], 'give --deals in place of --width'],
    [['--balance', 'book=1..3', '--target', 'gap=2', '--width', '0.1'], 'leave --balance out'],
    [['--balance', 'book=1..3'], '--balance and --target belong together'],
    [['--balance', 'mustFollow=on,off', '--target', 'gap=2'], 'whole numbers from one to another'],
    [['--sweep', 'book=1..3', '--balance', 'book=1..3', '--target', 'gap=2'], 'exclude each other'],
    [['--sweep', 'book=0..99'], 'book cannot be 99'],
    [['--sweep', 'target=3..99'], 'target cannot be 99'],
    [['--change', 'book=5', '--width', '2'], '--width takes a number between 0 and 1'],
    [['--change', 'book=5', '--stop-after', 'x'], '--stop-after takes a whole number'],
    [['--change', 'book=5', '--pairing', 'no'], '--pairing takes auto, same, fresh'],
    [['--change', 'book=5', '--html', join(folder, 'no', 'where.html')], 'cannot be written'],
  ])('refuses %j before it plays', async (flags, sentence) => {
    const { code, out, err } = await lab('whist', 1_000_000, ...flags);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('leaves no file behind, and keeps one that is there, if it cannot begin', async () => {
    const [missing, kept] = [join(folder, 'missing.html'), join(folder, 'kept.html')];
    writeFileSync(kept, 'old');
    for (const html of [missing, kept])
      expect((await lab('whist', 100, '--change', 'book=99', '--html', html)).code).toBe(2);
    expect([existsSync(missing), readFileSync(kept, 'utf8')]).toEqual([false, 'old']);
  });
});
