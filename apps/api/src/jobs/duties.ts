import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

export interface JobParts {
  db: Db;
  /** Connection of the tables' owner; undefined without DATABASE_DIRECT_URL. */
  owner?: { db: Db } | undefined;
  now: () => Date;
  log: Logger;
  /** Set while changes are paused, when no jobs run. */
  readOnly: () => Promise<object | undefined>;
}

/** A job for its work. Payloads are IDs only; `id` is the same for all tries, `attempts` includes this one. */
export interface Job<Payload = Readonly<Record<string, string>>> {
  id: string;
  attempts: number;
  payload: Payload;
}

/** Lanes never wait for each other: a slow mail server must not hold up money. */
export const lanes = ['money', 'mail', 'files', 'calendars'] as const;
export type Lane = (typeof lanes)[number];

/** One kind of work. Runs at least once, so it must be idempotent. */
export interface Work<S> {
  lane: Lane;
  /** Failures, with growing delays, before a job is given up. */
  tries: number;
  longestDelayMs?: number;
  run: (services: S, job: Job) => Promise<void>;
}

/** Processes one small batch of overdue or abandoned work. Returns its size, 0 when nothing is left. */
export type Sweep<S> = (services: S) => Promise<number>;

export type Pruning<S> = (services: S, limit: number) => Promise<number>;

export interface Duties<S> {
  works: Readonly<Record<string, Work<S>>>;
  sweeps: readonly Sweep<S>[];
  prunings: Readonly<Record<string, Pruning<S>>>;
  giveUp: (services: S, t: Tx, job: { kind: string }) => Promise<void>;
}

export type JobServices<S> = S & JobParts & { duties: Duties<S> };
