export const solitaire = {} as const;
