import { tracingChannel } from 'node:diagnostics_channel';

/** API call; later fields are set by its end. */
export interface CallStep {
  is: 'call';
  method: string;
  requestId: string;
  /** Unvalidated W3C Trace Context from the caller. */
  traceparent: string | undefined;
  traceId?: string;
  route?: string;
  status?: number;
  userId?: string | undefined;
  partnerId?: string | undefined;
}

export interface JobStep {
  is: 'job';
  id: string;
  kind: string;
  lane: string;
  attempts: number;
  lateMs: number;
  outcome?: 'done' | 'failed' | 'given-up';
}

export interface LaneStep {
  is: 'jobs';
  lane: string;
}

export interface ConnectionStep {
  is: 'connection';
}

export interface StatementStep {
  is: 'statement';
  text: string;
}

export interface VendorStep {
  is: 'vendor';
  vendor: string;
  call: string;
}

export type Step = CallStep | JobStep | LaneStep | ConnectionStep | StatementStep | VendorStep;

/** Publishes steps to `telemetry/` by Node's diagnostics channel, which is free without subscribers. */
export const steps = tracingChannel<unknown, Step>('tele:step');

export function asStep<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return steps.hasSubscribers ? steps.tracePromise(work, step) : work();
}
