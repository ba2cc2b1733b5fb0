import * as z from 'zod';
import { selectionStatuses } from '../selection/statuses.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant, listOf, pageOf, pageQuery } from './fields.ts';
import { missingIfEmpty, optional } from './optional.ts';

/** `tele_pub_…`, which stands in the partner's page for everybody to read. A secret key in its place is refused by name (SECRET_IN_BROWSER). */
const publishableId = z
  .string('Give the publishable id of the partner, tele_pub_….')
  .regex(/^tele_(pub|sec)_[\w-]{8,64}$/, 'Give the publishable id of the partner, tele_pub_….');

/** 32 random bytes as base64url, and their SHA-256 (RFC 7636): whoever shows the first has asked with the second. */
const verifier = z.string().regex(/^[\w-]{43}$/, 'The verifier has 43 characters of base64url.');

/** A bearer token for 15 minutes. Its claims say `exp`, and `sub` where it is a person's; a visitor is nobody. */
const shortToken = z.object({ token: z.string(), expiresISO: instant });

/** A person's on a partner's page. `refreshToken` is for one use: each refresh answers the next. Both live in memory alone. */
const personSession = shortToken.extend({ refreshToken: z.string() });

/** What a partner's page may know of the partner. */
const partnerShown = z.object({ name: z.string() });

const email = z.email('Give the verified e-mail of your patient.').max(254);

/** What a partner brought, without anything of the person: neither reason nor name nor time (product.md 'Partners'). */
const brought = z.object({ selectionId: id, status: z.enum(selectionStatuses), createdAt: instant });

const range = { from: missingIfEmpty(instant.optional()), until: missingIfEmpty(instant.optional()) };

export const partnerCalls = {
  startVisit: {
    summary:
      'A visitor’s token for a page of a partner: enough to search and to see times. The origin must be one of theirs',
    caller: 'public',
    body: z.strictObject({ publishableId }),
    ok: shortToken.extend({
      partner: partnerShown,
      /** Where somebody signs in: the portal. */
      portalUrl: z.url(),
      /** How the page reaches the payment provider; null where payments are not configured. */
      stripe: z.object({ publishableKey: z.string(), scriptUrl: z.url().optional() }).nullable(),
    }),
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'],
  },
  vouchForPatient: {
    summary:
      'A token for a patient whom the partner’s server has signed in itself: 15 minutes, asked for again as often as needed. With the secret key, from a server alone',
    caller: 'partner',
    body: z.strictObject({ email }),
    ok: shortToken,
    errors: ['CLINIC_DISCONNECTED', 'SECRET_IN_BROWSER'],
  },
  startSignIn: {
    summary:
      'Begins a sign-in in a window of the portal, for a page of a partner. `challenge` is the SHA-256 of a verifier',
    caller: 'public',
    body: z.strictObject({ publishableId, challenge: verifier }),
    ok: z.object({
      signInId: id,
      /** What the window opens. */
      url: z.url(),
      expiresISO: instant,
    }),
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'],
  },
  getSignIn: {
    summary: 'For whom a sign-in is, and how far it is',
    caller: 'public',
    ok: z.object({
      partner: partnerShown,
      /** Of the page that waits: where a code may be posted, and nowhere else. */
      origin: z.url(),
      state: z.enum(['WAITING', 'APPROVED', 'FINISHED', 'EXPIRED']),
    }),
    errors: ['NOT_FOUND'],
  },
  approveSignIn: {
    summary: 'The person signed in at the portal lets the partner’s page go on in their name; the code is for one use',
    caller: 'signed-in',
    ok: z.object({ code: z.string() }),
    errors: ['NOT_FOUND', 'SIGN_IN_OVER'],
  },
  exchangeSignIn: {
    summary:
      'What the waiting page gets for its verifier once the sign-in is approved, once; null until then. `code` is what the window has handed over, if it could',
    caller: 'public',
    body: z.strictObject({ publishableId, verifier, code: optional(z.string().max(128)) }),
    ok: z.object({ session: personSession.nullable() }),
    errors: ['NOT_FOUND', 'SIGN_IN_OVER', 'ORIGIN_NOT_REGISTERED', 'UNKNOWN_PARTNER'],
  },
  refreshSession: {
    summary:
      'The next token of a person on a partner’s page; one used again after the one that it gave ends the session',
    caller: 'public',
    body: z.strictObject({ publishableId, refreshToken: z.string().max(128) }),
    ok: personSession,
    errors: ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SESSION_OVER'],
  },
  endSession: {
    summary: 'The person signs out of the partner’s page',
    caller: 'public',
    body: z.strictObject({ publishableId, refreshToken: z.string().max(128) }),
    ok: done,
    errors: [],
  },
  partnerCounts: {
    summary: 'How many requests the partner brought, by state',
    caller: 'partner',
    query: z.strictObject(range),
    ok: listOf(z.object({ status: z.enum(selectionStatuses), count: z.int().nonnegative() })),
    errors: ['SECRET_IN_BROWSER'],
  },
  partnerSelections: {
    summary: 'The requests that the partner brought, newest first, with their states',
    caller: 'partner',
    query: pageQuery.extend(range),
    ok: pageOf(brought),
    errors: ['SECRET_IN_BROWSER'],
  },
} as const satisfies Record<string, CallDefinition>;
