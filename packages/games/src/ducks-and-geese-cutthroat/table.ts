/** What the table shows of Ducks and Geese, cutthroat: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  bidBadge,
  bidTint,
  blindBadges,
  cardRank,
  cardSuit,
  counted,
  counterSign,
  exactSign,
  exactTone,
  fillSentence,
  isBlindBid,
  isPlaying,
  isTurn,
  lastCard,
  ledTrump,
  nameOf,
  numbers,
  ofWords,
  type Presenter,
  prompts,
  reachSign,
  reachTone,
  resultSpan,
  type Scene,
  saidBadges,
  scoreSheet,
  standingBid,
  starred,
  suitWord,
  trickPrompt,
  trumpNews,
  type WordsOf,
} from '@followsuit/present';
import {
  bidCell,
  birdBadges,
  birdMark,
  birdsBefore,
  blindPrompt,
  cardsOut,
  keptGoesTo,
  keptNow,
  shortBid,
} from '../parts/birds-table.ts';
import type { DucksAndGeeseCutthroatView } from './rules.ts';
import type { table as english } from './words.en.ts';

type CutthroatScene = Scene<DucksAndGeeseCutthroatView, WordsOf<typeof english>>;

const points = ({ view }: CutthroatScene, seat: number): number => view.taken[seat] + view.points[seat];

/** A duck that its player would keep if it were played now has a tick: DUCKSCUT-PLAY-3. One that was kept is "safe!". */
function mark(scene: CutthroatScene, card: string): Badge | null {
  const { view, words } = scene;
  if (keptNow(scene).includes(card)) return { text: words.birds.safe, label: words.birds.safeLabel, tone: 'good' };
  const safe = cardRank(card) === '2' && (view.led === 'none' || view.led === cardSuit(scene, card));
  const now = isPlaying(scene) && isTurn(scene) && scene.acts.some((act) => act.card === card);
  return safe && now ? starred(scene, card, words.safe, '✓') : birdMark(scene, card);
}

/** Whether a bid is a ceiling, and an exact hit no better than another: DUCKSCUT-SCORE-5. */
const isCapped = ({ options }: CutthroatScene): boolean => options.scoring === 'capped';

/** When the others score nothing (DUCKSCUT-SCORE-2, -4). */
function unlessText(scene: CutthroatScene): string {
  if (isBlindBid(scene)) return scene.words.unlessMade;
  return isCapped(scene) ? '' : scene.words.unlessExact;
}

function outcomeText(scene: CutthroatScene, score: Line): string {
  const { words, text } = scene;
  const seat = Number(score.bidder);
  const made = score.blind || (score.result === 'exact' && !isCapped(scene)) ? words.madeAlone : words.made;
  return fillSentence(words.took, {
    who: nameOf(scene, seat),
    bid: shortBid(scene, score),
    tricks: counted(numbers(score, 'tricks')[seat], text.trick),
    birds: counted(numbers(score, 'pointCards')[seat], words.birds.unit),
    outcome: score.result === 'missed' ? words.missed : made,
  });
}

const presenter: Presenter<DucksAndGeeseCutthroatView, CutthroatScene['words']> = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    return [
      ledTrump(scene),
      ...counterSign(scene, {
        seats: [bidder],
        n: points(scene, bidder),
        more: fillSentence(scene.words.bidMore, { unless: unlessText(scene) }),
        text: (n, bid) => `${ofWords(scene, n, bid)} ${scene.text.points}`,
        tone: isCapped(scene) ? reachSign : exactSign,
      }),
    ];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(scene, seat, points(scene, seat), scene.text.points, isCapped(scene) ? reachTone : exactTone),
    ...birdBadges(scene, seat),
  ],
  tint: bidTint,
  news: trumpNews,
  glow: lastCard,
  prompt: prompts<CutthroatScene>(({ view, text }) => ({
    own: { bidding: blindPrompt, tricks: view.trump === 'none' ? text.makesTrump : trickPrompt },
  })),
  mark,
  before: birdsBefore,
  goesTo: keptGoesTo,
  outcome: (scene, { score }) => ({ text: outcomeText(scene, score) }),
  sheet(scene) {
    const { words, text } = scene;
    const made = isCapped(scene) ? words.ceiling : words.exact;
    const forget = fillSentence(words.forget, { n: cardsOut(scene), made });
    return scoreSheet(scene, {
      detail: ({ score }, seat) => [
        { text: '★', label: words.birds.unit[1], icon: 'duck' },
        String(numbers(score, 'pointCards')[seat]),
      ],
      columns: [
        {
          title: text.bid,
          cell: ({ score }) => [
            ...bidCell(scene, score),
            `, ${suitWord(scene, score.trump)} `,
            resultSpan(scene, String(score.result)),
          ],
        },
      ],
      notes: [`${forget} ${fillSentence(text.won, { target: String(scene.options.target) })}`],
    });
  },
  bidding: {
    explain: (scene) =>
      fillSentence(scene.words.explain, {
        made: isCapped(scene) ? scene.words.explainCapped : scene.words.explainExact,
      }),
  },
  actWords: auctionWords,
  rules({ view, options }) {
    if (view.phase === 'tricks') return ['DUCKSCUT-PLAY', 'DUCKSCUT-SCORE'];
    return options.blindBids ? ['DUCKSCUT-BLIND'] : [];
  },
};

export default presenter;
