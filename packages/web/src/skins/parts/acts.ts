/** Acts in words, for buttons, the log and screen readers. */
import type { Json } from '@followsuit/engine';
import { cardName } from '../../cards/names.ts';
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { field, suitOf } from './read.ts';
import { contractWord, counted, fillSentence, suitWord, wordIn } from './wording.ts';

type Written = Readonly<Record<string, Json>>;
const sharedText = words.skins;
const { acts } = sharedText;

/** Whether several cards lie in a box; in other games the open card lies on the pack. */
export const hasBox = ({ game }: TableScene): boolean => game.tables.box !== undefined;

/** The suit that the open card would make trump. */
export const openSuit = (scene: TableScene): string => {
  const open = field<string | null>(scene, 'open');
  return open === null ? 'none' : suitOf(scene, open);
};

const cardIn = ({ game: { deck } }: TableScene, { card }: Written): string =>
  deck === null ? String(card) : cardName(deck, String(card));

function bidWords({ tricks, points }: Written): string {
  if (tricks === 0) return acts.nil;
  return fillSentence(acts.bid, {
    n: tricks === undefined ? counted(Number(points), sharedText.point) : counted(Number(tricks), sharedText.trick),
  });
}

/** Each act that takes more than a word, by its `do`. */
const WORDS: Readonly<Record<string, (act: Written, scene: TableScene) => string | null>> = {
  bid: bidWords,
  take: (_, scene) => fillSentence(hasBox(scene) ? acts.takeBox : acts.takeOpen, { suit: suitWord(openSuit(scene)) }),
  set: ({ trump, call }) => fillSentence(acts.set, { call: wordIn(sharedText.blocks, call), suit: suitWord(trump) }),
  play: (act, scene) =>
    act.as === undefined
      ? null
      : fillSentence(act.as === 'trump' ? acts.asTrump : acts.asThief, { card: cardIn(scene, act) }),
  lead: (act, scene) => fillSentence(act.red ? acts.leadRed : acts.lead, { card: cardIn(scene, act) }),
  declare: (act) =>
    fillSentence(act.trump === undefined ? acts.declare : acts.declareTrump, {
      contract: contractWord(act.contract) + (act.redo ? ` ${sharedText.again}` : ''),
      high: String(act.high),
      suit: suitWord(act.trump),
    }),
  trump: ({ trump }) => fillSentence(trump === 'none' ? acts.setNoTrump : acts.setTrump, { suit: suitWord(trump) }),
  ranking: ({ mode, high }) => fillSentence(acts.ranking, { mode: wordIn(sharedText.modes, mode), high: String(high) }),
  choose: (act) => fillSentence(acts.choose, { contract: contractWord(act.contract) }),
  redo: (act) => fillSentence(acts.redo, { contract: contractWord(act.contract) }),
};

/** An act in words; null where the usual words do. @example actWords(scene, { do: 'bid', tricks: 4 }) // 'Bid 4 tricks' */
export function sharedActWords(scene: TableScene, act: Written): string | null {
  const name = String(act.do);
  const text = WORDS[name] ? WORDS[name](act, scene) : ((acts.plain as Readonly<Record<string, string>>)[name] ?? null);
  return text !== null && act.blind === true ? fillSentence(acts.blind, { act: text }) : text;
}
