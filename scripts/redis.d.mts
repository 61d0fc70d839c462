/** The path of redis-server, or undefined. */
export function findRedis(): string | undefined;
/** Installs it where it is missing; says so where that cannot be done. */
export function wantRedis(): void;
