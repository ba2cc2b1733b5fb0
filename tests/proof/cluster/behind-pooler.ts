/** PgBouncer 1.18 (Debian 12) has no named statements; calls wait while a switchover pauses it. */
export const behindPooler = { DATABASE_PREPARED: '0', DATABASE_WAIT_MS: '9000' } as const;
