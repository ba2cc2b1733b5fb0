import * as z from 'zod';
import { passkeyNameRule } from '../sign-in/passkey-fields.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant, listOf } from './fields.ts';
import { fromText } from './from-field.ts';
import { optional } from './optional.ts';

/** Set by the device, up to 1,023 bytes, as base64url. */
const credentialId = z.string().min(1).max(1_364);

export const passkey = z.object({
  passkeyId: id,
  credentialId,
  name: z.string(),
  /** True if the device syncs it, such as to the person’s Apple or Google account. */
  synced: z.boolean(),
  addedAt: instant,
  usedAt: instant.nullable(),
});

/** Options for the browser's credential calls, as in WebAuthn's `…OptionsJSON`. */
const options = z.object({
  challengeId: id,
  options: z.looseObject({ challenge: z.string() }),
});

const encoded = z.string().max(20_000);
const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    challengeId: id,
    /** The browser's answer, as in WebAuthn's `…ResponseJSON`. */
    response: z.looseObject({
      id: credentialId,
      rawId: credentialId,
      type: z.literal('public-key'),
      response: z.looseObject({ clientDataJSON: encoded, ...response }),
      clientExtensionResults: z.looseObject({}),
    }),
  });

const signature = { authenticatorData: encoded, signature: encoded, userHandle: optional(encoded) };

export const passkeyCalls = {
  startPasskeySignIn: {
    summary: 'Start a sign-in with a passkey. The challenge can be used once, within 5 minutes.',
    caller: 'public',
    ok: options,
    errors: ['NOT_FOUND'],
  },
  finishPasskeySignIn: {
    summary: 'Sign in with a passkey: exchange its signature for a Firebase custom token, valid for 5 minutes',
    caller: 'public',
    body: answerOf(signature),
    ok: z.object({ customToken: z.string() }),
    errors: ['NOT_FOUND'],
  },
  myPasskeys: {
    summary: 'List the passkeys of the person signed in, newest first',
    caller: 'signed-in',
    ok: listOf(passkey),
    errors: [],
  },
  startPasskey: {
    summary: 'Start adding a passkey. The challenge can be used once, within 5 minutes.',
    caller: 'signed-in',
    recentSignIn: true,
    ok: options,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_KEPT'],
  },
  addPasskey: {
    summary: 'Add a passkey that the browser has created',
    caller: 'signed-in',
    recentSignIn: true,
    body: answerOf({ attestationObject: encoded }),
    ok: passkey,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_KEPT'],
  },
  renamePasskey: {
    summary: 'Rename a passkey of the person signed in',
    caller: 'signed-in',
    body: z.strictObject({ name: fromText(passkeyNameRule) }),
    ok: done,
    errors: ['NOT_FOUND'],
  },
  removePasskey: {
    summary: 'Remove a passkey of the person signed in',
    caller: 'signed-in',
    recentSignIn: true,
    ok: done,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'],
  },
} as const satisfies Record<string, CallDefinition>;
