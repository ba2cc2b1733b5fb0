import { expect } from 'vitest';
import { crowded } from '../large-size.ts';
import { largePatient, largeSpecialist } from '../large.ts';
import type { CountedApi } from './counted-api.ts';
import { busy, hour } from './people.ts';

export async function readLists(on: CountedApi, round: number): Promise<void> {
  const patient = largePatient(100 + round);
  for (const as of [patient, largeSpecialist(100 + round)]) await on.call('authMe', { as });
  await on.call('availableSpecialties', { as: patient });
  for (const profession of ['doctors', 'tech'])
    await on.call('professionSpecialties', { as: patient, params: { profession } });
  for (const variant of [{}, { state: 'NSW' }, { reason: 'Trouble with sleep and headaches' }])
    await on.call('searchSpecialists', { as: patient, body: { ...crowded, ...variant } });
  for (const as of [patient, busy.patient]) {
    for (const show of ['unpaid', 'current', 'ended']) await on.call('mySelections', { as, query: { show } });
    await on.pages('mySelections', { as });
    for (const show of ['unpaid', 'current', 'ended']) await on.call('myRequests', { as, query: { show } });
    await on.pages('myRequests', { as });
    await on.pages('myOffers', { as });
  }
  for (const as of [largeSpecialist(13), busy.specialist]) {
    for (const name of ['incomingSelections', 'openRequests', 'myOffers', 'myPayouts'] as const)
      await on.pages(name, { as });
  }
  for (const as of [patient, busy.patient, busy.specialist]) {
    for (const when of ['upcoming', 'past']) await on.pages('myAppointments', { as, query: { when } });
    const from = on.api.clock.now.toISOString();
    const to = new Date(on.api.clock.now.getTime() + 7 * 24 * hour).toISOString();
    await on.call('myAppointments', { as, query: { from, to } });
  }
  for (const as of [patient, busy.patient, largeSpecialist(13), busy.specialist]) {
    const { version } = (await on.call('notifications', { as })) as { version: string };
    const again = { as, headers: { 'if-none-match': `"${version}"` } };
    const { status } = await on.counted('notifications', () => on.api.call('notifications', again));
    expect(status).toBe(304);
  }
  await on.call('myAvailability', { as: busy.specialist });
  await on.call('mySpecialistProfile', { as: busy.specialist });
}
