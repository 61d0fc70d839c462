/** Bishop: rules/bishop.md, "At the table". */
import type { TableScene, TableSkin } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { bidPanels } from './parts/bids.tsx';
import { CallSheet, callTable, isHolder } from './parts/call-table.tsx';
import { outcome, setPanels } from './parts/point-cards.tsx';
import { option } from './parts/read.ts';
import { tell } from './parts/wording.ts';

const say = words.skins;
const own = gameWords.bishop;

const partnerNote = (scene: TableScene): string => (isHolder(scene) ? own.forgetHolder : own.forgetJasper);

export const bishop: TableSkin = {
  ...callTable((scene, score) => [outcome(scene, score)]),
  sheet: ({ scene }) => (
    <CallSheet
      scene={scene}
      note={`${own.forget} ${partnerNote(scene)} ${tell(say.won, { target: String(option(scene, 'target')) })}`}
    />
  ),
  panels: { ...bidPanels({ explain: () => own.explain }), ...setPanels },
};
