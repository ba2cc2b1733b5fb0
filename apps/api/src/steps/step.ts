import { tracingChannel } from 'node:diagnostics_channel';

/** A call of the API. What is only known at its end is set by then. */
export interface CallStep {
  is: 'call';
  method: string;
  requestId: string;
  /** As the caller gave it: W3C Trace Context, not looked at yet. */
  traceparent: string | undefined;
  /** The id of its trace, where there is one: for the log. */
  traceId?: string;
  route?: string;
  status?: number;
  userId?: string | undefined;
  partnerId?: string | undefined;
}

/** One try of a job of the outbox. */
export interface JobStep {
  is: 'job';
  id: string;
  kind: string;
  lane: string;
  attempts: number;
  /** How long it had been due when it was taken. */
  lateMs: number;
  outcome?: 'done' | 'failed' | 'given-up';
}

/** One round of the job run through a lane. */
export interface LaneStep {
  is: 'jobs';
  lane: string;
}

/** The wait for a connection to the database. */
export interface ConnectionStep {
  is: 'connection';
}

/** A statement, without its values. */
export interface StatementStep {
  is: 'statement';
  text: string;
}

/** A call to another company. */
export interface VendorStep {
  is: 'vendor';
  vendor: string;
  call: string;
}

export type Step = CallStep | JobStep | LaneStep | ConnectionStep | StatementStep | VendorStep;

/** Publishes each step to `telemetry/` through Node's diagnostics channel, which costs nothing without a subscriber. */
export const steps = tracingChannel<unknown, Step>('tele:step');

/** Does the work as a step. The step may be added to until the work has ended. */
export function asStep<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return steps.hasSubscribers ? steps.tracePromise(work, step) : work();
}
