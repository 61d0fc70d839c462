/** The optional files of the games' folders, found by their names: there is no list of them. Each is loaded on demand. */

/** The result of `import.meta.glob`: a loader for each path. */
export type Files<T> = Readonly<Record<string, () => Promise<T>>>;

/** The file of a game's folder, or undefined if it has none. @example await fileOf(LESSONS, 'bishop', 'lesson.ts') */
export async function fileOf<T>(files: Files<T>, game: string, name: string): Promise<T | undefined> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${game}/${name}`));
  return path === undefined ? undefined : files[path]();
}
