/** Stepping Stones: rules/stepping-stones.md, "At the table". */
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
} from './parts/read.ts';
import { contractWord, counted, headOf, nameOf, signed, tell } from './parts/say.ts';
import { trumpMark, trumpSign } from './parts/signs.ts';
import { LastHand, lastScored, Note, Points, Sheet } from './parts/table.tsx';
import { Declaring } from './stepping-stones-declare.tsx';

const say = words.sheets;
const own = gameWords.steppingStones;

/** The rows of the two sheets, as the page lists them. */
export const ROWS: Readonly<Record<string, readonly string[]>> = {
  starter: ['win-pick-trump', 'win-no-trump', 'win-last-6', 'lose'],
  advanced: ['win-pick-trump', 'win-may-trump', 'win-slalom', 'lose-must-beat'],
};
const rowsOf = (scene: Scene): readonly string[] => ROWS[String(option(scene, 'sheet'))];
const isLose = (row: string): boolean => row.startsWith('lose');

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
      {contractWord(row)} {isLose(row) && <small>{own.fewest}</small>}
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
          text={tell(last.best === last.tricks ? own.took : own.tookStays, {
            who: nameOf(scene, Number(last.declarer)),
            contract: contractWord(last.contract) + (last.redo ? ` ${say.again}` : ''),
            n: counted(Number(last.tricks), say.trick),
            best: String(last.best),
          })}
        />
      )}
      <Boxes scene={scene} />
      <Note>
        {own.prizes} {empty > 0 && tell(own.handsLeft, { n: empty })}
      </Note>
    </>
  );
}

/** Declarer, contract, direction, trump and count, for the whole hand. */
function signs(scene: Scene): Sign[] {
  const declarer = field<number | null>(scene, 'declarer');
  const contract = field<string | null>(scene, 'contract');
  if (declarer === null || contract === null) return [];
  const high = field<number>(scene, 'high');
  const hints: Readonly<Record<string, string>> = own.hints;
  const last = contract === 'win-last-6';
  const waiting = last && field<number>(scene, 'trick') < 6 && isPlaying(scene);
  const row = rowsOf(scene).indexOf(contract);
  const others = scene.names.map((_, seat) => boxOf(scene, seat, row)).filter((n) => n !== null);
  const soFar = others.length > 0 ? tell(own.soFar, { list: others.join(', ') }) : own.noneSoFar;
  return [
    { name: own.contract, text: contractWord(contract), more: hints[contract] },
    {
      name: own.high,
      text: high === 1 ? own.upward : own.downward,
      more: field(scene, 'style') === 'slalom' ? own.slalomMore : own.highMore,
    },
    trumpSign(scene, say.noTrump, own.noTrumpMore),
    {
      name: headOf(scene, declarer),
      text: waiting ? own.notCounted : tell(say.of, { n: field(scene, 'counted'), goal: last ? 6 : 12 }),
      more: `${soFar} ${isLose(contract) ? own.fewest : ''}`.trim(),
    },
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
