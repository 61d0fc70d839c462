/** The path of nginx, or undefined. */
export function findNginx(): string | undefined;
/** Installs it where it is missing; says so where that cannot be done. */
export function wantNginx(): void;
