import type { Agent } from 'node:http';
import { limitRole } from '../../../../apps/api/src/db/limit-role.ts';
import { defaultLimits } from '../../../../apps/api/src/config/database-limits.ts';
import { openDatabase, type Database } from '../../../../apps/api/src/db/open.ts';
import { refreshFreeFrom } from '../../../../apps/api/src/specialists/refresh-free-from.ts';
import { fillLarge, largePatient } from '../../../../apps/api/src/testing/large.ts';
import type { TestIdentity } from '../../../../apps/api/src/testing/test-identity.ts';
import { startChild, type Child } from '../api/child.ts';
import { startPostgresEngine, type Copy, type Engine } from '../api/engines.ts';
import { keepAlive, load, prepareRequest } from '../api/load.ts';
import { queries } from './requests.ts';

/** Specialists across the catalogue, and extra ones in the searched specialty, so pages are full. */
interface Size {
  name: string;
  specialists: number;
  crowd: number;
}

export const places: readonly Size[] = [
  { name: '1,000', specialists: 100, crowd: 900 },
  { name: '100,000', specialists: 99_100, crowd: 900 },
  { name: '100,000, half of them there', specialists: 50_000, crowd: 50_000 },
];

export interface Cost {
  /** Milliseconds of each request. */
  took: readonly number[];
  /** Microseconds of CPU a request, Node and database. */
  cpu: number;
}

/** Specialists to look up after a half hour, and the milliseconds it took. */
export interface Swept {
  rows: number;
  ms: number;
}

/** Enough callers for the search limit per minute. */
const callers = 200;

interface Parts {
  engine: Engine;
  copy: Copy;
  child: Child;
  database: Database;
  tokens: readonly string[];
}

export class Place {
  readonly name: string;
  readonly #parts: Parts;
  readonly #agent: Agent = keepAlive();
  #sent = 0;

  private constructor(name: string, parts: Parts) {
    this.name = name;
    this.#parts = parts;
  }

  static async start({ name, ...size }: Size, identity: TestIdentity): Promise<Place> {
    const patients = Math.max(size.specialists, callers);
    const engine = await startPostgresEngine(({ pool }) =>
      fillLarge(
        pool,
        { ...size, patients, selections: size.specialists, busy: 1, bookingsOfOne: 100, records: 1_000 },
        new Date(),
      ),
    );
    if (!engine) throw new Error('No PostgreSQL programs were found.');
    const copy = await engine.copy('ours');
    const database = await openDatabase({ databaseUrl: copy.variables['BENCH_DATABASE_URL'], dataDir: '' });
    // Limits as in production, with more time for the boundary's setup.
    await limitRole(database.pool, { ...defaultLimits, statementMs: 10 * 60_000 });
    const child = await startChild('ours', { ...copy.variables, BENCH_JWKS_URL: identity.jwksUrl });
    const tokens: string[] = [];
    for (let n = 0; n < callers; n += 1) {
      const { email, userId } = largePatient(n);
      tokens.push(await identity.tokenFor(email, { sub: userId }));
    }
    const place = new Place(name, { engine, copy, child, database, tokens });
    await place.runJobs();
    return place;
  }

  /** `boundary`: the state just after a half hour, before any job has run; the soonest times have passed. */
  async turn(moment: 'looked up' | 'boundary'): Promise<void> {
    const { pool } = this.#parts.database;
    if (moment === 'boundary')
      await pool.query(`update specialist_specialties set free_from = now() - interval '30 minutes'
        where listed and free_from < now() + interval '2 hours'`);
    await pool.query('vacuum (analyze) specialist_specialties');
  }

  async runJobs(): Promise<Swept> {
    const { db } = this.#parts.database;
    const start = performance.now();
    let rows = 0;
    for (let done = -1; done !== 0; rows += done) done = await refreshFreeFrom({ db, now: () => new Date() });
    return { rows, ms: performance.now() - start };
  }

  async measure(name: keyof typeof queries, count: number): Promise<Cost> {
    const { child, tokens } = this.#parts;
    const requests = Array.from({ length: count }, () => {
      this.#sent += 1;
      const token = tokens[this.#sent % tokens.length];
      return prepareRequest(child.url, 'searchSpecialists', { made: { body: queries[name] }, token });
    });
    const before = await this.#cpu();
    const took = await load(this.#agent, requests);
    return { took, cpu: ((await this.#cpu()) - before) / count };
  }

  async stop(): Promise<void> {
    const { child, database, engine } = this.#parts;
    this.#agent.destroy();
    await child.stop();
    await database.close();
    await engine.stop();
  }

  async #cpu(): Promise<number> {
    return (await this.#parts.child.ask('cpu', undefined)) + (await this.#parts.copy.cpu());
  }
}
