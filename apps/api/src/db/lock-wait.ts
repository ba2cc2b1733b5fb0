import type pg from 'pg';

/** A blocked session and its blockers. No statements: they contain personal data. */
interface LockWait {
  /** Null when it waits for a transaction. */
  table: string | null;
  holders: readonly Holder[];
}
interface Holder {
  pid: number;
  /** Null for another role's session, which this one may not see. */
  state: string | null;
  seconds: number | null;
}

/** A statement got no lock in time, and its transaction did nothing. The message names the blocker. */
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

/** Watches `work` from a second session, to name who blocks it. A pool of one connection cannot. */
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

/** 55P03 is lock_timeout, 40P01 a deadlock. */
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
