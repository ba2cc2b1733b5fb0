import { sql } from 'kysely';
import type { Services } from '../http/context.ts';

export type ReplicationReading =
  | {
      role: 'primary';
      standbys: number;
      streaming: number;
      synchronous: number;
      wantsSynchronous: boolean;
      lagBytes: number | null;
      lagSeconds: number | null;
      visible: boolean;
    }
  | { role: 'standby'; lagSeconds: number | null };

interface Followers {
  standbys: number;
  seen: number;
  streaming: number;
  synchronous: number;
  lagBytes: number | null;
  lagSeconds: number | null;
  wantsSynchronous: boolean;
}

/** Undefined for the embedded database, which has no replication. */
export async function readReplication({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<ReplicationReading | undefined> {
  if (config.databaseUrl === undefined) return undefined;
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(db);
  return rows[0]?.follows ? readStandby(db) : readPrimary(db);
}

async function readPrimary(db: Services['db']): Promise<ReplicationReading> {
  const { rows } = await sql<Followers>`
    select count(*)::int as standbys, count(state)::int as seen,
      (count(*) filter (where state = 'streaming'))::int as streaming,
      (count(*) filter (where sync_state in ('sync', 'quorum')))::int as synchronous,
      max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 as "lagBytes",
      max(extract(epoch from replay_lag))::float8 as "lagSeconds",
      current_setting('synchronous_standby_names') <> '' as "wantsSynchronous"
    from pg_stat_replication`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('The database did not report its standbys.');
  const { seen, ...followers } = read;
  return { role: 'primary', ...followers, visible: followers.standbys === 0 || seen > 0 };
}

/** A standby that has replayed everything is not behind, whatever the age of the last change. */
async function readStandby(db: Services['db']): Promise<ReplicationReading> {
  const { rows } = await sql<{ lagSeconds: number | null }>`
    select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as "lagSeconds"`.execute(db);
  return { role: 'standby', lagSeconds: rows[0]?.lagSeconds ?? null };
}
