/** Thief: games/src/thief/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { Badge, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { fill, words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { bidBadge, bidTint, putBadges, saidBadges } from './parts/badges.ts';
import { counterSign } from './parts/bid-sign.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles, PutAway } from './parts/cards.tsx';
import { keptBy, keyMark, thiefGoesTo, thiefNews, thiefSign } from './parts/keysuits.tsx';
import { bidPrompt, prompts } from './parts/prompts.ts';
import { Race } from './parts/race.tsx';
import { isSettled, lastCard, numbers, ofSeat, option, standingBid } from './parts/read.ts';
import { trumpNews, trumpSign } from './parts/signs.ts';
import { Ended, HandSheet, LastHand, lastScored, Note, Result, type Way } from './parts/table.tsx';
import { counted, fillSentence, headOf, nameOf, ofWords, suitWord } from './parts/wording.ts';
import { Opening } from './thief-opening.tsx';

const sharedText = words.skins;
const gameText = gameWords.thief;

const inPoints = (scene: TableScene): boolean => option(scene, 'bidIn') === 'points';
/** What counts towards the bid. */
const counting = (scene: TableScene, seat: number): number =>
  ofSeat(scene, 'taken', seat) + (inPoints(scene) ? keptBy(scene, seat).length : 0);

/** "3 tricks + 2 thieves = 5"; where tricks are bid, the two are kept apart. */
function standing(scene: TableScene, seat: number, kept: number): Pick<Badge, 'text' | 'wide'> {
  const tricks = ofSeat(scene, 'taken', seat);
  const wide = { tricks: counted(tricks, sharedText.trick), thieves: counted(kept, sharedText.thief) };
  if (!inPoints(scene))
    return { text: fillSentence(gameText.has, { kept }), wide: fillSentence(gameText.hasWide, wide) };
  const points = counting(scene, seat);
  return {
    text: fillSentence(gameText.sum, { tricks, kept, points }),
    wide: fillSentence(gameText.sumWide, { ...wide, points }),
  };
}

function waysOf(scene: TableScene, { bid, bidder }: Line): Way[] {
  const who = nameOf(scene, Number(bidder));
  const texts = inPoints(scene) ? gameText.points : gameText.tricks;
  return [
    ['exact', fillSentence(texts.exact, { who, bid: String(bid) })],
    ['over', texts.over],
    ['missed', fillSentence(texts.missed, { who })],
  ];
}

/** Tricks and thieves of a seat, in two small columns. */
const TricksAndThieves = ({ score, seat }: { score: Line; seat: number }) => (
  <span class="sheet-two">
    {[
      [numbers(score, 'tricks')[seat], sharedText.trick] as const,
      [numbers(score, 'thieves')[seat], sharedText.thief] as const,
    ].map(([n, unit]) => (
      <span key={unit[0]} title={counted(n, unit)}>
        <span aria-hidden="true">{n}</span>
        <span class="visually-hidden">{counted(n, unit)}</span>
      </span>
    ))}
  </span>
);

function ThiefSheet({ scene }: { scene: TableScene }) {
  const last = lastScored(scene)?.score;
  const at = Number(last?.bidder);
  return (
    <>
      {last && (
        <LastHand
          text={fillSentence(gameText.took, {
            who: nameOf(scene, at),
            bid: String(last.bid),
            tricks: counted(numbers(last, 'tricks')[at], sharedText.trick),
            thieves: counted(numbers(last, 'thieves')[at], sharedText.thief),
          })}
          ways={waysOf(scene, last)}
          result={last.result}
        />
      )}
      <HandSheet
        scene={scene}
        detail={({ score }, seat) => <TricksAndThieves score={score} seat={seat} />}
        columns={[
          {
            title: sharedText.bid,
            cell: ({ score }) => (
              <>
                {headOf(scene, Number(score.bidder))} {score.bid} <Result result={String(score.result)} />
              </>
            ),
          },
          {
            title: gameText.keys,
            cell: ({ score }) =>
              fill(gameText.keysCell, {
                trump: suitWord(score.trump),
                thief: score.thief === null ? '?' : suitWord(score.thief),
              }),
          },
        ]}
      />
      <Race scene={scene} />
      <Note>{gameText.boxes}</Note>
    </>
  );
}

export const thief: TableSkin = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    return [
      trumpSign(scene, sharedText.notYet, gameText.trumpMore),
      thiefSign(scene),
      ...counterSign(scene, {
        seats: [bidder],
        n: counting(scene, bidder),
        more: inPoints(scene) ? gameText.bidMore : gameText.tricksMore,
        text: (n, bid) => `${ofWords(n, bid)} ${inPoints(scene) ? sharedText.points : sharedText.tricks}`,
      }),
    ];
  },
  badges(scene, seat) {
    const kept = keptBy(scene, seat).length;
    const label = fillSentence(gameText.hasLabel, {
      name: nameOf(scene, seat),
      tricks: counted(ofSeat(scene, 'taken', seat), sharedText.trick),
      thieves: counted(kept, sharedText.thief),
    });
    return [
      ...putBadges(scene, seat),
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, counting(scene, seat), inPoints(scene) ? sharedText.points : sharedText.tricks),
      ...(isSettled(scene) && kept > 0 ? [{ ...standing(scene, seat, kept), label }] : []),
    ];
  },
  tint: bidTint,
  news: (scene) => [...trumpNews(scene), ...thiefNews(scene)],
  glow: lastCard,
  prompt: prompts({ bidding: bidPrompt, opening: gameText.opening }),
  mark: keyMark,
  before: keptBy,
  goesTo: thiefGoesTo,
  felt: ({ scene }) => (
    <Piles>
      <Ended scene={scene} ways={(score) => waysOf(scene, score)} />
      <PutAway scene={scene} />
    </Piles>
  ),
  sheet: ThiefSheet,
  panels: {
    ...bidPanels({ explain: (scene) => (inPoints(scene) ? gameText.explainPoints : gameText.explainTricks) }),
    play: Opening,
  },
  inWords: sharedActWords,
};
