/** What the table shows of Euchre: rules.md, "At the table". */
import type { Json, Line } from '@followsuit/engine';
import {
  type Badge,
  between,
  capital,
  cardRank,
  cardSuit,
  cardWord,
  counted,
  type EndingWay,
  fill,
  fillSentence,
  headOf,
  isPlaying,
  isSettled,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  ofWords,
  openSuit,
  type Pile,
  type Presenter,
  prompts,
  putAwayPile,
  type RichText,
  type Scene,
  type ScoredHand,
  type Sign,
  scoreSheet,
  sideOf,
  suitNow,
  suitWord,
  sumIn,
  sumOver,
  teamOf,
  tricksLeft,
  trumpMark,
  trumpSign,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { EuchreView } from './rules.ts';
import type { table as english } from './words.en.ts';

type EuchreScene = Scene<EuchreView, WordsOf<typeof english>>;
type Result = keyof EuchreScene['words']['results'];

const ALL = 5;
/** The tricks that make a hand. */
const neededOf = ({ options }: EuchreScene): number => Number(options.needed);
const pointsFor = ({ options }: EuchreScene, knob: 'made' | 'march' | 'aloneMarch' | 'euchred'): number =>
  Number(options[knob]);

const isAlone = ({ view }: EuchreScene): boolean => view.alone === 1;
/** The maker, and the partner unless the maker plays alone. */
function makersOf(scene: EuchreScene): readonly number[] {
  const { maker } = scene.view;
  if (maker === null) return [];
  return isAlone(scene) ? [maker] : teamOf(scene, maker);
}
const isBidding = ({ view }: EuchreScene): boolean => view.phase === 'ordering' || view.phase === 'naming';
/** The makers' tricks, and how many they need: three, then all. */
function progress(scene: EuchreScene): { n: number; of: number } {
  const n = sumOver(scene.view.taken, makersOf(scene));
  return { n, of: n >= neededOf(scene) ? ALL : neededOf(scene) };
}

// Signs, badges, piles

function signs(scene: EuchreScene): Sign[] {
  const { words, text, view } = scene;
  const trump = trumpSign(scene, text.notYet, view.maker === null ? words.trumpOpen : words.trumpMore);
  if (view.maker === null) return [trump];
  const { n, of } = progress(scene);
  return [
    trump,
    {
      name: fill(isAlone(scene) ? words.alonePlays : words.makersPlay, { names: namesOf(scene, makersOf(scene)) }),
      text: ofWords(scene, n, of),
      progress: { n, of },
      ...(n >= neededOf(scene) ? { tone: 'good' as const } : {}),
      more: isAlone(scene) ? words.aloneMore : words.makersMore,
    },
  ];
}

function badges(scene: EuchreScene, seat: number): Badge[] {
  const { words, view } = scene;
  const name = nameOf(scene, seat);
  if (view.maker === seat && (isSettled(scene) || view.phase === 'putting away'))
    return [
      {
        text: isAlone(scene) ? words.alone : words.maker,
        label: fillSentence(isAlone(scene) ? words.aloneLabel : words.makerLabel, { name }),
        tone: 'key',
      },
    ];
  return isBidding(scene) && view.passed.includes(seat)
    ? [{ text: words.passed, label: fillSentence(words.passedLabel, { name }) }]
    : [];
}

function openPile(scene: EuchreScene): Pile | undefined {
  const { view, words, text } = scene;
  if (view.open === null) return undefined;
  const suit = suitWord(scene, openSuit(scene));
  if (view.phase === 'ordering')
    return { name: fillSentence(words.upCard, { suit }), cards: [view.open], size: 'mini', isOpenCard: true };
  const name = view.phase === 'naming' ? fill(words.turnedDown, { suit }) : text.openBefore;
  return { name, cards: [view.open], size: 'mini', isOpenCard: true };
}

/** A bower is more than any other trump, and the left one does not look like a trump. */
function mark(scene: EuchreScene, card: string): Badge | null {
  const trump = trumpMark(scene, card);
  if (trump === null || cardRank(card) !== 'J') return trump;
  const isRight = cardSuit(scene, card) === suitNow(scene, card);
  return { ...trump, label: isRight ? scene.words.rightBower : scene.words.leftBower };
}

// Prompts, goals, acts

function orderPrompt(scene: EuchreScene): string {
  const { view, words, seat } = scene;
  const values = {
    card: view.open === null ? '' : cardWord(scene, view.open),
    suit: suitWord(scene, openSuit(scene)),
    name: nameOf(scene, view.dealer),
  };
  if (view.dealer === seat) return fillSentence(words.pickUp, values);
  return fillSentence(teamOf(scene, seat).includes(view.dealer) ? words.orderPartner : words.orderOther, values);
}

const namePrompt = ({ acts, words }: EuchreScene): string =>
  acts.some((act) => act.do === 'pass') ? words.nameOne : words.mustName;

const usualPrompt = prompts<EuchreScene>(({ words }) => ({
  own: { ordering: orderPrompt as never, naming: namePrompt as never },
  waiting: { ordering: words.waiting, naming: words.waiting },
}));

function goal(scene: EuchreScene): string | null {
  const { view, words, seat } = scene;
  const { goals } = words;
  if (view.phase === 'deal' || view.phase === 'over') return null;
  if (isBidding(scene)) return goals.bidding;
  const names = namesOf(scene, makersOf(scene));
  const { n, of } = progress(scene);
  const left = of - n;
  if (seat < 0 || view.out.includes(seat)) return fillSentence(goals.watch, { names });
  if (view.phase === 'putting away') return view.taker === seat ? goals.away : fillSentence(goals.watch, { names });
  const isLost = n + tricksLeft(scene) < of;
  if (makersOf(scene).includes(seat)) {
    if (n >= neededOf(scene))
      return isLost
        ? goals.safe
        : fillSentence(goals.march, {
            points: pointsFor(scene, isAlone(scene) ? 'aloneMarch' : 'march'),
          });
    return isLost ? goals.euchred : fill(isAlone(scene) ? goals.takeAlone : goals.take, { n: left });
  }
  if (n >= neededOf(scene)) return isLost ? goals.othersSafe : goals.stopMarch;
  return isLost ? goals.weEuchred : fillSentence(goals.stop, { names });
}

/** The button is short, since the open card lies beside it; the log names the suit. */
function actWords(scene: EuchreScene, act: Readonly<Record<string, Json>>, line?: Line): string | null {
  const { words, view } = scene;
  if (act.do !== 'order' && act.do !== 'name') return null;
  const who = line === undefined ? scene.seat : Number(line.seat);
  const suit = suitWord(scene, act.do === 'name' ? act.trump : openSuit(scene));
  const own = who === view.dealer ? words.pickUpAct : words.orderAct;
  const order = line === undefined ? own : fill(words.ordered, { act: own, suit });
  const said = act.do === 'name' ? fillSentence(words.nameAct, { suit }) : order;
  return act.alone === true ? fill(words.aloneAct, { act: said }) : said;
}

function news(scene: EuchreScene): string[] {
  const { view, words } = scene;
  if (view.maker === null) return [];
  const text = isAlone(scene) ? words.madeAlone : words.made;
  const made = fillSentence(text, { name: nameOf(scene, view.maker), suit: suitWord(scene, view.trump) });
  return [made, ...voidNews(scene)];
}

// The end of a hand

const RULES: Readonly<Record<Result, string>> = {
  made: 'EUCHRE-SCORE-1',
  march: 'EUCHRE-SCORE-2',
  euchred: 'EUCHRE-SCORE-4',
  passed: 'EUCHRE-SCORE-5',
};

function waysOf(scene: EuchreScene, { maker, alone }: Line): EndingWay[] {
  const { words, sides, text } = scene;
  const side = sideOf(scene, Number(maker));
  const [makers, others] = [namesOf(scene, sides[side]), namesOf(scene, sides[1 - side])];
  const way = (result: Result, who: string, points: number): EndingWay => {
    const values = { who, points: counted(points, text.point) };
    return { result, text: fillSentence(words.ways[result], values), when: words.when[result], who: capital(who) };
  };
  const march = pointsFor(scene, alone === true ? 'aloneMarch' : 'march');
  return [
    way('euchred', others, pointsFor(scene, 'euchred')),
    way('made', makers, pointsFor(scene, 'made')),
    way('march', makers, march),
  ];
}

function outcome(scene: EuchreScene, { score }: ScoredHand): Outcome {
  const { words, text, sides } = scene;
  const result = score.result as Result;
  if (result === 'passed')
    return { headline: words.headlines.passed, text: words.nobodyMade, why: words.why.passed, rule: RULES.passed };
  const side = sideOf(scene, Number(score.maker));
  const alone = score.alone === true;
  const values = {
    who: nameOf(scene, Number(score.maker)),
    suit: suitWord(scene, score.trump),
    makers: namesOf(scene, sides[side]),
    others: namesOf(scene, sides[1 - side]),
    n: counted(sumIn(score, 'tricks', sides[side]), text.trick),
    points: counted(Math.max(...numbers(score, 'delta')), text.point),
  };
  const isLone = alone && result === 'march';
  return {
    headline: fillSentence(isLone ? words.headlines.lone : words.headlines[result], values),
    text: fillSentence(alone ? words.tookAlone : words.took, values),
    why: fillSentence(isLone ? words.why.lone : words.why[result], values),
    rule: isLone ? 'EUCHRE-SCORE-3' : RULES[result],
    ways: waysOf(scene, score),
  };
}

const TONES = { made: 'good', march: 'good', euchred: 'bad', passed: 'plain' } as const;
const MARKS = { good: '✓', bad: '✗', plain: '–' } as const;

function resultCell({ words }: EuchreScene, result: Result): RichText {
  const tone = TONES[result];
  return { text: `${MARKS[tone]} ${words.results[result]}`, tone };
}

function makerCell(scene: EuchreScene, { maker, trump, alone }: Line): string {
  if (maker === null) return scene.text.calls.null;
  const said = `${headOf(scene, Number(maker))}, ${suitWord(scene, trump)}`;
  return alone === true ? `${said}, ${scene.words.alone}` : said;
}

const presenter: Presenter<EuchreView, EuchreScene['words']> = {
  signs,
  badges,
  mark,
  piles: (scene) => [openPile(scene), putAwayPile(scene)],
  tint: (scene, seat) => (isSettled(scene) && makersOf(scene).includes(seat) ? 'key' : null),
  prompt: (scene) =>
    isPlaying(scene) && scene.view.out.includes(scene.seat)
      ? fillSentence(scene.words.youSitOut, { name: nameOf(scene, scene.view.maker) })
      : usualPrompt(scene as never),
  goal,
  actWords,
  news,
  glow: lastCard,
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.words.makerTitle, cell: ({ score }) => makerCell(scene, score) },
        { title: scene.words.tricks, cell: ({ score }) => between(scene, score, 'tricks') },
        { title: scene.text.result, cell: ({ score }) => resultCell(scene, score.result as Result) },
      ],
      notes: [fillSentence(scene.text.teamWon, { target: Number(scene.options.target) })],
    }),
  rules: ({ view }) =>
    view.phase === 'ordering'
      ? ['EUCHRE-ORDER', 'EUCHRE-ALONE']
      : view.phase === 'naming'
        ? ['EUCHRE-NAME', 'EUCHRE-ALONE']
        : ['EUCHRE-TRUMP', 'EUCHRE-PLAY', 'EUCHRE-SCORE'],
};

export default presenter;
