import * as z from 'zod';
import { selectionStatuses } from '../selection/statuses.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant, listOf, pageOf, pageQuery } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** `tele_pub_…`, public in the partner's page. A secret key here is refused by name (SECRET_IN_BROWSER). */
const publishableId = z
  .string('Enter your publishable ID, tele_pub_….')
  .regex(/^tele_(pub|sec)_[\w-]{8,64}$/, 'Enter your publishable ID, tele_pub_….');

/** 32 random bytes as base64url, and their SHA-256 (RFC 7636). The verifier proves who sent the challenge. */
const verifier = z.string().regex(/^[\w-]{43}$/, 'The verifier must be 43 base64url characters.');

/** Bearer token for 15 minutes. Claims: `exp`, and `sub` for a person. Visitors have no ID. */
const shortToken = z.object({ token: z.string(), expiresISO: instant });

/** Person on a partner's page. `refreshToken` is single-use; each refresh answers the next. Both stay in memory. */
const personSession = shortToken.extend({ refreshToken: z.string() });

const partnerShown = z.object({ name: z.string() });

const email = z.email('Enter your patient’s verified email address.').max(254);

/** Request from a partner, without reason, name or time (product.md 'Partners'). */
const brought = z.object({ selectionId: id, status: z.enum(selectionStatuses), createdAt: instant });

const range = { from: missingIfEmpty(instant.optional()), until: missingIfEmpty(instant.optional()) };

export const partnerCalls = {
  startVisit: {
    summary: 'Create a visitor token for a partner’s page: search and view times only. The origin must be registered.',
    caller: 'public',
    body: z.strictObject({ publishableId }),
    ok: shortToken.extend({
      partner: partnerShown,
      portalUrl: z.url(),
      stripe: z.object({ publishableKey: z.string(), scriptUrl: z.url().optional() }).nullable(),
    }),
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'],
  },
  vouchForPatient: {
    summary:
      'Create a 15-minute token for a patient the partner’s server has signed in. Secret key, from a server only.',
    caller: 'partner',
    body: z.strictObject({ email }),
    ok: shortToken,
    errors: ['CLINIC_DISCONNECTED', 'SECRET_IN_BROWSER'],
  },
  startSignIn: {
    summary: 'Start a sign-in in a portal window for a partner’s page. `challenge`: SHA-256 of a verifier.',
    caller: 'public',
    body: z.strictObject({ publishableId, challenge: verifier }),
    ok: z.object({
      signInId: id,
      /** Address for the sign-in window. */
      url: z.url(),
      expiresISO: instant,
    }),
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'],
  },
  getSignIn: {
    summary: 'Get a sign-in’s partner and status.',
    caller: 'public',
    ok: z.object({
      partner: partnerShown,
      /** Origin of the waiting page, the only target for the code. */
      origin: z.url(),
      state: z.enum(['WAITING', 'APPROVED', 'FINISHED', 'EXPIRED']),
    }),
    errors: ['NOT_FOUND'],
  },
  approveSignIn: {
    summary: 'Approve a partner sign-in as the signed-in user. Returns a single-use code.',
    caller: 'signed-in',
    ok: z.object({ code: z.string() }),
    errors: ['NOT_FOUND', 'SIGN_IN_OVER'],
  },
  exchangeSignIn: {
    summary:
      'Exchange the verifier for a session once the sign-in is approved, once; null until then. `code`: from the window, if it could hand one over.',
    caller: 'public',
    body: z.strictObject({ publishableId, verifier, code: optional(z.string().max(128)) }),
    ok: z.object({ session: personSession.nullable() }),
    errors: ['NOT_FOUND', 'SIGN_IN_OVER', 'ORIGIN_NOT_REGISTERED', 'UNKNOWN_PARTNER'],
  },
  refreshSession: {
    summary: 'Refresh a session token on a partner’s page. Reusing an old token ends the session.',
    caller: 'public',
    body: z.strictObject({ publishableId, refreshToken: z.string().max(128) }),
    ok: personSession,
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SESSION_OVER'],
  },
  endSession: {
    summary: 'Sign out of the partner’s page',
    caller: 'public',
    body: z.strictObject({ publishableId, refreshToken: z.string().max(128) }),
    ok: done,
    errors: [],
  },
  partnerCounts: {
    summary: 'Count the partner’s requests by status',
    caller: 'partner',
    query: z.strictObject(range),
    ok: listOf(z.object({ status: z.enum(selectionStatuses), count: z.int().nonnegative() })),
    errors: ['SECRET_IN_BROWSER'],
  },
  partnerSelections: {
    summary: 'List the partner’s requests and their statuses, newest first',
    caller: 'partner',
    query: pageQuery.extend(range),
    ok: pageOf(brought),
    errors: ['SECRET_IN_BROWSER'],
  },
} as const satisfies Record<string, CallDefinition>;
