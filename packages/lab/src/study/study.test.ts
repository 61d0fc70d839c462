import '@followsuit/games/bots';
import { botOf } from '@followsuit/bots';
import { faultIn, filled, type Line, Verifier } from '@followsuit/engine';
import { gameOf, games, trickGames } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { english, type VariantWords } from '@followsuit/present';
import {
  faultInStudy,
  labEnglish,
  labGerman,
  playerOfLevel,
  playTraced,
  recordsOf,
  rulesOfStudy,
  runHere,
  runStudy,
  type Study,
  type StudyResults,
  steadyBudget,
  studyAsJson,
  Trace,
  versionOf,
} from '@followsuit/study';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLabThreads } from '../lab-jobs.ts';
import { playGame } from '../play.ts';
import { studyRunner } from './study-runner.ts';

const study = (game: string, more: Partial<Study> = {}): Study => ({
  game,
  players: gameOf(game)?.players[0] as number,
  base: {},
  changes: {},
  level: 'simple',
  weaker: 'random',
  unit: 'deals',
  deals: 60,
  seed: 'study',
  pairing: 'auto',
  ...more,
});
const found = (id: string) => gameOf(id) as NonNullable<ReturnType<typeof gameOf>>;
const asText = (results: StudyResults): string => JSON.stringify(studyAsJson(results, { command: '', shown: [] }));

it.each(trickGames.map(({ id }) => id))(
  '%s: plays as the table’s bots do, and every trick has a standing',
  async (id) => {
    const game = found(id);
    const players = game.players.at(-1) as number;
    const rules = versionOf(game, players, {});
    const player = playerOfLevel(rules, 'simple');
    const trace = new Trace(rules, 'deals');
    const bot = botOf('simple', game);
    if (!bot) throw new Error('There is no simple bot.');
    for (let i = 0; i < 2; i++) {
      const lines: Line[] = [];
      await playGame(rules, Array(players).fill(bot), `same:${i}`, 1, (line) => lines.push(line));
      playTraced(trace, Array(players).fill(player), `same:${i}`);
      const acts = lines.filter(({ ev }) => ev === 'act');
      expect(trace.acts.map(({ seat }) => seat)).toEqual(acts.map(({ seat }) => seat));
      const score = lines.find(({ ev }) => ev === 'score');
      expect(trace.score).toEqual(score?.delta);
      expect(trace.hands[0].tricks).toBe(lines.filter(({ ev }) => ev === 'trick').length);
      // Its own bid of each seat, or that of whoever plays for it.
      const bids = Array.isArray(score?.bids)
        ? (score.bids as number[])
        : typeof score?.bid === 'number'
          ? [score.bid]
          : null;
      if (bids?.every(Number.isFinite))
        expect(trace.hands[0].bid).toBeCloseTo(bids.reduce((sum, n) => sum + n, 0) / bids.length, 12);
      for (const standing of trace.standings) expect(standing.every(Number.isInteger)).toBe(true);
    }
  },
);

it.each(trickGames.flatMap(({ id }) => (['en', 'de'] as const).map((language) => [id, language] as const)))(
  '%s: every kind of acts has words in %s',
  async (id, language) => {
    const game = found(id);
    const { acts = {} } = (await loadFile<VariantWords>(game, `knob-words.${language}`)) ?? {};
    const words = { ...(language === 'de' ? labGerman : labEnglish).acts, ...english.suits, ...acts };
    const settings = [
      {},
      ...game.options.flatMap(({ id, values }) => ('low' in values ? [] : values.map((each) => ({ [id]: each })))),
    ];
    for (const each of settings) {
      const players = game.players.at(-1) as number;
      if (faultIn(game, players, each) !== null) continue;
      const rules = versionOf(game, players, each);
      const trace = new Trace(rules, 'deals');
      for (let i = 0; i < 5; i++) playTraced(trace, Array(players).fill(playerOfLevel(rules, 'random')), `acts:${i}`);
      for (const word of trace.kinds.labels
        .join(' ')
        .split(' ')
        .filter((text) => /\D/.test(text)))
        expect(Object.keys(words), `${JSON.stringify(each)}`).toContain(word);
    }
  },
);

it('levels that think have as many simulations in every run', () => {
  const [game] = trickGames;
  expect(['simple', 'club', 'expert', 'master'].map((level) => steadyBudget(level, game))).toEqual([
    ...[undefined, undefined],
    ...[{ simulations: 400 }, { simulations: 4000 }],
  ]);
});

describe('a study', () => {
  const changed = study('chevalier', { changes: { buried: 'blocks' }, deals: 210 });
  const rules = rulesOfStudy(found('chevalier'), changed);
  let here: StudyResults;

  beforeAll(async () => {
    here = await runStudy(changed, rules, runHere(rules));
  });

  it('has the same numbers on one thread, on two, and in this one; stopped early, those of its first deals', async () => {
    expect(here.deals).toBe(210);
    for (const jobs of [1, 2]) {
      const threads = openLabThreads(jobs);
      const run = studyRunner(threads);
      expect(asText(await runStudy(changed, rules, run))).toBe(asText(here));
      if (jobs === 2) {
        const stopped = await runStudy(changed, rules, run, { progress: ({ deals }) => deals < 100 });
        expect(stopped.deals).toBe(100);
        const short = { ...changed, deals: 100 };
        const alone = await runStudy(short, rules, runHere(rules));
        expect(stopped.results().map(({ change }) => change.mean)).toEqual(
          alone.results().map(({ change }) => change.mean),
        );
      }
      await threads.close();
    }
  });

  it('shares deals where the pilot says that this helps, and not where it does not', async () => {
    expect(here.pilot?.factor).toBeGreaterThan(3);
    expect(here.shared).toBe(210);
    expect(here.different).toBeGreaterThan(10);
    const fresh = await runStudy({ ...changed, pairing: 'fresh' }, rules, runHere(rules));
    expect(fresh.shared).toBe(0);
    expect(fresh.result('score.0').change.within).toBeGreaterThan(1.5 * here.result('score.0').change.within);
  });

  it('shows the records of the deals that changed most, and they verify', async () => {
    const shown = here.changed;
    expect(shown).toHaveLength(5);
    expect(shown[0].by).toBeGreaterThanOrEqual(shown[4].by);
    for (const { deal, by } of shown) {
      const records = recordsOf(changed, rules, deal);
      const deltas = records.map((lines) => {
        const verifier = new Verifier(gameOf);
        for (const line of lines) expect(verifier.line(line)).toBeNull();
        return lines.find(({ ev }) => ev === 'score')?.delta as number[];
      });
      expect(deltas[0].reduce((sum, n, side) => sum + Math.abs(n - deltas[1][side]), 0)).toBe(by);
    }
  });

  it('plays whole games too', async () => {
    const whole = study('coralon', { unit: 'games', deals: 50, changes: { target: 10 }, base: { target: 30 } });
    const pair = rulesOfStudy(found('coralon'), whole);
    const results = await runStudy(whole, pair, runHere(pair));
    const { before, after } = results.result('hands');
    expect(after.mean).toBeLessThan(before.mean / 2);
    expect(results.result('hands').flagged).toBe(true);
  });

  it('is refused in a sentence', () => {
    const fault = (more: Partial<Study>, id = 'stones') => faultInStudy(found(id), study(id, { players: 4, ...more }));
    expect(fault({ changes: { trickPoints: 99 } })).toBe(
      'trickPoints cannot be 99; it may be a whole number from 1 to 20 (STONES-SCORE-1).',
    );
    expect(fault({ changes: { handSize: 23 } })).toContain('the deck has 70');
    expect(fault({ changes: { missedBid: 'zero' } })).toContain('already');
    expect(fault({ changes: { partners: 'on' } })).toContain('same partners');
    const dice = games.find((game) => !trickGames.some(({ id }) => id === game.id));
    expect(faultInStudy(dice as never, study('stones'))).toContain('no tricks');
  });
});

it('options are complete before a study begins', () => {
  const game = found('stones');
  const [before, after] = rulesOfStudy(game, study('stones', { players: 4, changes: { missedBid: 'minus' } }));
  expect(before.options).toEqual(filled(game, 4));
  expect(after.options).toEqual(filled(game, 4, { missedBid: 'minus' }));
});
