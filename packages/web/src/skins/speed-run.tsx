/** Speed Run: games/src/speed-run/rules.md, "At the table". */
import { plus } from '../table/event-words.ts';
import type { Sign, TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { sharedActWords } from './parts/acts.ts';
import { Piles } from './parts/cards.tsx';
import { prompts, trickPrompt } from './parts/prompts.ts';
import { field, numbers, ofSeat, option, type Scored, tableOf, trickOnTable } from './parts/read.ts';
import { noneSign, trumpMark } from './parts/signs.ts';
import { HandSheet, LastHand, lastScored, Note } from './parts/table.tsx';
import { contractWord, counted, fillSentence, nameOf, namesOf, wordIn } from './parts/wording.ts';
import { badges } from './speed-run-badges.ts';
import { Boards } from './speed-run-boards.tsx';
import { SpeedRunEnding } from './speed-run-ending.tsx';
import { runPanels } from './speed-run-panels.tsx';
import { highs, Strip } from './speed-run-strip.tsx';

const sharedText = words.skins;
const gameText = gameWords.speedRun;

const handsIn = (scene: TableScene): number =>
  tableOf<Readonly<Record<string, { hands: number }>>>(scene, 'lengths')[String(option(scene, 'length'))].hands;

function signs(scene: TableScene): Sign[] {
  const ranked = field(scene, 'rankingSet') === 1;
  return [
    field(scene, 'trumpSet') === 1
      ? noneSign(scene, gameText.noTrumpMore)
      : { name: sharedText.trump, text: sharedText.notYet, more: gameText.toSet },
    ranked
      ? {
          name: wordIn(sharedText.modes, field<string>(scene, 'mode')),
          text: fillSentence(gameText.highNow, { high: highOnTable(scene) }),
          more: gameText.highMore,
        }
      : { name: gameText.ranking, text: sharedText.notYet, more: gameText.toSet },
  ];
}

/** The rank that is high in the trick on the table. */
const highOnTable = (scene: TableScene): number =>
  highs(scene, field(scene, 'mode'), field(scene, 'high'), field(scene, 'trick'))[trickOnTable(scene)];

/** Who leads is told where another rank is high than in the trick that still lies there. */
function playPrompt(scene: TableScene): string {
  const high = field<number>(scene, 'high');
  return high === highOnTable(scene) ? trickPrompt(scene) : fillSentence(gameText.leadTurned, { high });
}

/** Whose Redo cards lie open, and the contracts that were revealed. */
function news(scene: TableScene): string[] {
  const redoing = field<readonly number[]>(scene, 'redoing');
  const revealed = field<readonly number[]>(scene, 'revealed').map((seat) => {
    const contract = contractWord(ofSeat<string>(scene, 'face', seat));
    return fillSentence(gameText.revealNews, {
      name: nameOf(scene, seat),
      contract: fillSentence(gameText.double, { contract }),
    });
  });
  return [
    ...(redoing.length > 0 ? [fillSentence(gameText.redoNews, { names: namesOf(scene, redoing) })] : []),
    ...revealed,
  ];
}

/** "Bo played Win 4 and took 4 tricks: perfect, −2." */
function resultText(scene: TableScene, { score }: Scored, seat: number): string {
  const at = <T,>(name: string): T => (score[name] as readonly T[])[seat];
  const contract = at<string>('contracts');
  const values = { name: nameOf(scene, seat), n: counted(numbers(score, 'tricks')[seat], sharedText.trick) };
  if (contract === 'pass') return fillSentence(gameText.passed, values);
  const points = at<number>('points');
  const redo = !at<boolean>('redo') ? '' : at<number>('delta') < 0 ? gameText.better : gameText.stays;
  return fillSentence(points < 0 ? gameText.perfect : gameText.off, {
    ...values,
    contract: contractWord(contract) + (at<boolean>('redo') ? ` ${sharedText.again}` : ''),
    points: plus(points),
    double: at<boolean>('revealed') ? gameText.doubled : '',
    redo,
  });
}

function SpeedRunSheet({ scene }: { scene: TableScene }) {
  const last = lastScored(scene);
  return (
    <>
      {last && <LastHand text={scene.names.map((_, seat) => resultText(scene, last, seat)).join(' ')} />}
      <Boards scene={scene} />
      <HandSheet
        scene={scene}
        lowest
        starts
        columns={[]}
        detail={({ score }, seat) =>
          fillSentence(gameText.played, {
            contract: contractWord((score.contracts as readonly string[])[seat]),
            n: numbers(score, 'tricks')[seat],
          })
        }
      />
      <Note>{fillSentence(gameText.note, { n: field(scene, 'hand'), hands: handsIn(scene) })}</Note>
    </>
  );
}

export const speedRun: TableSkin = {
  hands: handsIn,
  lowest: true,
  signs,
  badges,
  news,
  prompt: prompts({
    setting: (scene) =>
      field(scene, 'trumpSet') === 1
        ? gameText.setRanking
        : field(scene, 'rankingSet') === 1
          ? gameText.setTrump
          : gameText.setOne,
    choosing: gameText.choose,
    redoing: gameText.redo,
    tricks: playPrompt,
    revealing: (scene) => (scene.acts.some((act) => act.do === 'reveal') ? gameText.reveal : gameText.concealPass),
  }),
  turned: (scene) => field(scene, 'high') === 1 && field(scene, 'mode') === 'fixed',
  mark: trumpMark,
  felt: ({ scene }) => (
    <Piles>
      <SpeedRunEnding scene={scene} />
      {field(scene, 'rankingSet') === 1 && (
        <Strip scene={scene} mode={field(scene, 'mode')} high={highOnTable(scene)} now={trickOnTable(scene)} />
      )}
    </Piles>
  ),
  sheet: SpeedRunSheet,
  panels: runPanels,
  inWords: sharedActWords,
};
