import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

/** What the outbox itself needs of the services; its work is handed all of them. */
export interface JobParts {
  db: Db;
  /** For what only the owner of the tables may do; undefined where DATABASE_DIRECT_URL is not set. */
  owner?: { db: Db } | undefined;
  now: () => Date;
  log: Logger;
  /** Set while nobody's changes are taken: no work is done then either. */
  readOnly: () => Promise<object | undefined>;
}

/** A job as its work receives it. The payload is IDs only; `id` stays the same over all tries, `attempts` counts this one. */
export interface Job<Payload = Readonly<Record<string, string>>> {
  id: string;
  attempts: number;
  payload: Payload;
}

/** Work of one lane never waits for another's: a silent mail server holds up no money. */
export const lanes = ['money', 'mail', 'files', 'calendars'] as const;
export type Lane = (typeof lanes)[number];

/** One kind of work. It runs at least once, so running it again must change nothing. */
export interface Work<S> {
  lane: Lane;
  /** After so many failures, ever further apart, a job is given up. */
  tries: number;
  /** How far apart they get, in milliseconds; six hours without. */
  longestDelayMs?: number;
  run: (services: S, job: Job) => Promise<void>;
}

/** Does one small batch of what time or a dead process left behind; answers how many it took up, 0 when nothing is left. */
export type Sweep<S> = (services: S) => Promise<number>;

/** Deletes at most `limit` rows that are kept for a time only (db/kept-days.ts); answers how many. */
export type Pruning<S> = (services: S, limit: number) => Promise<number>;

/** Everything `runJobs()` may do, registered by the nouns that own it: `duties.ts`. */
export interface Duties<S> {
  works: Readonly<Record<string, Work<S>>>;
  sweeps: readonly Sweep<S>[];
  /** By what they prune. */
  prunings: Readonly<Record<string, Pruning<S>>>;
  /** Runs in the transaction in which a job is given up, so that somebody is told of each. */
  giveUp: (services: S, t: Tx, job: { kind: string }) => Promise<void>;
}

/** Services that carry their own duties. */
export type JobServices<S> = S & JobParts & { duties: Duties<S> };
