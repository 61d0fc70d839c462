/** Stones: rules/stones.md, "At the table". */
import { cardName } from '../cards/names.ts';
import type { Badge, Scene, Sign, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { exactTone } from './parts/badges.ts';
import { bidPanels } from './parts/bids.tsx';
import { Piles } from './parts/cards.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { field, numbers, ofSeat, option, rankOf, type Scored, scoredHands, sideOf } from './parts/read.ts';
import { counted, headOf, nameOf, ofWords, sideName, signed, tell } from './parts/say.ts';
import { Note, Points, Sheet } from './parts/table.tsx';
import { Ring } from './stones-ring.tsx';

const say = words.sheets;
const own = gameWords.stones;

const bids = (scene: Scene): readonly number[] => field(scene, 'bid');
const handSize = (scene: Scene): number =>
  Math.max(...field<readonly number[]>(scene, 'count')) + field<number>(scene, 'trick');
/** "14 of 17 tricks are bid." */
const bidSum = (scene: Scene): string => tell(own.bidSum, { count: bidCount(scene) });
const bidCount = (scene: Scene): string =>
  ofWords(
    bids(scene).reduce((sum, bid) => sum + Math.max(0, bid), 0),
    handSize(scene),
  );

function signs(scene: Scene): Sign[] {
  const found: Sign[] = [{ name: own.bids, text: bidCount(scene), more: own.bidsMore }];
  if (option(scene, 'rockBreaksEverything') === 'on') {
    const broken = field(scene, 'broken') === true;
    found.push({ name: own.rock, text: broken ? own.broken : own.unbroken, suit: 'rock', more: own.rockMore });
  }
  if (option(scene, 'ghostHand') === 'on')
    found.push({ name: own.ghost, text: tell(own.ghostCards, { n: handSize(scene) }), more: own.ghostMore });
  return found;
}

function badges(scene: Scene, seat: number): Badge[] {
  const bid = bids(scene)[seat];
  const n = ofSeat(scene, 'taken', seat);
  const bags = field<readonly number[]>(scene, 'bags')[sideOf(scene, seat)];
  const danger = bags >= 7 && option(scene, 'bagPenalty') === 'on';
  const bagBadge: Badge = {
    text: tell(danger ? own.bagsDanger : own.bags, { n: bags }),
    label: tell(own.bagsLabel, { name: sideName(scene, sideOf(scene, seat)), bags: counted(bags, say.bag) }),
    tone: danger ? 'bad' : 'plain',
  };
  if (bid < 0) return bags > 0 ? [bagBadge] : [];
  const text = bid === 0 ? tell(own.nilTaken, { n }) : ofWords(n, bid);
  const label = tell(say.bidLabel, { name: nameOf(scene, seat), bid: bid === 0 ? say.nil : bid, unit: say.tricks, n });
  return [{ text, label, tone: exactTone(n, bid) }, ...(bags > 0 ? [bagBadge] : [])];
}

/** The opening lead has one choice: say which, and why. */
function playPrompt(scene: Scene): string {
  const { deck } = scene.game;
  if (field<readonly string[]>(scene, 'cards').length > 0 || scene.acts.length !== 1 || deck === null)
    return trickPrompt(scene);
  return tell(own.opening, { card: cardName(deck, String(scene.acts[0].card)) });
}

const bidIn = ({ acts }: Scored, seat: number): string => {
  const bid = acts.find((act) => act.seat === seat && act.do === 'bid')?.tricks;
  return bid === 0 ? say.nil : String(bid ?? '?');
};

/** A side's box: bid · tricks, points, total and bags. */
function Box({ hand, side, seats, before }: { hand: Scored; side: number; seats: readonly number[]; before: number }) {
  const bags = numbers(hand.score, 'bags')[side];
  const list = (of: (seat: number) => string | number): string => seats.map(of).join('+');
  const did = { bid: list((seat) => bidIn(hand, seat)), n: list((seat) => numbers(hand.score, 'tricks')[seat]) };
  return (
    <span class="sheet-pair">
      <small>{tell(own.did, did)}</small>
      <Points n={numbers(hand.score, 'delta')[side]} />
      <small>{tell(say.running, { total: signed(numbers(hand.score, 'total')[side]) })}</small>
      <small>{counted(bags, say.bag)}</small>
      {bags < before && <small class="sheet-bad">{own.tenBags}</small>}
    </span>
  );
}

function StonesSheet({ scene }: { scene: Scene }) {
  const hands = scoredHands(scene);
  const totals = field<readonly number[]>(scene, 'total');
  return (
    <>
      <Sheet
        caption={say.caption}
        head={[say.handDealer, ...scene.sides.map((_, side) => sideName(scene, side))]}
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
        foot={[say.total, ...totals.map((n, side) => <b key={sideName(scene, side)}>{signed(n)}</b>)]}
      />
      <Note>
        {own.boxes} {option(scene, 'bagPenalty') === 'on' && own.penalty}{' '}
        {tell(say.won, { target: String(option(scene, 'target')) })}
      </Note>
    </>
  );
}

export const stones: Touch = {
  signs,
  badges,
  news: (scene) => (field(scene, 'turned') === true ? [own.turnedNews] : []),
  prompt: prompts({ bids: own.bidPrompt, tricks: playPrompt }),
  mark: (_, card) => (rankOf(card) === 'X' ? { text: '↺', label: own.joker, tone: 'key' } : null),
  felt: ({ scene }) => (
    <Piles>
      <Ring scene={scene} />
    </Piles>
  ),
  sheet: StonesSheet,
  panels: bidPanels({ explain: () => own.explain, standing: bidSum }),
  inWords: actWords,
};
