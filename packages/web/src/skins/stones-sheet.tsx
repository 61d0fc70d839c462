/** The score sheet of Stones: a column a side, a box a hand. */
import { signed } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { field, numbers, option, type Scored, scoredHands } from './parts/read.ts';
import { Note, Points, Sheet } from './parts/table.tsx';
import { counted, fillSentence, headOf, sideName } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.stones;

const bidIn = ({ acts }: Scored, seat: number): string => {
  const bid = acts.find((act) => act.seat === seat && act.do === 'bid')?.tricks;
  return bid === 0 ? sharedText.nil : String(bid ?? '?');
};

/** How often ten bags were taken away in a hand: those that it brought, and the change that they made. */
function tensIn(hand: Scored, seats: readonly number[], before: number, after: number): number {
  const of = (seat: number) => ({ bid: Number(bidIn(hand, seat)) || 0, n: numbers(hand.score, 'tricks')[seat] });
  const nil = seats.map(of).filter(({ bid }) => bid === 0);
  const rest = seats.map(of).filter(({ bid }) => bid > 0);
  const sum = (list: readonly { bid: number; n: number }[]): number =>
    list.reduce((all, { bid, n }) => all + n - bid, 0);
  return Math.round((before + sum(nil) + Math.max(0, sum(rest)) - after) / 10);
}

/** A side's box: bid · tricks, points, total and bags. */
function Box({ hand, side, seats, before }: { hand: Scored; side: number; seats: readonly number[]; before: number }) {
  const bags = numbers(hand.score, 'bags')[side];
  const list = (of: (seat: number) => string | number): string => seats.map(of).join('+');
  const tens = tensIn(hand, seats, before, bags);
  const did = { bid: list((seat) => bidIn(hand, seat)), n: list((seat) => numbers(hand.score, 'tricks')[seat]) };
  return (
    <span class="sheet-pair">
      <small>{fillSentence(gameText.did, did)}</small>
      <Points n={numbers(hand.score, 'delta')[side]} />
      <small>{fillSentence(sharedText.running, { total: signed(numbers(hand.score, 'total')[side]) })}</small>
      <small>{counted(bags, sharedText.bag)}</small>
      {tens > 0 && <small class="sheet-bad">{fillSentence(gameText.tenBags, { n: signed(-100 * tens) })}</small>}
    </span>
  );
}

export function StonesSheet({ scene }: { scene: TableScene }) {
  const hands = scoredHands(scene);
  const totals = field<readonly number[]>(scene, 'total');
  return (
    <>
      <Sheet
        caption={sharedText.caption}
        head={[sharedText.handDealer, ...scene.sides.map((_, side) => sideName(scene, side))]}
        rows={hands.map((hand, i) => [
          <>
            {hand.hand} <small>{headOf(scene, hand.dealer)}</small>
          </>,
          ...scene.sides.map((seats, side) => (
            <Box
              key={sideName(scene, side)}
              hand={hand}
              side={side}
              seats={seats}
              before={i === 0 ? 0 : numbers(hands[i - 1].score, 'bags')[side]}
            />
          )),
        ])}
        foot={[sharedText.total, ...totals.map((n, side) => <b key={sideName(scene, side)}>{signed(n)}</b>)]}
      />
      <Note>
        {gameText.boxes} {option(scene, 'bagPenalty') === 'on' && gameText.penalty}{' '}
        {fillSentence(sharedText.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}
