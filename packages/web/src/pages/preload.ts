/** Loads the table's page and the game's skin while the table is still being made. @example preloadTable('bishop') */
export function preloadTable(game: string): void {
  const page = import('../table/local-page.tsx');
  const skin = import('../presentation.ts').then(({ preloadPresentation }) => preloadPresentation(game));
  Promise.all([page, skin]).catch(() => {}); // the table itself asks again, and says what is wrong
}
