/** Brings the table's page and what a game adds to it, while the table is still being made. @example bringTable('bishop') */
export function bringTable(game: string): void {
  const page = import('../table/local-page.tsx');
  const skin = import('../skins/index.ts').then(({ loadSkin }) => loadSkin(game));
  Promise.all([page, skin]).catch(() => {}); // the table itself asks again, and says what is wrong
}
