/** What the table shows of Whist: rules.md, "At the table". */
import {
  between,
  cardWord,
  counted,
  fill,
  fillSentence,
  isPlaying,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  type Presenter,
  prompts,
  type Scene,
  type ScoredHand,
  type Sign,
  scoreSheet,
  sideOf,
  suitWord,
  sumIn,
  sumOver,
  trumpMark,
  trumpSign,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { WhistView } from './rules.ts';
import type { table as english } from './words.en.ts';

type WhistScene = Scene<WhistView, WordsOf<typeof english>>;

const bookOf = ({ options }: WhistScene): number => Number(options.book);

function trumpMore(scene: WhistScene): string {
  const { words, view, options } = scene;
  if (options.trump === 'none') return words.noTrump;
  if (view.open === null) return words.rotating;
  return fillSentence(words.turned, {
    card: cardWord(scene, view.open),
    suit: suitWord(scene, view.trump),
    name: nameOf(scene, view.dealer),
  });
}

/** Trump, and the tricks of the reader's side and of the other. */
function signs(scene: WhistScene): Sign[] {
  const { words, view, text, sides, seat } = scene;
  const own = seat < 0 ? 0 : sideOf(scene, seat);
  const [first, second] = [own, 1 - own].map((side) => sumOver(view.taken, sides[side]));
  return [
    trumpSign(scene, text.noTrump, trumpMore(scene)),
    { name: words.tricks, text: fill(words.between, { own: first, others: second }), more: words.tricksMore },
  ];
}

function goal(scene: WhistScene): string | null {
  const { words, view, sides, seat } = scene;
  if (!isPlaying(scene)) return null;
  if (seat < 0) return words.goals.watch;
  const side = sides[sideOf(scene, seat)];
  const n = sumOver(view.taken, side);
  const name = nameOf(scene, side.find((each) => each !== seat) ?? seat);
  return fillSentence(n > bookOf(scene) ? words.goals.take : words.goals.first, { name, n });
}

function outcome(scene: WhistScene, { score }: ScoredHand): Outcome {
  const { words, text, sides, options } = scene;
  const taken = sides.map((side) => sumIn(score, 'tricks', side));
  const side = taken[0] > taken[1] ? 0 : 1;
  const team = namesOf(scene, sides[side]);
  const beyond = taken[side] - bookOf(scene);
  const { all, none, one, more } = words.headlines;
  const hasHonours = options.honours === 'on';
  const honours = (i: number): string =>
    fillSentence(words.honours, { team: namesOf(scene, sides[i]), n: numbers(score, 'honours')[i] });
  return {
    headline: fillSentence(
      taken[side] === Number(options.handSize) ? all : beyond <= 0 ? none : beyond === 1 ? one : more,
      { team, n: counted(beyond, text.trick) },
    ),
    text: fillSentence(words.took, { team, n: taken[side] }),
    why: fillSentence(hasHonours ? words.whys.honours : words.whys.tricks, { team }),
    rule: hasHonours ? 'WHIST-SCORE-2' : 'WHIST-SCORE-1',
    ...(hasHonours && { notes: sides.map((_, i) => honours(i)) }),
  };
}

const presenter: Presenter<WhistView, WhistScene['words']> = {
  signs,
  goal,
  news: voidNews,
  glow: lastCard,
  mark: trumpMark,
  prompt: prompts(),
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.words.column, cell: ({ score }) => between(scene, score, 'tricks') },
        ...(scene.options.honours === 'on'
          ? [
              {
                title: scene.words.columnHonours,
                cell: ({ score }: ScoredHand) => numbers(score, 'honours').join(' : '),
              },
            ]
          : []),
      ],
      notes: [fillSentence(scene.text.teamWon, { target: Number(scene.options.target) })],
    }),
  rules: ({ view }) => (view.phase === 'tricks' ? ['WHIST-TRUMP', 'WHIST-PLAY', 'WHIST-SCORE'] : []),
};

export default presenter;
