/**
 * The database did not do what it was asked, and not because of what was asked: its connection is gone (`lost`), or it took
 * longer than it may (`slow`). The message names the kind only.
 */
export class DatabaseUnavailable extends Error {
  readonly kind: 'lost' | 'slow';
  /** What the server or the system called it; undefined where the driver gives no code. */
  readonly code: string | undefined;

  constructor(kind: DatabaseUnavailable['kind'], code: string | undefined, options?: ErrorOptions) {
    super(`The database did not answer (${kind}).`, options);
    this.name = 'DatabaseUnavailable';
    this.kind = kind;
    this.code = code;
  }
}

/** The connection went while COMMIT was under way: the row `id` of `commits` tells whether it was done. */
export class CommitUnknown extends DatabaseUnavailable {
  readonly id: string;

  constructor(id: string, cause: DatabaseUnavailable) {
    super(cause.kind, cause.code, { cause });
    this.name = 'CommitUnknown';
    this.id = id;
  }
}

/** What `pg` throws, as DatabaseUnavailable where it is one; anything else, such as a constraint, is answered as it is. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const kind = 'severity' in error && code !== undefined ? kindOfState(code) : kindOfFailure(error);
  return kind ? new DatabaseUnavailable(kind, code, { cause: error }) : error;
}

/**
 * By SQLSTATE. Lost: 08 connection (08P01 is how PgBouncer words its own faults), 28 and 3D000 not let in, 25006 a server that
 * became a replica, 25P03 and 25P04 and 57P01 to 57P05 ended by the server, 53300 no connection left.
 */
const lostStates = /^(08...|28...|3D000|25006|25P0[34]|57P0[1235]|53300)$/;
/** 55P03 lock_timeout, 57014 statement_timeout, 53 no memory or disk, 58 the system under it. */
const slowStates = /^(55P03|57014|53...|58...)$/;

function kindOfState(state: string): DatabaseUnavailable['kind'] | undefined {
  if (lostStates.test(state)) return 'lost';
  return slowStates.test(state) ? 'slow' : undefined;
}

/** Of the driver: no connection within the pool's time, none within the network's, no answer within the query's. */
const timeouts =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|Query read timeout)$/;

/** What did not come from the server: the system's errors have a code, the driver's have none. A TypeError is our own fault. */
function kindOfFailure({ name, message }: Error): DatabaseUnavailable['kind'] | undefined {
  if (name !== 'Error' && name !== 'AggregateError') return undefined;
  return timeouts.test(message) ? 'slow' : 'lost';
}
