/** Bishop: games/src/bishop/rules.md, "At the table". */
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable, isHolder } from './parts/call-table.tsx';
import { outcome, setPanels } from './parts/point-cards.tsx';
import { option } from './parts/read.ts';
import { fillSentence } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.bishop;

const partnerNote = (scene: TableScene): string => (isHolder(scene) ? gameText.forgetHolder : gameText.forgetJasper);

export const bishop: TableSkin = {
  ...callTable((scene, score) => [outcome(scene, score)]),
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      note={`${gameText.forget} ${partnerNote(scene)} ${fillSentence(sharedText.won, { target: String(option(scene, 'target')) })}`}
    />
  ),
  panels: { ...bidPanels({ explain: () => gameText.explain }), ...setPanels },
};
