/** Acts in words, for buttons, the log and screen readers. */
import type { Json } from '@followsuit/engine';
import { cardName } from '../../cards/names.ts';
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { field, suitOf } from './read.ts';
import { contractWord, counted, suitWord, tell, wordIn } from './wording.ts';

type Written = Readonly<Record<string, Json>>;
const say = words.skins;
const { acts } = say;

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
  return tell(acts.bid, {
    n: tricks === undefined ? counted(Number(points), say.point) : counted(Number(tricks), say.trick),
  });
}

/** Each act that takes more than a word, by its `do`. */
const WORDS: Readonly<Record<string, (act: Written, scene: TableScene) => string | null>> = {
  bid: bidWords,
  take: (_, scene) => tell(hasBox(scene) ? acts.takeBox : acts.takeOpen, { suit: suitWord(openSuit(scene)) }),
  set: ({ trump, call }) => tell(acts.set, { call: wordIn(say.blocks, call), suit: suitWord(trump) }),
  play: (act, scene) =>
    act.as === undefined ? null : tell(act.as === 'trump' ? acts.asTrump : acts.asThief, { card: cardIn(scene, act) }),
  lead: (act, scene) => tell(act.red ? acts.leadRed : acts.lead, { card: cardIn(scene, act) }),
  declare: (act) =>
    tell(act.trump === undefined ? acts.declare : acts.declareTrump, {
      contract: contractWord(act.contract) + (act.redo ? ` ${say.again}` : ''),
      high: String(act.high),
      suit: suitWord(act.trump),
    }),
  trump: ({ trump }) => tell(trump === 'none' ? acts.setNoTrump : acts.setTrump, { suit: suitWord(trump) }),
  ranking: ({ mode, high }) => tell(acts.ranking, { mode: wordIn(say.modes, mode), high: String(high) }),
  choose: (act) => tell(acts.choose, { contract: contractWord(act.contract) }),
  redo: (act) => tell(acts.redo, { contract: contractWord(act.contract) }),
};

/** An act in words; null where the usual words do. @example actWords(scene, { do: 'bid', tricks: 4 }) // 'Bid 4 tricks' */
export function actWords(scene: TableScene, act: Written): string | null {
  const name = String(act.do);
  const text = WORDS[name] ? WORDS[name](act, scene) : ((acts.plain as Readonly<Record<string, string>>)[name] ?? null);
  return text !== null && act.blind === true ? tell(acts.blind, { act: text }) : text;
}
