import type pg from 'pg';

/** What a session waits for, and who has it. Nothing of what those do: their statements hold people's data. */
interface LockWait {
  /** Null where it waits for the end of a transaction. */
  table: string | null;
  holders: readonly Holder[];
}
interface Holder {
  pid: number;
  /** Null where it belongs to another role, which this one may not look at. */
  state: string | null;
  seconds: number | null;
}

/** A statement did not get its lock in time, and nothing of its transaction was done. The message says what it waited for. */
export class GaveWay extends Error {
  constructor(wait: LockWait | undefined, options: ErrorOptions) {
    super(wait ? wordsOf(wait) : 'a lock that another session holds (see pg_locks)', options);
    this.name = 'GaveWay';
  }
}

const waitOf = `
  select l.relation::regclass::text as "table", h.pid, a.state, round(extract(epoch from now() - a.xact_start))::int as seconds
  from pg_locks l cross join unnest(pg_blocking_pids(l.pid)) as h(pid) left join pg_stat_activity a on a.pid = h.pid
  where l.pid = $1 and not l.granted`;

/**
 * Does `work` in the session `pid`, at which another session looks meanwhile: where it gets no lock, GaveWay tells who has it. A pool
 * of one connection, such as PGlite's, has nobody who could look.
 */
export async function watchingLocks<T>(
  pool: pg.Pool,
  { pid, everyMs = 1_000 }: { pid: number; everyMs?: number },
  work: () => Promise<T>,
): Promise<T> {
  const client = pool.options.max > 1 ? await pool.connect().catch(() => undefined) : undefined;
  const watch = client && startWatch(client, { pid, everyMs });
  try {
    return await work();
  } catch (error) {
    throw isOfLocks(error) ? new GaveWay(watch?.seen(), { cause: error }) : error;
  } finally {
    await watch?.stop();
  }
}

function startWatch(
  client: pg.PoolClient,
  { pid, everyMs }: { pid: number; everyMs: number },
): { seen: () => LockWait | undefined; stop: () => Promise<void> } {
  let seen: LockWait | undefined;
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    const { rows } = await client.query<Holder & Pick<LockWait, 'table'>>(waitOf, [pid]);
    const [first] = rows;
    if (first) seen = { table: first.table, holders: rows };
  };
  const timer = setInterval(() => void (looking = looking.then(look).catch(() => undefined)), everyMs);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await looking;
    client.release();
  };
  return { seen: () => seen, stop };
}

/** 55P03 is lock_timeout; of two that wait for each other one hears 40P01. */
function isOfLocks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
}

/** 'bookings, which process 12 holds (idle in transaction, begun 31 s ago)'. */
function wordsOf({ table, holders }: LockWait): string {
  const who = holders.map(
    ({ pid, state, seconds }) => `process ${pid} (${state ?? 'of another role'}, begun ${seconds ?? '?'} s ago)`,
  );
  return `${table ?? 'the end of an older transaction'}, which ${who.join(' and ')} ${who.length === 1 ? 'holds' : 'hold'}`;
}
