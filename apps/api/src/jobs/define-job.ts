import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Job, Work } from './duties.ts';
import { enqueue } from './enqueue.ts';

type Payload = Readonly<Record<string, string | undefined>>;

interface JobOptions {
  afterMs?: number;
  /** Set when the caller stores the job's ID. */
  id?: string;
}

interface JobDefinition<In extends Payload, Out> {
  kind: string;
  /** Adds a job in the change's transaction. Payloads are IDs only. */
  enqueue: (t: Tx, payload: In, now: Date, options?: JobOptions) => Promise<void>;
  works: <S>(run: (services: S, job: Job<Out>) => Promise<void>) => Readonly<Record<string, Work<S>>>;
}

/** Retried like any failure: a newer process may know the payload. Values stay out of logs. */
class BadPayload extends Error {
  override name = 'BadPayload';
  constructor(kind: string) {
    super(`The payload does not fit a job of the kind ${kind}.`);
  }
}

export function defineJob<In extends Payload, Out>(
  kind: string,
  schema: z.ZodType<Out, In>,
  timing: Pick<Work<never>, 'lane' | 'tries' | 'longestDelayMs'>,
): JobDefinition<In, Out> {
  return {
    kind,
    enqueue: (t, payload, now, options = {}) => enqueue(t, { kind, payload, ...options }, now),
    works: (run) => ({
      [kind]: {
        ...timing,
        run: (services, job) => {
          const parsed = schema.safeParse(job.payload);
          if (!parsed.success) throw new BadPayload(kind);
          return run(services, { ...job, payload: parsed.data });
        },
      },
    }),
  };
}

export const nameIn = <T extends object>(table: T) =>
  z.custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(table, value));
