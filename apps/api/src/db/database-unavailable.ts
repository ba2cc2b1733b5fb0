/** The connection was lost (`lost`), or the database was too slow (`slow`). The message has no values. */
export class DatabaseUnavailable extends Error {
  readonly kind: 'lost' | 'slow';
  /** SQLSTATE or system code; undefined when the driver gives none. */
  readonly code: string | undefined;

  constructor(kind: DatabaseUnavailable['kind'], code: string | undefined, options?: ErrorOptions) {
    super(`The database did not answer (${kind}).`, options);
    this.name = 'DatabaseUnavailable';
    this.kind = kind;
    this.code = code;
  }
}

/** The connection was lost during COMMIT: row `id` of `commits` shows whether it succeeded. */
export class CommitUnknown extends DatabaseUnavailable {
  readonly id: string;

  constructor(id: string, cause: DatabaseUnavailable) {
    super(cause.kind, cause.code, { cause });
    this.name = 'CommitUnknown';
    this.id = id;
  }
}

/** DatabaseUnavailable for connection and time errors; others, such as constraints, unchanged. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const kind = 'severity' in error && code !== undefined ? kindOfState(code) : kindOfFailure(error);
  return kind ? new DatabaseUnavailable(kind, code, { cause: error }) : error;
}

/** SQLSTATE: connection lost or refused, or a server that became a replica (25006). 08P01 is PgBouncer's. */
const lostStates = /^(08...|28...|3D000|25006|25P0[34]|57P0[1235]|53300)$/;
/** 55P03 lock_timeout, 57014 statement_timeout, 53 no memory or disk, 58 the system under it. */
const slowStates = /^(55P03|57014|53...|58...)$/;

function kindOfState(state: string): DatabaseUnavailable['kind'] | undefined {
  if (lostStates.test(state)) return 'lost';
  return slowStates.test(state) ? 'slow' : undefined;
}

/** Driver timeouts: no connection from the pool, none from the network, or no answer. */
const timeouts =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|Query read timeout)$/;

/** System errors have a code, the driver's have none. A TypeError is our own bug. */
function kindOfFailure({ name, message }: Error): DatabaseUnavailable['kind'] | undefined {
  if (name !== 'Error' && name !== 'AggregateError') return undefined;
  return timeouts.test(message) ? 'slow' : 'lost';
}
