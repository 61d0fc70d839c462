/** The end of a hand of Chevalier, step by step: clean tricks, what the poison is worth, the bid. */

import type { Line } from '@followsuit/engine';
import type { ComponentChildren } from 'preact';
import { plus } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { Ending, justScored, Stamp } from './parts/ending.tsx';
import { numbers, sideOf } from './parts/read.ts';
import { fillSentence, resultWord, sideName } from './parts/wording.ts';
import './chevalier.css';

const gameText = gameWords.chevalier;

/** The mark of a sweep. */
export const Broom = () => (
  <svg class="broom" viewBox="0 0 20 20" role="img" aria-label={gameText.sweep}>
    <path d="M17 2 10 9M7 8l5 5c-1 3-3 5-9 5 3-2 1-2 1-3 1 0 2-1 1-3 1 0 2-2 2-4z" />
  </svg>
);

/** What a poisoned trick was worth to a side in the end. */
export function worthEach(score: Line, side: number): number {
  const [made, clean, n] = ['points', 'clean', 'poisoned'].map((name) => numbers(score, name)[side]);
  return n === 0 ? 0 : (made - clean) / n;
}

/** The steps of a side: its clean tricks, each poisoned one, and what it makes. */
function stepsOf(scene: TableScene, score: Line, side: number): ComponentChildren[] {
  const [clean, poisoned, points, delta] = ['clean', 'poisoned', 'points', 'delta'].map(
    (name) => numbers(score, name)[side],
  );
  const bidding = sideOf(scene, Number(score.bidder)) === side;
  const each = worthEach(score, side);
  const swept = score.sweep === side;
  const made = score.result === 'made';
  return [
    <>
      <span>{sideName(scene, side)}</span>
      <small>{fillSentence(gameText.cleanStep, { n: clean })}</small>
      {poisoned > 0 && !swept && <small>{fillSentence(gameText.deadStep, { n: poisoned })}</small>}
    </>,
    ...(swept
      ? Array.from({ length: poisoned }, () => (
          <>
            <Broom />
            <span>{gameText.poisonMark}</span>
            <Stamp tone="good">{fillSentence(gameText.worthStep, { each })}</Stamp>
          </>
        ))
      : []),
    <>
      <b>{fillSentence(gameText.makes, { n: points })}</b>
      {bidding && (
        <small>{fillSentence(gameText.bidStep, { bid: String(score.bid), result: resultWord(score.result) })}</small>
      )}
      {!bidding && !made && <small>{fillSentence(gameText.bumpStep, { bid: String(score.bid) })}</small>}
      <Stamp tone={delta > 0 ? 'good' : 'bad'}>{plus(delta)}</Stamp>
    </>,
  ];
}

export function ChevalierEnding({ scene }: { scene: TableScene }) {
  const hand = justScored(scene);
  if (!hand) return null;
  const { score } = hand;
  const first = sideOf(scene, Number(score.bidder));
  return (
    <Ending
      key={hand.hand}
      name={fillSentence(score.sweep === null ? gameText.ending : gameText.endingSweep, { hand: hand.hand })}
    >
      {[...stepsOf(scene, score, first), ...stepsOf(scene, score, 1 - first)]}
    </Ending>
  );
}
