/** Puts values in place of their names in braces. @example filledWith('deal {n}', { n: 3 }) === 'deal 3' */
export const filledWith = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
