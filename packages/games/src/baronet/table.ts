/** What the table shows of Baronet: rules.md, "At the table". It is Bishop for coins. */
import type { Line } from '@followsuit/engine';
import {
  capital,
  counted,
  fill,
  fillSentence,
  nameOf,
  numbers,
  type Presenter,
  plus,
  type Scene,
  type Sign,
  type WordsOf,
} from '@followsuit/present';
import { betOf, partnerShareOf } from '../parts/coins-pot.ts';
import { purse } from '../parts/coins-table.ts';
import type { PointCardsView } from '../parts/point-cards.ts';
import { isAlone, partnersOf, pointCardsNews } from '../parts/point-cards-partner.ts';
import { outcomeText, pointCardsOutcome, pointCardsSheet, pointCardsTable } from '../parts/point-cards-table.ts';
import type { table as english } from './words.en.ts';

type BaronetScene = Scene<PointCardsView, WordsOf<typeof english>>;

const handsInAll = ({ options, names }: BaronetScene): number => Number(options.rounds) * names.length;

/** "6: win 12 or lose 12". */
function risk(scene: BaronetScene, bid: number): readonly [string, string] {
  const { words, text, names, options } = scene;
  const pot = betOf(options, bid) * (names.length - 2);
  const n = pot - partnerShareOf(options, pot);
  return [fillSentence(words.risk, { n }), fillSentence(words.riskMore, { coins: counted(n, text.coin), n })];
}

/** What is at stake once the bid is settled: a bet from every opponent (BARONET-PAY-1). */
function potSign(scene: BaronetScene): Sign[] {
  const { view, words, text, names, options } = scene;
  if (view.call === null) return [];
  const bet = betOf(options, view.bid);
  const team = isAlone(scene) ? 1 : 2;
  const pot = (names.length - team) * bet;
  const partner = team === 1 ? 0 : partnerShareOf(options, pot);
  const values = { bid: counted(bet, text.coin), bidder: pot - partner, partner };
  return [
    {
      name: words.pot,
      text: counted(pot, text.coin),
      icon: 'coins',
      more: fillSentence(team === 1 ? words.potAlone : words.potMore, values),
    },
  ];
}

/** "Bo +12, Di +6, the others −6". */
function sums(scene: BaronetScene, score: Line): string {
  const { words } = scene;
  const delta = numbers(score, 'delta');
  const team = partnersOf(score);
  const other = delta.find((_, seat) => !team.includes(seat)) ?? 0;
  const each = team.map((seat) => fill(words.sum, { name: nameOf(scene, seat), coins: plus(delta[seat]) }));
  return capital([...each, fill(words.others, { coins: plus(other) })].join(', '));
}

const presenter: Presenter<PointCardsView, BaronetScene['words']> = {
  ...pointCardsTable,
  signs: (scene) => [...(pointCardsTable.signs?.(scene) ?? []), ...potSign(scene)],
  news(scene) {
    const short = { made: scene.words.madeShort, missed: scene.words.missedShort };
    return pointCardsNews(scene, (score) => [outcomeText(scene, score, short), `${sums(scene, score)}.`]);
  },
  outcome: pointCardsOutcome({
    made: 'BARONET-PAY-1',
    missed: 'BARONET-PAY-4',
    madeAlone: 'BARONET-PAY-5',
    missedAlone: 'BARONET-PAY-5',
  }),
  total: purse,
  hands: handsInAll,
  sheet: (scene) =>
    pointCardsSheet(
      scene,
      fillSentence(scene.words.note, {
        hands: handsInAll(scene),
        name: nameOf(scene, scene.names.length - 1),
      }),
    ),
  bidding: { explain: ({ words }) => words.explain, risk },
  rules({ view: { phase } }) {
    if (phase === 'auction') return ['BARONET-COIN', 'BARONET-PAY'];
    return phase === 'putting away' ? ['BISHOP-DEAL-4'] : ['BISHOP-PLAY', 'BISHOP-JASPER'];
  },
};

export default presenter;
