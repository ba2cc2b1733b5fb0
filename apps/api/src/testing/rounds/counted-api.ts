import type { RouteName } from '@tele/core';
import type pg from 'pg';
import { jobsEnded } from '../../jobs/run-jobs-soon.ts';
import type { Called, CallOptions, TestApi } from '../start-api.ts';
import type { TestStripe } from '../start-stripe.ts';
import { readsBetween, tableReads, type TableReads } from '../table-reads.ts';

interface Parts {
  api: TestApi;
  stripe: TestStripe;
  /** Of one connection, whose counts can be asked for after each call. */
  pool: pg.Pool;
}

/** An API of which is known what each call reads of each table. */
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

  /** What was read until now is no call's. */
  async look(): Promise<void> {
    this.#looked = await tableReads(this.#pool);
  }

  /** Begins anew. */
  async forget(): Promise<void> {
    this.#reads = new Map();
    await this.look();
  }

  /** Counts what `work`, and whatever it leaves to the background, reads. */
  async counted<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = await work();
    await jobsEnded(this.api.services.db);
    const before = this.#looked;
    await this.look();
    this.#reads.set(name, [...(this.#reads.get(name) ?? []), ...readsBetween(before, this.#looked)]);
    return result;
  }

  /** One call; throws unless it is answered with 200. */
  async call(name: RouteName, options: CallOptions = {}): Promise<Called['body']> {
    const { status, body } = await this.counted(name, () => this.api.call(name, options));
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** The first page of a list, and the one after it. */
  async pages(name: RouteName, options: CallOptions): Promise<void> {
    const { next } = (await this.call(name, options)) as { next?: string };
    if (next !== undefined) await this.call(name, { ...options, query: { ...options.query, cursor: next } });
  }

  /** Whether anything by that name was counted. */
  has(name: string): boolean {
    return this.#reads.has(name);
  }

  /** Who read which table in a way that `is` tells, each once. */
  readersWho(is: (read: TableReads) => boolean): string[] {
    const found = [...this.#reads].flatMap(([name, tables]) =>
      tables.filter(is).map(({ table }) => `${name}: ${table}`),
    );
    return [...new Set(found)];
  }
}
