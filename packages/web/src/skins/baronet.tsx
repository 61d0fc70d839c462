/** Baronet: games/src/baronet/rules.md, "At the table". It is Bishop for coins. */

import type { Line } from '@followsuit/engine';
import { capital, plus } from '../table/event-words.ts';
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { fill, words } from '../text/text.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable } from './parts/call-table.tsx';
import { CoinStack, purse, usePaying } from './parts/coins.tsx';
import { outcome, setPanels } from './parts/point-cards.tsx';
import { numbers, option, tableOf } from './parts/read.ts';
import { counted, fillSentence, nameOf } from './parts/wording.ts';

const gameText = gameWords.baronet;

const handsInAll = (scene: TableScene): number => Number(option(scene, 'rounds')) * scene.names.length;

/** "6: win 12 or lose 12". */
function risk(scene: TableScene, bid: number): readonly [string, string] {
  const n = tableOf<Readonly<Record<string, readonly number[]>>>(scene, 'risk')[scene.names.length][bid];
  return [
    fillSentence(gameText.risk, { n }),
    fillSentence(gameText.riskMore, { coins: counted(n, words.skins.coin), n }),
  ];
}

/** "Bo +12, Di +6, the others −6". */
function sums(scene: TableScene, score: Line): string {
  const delta = numbers(score, 'delta');
  const team = [score.bidder, score.partner].filter((seat) => seat !== null).map(Number);
  const other = delta.find((_, seat) => !team.includes(seat)) ?? 0;
  const each = team.map((seat) => fill(gameText.sum, { name: nameOf(scene, seat), coins: plus(delta[seat]) }));
  return capital([...each, fill(gameText.others, { coins: plus(other) })].join(', '));
}

const SHORT = { made: gameText.madeShort, missed: gameText.missedShort };
const { felt: CallFelt, ...common } = callTable(
  (scene, score) => [outcome(scene, score, SHORT), `${sums(scene, score)}.`],
  gameText.biddersMore,
);

/** At the end of a hand coins fly. */
function BaronetFelt({ scene }: { scene: TableScene }) {
  usePaying(scene);
  return CallFelt ? <CallFelt scene={scene} /> : null;
}

export const baronet: TableSkin = {
  ...common,
  felt: BaronetFelt,
  hands: handsInAll,
  total: purse,
  stack: CoinStack,
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      outcomes={gameText}
      note={fillSentence(gameText.note, { hands: handsInAll(scene), name: nameOf(scene, scene.names.length - 1) })}
    />
  ),
  panels: { ...bidPanels({ explain: () => gameText.explain, risk }), ...setPanels },
};
