/** Stepping Stones: rules/stepping-stones.md, "At the table". */
import type { Line } from '@followsuit/engine';
import type { Badge, Scene, Sign, Touch } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actWords } from './parts/acts.ts';
import { Pile, Piles } from './parts/cards.tsx';
import { prompts } from './parts/prompts.ts';
import {
  actors,
  field,
  isIn,
  isPlaying,
  isSettled,
  numbers,
  ofSeat,
  option,
  phaseOf,
  scoredHands,
  tableOf,
} from './parts/read.ts';
import { contractWord, counted, headOf, nameOf, plus, signed, tell } from './parts/say.ts';
import { noneSign, trumpMark } from './parts/signs.ts';
import { LastHand, lastScored, Note, Points, Sheet } from './parts/table.tsx';
import { Declaring } from './stepping-stones-declare.tsx';

const say = words.sheets;
const own = gameWords.steppingStones;

const rowsOf = (scene: Scene): readonly string[] =>
  tableOf<Readonly<Record<string, readonly string[]>>>(scene, 'rows')[String(option(scene, 'sheet'))];
/** What the game says of a contract: `better` is −1 where few tricks are wanted, `from` the first trick counted. */
const termsOf = (scene: Scene, contract: string): { better: number; from: number } =>
  tableOf<Readonly<Record<string, { better: number; from: number }>>>(scene, 'contracts')[contract];
const isLose = (scene: Scene, row: string): boolean => termsOf(scene, row).better < 0;

/** What stands in a box of the sheet; null: nothing yet. */
const boxOf = (scene: Scene, seat: number, row: number): number | null =>
  field<readonly (readonly (number | null)[])[]>(scene, 'sheet')[seat][row];

/** The points that a row has brought a seat: all that its hands have changed. */
const rowPoints = (scene: Scene, row: string, seat: number): number =>
  scoredHands(scene)
    .filter(({ score }) => score.contract === row)
    .reduce((sum, { score }) => sum + numbers(score, 'delta')[seat], 0);
const isFull = (scene: Scene, row: number): boolean => scene.names.every((_, seat) => boxOf(scene, seat, row) !== null);

function Boxes({ scene }: { scene: Scene }) {
  const choosing = isPlaying(scene) ? [] : actors(scene);
  const rows = rowsOf(scene).map((row, i) => [
    <>
      {contractWord(row)} {isLose(scene, row) && <small>{own.fewest}</small>}
    </>,
    ...scene.names.map((name, seat) => {
      const tricks = boxOf(scene, seat, i);
      if (tricks === null)
        return choosing.includes(seat) ? (
          <span class="box-open" key={name}>
            {own.open}
          </span>
        ) : (
          <span class="sheet-none" key={name}>
            ·
          </span>
        );
      return (
        <span class="box" key={name}>
          <b>{tricks}</b> {isFull(scene, i) && <Points n={rowPoints(scene, row, seat)} />}
        </span>
      );
    }),
  ]);
  const redo = option(scene, 'redo') === 'on';
  const head = scene.names.map((name, seat) => (
    <span key={name}>
      {headOf(scene, seat)} {redo && <small>{ofSeat(scene, 'tokens', seat) > 0 ? own.token : own.tokenSpent}</small>}
    </span>
  ));
  const totals = field<readonly number[]>(scene, 'total').map((n, seat) => <b key={scene.names[seat]}>{signed(n)}</b>);
  return <Sheet caption={own.caption} head={[own.contract, ...head]} rows={rows} foot={[say.total, ...totals]} />;
}

function SteppingSheet({ scene }: { scene: Scene }) {
  const last = lastScored(scene)?.score;
  const empty = rowsOf(scene).reduce(
    (sum, _, row) => sum + scene.names.filter((_, seat) => boxOf(scene, seat, row) === null).length,
    0,
  );
  return (
    <>
      {last && (
        <LastHand
          text={
            tell(last.best === last.tricks ? own.took : own.tookStays, {
              who: nameOf(scene, Number(last.declarer)),
              contract: contractWord(last.contract) + (last.redo ? ` ${say.again}` : ''),
              n: counted(Number(last.tricks), say.trick),
              best: String(last.best),
            }) + rowText(scene, last)
          }
        />
      )}
      <Boxes scene={scene} />
      <Note>
        {own.prizes} {empty > 0 && tell(own.handsLeft, { n: empty })}
      </Note>
    </>
  );
}

/** What a row that is full brought everybody. */
function rowText(scene: Scene, score: Line): string {
  const points = numbers(score, 'delta');
  if (points.every((n) => n === 0)) return '';
  const list = points.map((n, seat) => `${nameOf(scene, seat)} ${plus(n)}`).join(', ');
  return tell(own.rowFull, { list });
}

/** Declarer, contract, direction, trump and count, for the whole hand. */
function signs(scene: Scene): Sign[] {
  const declarer = field<number | null>(scene, 'declarer');
  const contract = field<string | null>(scene, 'contract');
  if (declarer === null || contract === null) return [];
  const high = field<number>(scene, 'high');
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
    noneSign(scene, own.noTrumpMore),
    {
      name: headOf(scene, declarer),
      text: waiting ? own.notCounted : `${counting}${best}`,
      more: `${soFar} ${isLose(scene, contract) ? own.fewest : ''}`.trim(),
    },
  ];
}

function news(scene: Scene): string[] {
  const contract = field<string | null>(scene, 'contract');
  const late = contract !== null && termsOf(scene, contract).from > 1;
  return [
    ...(phaseOf(scene) === 'puddle' ? [tell(own.splash, { name: nameOf(scene, field(scene, 'dealer')) })] : []),
    ...(late && isPlaying(scene) && field<number>(scene, 'trick') + 1 >= termsOf(scene, contract).from
      ? [own.nowCounts]
      : []),
  ];
}

function badges(scene: Scene, seat: number): Badge[] {
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
  if (option(scene, 'redo') === 'on' && ofSeat(scene, 'tokens', seat) > 0)
    found.push({ text: own.token, label: tell(own.tokenLabel, { name }) });
  return found;
}

export const steppingStones: Touch = {
  signs,
  badges,
  news,
  turned: (scene) => field(scene, 'high') === 1 && field(scene, 'style') !== 'slalom',
  tint: (scene, seat) => (field(scene, 'declarer') === seat ? 'key' : null),
  prompt: prompts({
    bidding: (scene) => (scene.acts.some((act) => act.do === 'pass') ? own.bidPrompt : own.puddlePrompt),
    puddle: own.puddlePrompt,
  }),
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
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
