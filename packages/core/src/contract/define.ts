import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call: nobody signed in, anyone signed in, or one role (product.md 'Roles and identity'). A `booker` is a patient, or a newcomer, who is told
 * what their profile lacks. A `visitor` is anyone signed in, and nobody yet who looks at a page of a partner; a `partner` is the server of one.
 */
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
  /**
   * The answer carries a `version`, also sent as ETag. A write names the version it was made from as If-Match; with 'optional' it may leave
   * that out. A read that names its version as If-None-Match is answered 304 while it holds.
   */
  versioned?: true | 'optional';
  /**
   * An Idempotency-Key header names the write: sent again by the same person it answers what the first answered, with another
   * body it is refused (IDEMPOTENCY_KEY_REUSED). The rows the write made say so.
   */
  keyed?: true;
  /**
   * May be made with the token of a person on a partner's page, who sees by it what was made through that partner and nothing else; any other call
   * is refused there (NOT_ON_THIS_PAGE).
   */
  onPartnerPages?: true;
  /**
   * What others have written may be seconds late in its answer, what the caller has written never: a replica may give it. `for-all`, what everybody
   * reads alike, also to whoever names no position of a write; `for-others`, what is somebody's own, only to who does.
   */
  mayLag?: 'for-all' | 'for-others';
  /** Requires a sign-in within the last 15 minutes, else SIGN_IN_AGAIN. */
  recentSignIn?: true;
  /** Maximum body in bytes, if larger than the default 100 kB. */
  bodyBytes?: number;
}
