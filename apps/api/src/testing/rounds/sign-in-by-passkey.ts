import { anAuthenticator } from '../passkeys.ts';
import type { CountedApi } from './counted-api.ts';
import { patientOf } from './people.ts';

type Started = Parameters<ReturnType<typeof anAuthenticator>['sign']>[0];

export async function signInByPasskey(on: CountedApi, round: number): Promise<void> {
  const as = patientOf(round, 8);
  const { origin, hostname: rpId } = new URL(on.api.services.config.portalUrl);
  const device = anAuthenticator({ rpId, origin });
  const added = device.create((await on.call('startPasskey', { as })) as Started);
  const { passkeyId: id } = (await on.call('addPasskey', { as, body: added })) as { passkeyId: string };
  await on.call('finishPasskeySignIn', { body: device.sign((await on.call('startPasskeySignIn')) as Started) });
  await on.call('myPasskeys', { as });
  await on.call('renamePasskey', { as, params: { id }, body: { name: `Phone ${round}` } });
  await on.call('removePasskey', { as, params: { id } });
}
