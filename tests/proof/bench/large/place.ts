import type { Agent } from 'node:http';
import { defaultLimits } from '../../../../apps/api/src/config/database-limits.ts';
import { openDatabase, type Database } from '../../../../apps/api/src/db/open.ts';
import { refreshFreeFrom } from '../../../../apps/api/src/specialists/refresh-free-from.ts';
import type { LargeSize } from '../../../../apps/api/src/testing/large-size.ts';
import { readsBetween, tableReads, type TableReads } from '../../../../apps/api/src/testing/table-reads.ts';
import { databaseUrlOf } from '../../../../apps/api/src/testing/templates.ts';
import type { TestIdentity } from '../../../../apps/api/src/testing/test-identity.ts';
import { startChild, type Child } from '../api/child.ts';
import { cpuOfBackends } from '../api/engines.ts';
import { keepAlive, load, prepareRequest, send, type Prepared } from '../api/load.ts';
import { callsOf, type LargeCall } from './calls.ts';
import { prepare } from './prepare.ts';

/** Few, so requests rarely wait for each other. */
const connections = 4;
/** PostgreSQL plans a prepared statement five times, then may use a generic plan. */
const looks = 7;

export interface Cost {
  took: readonly number[];
  node: number;
  database: number;
}

export interface Read {
  bytes: number;
  walked: readonly string[];
  /** Pages of 8 kB, tables and indexes: a measure without noise. */
  pages: number;
}

interface Parts {
  name: string;
  child: Child;
  /** Same program with one connection, for counting reads. */
  counted: Child;
  database: Database;
  identity: TestIdentity;
  calls: Readonly<Record<string, LargeCall>>;
  cpu: () => Promise<number>;
}

const emailOf = (user: string): string =>
  /^usr_[ps]\d+$/.test(user) && !/^usr_s\d{3}$/.test(user)
    ? `${user.slice(4)}@large.example.com`
    : `${user}@example.com`;

export class Place {
  readonly name: string;
  readonly calls: Parts['calls'];
  readonly #parts: Parts;
  readonly #agent: Agent = keepAlive(connections);
  readonly #made = new Map<string, number>();
  readonly #tokens = new Map<string, Promise<string>>();

  private constructor(parts: Parts) {
    this.name = parts.name;
    this.calls = parts.calls;
    this.#parts = parts;
  }

  static async start(
    name: string,
    given: { adminUrl: string; size: LargeSize; identity: TestIdentity; fresh: number },
  ): Promise<Place> {
    const { adminUrl, size, identity, fresh } = given;
    const url = databaseUrlOf(adminUrl, name);
    const databaseLimits = { ...defaultLimits, queryMs: 10 * 60_000 };
    const database = await openDatabase({ databaseUrl: url, dataDir: '', databaseLimits });
    const calls = callsOf(size, await prepare(database, fresh));
    const variables = { BENCH_DATABASE_URL: url, BENCH_JWKS_URL: identity.jwksUrl };
    const child = await startChild('ours', variables);
    const counted = await startChild('ours', { ...variables, BENCH_CONNECTIONS: '1' });
    return new Place({ name, child, counted, database, identity, calls, cpu: cpuOfBackends(database, name) });
  }

  async look(name: string): Promise<Read> {
    const { counted, database } = this.#parts;
    await this.#runJobs();
    let bytes = 0;
    let reads: TableReads[] = [];
    let pages = 0;
    for (let n = 0; n < looks; n += 1) {
      const prepared = await this.#next(name, counted.url);
      const [before, seen] = [await this.#counts(), await this.#pages()];
      const { status, text } = await send(this.#agent, prepared);
      if (status !== 200) throw new Error(`${name}: ${prepared.url.pathname} answered ${status}: ${text}`);
      bytes = text.length;
      reads = readsBetween(before, await this.#counts());
      pages = (await this.#pages()) - seen;
    }
    const walked = reads.filter(({ sequential }) => sequential > 0).map(({ table }) => table);
    const large = await database.pool.query<{ name: string }>(
      `select coalesce(pg_partition_root(relid), relid)::regclass::text as name from pg_stat_user_tables group by 1 having sum(n_live_tup) > 10000`,
    );
    const names = new Set(large.rows.map((row) => row.name));
    return {
      bytes,
      walked: walked.filter((table) => names.has(table)),
      pages,
    };
  }

  async measure(name: string, count: number): Promise<Cost> {
    const { child } = this.#parts;
    await this.#runJobs();
    // Rate limits would refuse this load from few callers.
    await child.ask('sql', `delete from rate_limits where window_start < now() + interval '1 hour'`);
    const requests: Prepared[] = [];
    while (requests.length < count) requests.push(await this.#next(name, child.url));
    const before = await this.#cpu();
    const took = await load(this.#agent, requests, connections);
    const after = await this.#cpu();
    return { took, node: (after.node - before.node) / count, database: (after.database - before.database) / count };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.#parts.child.stop();
    await this.#parts.counted.stop();
    await this.#parts.database.close();
  }

  /** Clears the backlog of a half hour or a booking, as the jobs would. */
  async #runJobs(): Promise<void> {
    const { name, database } = this.#parts;
    const began = performance.now();
    let [rows, some] = [0, 0];
    do {
      some = await refreshFreeFrom({ db: database.db, now: () => new Date() });
      rows += some;
    } while (some > 0);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 5) process.stderr.write(`${name}: ${rows} specialists looked up in ${seconds.toFixed(0)} s\n`);
  }

  async #cpu(): Promise<{ node: number; database: number }> {
    return { node: await this.#parts.child.ask('cpu', undefined), database: await this.#parts.cpu() };
  }

  async #counts(): Promise<TableReads[]> {
    await this.#parts.counted.ask('sql', 'select pg_stat_force_next_flush()');
    return tableReads(this.#parts.database.pool);
  }

  async #pages(): Promise<number> {
    const { rows } = await this.#parts.database.pool.query<{ pages: string }>(`
      select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read, 0) + coalesce(idx_blks_hit, 0)) as pages
      from pg_statio_user_tables`);
    return Number(rows[0]?.pages);
  }

  async #next(name: string, url: string): Promise<Prepared> {
    const call = this.calls[name];
    if (!call) throw new Error(`No call is named ${name}.`);
    const n = this.#made.get(name) ?? 0;
    this.#made.set(name, n + 1);
    const made = call.make(n);
    const token = made.user === undefined ? undefined : await this.#tokenOf(made.user);
    return prepareRequest(url, call.route, { made, token });
  }

  #tokenOf(user: string): Promise<string> {
    let token = this.#tokens.get(user);
    if (!token) this.#tokens.set(user, (token = this.#parts.identity.tokenFor(emailOf(user), { sub: user })));
    return token;
  }
}
