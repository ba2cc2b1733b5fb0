/** How many connections a process takes, and how long the database may keep a caller waiting; times in milliseconds. */
export interface DatabaseLimits {
  connections: number;
  /** For a connection: a new one, or a free one of the pool. */
  waitMs: number;
  /** For the end of one statement. */
  statementMs: number;
  /** For a row that somebody else has locked. */
  lockMs: number;
  /** A transaction that asks nothing for so long belongs to a process that is frozen or dead: the server ends it. */
  idleInTransactionMs: number;
  /** When the client gives up by itself, having not even heard of the server's limit: longer than `statementMs`. */
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
