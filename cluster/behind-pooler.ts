/**
 * What a process of the API is told besides, where the pooler stands before its database: the PgBouncer of Debian 12 (1.18) knows no statements
 * by name, and who waits for a connection waits longer than it is paused for a planned switchover, and does not hear of it.
 */
export const behindPooler = { DATABASE_PREPARED: '0', DATABASE_WAIT_MS: '9000' } as const;
