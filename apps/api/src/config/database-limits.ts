/** Connections per process, and timeouts in milliseconds. */
export interface DatabaseLimits {
  connections: number;
  /** Wait for a connection, new or from the pool. */
  waitMs: number;
  statementMs: number;
  lockMs: number;
  /** The server ends a transaction idle for this long: its process is frozen or dead. */
  idleInTransactionMs: number;
  /** Client-side timeout when the server's is not heard: longer than `statementMs`. */
  queryMs: number;
}

export const defaultLimits: DatabaseLimits = {
  connections: 10,
  waitMs: 5_000,
  statementMs: 10_000,
  lockMs: 2_000,
  idleInTransactionMs: 15_000,
  queryMs: 12_000,
};
