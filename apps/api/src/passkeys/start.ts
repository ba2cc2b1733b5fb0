import { randomBytes } from 'node:crypto';
import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { keepChallenge } from './challenges.ts';
import { loadWebAuthn, relyingParty } from './relying-party.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { requireRoom } from './room.ts';

/** `POST /users/me/passkeys/start`: options for the browser to create a passkey. */
export const startPasskey: Handler<'startPasskey'> = async ({ db, config, now, actor }) => {
  const person = requirePerson(actor);
  const { userId } = person;
  const { id: rpID } = relyingParty(config);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return inTransaction(db, async (t) => {
    await lockAccount(t, userId);
    const held = await requireRoom(t, userId);
    requireSecondFactor(person, held, config);
    const { email, name } = await t
      .selectFrom('users')
      .select(['email', 'name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const userHandle = held[0]?.user_handle ?? randomBytes(32).toString('base64url');
    const options = await generateRegistrationOptions({
      rpName: config.business.name,
      rpID,
      userName: email,
      userDisplayName: name ?? email,
      userID: Uint8Array.from(Buffer.from(userHandle, 'base64url')),
      excludeCredentials: held.map(({ credential_id: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const challengeId = await keepChallenge(t, now(), {
      challenge: options.challenge,
      adding: { userId, userHandle },
    });
    return { challengeId, options: { ...options } };
  });
};
