/**
 * Whether a server is behind the app, set by vite.config.ts. `npm run build:static` builds the app without one: no tables with
 * people and no accounts, and every page in one file (address.ts).
 */
declare const HAS_SERVER: boolean;
