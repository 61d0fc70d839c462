/** The folder of the programs of a PostgreSQL server, or undefined. */
export function findPostgres(): string | undefined;
/** Installs them where they are missing; says so where that cannot be done. */
export function wantPostgres(): void;
