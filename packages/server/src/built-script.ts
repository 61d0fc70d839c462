/** The URL of a built script, also when running from the sources: a worker thread cannot read TypeScript. @example builtScript('bots/worker.js') */
export const builtScript = (path: string): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../dist/${path}` : `./${path}`, import.meta.url);
