import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { mintCustomToken } from '../account/mint-custom-token.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { loadWebAuthn, relyingParty } from './relying-party.ts';

const refused = (code: 'INVALID_INPUT' | 'NOT_FOUND' = 'INVALID_INPUT') =>
  new ApiError(code, 'We don’t know this passkey, or it was removed. Sign in another way.');

export const startPasskeySignIn: Handler<'startPasskeySignIn'> = async ({ db, config, now }) => {
  const { id: rpID } = relyingParty(config);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  return { challengeId: await keepChallenge(db, now(), { challenge: options.challenge }), options: { ...options } };
};

/** `POST /auth/passkeys`: a custom token for the account's first uid, as after Google (account/google). */
export const finishPasskeySignIn: Handler<'finishPasskeySignIn'> = async (ctx, { body }) => {
  const { db, config, now } = ctx;
  const { challenge } = await takeChallenge(db, now(), body.challengeId, null);
  const uid = await inTransaction(db, async (t) => {
    // Locked, so two uses of a copied passkey cannot both raise the counter.
    const passkey = await t
      .selectFrom('passkeys')
      .selectAll()
      .where('credential_id', '=', body.response.id)
      .forUpdate()
      .executeTakeFirst();
    if (!passkey) throw refused('NOT_FOUND');
    const { newCounter, credentialBackedUp } = await verify(ctx, passkey, challenge, body.response as never);
    await t
      .updateTable('passkeys')
      .set({ counter: String(newCounter), synced: credentialBackedUp, used_at: now() })
      .where('id', '=', passkey.id)
      .execute();
    const { provider_uid: first } = await t
      .selectFrom('identities')
      .select('provider_uid')
      .where('user_id', '=', passkey.user_id)
      .orderBy('created_at')
      .orderBy('provider_uid')
      .executeTakeFirstOrThrow(() => refused());
    return first;
  });
  return { customToken: await mintCustomToken(config, uid, now(), { passkey: true }) };
};

async function verify(
  { config }: Pick<Ctx, 'config'>,
  passkey: Row<'passkeys'>,
  challenge: string,
  response: AuthenticationResponseJSON,
) {
  const { id, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  const isTheirs = response.response.userHandle === passkey.user_handle;
  if (!verified || !authenticationInfo || !isTheirs) throw refused();
  return authenticationInfo;
}
