/** What the table shows of Bishop: rules.md, "At the table". */
import { fillSentence, type Presenter, type Scene, type WordsOf } from '@followsuit/present';
import { isHolder, pointCardsNews } from '../parts/point-cards-partner.ts';
import { outcomeText, pointCardsOutcome, pointCardsSheet, pointCardsTable } from '../parts/point-cards-table.ts';
import type { BishopView } from './rules.ts';
import type { table as english } from './words.en.ts';

type BishopScene = Scene<BishopView, WordsOf<typeof english>>;

const presenter: Presenter<BishopView, BishopScene['words']> = {
  ...pointCardsTable,
  news(scene) {
    const short = { made: scene.words.madeShort, missed: scene.words.missedShort };
    return pointCardsNews(scene, (score) => [outcomeText(scene, score, short)]);
  },
  outcome: pointCardsOutcome({
    made: 'BISHOP-SCORE-1',
    missed: 'BISHOP-SCORE-2',
    madeAlone: 'BISHOP-SCORE-3',
    missedAlone: 'BISHOP-SCORE-3',
  }),
  sheet(scene) {
    const { words, text, options } = scene;
    const partner = isHolder(scene) ? words.forgetHolder : words.forgetJasper;
    return pointCardsSheet(
      scene,
      `${words.forget} ${partner} ${fillSentence(text.won, { target: String(options.target) })}`,
    );
  },
  bidding: { explain: ({ words }) => words.explain },
  rules(scene) {
    const { phase } = scene.view;
    if (phase === 'auction') return ['BISHOP-SCORE'];
    if (phase === 'putting away') return ['BISHOP-DEAL-4'];
    return ['BISHOP-PLAY', isHolder(scene) ? 'BISHOP-PARTNER' : 'BISHOP-JASPER'];
  },
};

export default presenter;
