/** The worker that conducts a study: it hands deals to the workers that play, adds up, and draws what the page shows. */

import type { Game } from '@followsuit/engine';
import {
  actsPart,
  changeablesOf,
  faultInStudy,
  figuresTable,
  findBalance,
  type LabWords,
  labEnglish,
  labGerman,
  methodSentences,
  metricPart,
  metricsFor,
  metricWordsOf,
  type RulePair,
  recordsOf,
  rulesOfStudy,
  runStudy,
  runSweep,
  type Study,
  type StudyResults,
  type SweepPoint,
  settingIn,
  studyAsCsv,
  studyAsJson,
  studyCommand,
  studyPlots,
  studyReport,
  summaryOf,
  sweepAsCsv,
  sweepAsJson,
  sweepPlots,
  sweepReport,
  versionOf,
} from '@followsuit/study';
import { loadKnowledge } from '../../worker/bot-moves.ts';
import { loadedGame, loadGames } from '../../worker/loaded-games.ts';
import type { FromLab, GameDescription, LabDeal, LabFiles, LabQuestion, LabView, ToLab } from './messages.ts';
import { portRunner } from './port-runner.ts';

/** Milliseconds between two pictures of the results. */
const EVERY = 400;

let ports: readonly MessagePort[] = [];
let words: LabWords = labEnglish;
let language: 'en' | 'de' = 'en';
let stopped = false;

const tell = (message: FromLab): void => postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToLab>) => {
  if (data.t === 'players') {
    ports = data.ports;
    language = data.language;
    words = language === 'de' ? labGerman : labEnglish;
  } else if (data.t === 'stop') stopped = true;
  else {
    const work = data.t === 'describe' ? describe(data.game, data.players) : answer(data.question);
    work.catch((error: Error) => tell({ t: 'fault', text: error.message }));
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
    metrics: metricsFor(rules, 'deals').map((metric) => {
      const { name, definition } = metricWordsOf(words, metric.kind);
      const whole = [name, metricPart(metric, rules, words)].filter(Boolean).join(', ');
      return { id: metric.id, kind: metric.kind, name: whole, definition, measure: metric.measure };
    }),
  };
  tell({ t: 'game', description });
}

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
    const fault = faultInStudy(game, one);
    if (fault !== null) {
      tell({ t: 'fault', text: fault });
      return;
    }
  }
  await loadKnowledge(game);
  const runner = portRunner(ports, () => stopped);
  const signal = {
    get aborted() {
      return stopped;
    },
  };
  const show = shower();
  if (sweep) {
    const rules = rulesOfStudy(game, study);
    const view = (points: readonly SweepPoint[]): LabView => sweepView(points, rules, study, sweep.values.length);
    const points = await runSweep(game, study, sweep.id, sweep.values, runner, {
      signal,
      progress(so) {
        show(() => view(so));
        return true;
      },
    });
    const command = studyCommand(study, ['--sweep', `${sweep.id}=${sweep.values.join(',')}`]);
    const about = { id: sweep.id, study, command, rules, game };
    const files: LabFiles | null =
      points.length === 0
        ? null
        : {
            html: sweepReport(points, about, words, language),
            csv: sweepAsCsv(points),
            json: JSON.stringify(sweepAsJson(points, about)),
            command,
          };
    tell({ t: 'end', view: points.length > 0 ? view(points) : null, deals: [], files, isStopped: stopped });
  } else if (balance) {
    const found = await findBalance(game, study, balance, runner, {
      signal,
      progress: (tried) => show(() => ({ ...EMPTY, done: tried.length, of: 0 })),
    });
    const of = found ? { ...EMPTY, balance: found } : null;
    tell({ t: 'end', view: of, deals: [], files: null, isStopped: stopped });
  } else {
    const rules = rulesOfStudy(game, study);
    const results = await runStudy(study, rules, runner, {
      signal,
      progress(so) {
        show(() => studyView(so, rules));
        return true;
      },
    });
    if (results.deals === 0) {
      tell({ t: 'end', view: null, deals: [], files: null, isStopped: stopped });
      return;
    }
    const deals: LabDeal[] = results.changed.map(({ deal, by }) => ({
      deal,
      by,
      records: recordsOf(study, rules, deal),
    }));
    const command = studyCommand(study, []);
    const about = { game, rules, command, shown: deals };
    const files: LabFiles = {
      html: studyReport(results, about, words, language),
      csv: studyAsCsv(results),
      json: JSON.stringify(studyAsJson(results, about)),
      command,
    };
    tell({ t: 'end', view: studyView(results, rules), deals, files, isStopped: stopped });
  }
}

const EMPTY: LabView = { done: 0, of: 0, summary: '', plots: [], table: '', acts: '', method: [], balance: null };

/** Sends pictures of the results, not too many. */
function shower(): (view: () => LabView) => void {
  let last = 0;
  return (view) => {
    if (performance.now() - last < EVERY) return;
    tell({ t: 'view', view: view() });
    last = performance.now();
  };
}

const studyView = (results: StudyResults, rules: RulePair): LabView => ({
  done: results.deals,
  of: results.study.deals,
  summary: summaryOf(results, rules, words),
  plots: studyPlots(results, rules, words),
  table: figuresTable(results, rules, words),
  acts: actsPart(results, words),
  method: methodSentences(results, words),
  balance: null,
});

const sweepView = (points: readonly SweepPoint[], rules: RulePair, study: Study, values: number): LabView => ({
  ...EMPTY,
  done: points.reduce((sum, { results }) => sum + results.deals, 0),
  of: study.deals * values,
  summary: words.report.sweepLead,
  plots: sweepPlots(points, rules, words),
  method: methodSentences(points[0].results, words).slice(-1),
});
