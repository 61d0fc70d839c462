import type { Badge, Sign, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { Pile, Piles } from './parts/cards.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { field, isIn, isPlaying, isSettled, ofSeat, phaseOf, suitOf, tableOf, trickOnTable } from './parts/read.ts';
import { noneSign, trumpMark } from './parts/signs.ts';
import { contractWord, counted, fillSentence, headOf, nameOf, suitWord } from './parts/wording.ts';
import { Declaring } from './stepping-stones-declare.tsx';
import { SteppingEnding } from './stepping-stones-ending.tsx';
import { boxOf, emptyBoxes, isLose, mayRedo, rowsOf, SteppingSheet, termsOf } from './stepping-stones-sheet.tsx';
import './stepping-stones.css';

const sharedText = words.skins;
const gameText = gameWords.steppingStones;

/** Late in the game: how many hands there are still to be. */
function leftSigns(scene: TableScene): Sign[] {
  const n = emptyBoxes(scene);
  if (n === 0 || n > 3) return [];
  return [
    {
      name: gameText.left,
      text: counted(n, gameText.hand),
      more: mayRedo(scene) ? gameText.leftMoreRedo : gameText.leftMore,
    },
  ];
}

/** The rank that is high in the trick on the table: in a Slalom, another than in the next (STEPPING-PLAY-9). */
function highOnTable(scene: TableScene): number {
  const high = field<number>(scene, 'high');
  return field(scene, 'style') === 'slalom' && trickOnTable(scene) < field<number>(scene, 'trick') ? 10 - high : high;
}

/** Declarer, contract, direction, trump and count, for the whole hand. */
function signs(scene: TableScene): Sign[] {
  const declarer = field<number | null>(scene, 'declarer');
  const contract = field<string | null>(scene, 'contract');
  if (declarer === null || contract === null) return leftSigns(scene);
  const high = highOnTable(scene);
  const hints: Readonly<Record<string, string>> = gameText.hints;
  const { from } = termsOf(scene, contract);
  const waiting = field<number>(scene, 'trick') + 1 < from && isPlaying(scene);
  const row = rowsOf(scene).indexOf(contract);
  const others = scene.names.map((_, seat) => boxOf(scene, seat, row)).filter((n) => n !== null);
  const goal = tableOf<number>(scene, 'tricks') + 1 - from;
  const counting = fillSentence(sharedText.of, { n: field(scene, 'counted'), goal });
  const best = others.length > 0 ? fillSentence(gameText.best, { list: others.join(', ') }) : '';
  const soFar = others.length > 0 ? fillSentence(gameText.soFar, { list: others.join(', ') }) : gameText.noneSoFar;
  return [
    { name: gameText.contract, text: contractWord(contract), more: hints[contract] },
    {
      name: gameText.high,
      text: high === 1 ? gameText.upward : gameText.downward,
      more: field(scene, 'style') === 'slalom' ? gameText.slalomMore : gameText.highMore,
    },
    noneSign(scene, gameText.noTrumpMore, field(scene, 'style') === 'may-trump' ? gameText.mayTrumpMore : undefined),
    {
      name: headOf(scene, declarer),
      text: waiting ? gameText.notCounted : `${counting}${best}`,
      more: `${soFar} ${isLose(scene, contract) ? gameText.fewest : ''}`.trim(),
    },
  ];
}

function news(scene: TableScene): string[] {
  const contract = field<string | null>(scene, 'contract');
  const late = contract !== null && termsOf(scene, contract).from > 1;
  return [
    ...(phaseOf(scene) === 'puddle'
      ? [fillSentence(gameText.splash, { name: nameOf(scene, field(scene, 'dealer')) })]
      : []),
    ...(late && isPlaying(scene) && field<number>(scene, 'trick') + 1 >= termsOf(scene, contract).from
      ? [gameText.nowCounts]
      : []),
  ];
}

function badges(scene: TableScene, seat: number): Badge[] {
  const name = nameOf(scene, seat);
  const found: Badge[] = [];
  if (field(scene, 'declarer') === seat)
    found.push({
      text: isSettled(scene) ? fillSentence(gameText.declares, { n: field(scene, 'counted') }) : gameText.declarer,
      label: fillSentence(gameText.declaresLabel, { name, n: field(scene, 'counted') }),
      tone: 'key',
    });
  else if (isIn(scene, 'passed', seat) && !isPlaying(scene))
    found.push({
      text: sharedText.calls.pass,
      label: fillSentence(sharedText.saidLabel, { name, bid: sharedText.calls.pass }),
    });
  if (mayRedo(scene))
    found.push(
      ofSeat(scene, 'tokens', seat) > 0
        ? { text: gameText.token, label: fillSentence(gameText.tokenLabel, { name }) }
        : { text: gameText.tokenSpent, label: fillSentence(gameText.spentLabel, { name }), tone: 'note' },
    );
  return found;
}

/** May Trump and Must Beat ask for more than following suit. */
function playPrompt(scene: TableScene): string {
  const high = field<number>(scene, 'high');
  if (high !== highOnTable(scene)) return fillSentence(gameText.leadTurned, { high });
  const led = field<string | null>(scene, 'led') ?? 'none';
  const held = field<readonly (readonly string[] | null)[]>(scene, 'hold')[scene.seat] ?? [];
  const follows = held.filter((card) => suitOf(scene, card) === led);
  const free = new Set(scene.acts.map((act) => act.card));
  if (follows.length === 0) return trickPrompt(scene);
  if (held.some((card) => free.has(card) && suitOf(scene, card) !== led))
    return fillSentence(gameText.mayTrump, { suit: suitWord(led), trump: suitWord(field<string>(scene, 'trump')) });
  return follows.some((card) => !free.has(card))
    ? fillSentence(gameText.mustBeat, { suit: suitWord(led) })
    : trickPrompt(scene);
}

export const steppingStones: TableSkin = {
  hands: (scene) => (mayRedo(scene) ? null : rowsOf(scene).length * scene.names.length),
  signs,
  badges,
  news,
  turned: (scene) => field(scene, 'high') === 1 && field(scene, 'style') !== 'slalom',
  tint: (scene, seat) => (field(scene, 'declarer') === seat ? 'key' : null),
  prompt: prompts({
    bidding: (scene) => (scene.acts.some((act) => act.do === 'pass') ? gameText.bidPrompt : gameText.puddlePrompt),
    puddle: gameText.puddlePrompt,
    tricks: playPrompt,
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <SteppingEnding scene={scene} />
      {phaseOf(scene) === 'puddle' && (
        <Pile name={fillSentence(gameText.splash, { name: nameOf(scene, field(scene, 'dealer')) })}>
          <span class="puddle" aria-hidden="true" />
        </Pile>
      )}
    </Piles>
  ),
  sheet: SteppingSheet,
  panels: { declare: Declaring, pass: Declaring },
  inWords: sharedActWords,
};
