import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Job, Work } from './duties.ts';
import { enqueue } from './enqueue.ts';

type Payload = Readonly<Record<string, string | undefined>>;

interface JobOptions {
  /** A later time than now, in milliseconds from now. */
  afterMs?: number;
  /** The job's own ID, where the caller keeps it. */
  id?: string;
}

/** A kind of job. Those who enqueue it import this alone, never the work: that would be a circle. */
interface JobDefinition<In extends Payload, Out> {
  kind: string;
  /** Adds a job in the transaction of the change it follows from. Payloads are IDs only. */
  enqueue: (t: Tx, payload: In, now: Date, options?: JobOptions) => Promise<void>;
  /** Its entry in the registry: the payload is parsed when the job runs. */
  works: <S>(run: (services: S, job: Job<Out>) => Promise<void>) => Readonly<Record<string, Work<S>>>;
}

/** Retried as any failure: a process of a newer version may know the payload. Values stay out of logs. */
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

/** A name in a table, for payloads that say which of several emails to send. */
export const nameIn = <T extends object>(table: T) =>
  z.custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(table, value));
