import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import { takeChallenge } from './challenges.ts';
import { loadWebAuthn, relyingParty } from './relying-party.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { requireRoom } from './room.ts';
import { shownPasskey } from './shown.ts';

const refused = () => new ApiError('INVALID_INPUT', 'Your device’s answer doesn’t fit this site. Please try again.');

/** `POST /users/me/passkeys`: keeps the public key of a passkey that the browser has created. */
export const addPasskey: Handler<'addPasskey'> = async (ctx, { body }) => {
  const person = requirePerson(ctx.actor);
  const { userId, signIn } = person;
  const { challenge, user_handle: userHandle } = await takeChallenge(ctx.db, ctx.now(), body.challengeId, userId);
  const { credential, credentialBackedUp } = await verify(ctx, challenge, body.response as never);
  const row = await inTransaction(ctx.db, async (t) => {
    await lockAccount(t, userId);
    requireSecondFactor(person, await requireRoom(t, userId), ctx.config);
    const added = await t
      .insertInto('passkeys')
      .values({
        id: newId('psk'),
        user_id: userId,
        credential_id: credential.id,
        user_handle: userHandle ?? '',
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: String(credential.counter),
        transports: credential.transports ?? [],
        synced: credentialBackedUp,
        name: await deviceOf(t, signIn?.sessionId),
        added_at: ctx.now(),
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw refused();
    await sendSecurityEmailLater(t, { userId, email: 'passkeyAdded' }, ctx.now());
    await writeAudit(t, ctx, { action: 'passkey.add', subjects: [userId, added.id] });
    return added;
  });
  runJobsSoon(ctx);
  return shownPasskey(row);
};

async function verify({ config }: Pick<Ctx, 'config'>, challenge: string, response: RegistrationResponseJSON) {
  const { id, origin } = relyingParty(config);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  return registrationInfo;
}

/** First name of the passkey: browser and system of this sign-in. */
async function deviceOf(t: Tx, sessionId: string | undefined): Promise<string> {
  const session = await t
    .selectFrom('sessions')
    .select('device')
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  return session?.device ?? 'Passkey';
}
