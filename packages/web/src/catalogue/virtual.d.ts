declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./types.ts').GameInfo[];
}
declare module 'virtual:option-texts' {
  /** By game. */
  export const optionTexts: Readonly<Record<string, import('./types.ts').OptionTexts>>;
}
declare module 'virtual:pages' {
  export const pages: Readonly<Record<string, () => Promise<{ default: import('./types.ts').PageText }>>>;
}
declare module 'virtual:credits' {
  export const credits: readonly import('./types.ts').Credit[];
}
