import type { RouteName } from '@tele/core';
import type pg from 'pg';
import { jobsEnded } from '../../jobs/run-jobs-soon.ts';
import type { Called, CallOptions, TestApi } from '../start-api.ts';
import type { TestStripe } from '../start-stripe.ts';
import { readsBetween, tableReads, type TableReads } from '../table-reads.ts';

interface Parts {
  api: TestApi;
  stripe: TestStripe;
  /** One connection, so counts are complete after each call. */
  pool: pg.Pool;
}

interface NamedReads extends TableReads {
  /** The call or job that read. */
  name: string;
}

export class CountedApi {
  readonly api: TestApi;
  readonly stripe: TestStripe;
  readonly #pool: pg.Pool;
  #looked: TableReads[] = [];
  #reads = new Map<string, TableReads[]>();

  constructor({ api, stripe, pool }: Parts) {
    this.api = api;
    this.stripe = stripe;
    this.#pool = pool;
  }

  async look(): Promise<void> {
    this.#looked = await tableReads(this.#pool);
  }

  async forget(): Promise<void> {
    this.#reads = new Map();
    await this.look();
  }

  async counted<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = await work();
    await jobsEnded(this.api.services.db);
    const before = this.#looked;
    await this.look();
    this.#reads.set(name, [...(this.#reads.get(name) ?? []), ...readsBetween(before, this.#looked)]);
    return result;
  }

  async call(name: RouteName, options: CallOptions = {}): Promise<Called['body']> {
    const { status, body } = await this.counted(name, () => this.api.call(name, options));
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async pages(name: RouteName, options: CallOptions): Promise<void> {
    const { next } = (await this.call(name, options)) as { next?: string };
    if (next !== undefined) await this.call(name, { ...options, query: { ...options.query, cursor: next } });
  }

  has(name: string): boolean {
    return this.#reads.has(name);
  }

  readsWhere(is: (read: TableReads) => boolean): NamedReads[] {
    return [...this.#reads].flatMap(([name, reads]) => reads.filter(is).map((read) => ({ name, ...read })));
  }
}
