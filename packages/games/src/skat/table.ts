/** What the table shows of Skat: rules.md, "At the table". */
import type { Act, Json, Line } from '@followsuit/engine';
import {
  type Badge,
  capital,
  cardRank,
  counted,
  fill,
  fillSentence,
  headOf,
  isPlaying,
  lastAct,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  type Pile,
  type Presenter,
  prompts,
  putAwayPile,
  type RichText,
  type Scene,
  type ScoredHand,
  type Sign,
  scoreSheet,
  signed,
  tableOf,
  trumpMark,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { SkatView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type SkatScene = Scene<SkatView, WordsOf<typeof english>>;
type Result = keyof SkatScene['words']['results'];
type GameName = keyof SkatScene['words']['games'];

const POINTS: Readonly<Record<string, number>> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };
const ALL_POINTS = 120;
/** SKAT-TRUMP-4. */
const IN_NULL = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const [GRAND, NULL] = ['grand', 'null'];

const needed = ({ options }: SkatScene): number => Number(options.needed);
const pointsIn = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[cardRank(card)] ?? 0), 0);

/** The value that may be bid next. */
const nextBid = (scene: SkatScene): number =>
  tableOf<readonly number[]>(scene, 'ladder').find((value) => value > scene.view.bid) ?? scene.view.bid;

/** The lowest value of a game: with or without 1, and what the way of playing adds. */
export function lowestValue(scene: SkatScene, { game, announce }: Readonly<Record<string, Json>>): number {
  const { view } = scene;
  const hand = view.phase === 'skat' ? 1 : 0;
  if (game === NULL) return tableOf<readonly number[]>(scene, 'nulls')[2 * hand + (announce === 'ouvert' ? 1 : 0)];
  const levels = 2 + hand + ({ schneider: 2, schwarz: 4, ouvert: 5 }[String(announce)] ?? 0);
  return levels * tableOf<readonly number[]>(scene, 'bases')[Object.keys(scene.words.games).indexOf(String(game))];
}

/** A game in words, with what was said beside it. @example 'grand by hand, schneider' */
export function gameWords({ words }: SkatScene, game: Json, hand: boolean, announced: Json): string {
  const name = words.games[game as GameName] ?? '';
  const said = announced ? [words.announcements[announced as 'schneider']] : [];
  return [hand ? `${name} ${words.hand}` : name, ...said].join(', ');
}

const isByHand = ({ view }: SkatScene): boolean => view.declarer !== null && view.put[view.declarer] === 0;
const gameNow = (scene: SkatScene): string => gameWords(scene, scene.view.game, isByHand(scene), scene.view.announced);

/** The declarer's card points so far, with those of the skat where this seat knows them. */
function pointsNow({ view, seat }: SkatScene): number {
  const { declarer } = view;
  if (declarer === null) return 0;
  return view.points[declarer] + (seat === declarer ? pointsIn(view.away[seat] ?? []) : 0);
}
/** The card points that are still to be played for. */
const pointsLeft = (scene: SkatScene): number =>
  ALL_POINTS -
  scene.view.points.reduce((sum, n) => sum + n, 0) -
  (pointsNow(scene) - scene.view.points[scene.view.declarer ?? 0]);

// Signs, badges, piles

function signs(scene: SkatScene): Sign[] {
  const { words, view } = scene;
  const bid: Sign = { name: words.bidSign, text: view.bid === 0 ? words.noBid : String(view.bid), more: words.bidMore };
  if (view.game === null || view.declarer === null) return view.phase === 'deal' ? [] : [bid];
  const name = nameOf(scene, view.declarer);
  const more = view.game === NULL ? words.nullMore : view.game === GRAND ? words.grandMore : words.suitMore;
  const isSuit = view.game !== NULL && view.game !== GRAND;
  const played: Sign = {
    name: fillSentence(words.plays, { name }),
    text: capital(gameNow(scene)),
    ...(isSuit ? { suit: view.game as string, disc: 'suit' as const } : {}),
    more,
  };
  if (view.game === NULL) {
    const taken = view.taken[view.declarer];
    return [
      played,
      { name: fillSentence(words.noTricks, { name }), text: String(taken), more: words.noTricksMore },
      bid,
    ];
  }
  const n = pointsNow(scene);
  return [
    played,
    {
      name: fillSentence(words.points, { name }),
      text: fill(words.pointsOf, { n, needed: needed(scene) }),
      ...(n >= needed(scene) ? { tone: 'good' as const } : {}),
      more: fill(words.pointsMore, { needed: needed(scene) }),
    },
    bid,
  ];
}

function badges(scene: SkatScene, seat: number): Badge[] {
  const { words, view } = scene;
  const name = nameOf(scene, seat);
  if (view.game !== null)
    return view.declarer === seat
      ? [
          {
            text: words.games[view.game as GameName],
            label: fillSentence(words.playsLabel, { name, game: gameNow(scene) }),
            tone: 'key',
          },
        ]
      : [];
  const last = view.phase === 'bidding' ? lastAct(scene, seat) : undefined;
  const text = last?.do === 'bid' ? String(last.value) : words.said[last?.do as 'hold'];
  return text === undefined ? [] : [{ text, label: fillSentence(words.saidLabel, { name, text }) }];
}

function openHand(scene: SkatScene): Pile | undefined {
  const { view, words } = scene;
  const cards = view.faceUp.filter((card) => !view.cards.includes(card));
  if (cards.length === 0 || view.declarer === null || view.declarer === scene.seat) return undefined;
  return { name: fillSentence(words.faceUp, { name: nameOf(scene, view.declarer) }), cards, size: 'mini' };
}

// Prompts, goals, acts

/** What to answer, or what to say at least. */
export function bidPrompt(scene: SkatScene): string {
  const { view, words, seat } = scene;
  if (view.listener === null) return words.lastPrompt;
  if (view.listener !== seat) return fill(words.bidPrompt, { bid: nextBid(scene) });
  return fillSentence(words.answer, { name: nameOf(scene, view.speaker), bid: view.bid });
}

const prompt = prompts<SkatScene & Scene>(({ words }) => ({
  own: {
    bidding: bidPrompt as never,
    skat: ({ view }: SkatScene & Scene) => fill(words.takePrompt, { bid: view.bid }),
    declaring: ({ view }: SkatScene & Scene) => fill(words.declarePrompt, { bid: view.bid }),
  },
  waiting: words.waiting,
}));

function goal(scene: SkatScene): string | null {
  const { view, words, seat } = scene;
  const { goals } = words;
  if (view.phase === 'bidding') return goals.bidding;
  const mine = view.declarer === seat;
  if (mine && (view.phase === 'skat' || view.phase === 'declaring')) return fill(goals[view.phase], { bid: view.bid });
  if (!isPlaying(scene) || view.declarer === null) return null;
  const names = namesOf(scene, [view.declarer]);
  if (seat < 0) return fillSentence(goals.watch, { names });
  if (view.game === NULL) return mine ? goals.null : fillSentence(goals.stopNull, { names });
  const n = pointsNow(scene);
  const values = {
    names,
    needed: needed(scene),
    n: needed(scene) - n,
    all: ALL_POINTS - Number(scene.options.schneider),
  };
  if (n >= needed(scene)) {
    if (!mine) return fillSentence(goals.stopMore, values);
    return n < values.all && n + pointsLeft(scene) >= values.all ? fill(goals.more, values) : goals.safe;
  }
  if (!mine) return fillSentence(goals.stop, values);
  return fill(n + pointsLeft(scene) < needed(scene) && !isByHand(scene) ? goals.lost : goals.take, values);
}

function actWords(scene: SkatScene, act: Act | Readonly<Record<string, Json>>, line?: Line): string | null {
  const { words, view } = scene;
  if (act.do === 'bid') return fill(words.bidAct, { bid: Number(act.value) });
  if (act.do === 'hold') return line ? words.holdAct : fill(words.holdValue, { bid: view.bid });
  if (act.do === 'take') return words.takeAct;
  if (act.do !== 'declare') return null;
  // Of a game named in an earlier hand, the log does not know whether the skat was taken.
  const isLast = line === undefined || line === scene.events.findLast((each) => each.do === 'declare');
  const hand = line ? isLast && isByHand(scene) : view.phase === 'skat';
  return fill(words.declareAct, { game: gameWords(scene, act.game, hand, act.announce ?? null) });
}

function news(scene: SkatScene): string[] {
  const { view, words } = scene;
  if (view.game === null) return [];
  const declared = fillSentence(words.declared, { name: nameOf(scene, view.declarer), game: gameNow(scene) });
  return [declared, ...voidNews(scene as never)];
}

// The end of a hand

const RULES: Readonly<Record<Result, string>> = {
  won: 'SKAT-SCORE-1',
  lost: 'SKAT-SCORE-2',
  overbid: 'SKAT-SCORE-3',
  passed: 'SKAT-SCORE-5',
};

function outcome(scene: SkatScene, { score }: ScoredHand): Outcome {
  const { words, options, text } = scene;
  const result = score.result as Result;
  if (result === 'passed')
    return { headline: words.headlines.passed, text: words.nobody, why: words.why.passed, rule: RULES.passed };
  const declarer = Number(score.declarer);
  const isNull = score.game === NULL;
  const base = tableOf<readonly number[]>(scene, 'bases')[Object.keys(words.games).indexOf(String(score.game))];
  const matadors = Number(score.matadors);
  const values = {
    who: nameOf(scene, declarer),
    game: gameWords(scene, score.game, score.hand === true, score.announced),
    n: counted(Number(score.points), words.cardPoints),
    bid: Number(score.bid),
    value: Number(score.value),
    base,
    factor: Number(options.lostFactor),
    levels: counted(Number(score.value) / base, words.levels),
    row: fill(matadors < 0 ? words.withoutRow : words.withRow, { n: Math.abs(matadors) }),
    points: counted(numbers(score, 'delta')[declarer], text.point),
  };
  const why = result === 'overbid' ? 'overbid' : isNull ? (`${result}Null` as const) : result;
  return {
    headline: fillSentence(words.headlines[result], values),
    text: fillSentence(isNull ? words.playedNull : words.played, values),
    why: fillSentence(words.why[why], values),
    rule: RULES[result],
  };
}

const TONES = { won: 'good', lost: 'bad', overbid: 'bad', passed: 'plain' } as const;
const MARKS = { good: '✓', bad: '✗', plain: '–' } as const;

function resultCell({ words }: SkatScene, score: Line): RichText {
  const result = score.result as Result;
  const said = { text: `${MARKS[TONES[result]]} ${words.results[result]}`, tone: TONES[result] };
  return result === 'passed' ? said : [`${signed(Number(score.value))} `, said];
}

const declarerCell = (scene: SkatScene, { declarer, game, hand, announced }: Line): string =>
  declarer === null
    ? scene.text.calls.null
    : `${headOf(scene, Number(declarer))}, ${gameWords(scene, game, hand === true, announced)}`;

const presenter: Presenter<SkatView, SkatScene['words']> = {
  signs,
  badges,
  ranks: ({ view }) => (view.game === NULL ? IN_NULL : undefined),
  mark: (scene, card) => trumpMark(scene as never, card),
  piles: (scene) => [openHand(scene), putAwayPile(scene)],
  tint: ({ view }, seat) => (view.game !== null && view.declarer === seat ? 'key' : null),
  prompt: (scene) => prompt(scene as never),
  goal,
  actWords,
  news,
  glow: lastCard,
  hands: ({ options, sides }) => sides.length * Number(options.rounds),
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.words.declarer, cell: ({ score }) => declarerCell(scene, score) },
        { title: scene.words.cardPointsTitle, cell: ({ score }) => (score.points === 0 ? '–' : String(score.points)) },
        { title: scene.words.valueTitle, cell: ({ score }) => resultCell(scene, score) },
      ],
      notes: [
        fill(scene.words.sheetNote, { needed: needed(scene) }),
        ...(scene.options.scoring === 'seeger' ? [scene.words.seegerNote] : []),
      ],
    }),
  rules: ({ view: { phase } }) =>
    phase === 'bidding'
      ? ['SKAT-BID', 'SKAT-VALUE']
      : phase === 'skat' || phase === 'putting away' || phase === 'declaring'
        ? ['SKAT-TAKE', 'SKAT-DECLARE', 'SKAT-VALUE']
        : ['SKAT-TRUMP', 'SKAT-PLAY', 'SKAT-POINTS'],
};

export default presenter;
