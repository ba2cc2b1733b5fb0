import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { Dialect } from './dialect.ts';
import { followLeader } from './follow-leader.ts';
import { guardPool } from './guarded-pool.ts';
import { AnotherDatabase, identityOf } from './identity.ts';
import { positionOf, unreached, type Position } from './position.ts';
import { openPool, openPoolApart } from './postgres-pool.ts';
import type { Db, Schema } from './schema.ts';

export interface ReplicaRead<T> {
  value: T;
  position: Position;
}

export interface Replicas {
  /** Compares them with the leader at start; throws for another database. Unreachable ones are checked later. */
  meet: (leading: pg.Pool) => Promise<void>;
  /** Runs read-only `work` on a replica that has reached `since`. Undefined when none has: ask the leader. */
  read: <T>(since: Position | undefined, work: (db: Db) => Promise<T>) => Promise<ReplicaRead<T> | undefined>;
  position: () => Promise<Position | undefined>;
  close: () => Promise<void>;
}

type Places = Pick<
  Config,
  'databaseUrl' | 'databaseReadUrl' | 'databaseReadLagMs' | 'databaseLimits' | 'namedStatements'
>;

/** Pause after a failure or lag, in milliseconds; then one call tries it again. */
const restMs = 1_000;
/** Shorter than the leader's: it would have answered by then. */
const patience = { waitMs: 1_000, queryMs: 2_000 };

/** Read committed: reads get a snapshot from after the check. In one transaction: a pooler keeps one server. */
const begin = sql<{ replayed: string }>`begin isolation level read committed read only;
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as replayed`;
const end = sql`commit`;

/** With asynchronous commit, a commit is visible before it is written: then the insert position counts. */
const current = `select case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end as position`;

export function openReplicas(places: Places, log: Logger): Replicas | undefined {
  const { databaseUrl, databaseReadUrl, databaseReadLagMs: lagMs, databaseLimits, namedStatements: named } = places;
  if (databaseUrl === undefined || databaseReadUrl === undefined) return undefined;
  const { connections, waitMs, queryMs } = databaseLimits;
  const limits = {
    connections,
    waitMs: Math.min(waitMs, patience.waitMs),
    queryMs: Math.min(queryMs, patience.queryMs),
  };
  const pool = openPool(databaseReadUrl, limits, recognise);
  const db = new Kysely<Schema>({
    dialect: new Dialect({ pool: guardPool(pool, { named }), remote: false, isolation: 'read committed' }),
  });
  const leader = openPoolApart(databaseUrl);
  const { position, floor } = followLeader(
    async () => {
      const { rows } = await leader.query<{ position: string }>(current);
      return positionOf(rows[0]?.position ?? '');
    },
    { lagMs },
  );

  let identity: string | undefined;
  let isUsed = false;
  let restUntil = -Infinity;

  function mayTry(): boolean {
    const now = performance.now();
    if (now < restUntil) return false;
    if (!isUsed) restUntil = now + restMs;
    return true;
  }

  function join(): void {
    restUntil = -Infinity;
    if (!isUsed) log.info('replicas answer what may lag');
    isUsed = true;
  }

  function leave(reason: string, code?: string): undefined {
    restUntil = performance.now() + restMs;
    if (isUsed) log.warn({ reason, code }, 'replicas are left: the leader answers');
    isUsed = false;
  }

  /** Checks servers that came up later; another database is not asked again. */
  async function recognise(replica: pg.ClientBase): Promise<void> {
    if (identity === undefined || (await identityOf(replica)) === identity) return;
    const error = new AnotherDatabase();
    log.error(error.message);
    restUntil = Infinity;
    throw error;
  }

  /** Results do not wait for the end of a read-only transaction. */
  function inTransaction<T>(work: (replica: Db, replayed: Position) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = db.connection().execute(async (replica) => {
        const began = begin.execute(replica);
        await began.then(({ rows }) => work(replica, positionOf(rows[0]?.replayed ?? ''))).then(resolve, reject);
        await end.execute(replica);
      });
      done.catch(reject);
    });
  }

  return {
    meet: async (leading) => {
      identity = await identityOf(leading);
      try {
        const { rows } = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
        if (rows[0]?.follows === false) log.info('DATABASE_READ_URL leads to the leader, which answers all reads');
        join();
      } catch (error) {
        if (error instanceof AnotherDatabase) throw error;
        log.warn({ code: (error as { code?: string }).code }, 'replicas do not answer: the leader does');
      }
    },

    read: async (since, work) => {
      if (since === unreached || !mayTry()) return undefined;
      const least = await floor();
      try {
        return await inTransaction(async (replica, replayed) => {
          if (least && replayed < least.position) return least.isOld ? leave('lag') : undefined;
          join();
          return replayed < (since ?? '') ? undefined : { value: await work(replica), position: replayed };
        });
      } catch (error) {
        return error instanceof DatabaseUnavailable ? leave(error.kind, error.code) : undefined;
      }
    },

    position,

    close: async () => {
      await Promise.all([pool.end(), leader.end()]);
    },
  };
}
