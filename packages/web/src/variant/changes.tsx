/** The changed rules of a table that has not begun. */
import { gameInfo } from '../catalogue/index.ts';
import { ChangeList, type ChangesProps, useChanges } from './change-list.tsx';
import { setupQuery } from './setup-query.ts';

/** @example <Changes game="bishop" players={5} options={options} /> */
export default function Changes(table: ChangesProps) {
  const page = `/rules/${gameInfo(table.game)?.pages[0]}?${setupQuery(table.players, table.options)}`;
  return <ChangeList changes={useChanges(table)} page={page} />;
}
