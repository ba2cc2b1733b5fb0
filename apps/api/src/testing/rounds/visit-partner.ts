import type { Sessions } from '@tele/core';
import { hashOf, newSecret } from '../../encryption/secret.ts';
import { largePartner } from '../large-partners.ts';
import { largePatient } from '../large.ts';
import { bearing } from '../partners.ts';
import type { CallOptions } from '../start-api.ts';
import type { CountedApi } from './counted-api.ts';

export async function visitPartner(on: CountedApi, round: number): Promise<void> {
  const { publishableId, secret, origin } = largePartner(round + 1);
  const page = { headers: { origin } };
  await on.call('startVisit', { ...page, body: { publishableId } });
  const as = largePatient(200 + round);
  const vouched = await on.call('vouchForPatient', { ...bearing(secret), body: { email: as.email } });
  await readHere(on, bearing((vouched as { token: string }).token, origin));

  for (const name of ['confirmClinicDetails', 'dismissClinicDetails'] as const)
    await decide(on, { name, round, secret, origin });

  const verifier = newSecret();
  const begun = await on.call('startSignIn', { ...page, body: { publishableId, challenge: hashOf(verifier) } });
  const params = { id: (begun as { signInId: string }).signInId };
  await on.call('getSignIn', { params });
  await on.call('approveSignIn', { as, params });
  const body = { publishableId, verifier };
  const { session } = (await on.call('exchangeSignIn', { ...page, params, body })) as {
    session: { token: string; refreshToken: string };
  };
  await readHere(on, bearing(session.token, origin));
  const { refreshToken } = session;
  const next = await on.call('refreshSession', { ...page, body: { publishableId, refreshToken } });
  await on.call('endSession', { body: { publishableId, refreshToken: (next as typeof session).refreshToken } });

  await on.call('disconnectClinic', { as, params: { id: `par_l${200 + round}` } });
  await on.call('connectClinic', { as, params: { id: `par_l${200 + round}` } });
  const { devices } = (await on.call('mySessions', { as })) as Sessions;
  await on.call('endOwnSession', { as, params: { id: devices[0]?.sessionId ?? '' } });
  await on.call('endAllSessions', { as: largePatient(400 + round) });

  await on.call('partnerCounts', bearing(secret));
  await on.pages('partnerSelections', bearing(secret));
}

interface Decision {
  name: 'confirmClinicDetails' | 'dismissClinicDetails';
  round: number;
  secret: string;
  origin: string;
}

async function decide(on: CountedApi, { name, round, secret, origin }: Decision): Promise<void> {
  const as = { email: `${name}${round}@large.example.com`, userId: '', name };
  const vouched = await on.call('vouchForPatient', { ...bearing(secret), body: { email: as.email } });
  const details = { role: 'patient', name: 'Ada Nguyen', phone: '0491 570 006' };
  await on.call('registerUser', { ...bearing((vouched as { token: string }).token, origin), body: details });
  const { items } = (await on.call('myClinicDetails', { as })) as { items: { detailsId: string; enteredAt: string }[] };
  const { detailsId: id = '', enteredAt } = items[0] ?? {};
  await on.call(name, { as, params: { id }, ...(name === 'confirmClinicDetails' && { body: { enteredAt } }) });
}

async function readHere(on: CountedApi, here: Pick<CallOptions, 'headers'>): Promise<void> {
  await on.call('authMe', here);
  await on.call('mySelections', here);
  await on.call('myAppointments', { ...here, query: { when: 'upcoming' } });
}
