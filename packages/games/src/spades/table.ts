/** What the table shows of Spades: rules.md, "At the table". */
import {
  type Badge,
  counted,
  exactTone,
  fill,
  fillSentence,
  isPlaying,
  lastCard,
  nameOf,
  ofWords,
  type Presenter,
  prompts,
  type Scene,
  type Sign,
  sideName,
  sideOf,
  sumOver,
  trumpMark,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { SpadesView } from './rules.ts';
import { outcome, sheet } from './sheet.ts';
import type { table as english } from './words.en.ts';

export type SpadesScene = Scene<SpadesView, WordsOf<typeof english>>;

const TRICKS = 13;

/** How many bags cost points, and how many; null if they cost nothing. */
export function bagPrice({ options }: SpadesScene): { limit: number; points: number } | null {
  return options.bags === 'off' ? null : { limit: Number(options.bags), points: 10 * Number(options.bags) };
}

const bidSum = ({ view }: SpadesScene): number => view.bid.reduce((sum, bid) => sum + Math.max(0, bid), 0);

function signs(scene: SpadesScene): Sign[] {
  const { words, view } = scene;
  if (view.phase === 'bids') return [];
  return [
    {
      name: words.spades,
      text: view.broken ? words.broken : words.closed,
      suit: 'spades',
      more: view.broken ? words.brokenMore : words.closedMore,
    },
    { name: words.bids, text: ofWords(scene, bidSum(scene), TRICKS), more: words.bidsMore },
  ];
}

/** Bags as dots: from the last three before the limit on they are a danger. */
function bagBadges(scene: SpadesScene, seat: number): Badge[] {
  const { words, view } = scene;
  const side = sideOf(scene, seat);
  const n = view.bags[side];
  if (n === 0) return [];
  const price = bagPrice(scene);
  const danger = price !== null && n >= price.limit - 3;
  const dots = n < 10 ? '•'.repeat(n) : fillSentence(words.bags, { n });
  const bags = counted(n, words.bag);
  const name = sideName(scene, side);
  return [
    {
      text: danger ? `${dots} !` : dots,
      label: price
        ? fillSentence(words.bagsCost, { name, bags, ...price })
        : fillSentence(words.bagsLabel, { name, bags }),
      tone: danger ? 'bad' : 'plain',
    },
  ];
}

function bidBadges(scene: SpadesScene, seat: number): Badge[] {
  const { words, text, view } = scene;
  const [bid, n] = [view.bid[seat], view.taken[seat]];
  if (bid < 0) return [];
  const isBlind = view.blindly.includes(seat);
  const nil = fill(isBlind ? words.blindNilTaken : words.nilTaken, { n });
  return [
    {
      text: bid === 0 ? nil : fill(text.ofShort, { n, goal: bid }),
      wide: bid === 0 ? nil : ofWords(scene, n, bid),
      counts: true,
      label: fillSentence(text.bidLabel, {
        name: nameOf(scene, seat),
        bid: bid > 0 ? bid : isBlind ? words.blindNil : words.nil,
        unit: text.tricks,
        n,
      }),
      tone: bid === 0 && n > 0 ? 'bad' : exactTone(n, bid),
    },
  ];
}

/** What the player is trying to do: partners add up bids and tricks, but a nil stands by itself (SPADES-SCORE-6). */
function goal(scene: SpadesScene): string | null {
  const { words, view, sides, seat } = scene;
  const { goals } = words;
  if (seat < 0) return isPlaying(scene) ? goals.watch : null;
  if (view.phase === 'bids') return view.blind.includes(seat) ? goals.look : goals.bid;
  if (!isPlaying(scene)) return null;
  if (view.bid[seat] === 0) return view.taken[seat] === 0 ? goals.nil : goals.nilLost;
  const side = sides[sideOf(scene, seat)];
  const partner = side.find((each) => each !== seat) ?? seat;
  const name = nameOf(scene, partner);
  const team = side.filter((each) => view.bid[each] > 0);
  const [bid, n] = [sumOver(view.bid, team), sumOver(view.taken, team)];
  if (n >= bid)
    return view.bid[partner] === 0 && view.taken[partner] === 0 ? fillSentence(goals.cover, { name }) : goals.made;
  if (n + TRICKS - view.trick < bid) return fillSentence(goals.lost, { bid });
  return fillSentence(team.length > 1 ? goals.take : goals.takeAlone, { name, bid, n });
}

const presenter: Presenter<SpadesView, SpadesScene['words']> = {
  signs,
  badges: (scene, seat) => [...bidBadges(scene, seat), ...bagBadges(scene, seat)],
  news: (scene) => [...(scene.view.broken ? [scene.words.brokenNews] : []), ...voidNews(scene)],
  glow: lastCard,
  goal,
  mark: trumpMark,
  prompt: prompts<SpadesScene>(({ words, view, seat }) => ({
    own: { bids: view.blind.includes(seat) ? words.look : words.bidPrompt },
  })),
  bidding: {
    explain: ({ words, options }) => (options.nil === 'on' ? `${words.explain} ${words.explainNil}` : words.explain),
    standing: (scene) => fillSentence(scene.words.bidSum, { count: ofWords(scene, bidSum(scene), TRICKS) }),
    notes: { blindNil: ({ words }) => words.blindNote, look: ({ words }) => words.lookNote },
  },
  actWords: ({ words }, act) => (act.do === 'blindNil' ? words.blindAct : null),
  outcome,
  sheet,
  rules({ view, options }) {
    if (view.phase === 'bids') return options.blindNil === 'off' ? ['SPADES-BID'] : ['SPADES-BID', 'SPADES-BLIND'];
    if (view.phase !== 'tricks') return [];
    return options.firstTrick === 'clubs' ? ['SPADES-PLAY', 'SPADES-FIRST'] : ['SPADES-PLAY', 'SPADES-SCORE'];
  },
};

export default presenter;
