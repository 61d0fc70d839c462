declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./types.ts').GameInfo[];
}
declare module 'virtual:game-choices' {
  /** By game. */
  export const gameChoices: Readonly<Record<string, import('./types.ts').GameChoices>>;
}
declare module 'virtual:option-texts' {
  /** By game. */
  export const optionTexts: Readonly<Record<string, import('./types.ts').OptionTexts>>;
}
declare module 'virtual:german' {
  /** What is said of the games on the home page, and their options, in German, by game. */
  export const homes: Readonly<Record<string, import('@followsuit/present').HomeWords>>;
  export const optionTexts: Readonly<Record<string, import('./types.ts').OptionTexts>>;
}
declare module 'virtual:pages' {
  export const pages: Readonly<Record<string, () => Promise<{ default: import('./types.ts').PageText }>>>;
}
declare module 'virtual:puzzles' {
  /** The ids of the puzzles of each game that has some, in their order. */
  export const puzzleIds: Readonly<Record<string, readonly string[]>>;
}
declare module 'virtual:credits' {
  export const credits: readonly import('./types.ts').Credit[];
}
declare module 'virtual:guide' {
  /** The guide to adding a game, docs/add-a-game.md. */
  export const html: string;
}
