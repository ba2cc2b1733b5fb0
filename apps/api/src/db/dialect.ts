import { PostgresDialect, PostgresDriver, type PostgresPool, type TransactionSettings } from 'kysely';
import type { Isolation } from '../config/isolation.ts';
import { CommitUnknown, DatabaseUnavailable } from './database-unavailable.ts';
import { commitAs, newCommitId } from './commits.ts';

interface DialectParts {
  pool: PostgresPool;
  /** True when commits can lose their connection: each then records its ID. */
  remote: boolean;
  isolation: Isolation;
}

/** Kysely dialect that resolves the outcome of a commit whose connection was lost. */
export class Dialect extends PostgresDialect {
  readonly #parts: DialectParts;

  constructor(parts: DialectParts) {
    super(parts);
    this.#parts = parts;
  }

  override createDriver(): PostgresDriver {
    return new Driver(this.#parts);
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class Driver extends PostgresDriver {
  readonly #remote: boolean;
  readonly #isolation: Isolation;

  constructor({ pool, remote, isolation }: DialectParts) {
    super({ pool });
    this.#remote = remote;
    this.#isolation = isolation;
  }

  /** Set explicitly: a pooler's session may be older than the role's default. */
  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const isolationLevel = this.#isolation === 'serializable' ? this.#isolation : settings.isolationLevel;
    return super.beginTransaction(connection, { ...settings, ...(isolationLevel && { isolationLevel }) });
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    if (!this.#remote) return super.commitTransaction(connection);
    const id = newCommitId();
    try {
      await connection.executeQuery(commitAs(id));
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new CommitUnknown(id, error) : error;
    }
  }

  /** Ignores a failed rollback: the caller gets the original error, and the pool replaces the connection. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}
