import type { Badge, Sign, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { Pile, Piles } from './parts/cards.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { field, isIn, isPlaying, isSettled, ofSeat, phaseOf, suitOf, tableOf, trickOnTable } from './parts/read.ts';
import { noneSign, trumpMark } from './parts/signs.ts';
import { contractWord, counted, headOf, nameOf, suitWord, tell } from './parts/wording.ts';
import { Declaring } from './stepping-stones-declare.tsx';
import { SteppingEnding } from './stepping-stones-ending.tsx';
import { boxOf, emptyBoxes, isLose, mayRedo, rowsOf, SteppingSheet, termsOf } from './stepping-stones-sheet.tsx';
import './stepping-stones.css';

const say = words.skins;
const own = gameWords.steppingStones;

/** Late in the game: how many hands there are still to be. */
function leftSigns(scene: TableScene): Sign[] {
  const n = emptyBoxes(scene);
  if (n === 0 || n > 3) return [];
  return [{ name: own.left, text: counted(n, own.hand), more: mayRedo(scene) ? own.leftMoreRedo : own.leftMore }];
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
  const hints: Readonly<Record<string, string>> = own.hints;
  const { from } = termsOf(scene, contract);
  const waiting = field<number>(scene, 'trick') + 1 < from && isPlaying(scene);
  const row = rowsOf(scene).indexOf(contract);
  const others = scene.names.map((_, seat) => boxOf(scene, seat, row)).filter((n) => n !== null);
  const goal = tableOf<number>(scene, 'tricks') + 1 - from;
  const counting = tell(say.of, { n: field(scene, 'counted'), goal });
  const best = others.length > 0 ? tell(own.best, { list: others.join(', ') }) : '';
  const soFar = others.length > 0 ? tell(own.soFar, { list: others.join(', ') }) : own.noneSoFar;
  return [
    { name: own.contract, text: contractWord(contract), more: hints[contract] },
    {
      name: own.high,
      text: high === 1 ? own.upward : own.downward,
      more: field(scene, 'style') === 'slalom' ? own.slalomMore : own.highMore,
    },
    noneSign(scene, own.noTrumpMore, field(scene, 'style') === 'may-trump' ? own.mayTrumpMore : undefined),
    {
      name: headOf(scene, declarer),
      text: waiting ? own.notCounted : `${counting}${best}`,
      more: `${soFar} ${isLose(scene, contract) ? own.fewest : ''}`.trim(),
    },
  ];
}

function news(scene: TableScene): string[] {
  const contract = field<string | null>(scene, 'contract');
  const late = contract !== null && termsOf(scene, contract).from > 1;
  return [
    ...(phaseOf(scene) === 'puddle' ? [tell(own.splash, { name: nameOf(scene, field(scene, 'dealer')) })] : []),
    ...(late && isPlaying(scene) && field<number>(scene, 'trick') + 1 >= termsOf(scene, contract).from
      ? [own.nowCounts]
      : []),
  ];
}

function badges(scene: TableScene, seat: number): Badge[] {
  const name = nameOf(scene, seat);
  const found: Badge[] = [];
  if (field(scene, 'declarer') === seat)
    found.push({
      text: isSettled(scene) ? tell(own.declares, { n: field(scene, 'counted') }) : own.declarer,
      label: tell(own.declaresLabel, { name, n: field(scene, 'counted') }),
      tone: 'key',
    });
  else if (isIn(scene, 'passed', seat) && !isPlaying(scene))
    found.push({ text: say.calls.pass, label: tell(say.saidLabel, { name, bid: say.calls.pass }) });
  if (mayRedo(scene))
    found.push(
      ofSeat(scene, 'tokens', seat) > 0
        ? { text: own.token, label: tell(own.tokenLabel, { name }) }
        : { text: own.tokenSpent, label: tell(own.spentLabel, { name }), tone: 'note' },
    );
  return found;
}

/** May Trump and Must Beat ask for more than following suit. */
function playPrompt(scene: TableScene): string {
  const high = field<number>(scene, 'high');
  if (high !== highOnTable(scene)) return tell(own.leadTurned, { high });
  const led = field<string | null>(scene, 'led') ?? 'none';
  const held = field<readonly (readonly string[] | null)[]>(scene, 'hold')[scene.seat] ?? [];
  const follows = held.filter((card) => suitOf(scene, card) === led);
  const free = new Set(scene.acts.map((act) => act.card));
  if (follows.length === 0) return trickPrompt(scene);
  if (held.some((card) => free.has(card) && suitOf(scene, card) !== led))
    return tell(own.mayTrump, { suit: suitWord(led), trump: suitWord(field<string>(scene, 'trump')) });
  return follows.some((card) => !free.has(card)) ? tell(own.mustBeat, { suit: suitWord(led) }) : trickPrompt(scene);
}

export const steppingStones: TableSkin = {
  hands: (scene) => (mayRedo(scene) ? null : rowsOf(scene).length * scene.names.length),
  signs,
  badges,
  news,
  turned: (scene) => field(scene, 'high') === 1 && field(scene, 'style') !== 'slalom',
  tint: (scene, seat) => (field(scene, 'declarer') === seat ? 'key' : null),
  prompt: prompts({
    bidding: (scene) => (scene.acts.some((act) => act.do === 'pass') ? own.bidPrompt : own.puddlePrompt),
    puddle: own.puddlePrompt,
    tricks: playPrompt,
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <SteppingEnding scene={scene} />
      {phaseOf(scene) === 'puddle' && (
        <Pile name={tell(own.splash, { name: nameOf(scene, field(scene, 'dealer')) })}>
          <span class="puddle" aria-hidden="true" />
        </Pile>
      )}
    </Piles>
  ),
  sheet: SteppingSheet,
  panels: { declare: Declaring, pass: Declaring },
  inWords: actWords,
};
