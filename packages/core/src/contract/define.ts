import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';

export type Caller = 'public' | 'visitor' | 'signed-in' | 'booker' | 'patient' | 'specialist' | 'staff' | 'partner';

/** API call: input, answer and errors. Method and path are in `routes.ts`. */
export interface CallDefinition {
  summary: string;
  caller: Caller;
  query?: z.ZodType;
  body?: z.ZodType;
  ok: z.ZodType;
  /** Errors in addition to those of every call (401, 403, 422, 500). */
  errors: readonly ErrorCode[];
  /** Answers a `version`, also as ETag. Writes send If-Match ('optional': may omit it). If-None-Match may give 304. */
  versioned?: true | 'optional';
  /** Idempotency-Key: a repeat by the same person gets the first answer; another body gets IDEMPOTENCY_KEY_REUSED. */
  keyed?: true;
  /** Allowed on partner pages, limited to data made through that partner. Other calls get NOT_ON_THIS_PAGE. */
  onPartnerPages?: true;
  /** Replicas may answer, but never older than the caller's writes. `for-others` requires a write position. */
  mayLag?: 'for-all' | 'for-others';
  /** Requires a sign-in within the last 15 minutes, else SIGN_IN_AGAIN. */
  recentSignIn?: true;
  /** Maximum body in bytes, if larger than the default 100 kB. */
  bodyBytes?: number;
}
