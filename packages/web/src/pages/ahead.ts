/** Brings the table's page and what a game adds to it, while the table is still being made. @example bringTable('bishop') */
export function bringTable(game: string): void {
  const page = import('../table/local-page.tsx');
  const touch = import('../sheets/index.ts').then(({ loadTouch }) => loadTouch(game));
  Promise.all([page, touch]).catch(() => {}); // the table itself asks again, and says what is wrong
}
