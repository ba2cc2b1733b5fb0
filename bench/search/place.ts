// One of those that are compared: so many specialists in a database of their own, and the API in a process.
import type { Agent } from 'node:http';
import { limitRole } from '../../apps/api/src/db/limit-role.ts';
import { defaultLimits } from '../../apps/api/src/config/database-limits.ts';
import { openDatabase, type Database } from '../../apps/api/src/db/open.ts';
import { refreshFreeFrom } from '../../apps/api/src/specialists/refresh-free-from.ts';
import { fillLarge, largePatient } from '../../apps/api/src/testing/large.ts';
import type { TestIdentity } from '../../apps/api/src/testing/test-identity.ts';
import { startChild, type Child } from '../api/child.ts';
import { startPostgresEngine, type Copy, type Engine } from '../api/engines.ts';
import { keepAlive, load, prepareRequest } from '../api/load.ts';
import { queries } from './requests.ts';

/** How many are spread over the catalogue, and how many more are of the specialty that is searched: pages are full everywhere. */
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
  /** Milliseconds, of every request. */
  took: readonly number[];
  /** Microseconds of CPU a request, of Node and of the database. */
  cpu: number;
}

/** The specialists that a boundary of a half hour left to be looked up, and the milliseconds that took. */
export interface Swept {
  rows: number;
  ms: number;
}

/** As many callers as a minute's limit of searches needs. */
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
    // As a deployment's role is; what makes a boundary may take longer.
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

  /** Makes it as at a boundary of a half hour that no job run has met: whoever was free within the next hour is not any more. */
  async turn(moment: 'looked up' | 'boundary'): Promise<void> {
    const { pool } = this.#parts.database;
    if (moment === 'boundary')
      await pool.query(`update specialist_specialties set free_from = now() - interval '30 minutes'
        where listed and free_from < now() + interval '2 hours'`);
    await pool.query('vacuum (analyze) specialist_specialties');
  }

  /** What the job run does about it, batch by batch. */
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
