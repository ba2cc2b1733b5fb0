import { expect, it } from 'vitest';
import { hold } from '../testing/hold.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { codeOf } from '../testing/requests.ts';
import { withTwoApis } from '../testing/two-apis.ts';

const [api, other] = await withTwoApis();

/** Runs both calls; the first one locks the account first. */
async function inTurn<A, B>(userId: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const held = await hold(api, 'select id from users where id = $1 for no key update', [userId]);
  const one = first();
  await held.waitFor(1);
  const two = second();
  await held.waitFor(2);
  await held.letGo();
  return [await one, await two];
}

it('a vouching clinic is refused while the person disconnects it', async () => {
  const patient = await aPatient(api.services.db);
  const clinic = await aPartner(api);
  await vouchedFor(api, clinic, patient);
  // The first call of a person locks the account too.
  await api.call('authMe', { as: patient });
  const disconnect = () => api.call('disconnectClinic', { as: patient, params: { id: clinic.id } });
  const vouch = () => other.call('vouchForPatient', { ...bearing(clinic.secret), body: { email: patient.email } });
  const [disconnected, refused] = await inTurn(patient.userId, disconnect, vouch);
  expect([disconnected.status, codeOf(refused)]).toEqual([200, 'CLINIC_DISCONNECTED']);

  await api.call('connectClinic', { as: patient, params: { id: clinic.id } });
  const [vouched, again] = await inTurn(patient.userId, vouch, disconnect);
  expect([vouched.status, again.status]).toEqual([200, 200]);
  const { token } = vouched.body as { token: string };
  expect((await other.call('authMe', bearing(token, clinic.origin))).status).toBe(401);
  expect(codeOf(await vouch())).toBe('CLINIC_DISCONNECTED');
});
