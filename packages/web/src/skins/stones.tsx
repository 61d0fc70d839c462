/** Stones: games/src/stones/rules.md, "At the table". */
import { cardName } from '../cards/names.ts';
import type { Badge, Sign, TableScene, TableSkin } from '../table/scene.ts';
import { shownTrick } from '../table/trick.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { exactTone } from './parts/badges.ts';
import { bidPanels } from './parts/bids.tsx';
import { Cards, Pile, Piles } from './parts/cards.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { actors, field, handNow, isPlaying, isTurn, ofSeat, option, rankOf, sideOf, suitOf } from './parts/read.ts';
import { counted, fillSentence, nameOf, namesOf, ofWords, sideName } from './parts/wording.ts';
import { RingRow, RingWheel } from './stones-ring.tsx';
import { StonesSheet } from './stones-sheet.tsx';

const sharedText = words.skins;
const gameText = gameWords.stones;

const bids = (scene: TableScene): readonly number[] => field(scene, 'bid');
const handSize = (scene: TableScene): number =>
  Math.max(...field<readonly number[]>(scene, 'count')) + field<number>(scene, 'trick');
/** "14 of 17 tricks are bid." */
const bidSum = (scene: TableScene): string => fillSentence(gameText.bidSum, { count: bidCount(scene) });
const bidCount = (scene: TableScene): string =>
  ofWords(
    bids(scene).reduce((sum, bid) => sum + Math.max(0, bid), 0),
    handSize(scene),
  );

function signs(scene: TableScene): Sign[] {
  const found: Sign[] = [{ name: gameText.bids, text: bidCount(scene), more: gameText.bidsMore }];
  if (option(scene, 'rockBreaksEverything') === 'on') {
    const broken = field(scene, 'broken') === true;
    found.push({
      name: gameText.rock,
      text: broken ? gameText.broken : gameText.unbroken,
      suit: 'rock',
      more: gameText.rockMore,
    });
  }
  if (hasGhost(scene))
    found.push({
      name: gameText.ghost,
      text: fillSentence(gameText.ghostCards, { n: handSize(scene) }),
      more: gameText.ghostMore,
    });
  return found;
}

function badges(scene: TableScene, seat: number): Badge[] {
  const bid = bids(scene)[seat];
  const n = ofSeat(scene, 'taken', seat);
  const bags = field<readonly number[]>(scene, 'bags')[sideOf(scene, seat)];
  const danger = bags >= 7 && option(scene, 'bagPenalty') === 'on';
  const dots = bags < 10 ? '•'.repeat(bags) : fillSentence(gameText.bags, { n: bags });
  const bagBadge: Badge = {
    text: danger ? fillSentence(gameText.bagsDanger, { dots }) : dots,
    label: fillSentence(option(scene, 'bagPenalty') === 'on' ? gameText.bagsCost : gameText.bagsLabel, {
      name: sideName(scene, sideOf(scene, seat)),
      bags: counted(bags, sharedText.bag),
    }),
    tone: danger ? 'bad' : 'plain',
  };
  if (bid < 0) return bags > 0 ? [bagBadge] : [];
  const text = bid === 0 ? fillSentence(gameText.nilTaken, { n }) : ofWords(n, bid);
  const label = fillSentence(sharedText.bidLabel, {
    name: nameOf(scene, seat),
    bid: bid === 0 ? sharedText.nil : bid,
    unit: sharedText.tricks,
    n,
  });
  const tone = bid === 0 && n > 0 ? 'bad' : exactTone(n, bid);
  return [{ text, label, tone }, ...(bags > 0 ? [bagBadge] : [])];
}

const hasGhost = (scene: TableScene): boolean => option(scene, 'ghostHand') === 'on';
const isOpening = (scene: TableScene): boolean =>
  isPlaying(scene) && field<readonly string[]>(scene, 'cards').length === 0;

/** Why a card opens: STONES-PLAY-1 to -3. */
function reasonOf(scene: TableScene, card: string): keyof typeof gameText.opened {
  if (suitOf(scene, card) !== 'paper') return 'none';
  if (rankOf(card) === 'X') return 'joker';
  return rankOf(card) === '2' && !hasGhost(scene) ? 'two' : 'lowest';
}

/** The opening lead has one choice: say which, and why. */
function playPrompt(scene: TableScene): string {
  const { deck } = scene.game;
  const card = String(scene.acts[0]?.card);
  const why = reasonOf(scene, card);
  if (!isOpening(scene) || why === 'none' || deck === null) return trickPrompt(scene, gameText.follow);
  return fillSentence(gameText.opening[why], { card: cardName(deck, card) });
}

const usual = prompts({ bids: gameText.bidPrompt, tricks: playPrompt });
/** Those who wait are told who opens; with what, once it lies there. */
const prompt = (scene: TableScene): string | null =>
  isOpening(scene) && !isTurn(scene)
    ? fillSentence(hasGhost(scene) ? gameText.opensGhost : gameText.opens, { name: namesOf(scene, actors(scene)) })
    : usual(scene);

/** Who opened with what, and that a joker has turned the ring. */
function news(scene: TableScene): string[] {
  const { deck } = scene.game;
  const [first] = field<readonly string[]>(scene, 'cards');
  const opener = handNow(scene)?.acts.find((act) => act.card === first)?.seat;
  const opened = isPlaying(scene) && deck && first !== undefined && opener !== scene.seat;
  return [
    ...(opened
      ? [
          fillSentence(gameText.opened[reasonOf(scene, first)], {
            name: nameOf(scene, Number(opener)),
            card: cardName(deck, first),
          }),
        ]
      : []),
    ...(field(scene, 'turned') === true ? [gameText.turnedNews] : []),
    ...(lastCardTurned(scene) ? [gameText.turnedLast] : []),
  ];
}

/** Whether the last card of the trick that lies on the table is its only joker. */
function lastCardTurned(scene: TableScene): boolean {
  const trick = shownTrick(scene);
  const first = trick?.laid.findIndex(({ card }) => rankOf(card) === 'X') ?? -1;
  return trick !== null && trick.laid.length === scene.names.length && first === trick.laid.length - 1;
}

/** The hand that nobody has: a pale fan at the edge. */
function Ghost({ scene }: { scene: TableScene }) {
  if (!hasGhost(scene) || !isPlaying(scene)) return null;
  return (
    <Pile
      name={
        <>
          <span class="visually-hidden">{gameText.ghost}</span> {handSize(scene)}
        </>
      }
    >
      <span class="ghost" aria-hidden="true">
        <Cards scene={scene} cards={Array.from({ length: 5 }, () => null)} />
      </span>
    </Pile>
  );
}

export const stones: TableSkin = {
  signs,
  badges,
  news,
  prompt,
  takes: (scene, card) => field<readonly string[]>(scene, 'takers').includes(card),
  mark: (_, card) => (rankOf(card) === 'X' ? { text: '↺', label: gameText.joker, tone: 'key' } : null),
  felt: ({ scene }) => (
    <Piles>
      <RingRow scene={scene} />
      <Ghost scene={scene} />
    </Piles>
  ),
  middle: RingWheel,
  sheet: StonesSheet,
  panels: bidPanels({
    explain: (scene) =>
      [
        gameText.explain,
        option(scene, 'missedBid') === 'minus' ? gameText.missedMinus : gameText.missedNothing,
        ...(option(scene, 'partners') === 'on' ? [gameText.partners] : []),
      ].join(' '),
    standing: bidSum,
  }),
  inWords: sharedActWords,
};
