/** The worker that conducts a study: it hands deals to the workers that play, adds up, and draws what the page shows. */

import { faultIn, type Game, type Rules, type TrickGame } from '@followsuit/engine';
import {
  actsPart,
  type BalanceAnswer,
  balanceAsCsv,
  balanceAsJson,
  balancePlot,
  balanceReport,
  balanceSentence,
  balanceTable,
  changeablesOf,
  countDeals,
  type DealCount,
  figuresTable,
  figureText,
  findBalance,
  isNarrow,
  type LabWords,
  labEnglish,
  labGerman,
  methodSentences,
  metricName,
  metricsFor,
  metricWordsOf,
  type Relearned,
  type RelearningMeans,
  type RulePair,
  recordsOf,
  relearn,
  relearnedPart,
  relearnFlags,
  rulesOfStudy,
  runStudy,
  runSweep,
  type SettingWords,
  type Study,
  type StudyResults,
  type SweepPoint,
  settingIn,
  shownSentences,
  studyAsCsv,
  studyAsJson,
  studyCommand,
  studyFaultOf,
  studyFaultText,
  studyPlots,
  studyReport,
  summaryOf,
  sweepAsCsv,
  sweepAsJson,
  sweepPlots,
  sweepReport,
  sweepTable,
  TRAINING_RUNS,
  train,
  type Unit,
  type ValueText,
  versionOf,
  widthSentences,
} from '@followsuit/study';
import { loadKnowledge } from '../../worker/bot-moves.ts';
import { loadedGame, loadGames } from '../../worker/loaded-games.ts';
import type {
  FromLab,
  GameDescription,
  LabDeal,
  LabFiles,
  LabQuestion,
  LabView,
  MetricInfo,
  ToLab,
} from './messages.ts';
import { openPorts, type PortPool } from './port-runner.ts';

/** Milliseconds between two pictures of the results. */
const EVERY = 400;

let pool: PortPool = openPorts([]);
let words: LabWords = labEnglish;
let language: 'en' | 'de' = 'en';
let stopped = false;

const tell = (message: FromLab): void => postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToLab>) => {
  if (data.t === 'players') {
    pool = openPorts(data.ports);
    language = data.language;
    words = language === 'de' ? labGerman : labEnglish;
  } else if (data.t === 'stop') stopped = true;
  else {
    const work = data.t === 'describe' ? describe(data.game, data.players) : answer(data.question);
    work.catch((error: Error) => tell({ t: 'fault', text: error.message, isEnglish: true }));
  }
};

/** A game, loaded. */
async function theGame(id: string): Promise<Game> {
  await loadGames([id]);
  const game = loadedGame(id);
  if (!game) throw new Error(id);
  return game;
}

async function describe(id: string, players: number): Promise<void> {
  const game = await theGame(id);
  const rules = versionOf(game, players, {});
  const description: GameDescription = {
    players,
    changeables: changeablesOf(game).map((each) => ({
      id: each.id,
      values: each.values,
      standard: settingIn(game, players, {}, each.id) ?? null,
      rule: 'rule' in each ? each.rule : null,
    })),
    metrics: { deals: metricInfos(rules, 'deals'), games: metricInfos(rules, 'games') },
  };
  tell({ t: 'game', description });
}

const metricInfos = (rules: Rules, unit: Unit): MetricInfo[] =>
  metricsFor(rules, unit).map((metric) => {
    const { definition } = metricWordsOf(words, metric.kind);
    const { id, kind, measure } = metric;
    return { id, kind, name: metricName(metric, [rules, rules], words), definition, measure };
  });

async function answer(question: LabQuestion): Promise<void> {
  const { study, sweep, balance } = question;
  const game = await theGame(study.game);
  stopped = false;
  const asked =
    sweep?.values.map((value) => ({ ...study, base: { ...study.base, [sweep.id]: value } })) ??
    (balance
      ? [balance.low, balance.high].map((value) => ({ ...study, base: { ...study.base, [balance.id]: value } }))
      : [study]);
  for (const one of asked) {
    const fault = studyFaultOf(game, one);
    if (fault !== null) {
      const said = studyFaultText(fault, game, words, settingWordsOf(question));
      tell({ t: 'fault', text: said, isEnglish: fault.kind === 'rules' });
      return;
    }
  }
  // Every value of a balance may be tried.
  for (let value = balance?.low ?? 1; value <= (balance?.high ?? 0); value++) {
    const text = faultIn(game, study.players, { ...study.base, [balance?.id ?? '']: value });
    if (text !== null) {
      tell({ t: 'fault', text, isEnglish: true });
      return;
    }
  }
  await loadKnowledge(game);
  const isStopped = {
    get aborted() {
      return stopped;
    },
  };
  const count = countDeals(
    pool.run(() => stopped),
    Number.POSITIVE_INFINITY,
    isStopped,
  );
  const end = await (sweep
    ? sweepAnswer(game, question, sweep, count)
    : balance
      ? balanceAnswer(game, question, balance, count)
      : compareAnswer(game, question, count));
  tell({ t: 'end', deals: [], ...(end ?? { view: null, files: null }), isStopped: stopped });
}

/** What the page gets at the end; null if nothing was played. */
type Answer = { readonly view: LabView; readonly deals?: readonly LabDeal[]; readonly files: LabFiles } | null;

/** The options of a command that asks the same and ends as early. */
const more = ({ text }: LabQuestion, played: number, of: number): string[] => [
  ...(played < of ? ['--stop-after', String(played)] : []),
  ...(text ? ['--question', text] : []),
];

async function sweepAnswer(
  game: Game,
  question: LabQuestion,
  { id, values }: NonNullable<LabQuestion['sweep']>,
  count: DealCount,
): Promise<Answer> {
  const { study, text } = question;
  const show = shower();
  const settings = settingWordsOf(question);
  const rules = rulesOfStudy(game, study);
  const view = (points: readonly SweepPoint[]): LabView =>
    sweepView(points, rules, study, values.length, (value) => settings.value(id, value));
  const points = await runSweep(game, study, id, values, count.run, {
    signal: count,
    progress(so) {
      show(() => view(so));
      return true;
    },
  });
  if (points.length === 0) return null;
  const early = more(question, count.deals, study.deals * values.length);
  const command = studyCommand(study, ['--sweep', `${id}=${values.join(',')}`, ...early]);
  const about = { id, study, command, rules, game, question: text, settings };
  return {
    view: view(points),
    files: {
      html: sweepReport(points, about, words, language),
      csv: sweepAsCsv(points),
      json: JSON.stringify(sweepAsJson(points, about)),
      command,
    },
  };
}

async function balanceAnswer(
  game: Game,
  question: LabQuestion,
  balance: NonNullable<LabQuestion['balance']>,
  count: DealCount,
): Promise<Answer> {
  const { study, text } = question;
  const show = shower();
  const rules = rulesOfStudy(game, study);
  const metric = metricsFor(rules[0], study.unit).find((each) => each.id === balance.metric);
  if (!metric) throw new Error(balance.metric);
  const settings = settingWordsOf(question);
  const { id, low, high, target } = balance;
  const name = metricName(metric, rules, words);
  const named = { metric: name, target: figureText(metric.measure, target), id: settings.name(id) };
  const value: ValueText = (each) => settings.value(id, each);
  const view = (tried: BalanceAnswer['tried']): LabView => ({
    ...EMPTY,
    plots: [balancePlot(metric, target, { tried }, name, words, value)],
    table: balanceTable(metric, { tried }, named.id, name, words, value),
    method: [words.report.balanceLead],
  });
  const found = await findBalance(game, study, balance, count.run, {
    signal: count,
    progress: (tried) => show(() => ({ ...view(tried), done: tried.length })),
  });
  if (found === null) return null;
  const share = metric.measure === 'share' ? `${Number((100 * target).toFixed(4))}%` : String(target);
  const flags = ['--balance', `${id}=${low}..${high}`, '--target', `${metric.id}=${share}`];
  const command = studyCommand(study, [...flags, ...more(question, stopped ? count.deals : 0, stopped ? Infinity : 0)]);
  const about = { study, command, rules, game, question: text, settings };
  const html = balanceReport(found, balance, metric, about, words, language);
  return {
    view: { ...view(found.tried), done: count.deals, summary: balanceSentence(found, named, words, value) },
    files: { html, csv: balanceAsCsv(found), json: JSON.stringify(balanceAsJson(balance, found, command)), command },
  };
}

async function compareAnswer(game: Game, question: LabQuestion, count: DealCount): Promise<Answer> {
  const { study, text, width, until } = question;
  const show = shower();
  const rules = rulesOfStudy(game, study);
  const settings = settingWordsOf(question);
  const all = study.deals * (until ? 1 + TRAINING_RUNS : 1);
  /** The picture with the comparison of trained players, as far as there is one. */
  const view = (so: StudyResults, learned: Relearned | null = null): LabView => ({
    ...studyView(so, rules, width, settings),
    done: count.deals,
    of: all,
    ...(learned && { relearned: relearnedPart(so, learned, rules, words) }),
  });
  const habits = await runStudy(study, rules, count.run, {
    signal: count,
    progress(so) {
      show(() => view(so));
      return width === 0 || !isNarrow(so, width);
    },
  });
  if (habits.deals === 0) return null;
  const relearned =
    until === undefined || stopped
      ? null
      : await relearn(game as TrickGame, study, until, {
          train: trainHere,
          signal: count,
          progress: (share) => show(() => ({ ...view(habits), learned: share })),
          play: (one, pair, together) =>
            runStudy(one, pair, count.run, {
              signal: count,
              progress(so) {
                show(() => view(habits, together(so)));
                return true;
              },
            }),
        });
  const deals: LabDeal[] = habits.changed.map(({ deal, by }) => ({
    deal,
    by,
    records: recordsOf(study, rules, deal),
  }));
  const command = studyCommand(study, [
    ...(relearned && until ? relearnFlags(until) : []),
    ...more(question, count.deals, relearned ? all : study.deals),
  ]);
  const about = { game, rules, command, shown: deals, question: text, settings, relearned, width };
  return {
    view: { ...view(habits, relearned), fewer: shownSentences(habits, words) },
    deals,
    files: {
      html: studyReport(habits, about, words, language),
      csv: studyAsCsv(habits),
      json: JSON.stringify(studyAsJson(habits, about)),
      command,
    },
  };
}

/** Trains on the workers that play. */
const trainHere: RelearningMeans['train'] = (training, progress) =>
  train(training, {
    now: () => performance.now(),
    pause: () => new Promise((done) => setTimeout(done)),
    play: pool.play,
    progress,
    signal: {
      get aborted() {
        return stopped;
      },
    },
  });

const settingWordsOf = ({ words: { names, values, acts, signs, sentences } }: LabQuestion): SettingWords => ({
  name: (id) => names[id] ?? id,
  value: (id, value) => values[id]?.[String(value)] ?? String(value),
  acts,
  signs,
  sentence: (id) => sentences[id] ?? null,
});

const EMPTY: LabView = { done: 0, of: 0, summary: '', plots: [], table: '', acts: '', method: [] };

/** Sends pictures of the results, not too many. */
function shower(): (view: () => LabView) => void {
  let last = 0;
  return (view) => {
    if (performance.now() - last < EVERY) return;
    tell({ t: 'view', view: view() });
    last = performance.now();
  };
}

const studyView = (results: StudyResults, rules: RulePair, width: number, settings: SettingWords): LabView => ({
  done: results.deals,
  of: results.study.deals,
  summary: [summaryOf(results, rules, words), ...widthSentences(results, width, words)].join(' '),
  plots: studyPlots(results, rules, words),
  table: figuresTable(results, rules, words),
  acts: actsPart(results, words, settings),
  method: methodSentences(results, words),
});

const sweepView = (
  points: readonly SweepPoint[],
  rules: RulePair,
  study: Study,
  values: number,
  text: ValueText,
): LabView => ({
  ...EMPTY,
  done: points.reduce((sum, { results }) => sum + results.deals, 0),
  of: study.deals * values,
  summary: words.report.sweepLead,
  plots: sweepPlots(points, rules, words, text),
  table: sweepTable(points, rules, words, text),
  method: methodSentences(points[0].results, words).slice(-2),
});
